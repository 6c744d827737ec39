// Limits of SMS codes: lifetime, frequency, attempts.
import * as limits from '../../../packages/rules/src/limits';
import {
  anywhere,
  app,
  readCode,
  FROM,
  later,
  newPhone,
  ONLY,
  send,
  succeeds,
  THROUGH,
  UNTIL,
  type Trial,
} from './trial';

const verify = async (phone: string, code: string) =>
  succeeds(await app.call('verifySmsCode', { body: { phone, region: 'US', code }, address: anywhere() }));
const wrong = (code: string) => code.replace(/^./, (digit) => (digit === '9' ? '1' : '9'));

/** Verifies the sent code, padded or cut to this length. */
const getSmsLength = async (length: number) => {
  const phone = newPhone();
  await send(phone);
  const code = await readCode(phone);
  return verify(phone, code.padEnd(length, '0').slice(0, length));
};

export const CODE_TRIALS: readonly Trial[] = [
  {
    constant: 'CODE_RESEND_SECONDS',
    of: 'seconds to another code',
    limit: limits.CODE_RESEND_SECONDS,
    expected: FROM,
    goes: async (seconds) => {
      const phone = newPhone();
      await send(phone);
      later(seconds);
      return succeeds(await send(phone));
    },
  },
  {
    constant: 'CODE_VALID_MINUTES',
    of: 'seconds that a code is good',
    limit: limits.CODE_VALID_MINUTES * 60,
    expected: UNTIL,
    goes: async (seconds) => {
      const phone = newPhone();
      await send(phone);
      later(seconds);
      return verify(phone, await readCode(phone));
    },
  },
  {
    constant: 'CODE_ATTEMPTS',
    of: 'wrong codes after which the right one is not taken',
    limit: limits.CODE_ATTEMPTS,
    expected: UNTIL,
    goes: async (tries) => {
      const phone = newPhone();
      await send(phone);
      const code = await readCode(phone);
      for (let n = 0; n < tries; n += 1) await verify(phone, wrong(code));
      return verify(phone, code);
    },
  },
  {
    constant: 'SMS_CODE_LENGTH',
    of: 'digits of a code by SMS',
    limit: limits.SMS_CODE_LENGTH,
    expected: ONLY,
    goes: getSmsLength,
  },
  {
    constant: 'TEXTS_AN_HOUR',
    of: 'texts to one phone in an hour',
    limit: limits.TEXTS_AN_HOUR,
    expected: THROUGH,
    goes: async (texts) => {
      const phone = newPhone();
      let last = { status: 0 };
      for (let n = 0; n < texts; n += 1) {
        last = await send(phone);
        later(limits.CODE_RESEND_SECONDS);
      }
      return succeeds(last);
    },
  },
];
