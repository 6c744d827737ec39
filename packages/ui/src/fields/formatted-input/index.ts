export {
  AS_TYPED,
  numberText,
  typedNumber,
  useFormattedInput,
  type InputRest,
  type Mask,
} from './use-formatted-input';
export { FormattedField } from './FormattedField';
export { createDollarMask, groupDollars } from './dollar-mask';
export { changingMask, codeMask, digitMask } from './fixed-mask';
