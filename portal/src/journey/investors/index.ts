export { IdentityCheck } from './IdentityCheck';
export { ProofUpload } from './ProofUpload';
export { useProvenSend } from './use-proven-send';
