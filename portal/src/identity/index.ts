export { IdentityCheck, ownNames, proverOf, type Me } from './IdentityCheck';
export { IdentityQuestion } from './IdentityQuestion';
export { useProvenSend } from './use-proven-send';
