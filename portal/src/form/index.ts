export { Fields, Form, SubmitErrorContext, type ErrorFields } from './Form';
export { FormActions, SubmitButton } from './FormActions';
export { EmailField, NameFields } from './NameFields';
export { namesInOrder } from './names-in-order';
export { AccountField, NewPasswordFields } from './NewPasswordFields';
export { SentCodeField } from './SentCodeField';
export { CODE_BLOCKED, useCodeBlock } from './use-code-block';
export { FormChanges, useFormChanges } from './use-form-changes';
