export { ConcealedField, type ConcealedFieldProps } from './ConcealedField';
