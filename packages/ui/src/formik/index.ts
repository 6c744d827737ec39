// Every field of the package, bound to Formik by `name`. A component of one's own is bound the same way by `bindField`.
// In files by what is asked together: a page that signs in does not carry the bank accounts.
export * from './access';
export { bindField, bindParts } from './bind-field';
export * from './controls';
export * from './figures';
export { FocusFirstError } from './FocusFirstError';
export { FormScope, useForm, useFormValue } from './FormScope';
export { FormikFileUpload, type FormikFileUploadProps } from './FormikFileUpload';
export * from './identity';
export * from './payout';
export * from './person';
export * from './signature';
export * from './statements';
export { useFieldError, useFieldParts } from './use-field';
