export { BirthDateField, type BirthDateFieldProps } from './BirthDateField';
