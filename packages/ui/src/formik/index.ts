// Every field of the package, bound to Formik by `name`. Bind a custom component with `bindField`. Fields that are used
// together are in one file, so that the sign-in page does not load the bank account fields.
export * from './access';
export { bindField, bindParts } from './bind-field';
export * from './controls';
export * from './application';
export { FocusFirstError } from './FocusFirstError';
export { FormScope, useForm, useFormValue } from './FormScope';
export { FormikFileUpload, type FormikFileUploadProps } from './FormikFileUpload';
export * from './identity';
export * from './payout';
export * from './person';
export * from './signature';
export * from './application';
export { useFieldError, useFieldParts } from './use-field';
