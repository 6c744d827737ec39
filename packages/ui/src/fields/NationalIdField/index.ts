export { NationalIdField, type NationalId, type NationalIdFieldProps } from './NationalIdField';
