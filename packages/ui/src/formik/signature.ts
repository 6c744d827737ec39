import { SignaturePad } from '../fields/SignaturePad/SignaturePad';
import { TypedSignature } from '../fields/TypedSignature/TypedSignature';
import { MustReadList } from '../investing/MustReadList/MustReadList';
import { bindField } from './bind-field';

export const FormikTypedSignature = /* @__PURE__ */ bindField(TypedSignature, '');
export const FormikSignaturePad = /* @__PURE__ */ bindField(SignaturePad, { kind: 'typed', name: '' });
export const FormikMustReadList = /* @__PURE__ */ bindField(MustReadList, []);
