// Verification codes for phones and e-mail: sent at most once a minute, tried at most five times.
import {
  callingCountry,
  CODE_RESEND_SECONDS,
  CODE_VALID_MINUTES,
  EMAIL_CODE_LENGTH,
  parseSentCode,
  SMS_CODE_LENGTH,
  TEXTS_AN_HOUR,
} from '@quoin/rules';
import type { Sms } from '../providers/sms';
import type { Services } from '../services';
import { ApiError, blockedUntil } from '../shared/errors';
import {
  type Challenge,
  type ChallengePurpose,
  codeBlockedUntil,
  makeChallenge,
  tryCode,
  withdrawChallenge,
} from './challenges';
import { keyedDigest, newCode } from './secrets';

export interface CodeUse {
  purpose: ChallengePurpose;
  /** Key of the limits: an E.164 phone, an account id. */
  subject: string;
  /** The code's recipient, if it differs from the subject: the code verifies only this one. */
  sentTo?: string;
}

/**
 * @param deliver sends the message @throws ApiError resend_after_one_minute, too_many_code_attempts,
 * too_many_requests, unavailable
 */
export async function sendCode(
  services: Services,
  use: CodeUse,
  length: number,
  deliver: (code: string) => Promise<void>,
): Promise<{ resend_after_seconds: number }> {
  const code = newCode(length);
  const challenge = await makeChallenge(services.db, services.clock, {
    purpose: use.purpose,
    subject: use.subject,
    validMinutes: CODE_VALID_MINUTES,
    codeHash: digestOf(services, use, code),
  });
  if (!challenge) {
    const until = await codeBlockedUntil(services.db, services.clock, use);
    throw until
      ? blockedUntil(services.clock, 'too_many_code_attempts', until)
      : new ApiError('resend_after_one_minute');
  }
  await deliverOrWithdraw(services, challenge.id, () => deliver(code));
  return { resend_after_seconds: CODE_RESEND_SECONDS };
}

/** @throws ApiError that of `deliver`, or unavailable */
export async function deliverOrWithdraw(
  { db }: Services,
  challengeId: string,
  deliver: () => Promise<void>,
): Promise<void> {
  try {
    await deliver();
  } catch (failure) {
    await withdrawChallenge(db, challengeId);
    throw failure instanceof ApiError ? failure : new ApiError('unavailable');
  }
}

/**
 * The active challenge that this code answers.
 * @param field the call's field with the code
 * @throws ApiError code_empty, send_code_first, code_incorrect, too_many_code_attempts
 */
export async function checkCode(
  services: Services,
  use: CodeUse,
  code: string,
  field = 'code',
): Promise<Challenge> {
  if (!code.trim()) throw new ApiError('code_empty', { problems: { [field]: { name: 'required' } } });
  const { purpose, subject } = use;
  const codeHash = digestOf(services, use, readCode(code));
  const tried = await tryCode(services.db, services.clock, { purpose, subject }, codeHash);
  switch (tried.outcome) {
    case 'right':
      return tried.challenge;
    case 'wrong':
      throw new ApiError('code_incorrect');
    case 'too_many':
      throw blockedUntil(services.clock, 'too_many_code_attempts', tried.until);
    case 'none':
      throw new ApiError('send_code_first');
  }
}

/** The digits of a typed code; a text without digits is unchanged and therefore wrong. */
export const readCode = (code: string): string =>
  parseSentCode(code, SMS_CODE_LENGTH) ?? parseSentCode(code, EMAIL_CODE_LENGTH) ?? code.trim();

const digestOf = ({ config }: Services, { purpose, subject, sentTo }: CodeUse, code: string) =>
  keyedDigest(config.keys.link, purpose, [subject, ...(sentTo ? [sentTo] : []), code].join(' '));

const HOUR_SECONDS = 3600;
// Text messages to one phone, for any purpose and from any address.
const TEXTS = { points: TEXTS_AN_HOUR, seconds: HOUR_SECONDS };

/** @throws ApiError too_many_requests, unavailable; errors of the provider */
export async function sendText(services: Services, text: Sms): Promise<void> {
  const { config, rateLimiter, sms } = services;
  await rateLimiter.take(keyedDigest(config.keys.link, 'text_messages', text.to), TEXTS);
  const callingCode = callingCountry(text.to.replace('+', ''))?.callingCode ?? 'unknown';
  await staysBelow(services, `text_messages +${callingCode}`, config.textCeilings.country);
  await staysBelow(services, 'text_messages', config.textCeilings.all);
  await sms.send(text);
}

/**
 * Somebody who has texts sent to many numbers reaches no limit of a phone or an address, so all of them are counted
 * together. @throws ApiError unavailable
 */
async function staysBelow({ log, rateLimiter }: Services, ceiling: string, points: number): Promise<void> {
  try {
    await rateLimiter.take(ceiling, { points, seconds: HOUR_SECONDS });
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    log.error({ ceiling }, 'ceiling of text messages reached');
    throw new ApiError('unavailable', { retryAfterSeconds: failure.details.retryAfterSeconds });
  }
}
