import { CodeField, PasswordField } from '../fields';
import { bindField } from './bind-field';

export const FormikPasswordField = /* @__PURE__ */ bindField(PasswordField, '');
export const FormikCodeField = /* @__PURE__ */ bindField(CodeField, '');
