export { ProofsUnderReview } from './ProofsUnderReview';
export { ProofUpload } from './ProofUpload';
