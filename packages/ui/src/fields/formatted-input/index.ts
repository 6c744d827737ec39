export {
  AS_TYPED,
  identity,
  numberText,
  createNumberReader,
  useFormattedInput,
  type Mask,
} from './use-formatted-input';
export { FormattedField } from './FormattedField';
export { NumberField } from './NumberField';
export { createDollarMask, groupDollars } from './dollar-mask';
export { createChangingMask, codeMask, digitMask, type FixedFormat } from './fixed-mask';
