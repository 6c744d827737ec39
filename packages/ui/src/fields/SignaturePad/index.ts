export { SignaturePad, type SignaturePadProps } from './SignaturePad';
export { isSigned } from './signature';
export { SIGNATURE_BOX, signaturePath } from '@quoin/rules';
export type { DrawnSignature, Signature, Stroke, TypedName } from '@quoin/rules';
