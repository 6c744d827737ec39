export { IdentityCheck } from './IdentityCheck';
export { IdentityQuestion } from './IdentityQuestion';
export { ProofsUnderReview } from './ProofsUnderReview';
export { ProofUpload } from './ProofUpload';
export { useProvenSend } from './use-proven-send';
