export { IdentityCheck } from './IdentityCheck';
export { IdentityQuestion } from './IdentityQuestion';
export { useProvenSend } from './use-proven-send';
