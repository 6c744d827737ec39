export { IdentityCheck } from './IdentityCheck';
export { ProofsUnderReview } from './ProofsUnderReview';
export { ProofUpload } from './ProofUpload';
export { useProvenSend } from './use-proven-send';
