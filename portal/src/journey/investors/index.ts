export { IdentityCheck } from './IdentityCheck';
export { ProofUpload } from './ProofUpload';
