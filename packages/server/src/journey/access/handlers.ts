import { problemOfEmail } from '@quoin/rules';
import type { Handlers } from '../../http/handler';
import type { JobHandlers } from '../../jobs/jobs';
import { ApiError } from '../../shared/errors';
import { upgradePassword } from './change-password';
import { endOneSession, listSessions, signOutEverywhere } from './own-sessions';
import { openReset, requestReset, resetPassword, sendResetCode, sendResetMail } from './reset-password';
import { sendFormerAddressMail, sendSecurityMail } from './security-mail';
import { endSession, renewSession } from './sessions';
import { signInByCode, signInByPassword } from './sign-in';
import { signInByRecoveryCode } from './sign-in-by-recovery-code';
import { resendCode } from './sign-in-code';

export const accessHandlers: Handlers<
  | 'signIn'
  | 'resendSignInCode'
  | 'refreshToken'
  | 'signOut'
  | 'requestPasswordReset'
  | 'openPasswordReset'
  | 'sendPasswordResetCode'
  | 'resetPassword'
  | 'upgradePassword'
  | 'listSessions'
  | 'endOneSession'
  | 'signOutEverywhere'
> = {
  signIn({ body, ...caller }, services) {
    if ('code' in body) return signInByCode(services, body, caller);
    if ('recovery_code' in body) return signInByRecoveryCode(services, body, caller);
    return signInByPassword(services, body, caller);
  },

  resendSignInCode: ({ body, language }, services) => resendCode(services, body.ticket, language),

  refreshToken: ({ signedIn, refreshCookie }, services) => renewSession(services, signedIn, refreshCookie),

  async signOut({ signedIn, refreshCookie }, services) {
    await endSession(services, signedIn, refreshCookie);
    return { done: true };
  },

  async requestPasswordReset({ body }, services) {
    const problem = problemOfEmail(body.email);
    if (problem) throw new ApiError('illegal_parameter', { problems: { email: problem } });
    await requestReset(services, body.email);
    return { done: true };
  },

  openPasswordReset: ({ body }, services) => openReset(services, body.code),

  sendPasswordResetCode: ({ body, language }, services) => sendResetCode(services, body.code, language),

  async resetPassword({ body }, services) {
    await resetPassword(services, body);
    return { done: true };
  },

  async upgradePassword({ body, signedIn }, services) {
    await upgradePassword(services, signedIn, body);
    return { done: true };
  },

  listSessions: ({ signedIn }, services) => listSessions(services, signedIn),

  async endOneSession({ params, signedIn }, services) {
    await endOneSession(services, signedIn, params.sessionId);
    return { done: true };
  },

  async signOutEverywhere({ signedIn, refreshCookie }, services) {
    await signOutEverywhere(services, signedIn, refreshCookie);
    return { done: true };
  },
};

export const accessJobs: JobHandlers<'send-reset-mail' | 'send-security-mail' | 'send-former-address-mail'> =
  {
    'send-reset-mail': sendResetMail,
    'send-security-mail': sendSecurityMail,
    'send-former-address-mail': sendFormerAddressMail,
  };
