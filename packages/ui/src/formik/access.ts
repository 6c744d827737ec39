import { CodeField } from '../fields/CodeField/CodeField';
import { PasswordField } from '../fields/PasswordField/PasswordField';
import { bindField } from './bind-field';

/** `PasswordField` bound to Formik by `name`; its empty value is `''`. */
export const FormikPasswordField = /* @__PURE__ */ bindField(PasswordField, '');
/** `CodeField` bound to Formik by `name`; its empty value is `''`. */
export const FormikCodeField = /* @__PURE__ */ bindField(CodeField, '');
