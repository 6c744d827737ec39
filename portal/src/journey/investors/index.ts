export { IdentityCheck, type IdentityCheckProps } from './IdentityCheck';
export { ProofUpload } from './ProofUpload';
