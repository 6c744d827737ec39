export { AS_TYPED, useFormattedInput, type InputRest } from './use-formatted-input';
export { FormattedField } from './FormattedField';
export { numberText, typedNumber } from './typed-number';
export { groupedText, type Mask } from './mask';
export { codeMask, digitMask, dollarMask, fixedMask, groupDollars } from './masks';
