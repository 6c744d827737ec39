export { Form } from './Form';
export { Fields } from './Form.styles';
export { FormActions } from './FormActions';
export { NameFields } from './NameFields';
export { NewPasswordFields } from './NewPasswordFields';
export { type Places } from './places';
export { SentCodeField } from './SentCodeField';
export { useFocusOnArrival } from './use-focus-on-arrival';
