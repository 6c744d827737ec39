export { AS_TYPED, useFormattedInput, type InputRest } from './use-formatted-input';
export { FormattedField } from './FormattedField';
export { fitted, type Mask } from './mask';
export { codeMask, decimalMask, digitMask, dollarMask, fixedMask, groupDollars, halfWidth } from './masks';
