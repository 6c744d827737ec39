export { IdentityCheck, getOwnNames, verifiableInvestorId, type Me } from './IdentityCheck';
export { IdentityQuestion } from './IdentityQuestion';
export { useVerifiedSubmit } from './use-verified-submit';
