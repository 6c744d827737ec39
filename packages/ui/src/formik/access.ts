import { CodeField } from '../fields/CodeField/CodeField';
import { PasswordField } from '../fields/PasswordField/PasswordField';
import { bindField } from './bind-field';

export const FormikPasswordField = /* @__PURE__ */ bindField(PasswordField, '');
export const FormikCodeField = /* @__PURE__ */ bindField(CodeField, '');
