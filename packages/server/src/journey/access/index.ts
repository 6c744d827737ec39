export { accessHandlers, accessJobs } from './handlers';
export { updatePassword } from './change-password';
export { requireCheck, sendEmailCode, verifyEmailCode, verifyPassword } from './security-checks';
export { notifyFormerAddress, notifyOwner, payoutHoldFrom, recordSecurityChange } from './security-mail';
export { mailReset } from './reset-password';
export { revokeSessions } from './sessions';
export { forgetTicket } from './sign-in-code';
