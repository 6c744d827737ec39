import { SignaturePad, TypedSignature } from '../fields';
import { MustReadList } from '../investing';
import { bindField } from './bind-field';

export const FormikTypedSignature = /* @__PURE__ */ bindField(TypedSignature, '');
export const FormikSignaturePad = /* @__PURE__ */ bindField(SignaturePad, { kind: 'typed', name: '' });
export const FormikMustReadList = /* @__PURE__ */ bindField(MustReadList, []);
