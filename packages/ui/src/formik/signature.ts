import { SignaturePad } from '../fields/SignaturePad/SignaturePad';
import { TypedSignature } from '../fields/TypedSignature/TypedSignature';
import { MustReadList } from '../investing/MustReadList/MustReadList';
import { bindField } from './bind-field';

/** `TypedSignature` bound to Formik by `name`; its empty value is `''`. */
export const FormikTypedSignature = /* @__PURE__ */ bindField(TypedSignature, '');
/** `SignaturePad` bound to Formik by `name`; its empty value is `{ kind: 'typed', name: '' }`. */
export const FormikSignaturePad = /* @__PURE__ */ bindField(SignaturePad, { kind: 'typed', name: '' });
/** `MustReadList` bound to Formik by `name`; its empty value is `[]`. */
export const FormikMustReadList = /* @__PURE__ */ bindField(MustReadList, []);
