export { Form } from './Form';
export { Fields } from './Form.styles';
export { FormActions } from './FormActions';
export { NameFields } from './NameFields';
export { NewPasswordFields } from './NewPasswordFields';
export { FailureAtField, type Places } from './places';
export { CODE_BLOCKED, SentCodeField } from './SentCodeField';
export { useCodeBlock } from './use-code-block';
export { useFocusOnArrival } from './use-focus-on-arrival';
