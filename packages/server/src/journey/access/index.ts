import type { SomeHandlers } from '../../http/handler';
import type { SomeJobHandlers } from '../../jobs/jobs';
import { upgradePassword } from './change-password';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyCheck,
  listPasskeys,
  removePasskey,
  verifyPasskey,
} from './own-passkeys';
import { makeRecoveryCodes } from './recovery-codes';
import {
  openPasswordReset,
  requestPasswordReset,
  resetPassword,
  sendPasswordResetCode,
  sendResetMail,
} from './reset-password';
import { sendFormerAddressMail, sendSecurityMail } from './security-mail';
import { endOneSession, listSessions, refreshToken, signOut, signOutEverywhere } from './sessions';
import {
  beginPasskeySignIn,
  signInByCode,
  signInByPasskey,
  signInByPassword,
  signInByRecoveryCode,
} from './sign-in';
import { resendSignInCode } from './sign-in-code';

export { updatePassword } from './change-password';
export { requireCheck, sendEmailCode, verifyEmailCode, verifyPassword } from './security-checks';
export { notifyFormerAddress, notifyOwner, payoutHoldFrom, recordSecurityChange } from './security-mail';
export { mailReset } from './reset-password';
export { revokeSessions } from './sessions';
export { forgetTicket } from './sign-in-code';

export const accessHandlers = {
  signIn({ body, ...caller }, services) {
    if ('code' in body) return signInByCode(services, body, caller);
    if ('recovery_code' in body) return signInByRecoveryCode(services, body, caller);
    return signInByPassword(services, body, caller);
  },
  resendSignInCode,
  refreshToken,
  signOut,
  requestPasswordReset,
  openPasswordReset,
  sendPasswordResetCode,
  resetPassword,
  upgradePassword,
  listSessions,
  endOneSession,
  signOutEverywhere,
  beginPasskeySignIn,
  signInByPasskey,
  listPasskeys,
  beginPasskey,
  addPasskey,
  removePasskey,
  beginPasskeyCheck,
  verifyPasskey,
  makeRecoveryCodes,
} satisfies SomeHandlers;

export const accessJobs = {
  'send-reset-mail': sendResetMail,
  'send-security-mail': sendSecurityMail,
  'send-former-address-mail': sendFormerAddressMail,
} satisfies SomeJobHandlers;
