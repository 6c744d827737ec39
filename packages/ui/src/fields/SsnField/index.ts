export { SsnField, type SsnFieldProps } from './SsnField';
