export { accessHandlers } from './handlers';
export { forgetAttempts, lockedUntil } from './sign-in-attempts';
export { forgetTicket } from './sign-in-code';
