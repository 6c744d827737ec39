import { ConcealedField } from '../fields/ConcealedField/ConcealedField';
import { NationalIdField } from '../fields/NationalIdField/NationalIdField';
import { SsnField } from '../fields/SsnField/SsnField';
import { bindField, bindParts } from './bind-field';

/** `ConcealedField` bound to Formik by `name`; its empty value is `''`. */
export const FormikConcealedField = /* @__PURE__ */ bindField(ConcealedField, '');
/** `SsnField` bound to Formik by `name`; its empty value is `''`. */
export const FormikSsnField = /* @__PURE__ */ bindField(SsnField, '');
/** `NationalIdField` bound to Formik by `name`; its empty value is `{}`. */
export const FormikNationalIdField = /* @__PURE__ */ bindParts(NationalIdField, {});
