export { Fields, Form, SubmitErrorContext, type ErrorFields } from './Form';
export { FormActions } from './FormActions';
export { NameFields } from './NameFields';
export { namesInOrder } from './names-in-order';
export { AccountField, NewPasswordFields } from './NewPasswordFields';
export { CODE_BLOCKED, SentCodeField } from './SentCodeField';
export { useCodeBlock } from './use-code-block';
export { FormChanges, useFormChanges } from './use-form-changes';
