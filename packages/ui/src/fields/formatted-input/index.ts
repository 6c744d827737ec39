export { useFormattedInput, type InputRest } from './use-formatted-input';
export { FormattedField } from './FormattedField';
export { dollarMask, groupDollars } from './dollar-mask';
export { decimalMask } from './decimal-mask';
export { codeMask, digitMask, fixedMask, halfWidth } from './digit-mask';
