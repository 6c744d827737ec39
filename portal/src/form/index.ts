export { Form } from './Form';
export { FormActions } from './FormActions';
export { NameFields } from './NameFields';
export { NewPasswordFields } from './NewPasswordFields';
export { type Places } from './places';
export { SentCodeField } from './SentCodeField';
export { stayInField } from './stay-in-field';
export { useFocusOnArrival } from './use-focus-on-arrival';
