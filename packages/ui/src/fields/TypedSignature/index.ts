export { TypedSignature, type TypedSignatureProps } from './TypedSignature';
