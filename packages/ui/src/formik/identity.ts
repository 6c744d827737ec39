import { ConcealedField } from '../fields/ConcealedField/ConcealedField';
import { NationalIdField } from '../fields/NationalIdField/NationalIdField';
import { SsnField } from '../fields/SsnField/SsnField';
import { bindField, bindParts } from './bind-field';

export const FormikConcealedField = /* @__PURE__ */ bindField(ConcealedField, '');
export const FormikSsnField = /* @__PURE__ */ bindField(SsnField, '');
export const FormikNationalIdField = /* @__PURE__ */ bindParts(NationalIdField, {});
