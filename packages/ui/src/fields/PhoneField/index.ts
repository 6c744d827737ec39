export { PhoneField, type PhoneFieldProps } from './PhoneField';
export type { PhoneNumber } from './phone-number';
