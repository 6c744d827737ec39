export { SignaturePad, type SignaturePadProps } from './SignaturePad';
export {
  isSigned,
  SIGNATURE_BOX,
  signaturePath,
  type DrawnSignature,
  type Signature,
  type Stroke,
  type TypedName,
} from './signature';
