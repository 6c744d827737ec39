export { useFormattedInput, type InputRest } from './use-formatted-input';
export { dollarMask, groupDollars } from './dollar-mask';
export { asciiDigits, digitMask } from './digit-mask';
