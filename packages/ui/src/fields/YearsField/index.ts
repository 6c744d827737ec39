export { YearsField, type YearsFieldProps } from './YearsField';
