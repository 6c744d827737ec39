// Limits of access: passwords, identity checks, sessions, mailed links.
import { addDays, addMonths } from '@quoin/rules';
import { hashPassword } from '@quoin/rules/password';
import * as limits from '../../../packages/rules/src/limits';
import { issueAccessCode, requireAccessCode } from '../../../packages/server/src/security/access-codes';
import { beginAttempt } from '../../../packages/server/src/security/attempts';
import {
  another,
  anywhere,
  app,
  aSession,
  DAY,
  FROM,
  HOUR,
  later,
  newPhone,
  person,
  succeeds,
  THROUGH,
  UNTIL,
  type Trial,
} from './trial';

const signInFails = async (email: string) =>
  (await app.refused('signIn', { body: { email, password: 'f'.repeat(64) }, address: anywhere() })).error;
const wrongSignIns = async (count: number) => {
  const email = `nobody.${another()}@example.com`;
  let last = '';
  for (let n = 0; n < count; n += 1) last = await signInFails(email);
  return { email, last };
};

const identityTries = async (count: number) => {
  const attempt = { purpose: 'identity_check', subject: `account-${another()}` } as const;
  let left: number | undefined;
  for (let n = 0; n < count; n += 1) left = await beginAttempt(app.services, attempt);
  return { attempt, left };
};

const codeMailed = async (email: string) => (await app.linkMailed(email)).split('/').at(-1) ?? '';

export const ACCESS_TRIALS: readonly Trial[] = [
  {
    constant: 'SIGN_IN_ATTEMPTS',
    of: 'failed sign-ins without a lock',
    limit: limits.SIGN_IN_ATTEMPTS,
    expected: UNTIL,
    goes: async (tries) => (await wrongSignIns(tries)).last !== 'account_locked',
  },
  {
    constant: 'SIGN_IN_LOCK_HOURS',
    of: 'seconds after which a locked e-mail is looked at again',
    limit: limits.SIGN_IN_LOCK_HOURS * HOUR,
    expected: FROM,
    goes: async (seconds) => {
      const { email } = await wrongSignIns(limits.SIGN_IN_ATTEMPTS);
      later(seconds);
      return (await signInFails(email)) !== 'account_locked';
    },
  },
  {
    constant: 'IDENTITY_ATTEMPTS',
    of: 'identity checks before they are blocked',
    limit: limits.IDENTITY_ATTEMPTS,
    expected: THROUGH,
    goes: async (tries) => (await identityTries(tries)).left !== undefined,
  },
  {
    constant: 'IDENTITY_LOCK_HOURS',
    of: 'seconds after which identity is checked again',
    limit: limits.IDENTITY_LOCK_HOURS * HOUR,
    expected: FROM,
    goes: async (seconds) => {
      const { attempt } = await identityTries(limits.IDENTITY_ATTEMPTS);
      later(seconds);
      return (await beginAttempt(app.services, attempt)) !== undefined;
    },
  },
  {
    constant: 'ACCESS_CODE_MINUTES',
    of: 'seconds that a passed identity check opens something',
    limit: limits.ACCESS_CODE_MINUTES * 60,
    expected: UNTIL,
    goes: async (seconds) => {
      const { token } = await aSession();
      const { id: accountId } = await app.ok('getUserInfo', { token });
      const purpose = 'documents';
      const { code } = await issueAccessCode(app.db, app, { accountId, purpose });
      later(seconds);
      return requireAccessCode(app.db, app, { accountId, purpose, code }).then(
        () => true,
        () => false,
      );
    },
  },
  {
    constant: 'TOKEN_MINUTES',
    of: 'seconds that a token is good',
    limit: limits.TOKEN_MINUTES * 60,
    expected: UNTIL,
    goes: async (seconds) => {
      const { token } = await aSession();
      later(seconds);
      return succeeds(await app.call('getUserInfo', { token }));
    },
  },
  {
    constant: 'SESSION_IDLE_HOURS',
    of: 'seconds that an idle session can be renewed',
    limit: limits.SESSION_IDLE_HOURS * HOUR,
    expected: UNTIL,
    goes: async (seconds) => {
      const session = await aSession();
      later(seconds);
      return succeeds(await app.call('refreshToken', session));
    },
  },
  {
    constant: 'PASSWORD_CHECK_MINUTES',
    of: 'seconds that a password entered again counts',
    limit: limits.PASSWORD_CHECK_MINUTES * 60,
    expected: UNTIL,
    goes: async (seconds) => {
      const { token } = await aSession();
      const password = await hashPassword(person.email, person.password);
      await app.ok('verifyPassword', { token, body: { password } });
      later(seconds);
      return succeeds(await app.call('setTwoStep', { token, body: { on: true } }));
    },
  },
  {
    constant: 'RESET_LINK_MINUTES',
    of: 'seconds that a link to reset the password is good',
    limit: limits.RESET_LINK_MINUTES * 60,
    expected: UNTIL,
    goes: async (seconds) => {
      later(60);
      await app.ok('requestPasswordReset', { body: { email: person.email } });
      const code = await codeMailed(person.email);
      later(seconds);
      return succeeds(await app.call('openPasswordReset', { body: { code } }));
    },
  },
  {
    constant: 'ACTIVATION_LINK_HOURS',
    of: 'seconds that an activation link is good',
    limit: limits.ACTIVATION_LINK_HOURS * HOUR,
    expected: UNTIL,
    goes: async (seconds) => {
      const { email } = await app.register({ address: anywhere() });
      const code = await codeMailed(email);
      later(seconds);
      return succeeds(await app.call('activate', { body: { code } }));
    },
  },
  {
    constant: 'FROM_MAIL_DAYS',
    of: 'seconds that a visit by a mailed link is kept',
    limit: limits.FROM_MAIL_DAYS * DAY,
    expected: UNTIL,
    goes: async (seconds) => {
      const { id } = await app.ok('recordVisit', { query: {}, address: anywhere() });
      later(seconds);
      return !(await app.ok('recordStay', { query: { id }, address: anywhere() })).expired;
    },
  },
  {
    constant: 'MINIMUM_AGE',
    of: 'days after a birth on which its child may sign',
    limit: 0,
    expected: FROM,
    goes: async (days) => {
      const { token } = await aSession();
      const today = app.clock.now().toISOString().slice(0, 10);
      const birth_date = addDays(addMonths(today, -12 * limits.MINIMUM_AGE), -days);
      return succeeds(await app.call('updateUserInfo', { token, body: { birth_date } }));
    },
  },
  {
    constant: 'MAX_NAME_PART_LENGTH',
    of: 'letters of a first name on the waitlist',
    limit: limits.MAX_NAME_PART_LENGTH,
    expected: THROUGH,
    goes: async (letters) => {
      const body = {
        first_name: 'W'.repeat(letters),
        last_name: 'Ashdown',
        phone_number: newPhone(),
        region: 'US' as const,
        email: `waiting.${another()}@example.com`,
      };
      return succeeds(await app.call('joinWaitlist', { body, address: anywhere() }));
    },
  },
  {
    constant: 'MAX_NAME_LENGTH',
    of: 'letters of the name of a custodian',
    limit: limits.MAX_NAME_LENGTH,
    expected: THROUGH,
    goes: async (letters) => {
      const { token } = await app.newInvestor({ address: anywhere() });
      const body = {
        investor_type: 'ira' as const,
        custodian_name: 'W'.repeat(letters),
        account_number: '1234567',
      };
      return succeeds(await app.call('createInvestor', { token, body }));
    },
  },
];
