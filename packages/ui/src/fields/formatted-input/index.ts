export { AS_TYPED, numberText, typedNumber, useFormattedInput, type Mask } from './use-formatted-input';
export { FormattedField } from './FormattedField';
export { NumberField } from './NumberField';
export { createDollarMask, groupDollars } from './dollar-mask';
export { changingMask, codeMask, digitMask } from './fixed-mask';
