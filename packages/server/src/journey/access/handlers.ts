import type { Handlers } from '../../http/handler';
import { endSession, renewSession } from './sessions';
import { signInByCode, signInByPassword } from './sign-in';
import { resendCode } from './sign-in-code';

export const accessHandlers: Handlers<'signIn' | 'resendSignInCode' | 'refreshToken' | 'signOut'> = {
  signIn: ({ body, ...caller }, services) =>
    'ticket' in body ? signInByCode(services, body, caller) : signInByPassword(services, body, caller),

  resendSignInCode: ({ body, language }, services) => resendCode(services, body.ticket, language),

  refreshToken: ({ signedIn, refreshCookie }, services) => renewSession(services, signedIn, refreshCookie),

  async signOut({ signedIn, refreshCookie }, services) {
    await endSession(services, signedIn, refreshCookie);
    return { done: true };
  },
};
