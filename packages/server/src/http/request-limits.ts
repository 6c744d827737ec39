// How often one address may make the calls that send messages or try secrets; counted in the database for all processes.
import type { CallName } from '@quoin/contract';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from './refusal';

const LIMITED: readonly CallName[] = [
  'joinWaitlist',
  'recordVisit',
  'sendSmsCode',
  'verifySmsCode',
  'getInvitation',
  'register',
  'resendActivation',
  'activate',
  'signIn',
  'beginPasskeySignIn',
  'signInByPasskey',
  'resendSignInCode',
  'requestPasswordReset',
  'openPasswordReset',
  'sendPasswordResetCode',
  'resetPassword',
];
/** Generous: an office behind one address signs in at nine o'clock. Codes and accounts have stricter limits of their own. */
const USUAL = { points: 120, duration: 60 };
/** An SMS costs money and goes to whoever's phone a stranger names. */
const TEXTING = { points: 100, duration: 3600 };

/** @throws Refusal too_many_requests */
export type RequestLimit = (call: CallName, address: string) => Promise<void>;

export function requestLimits(pool: pg.Pool): RequestLimit {
  const store = {
    storeClient: pool,
    storeType: 'pool',
    tableName: 'request_limits',
    tableCreated: true,
    keyPrefix: 'address',
  };
  const usual = new RateLimiterPostgres({ ...store, ...USUAL });
  const stricter: Partial<Record<CallName, RateLimiterPostgres>> = {
    sendSmsCode: new RateLimiterPostgres({ ...store, ...TEXTING, clearExpiredByTimeout: false }), // the other clears
  };
  return async (call, address) => {
    if (!LIMITED.includes(call)) return;
    try {
      await (stricter[call] ?? usual).consume(`${call}:${address}`);
    } catch (failure) {
      if (failure instanceof RateLimiterRes) throw new Refusal('too_many_requests');
      throw failure;
    }
  };
}
