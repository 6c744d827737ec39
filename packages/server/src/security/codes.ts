// Verification codes for phones and e-mail: at most one a minute, with at most five attempts.
import {
  getCallingCountry,
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
  /** Subject of the limits: an E.164 phone or an account id. */
  subject: string;
  /** Recipient of the code, if it differs from the subject. The code verifies only this recipient. */
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
    codeHash: computeDigest(services, use, code),
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

/** Withdraws the challenge if `deliver` fails. @throws ApiError unavailable, or the one of `deliver` */
export async function deliverOrWithdraw(
  { db }: Services,
  challengeId: string,
  deliver: () => Promise<void>,
): Promise<void> {
  try {
    await deliver();
  } catch (failure) {
    await withdrawChallenge(db, challengeId);
    throw failure instanceof ApiError ? failure : new ApiError('unavailable', {}, { cause: failure });
  }
}

/**
 * Finds the active challenge that this code matches.
 * @param field name of the field that contains the code
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
  const codeHash = computeDigest(services, use, readCode(code));
  const result = await tryCode(services.db, services.clock, { purpose, subject }, codeHash);
  switch (result.outcome) {
    case 'right':
      return result.challenge;
    case 'wrong':
      throw new ApiError('code_incorrect');
    case 'too_many':
      throw blockedUntil(services.clock, 'too_many_code_attempts', result.until);
    case 'none':
      throw new ApiError('send_code_first');
  }
}

/** Extracts the digits of a typed code. Returns text that is no code unchanged, so that it does not match. */
export const readCode = (code: string): string =>
  parseSentCode(code, SMS_CODE_LENGTH) ?? parseSentCode(code, EMAIL_CODE_LENGTH) ?? code.trim();

const computeDigest = ({ config }: Services, { purpose, subject, sentTo }: CodeUse, code: string) =>
  keyedDigest(config.keys.link, purpose, [subject, ...(sentTo ? [sentTo] : []), code].join(' '));

const HOUR_SECONDS = 3600;
// Per phone, for all purposes and from all addresses.
const TEXTS = { points: TEXTS_AN_HOUR, seconds: HOUR_SECONDS };

/** @throws ApiError too_many_requests, unavailable; errors of the provider */
export async function sendText(services: Services, text: Sms): Promise<void> {
  const { config, rateLimiter, sms } = services;
  await rateLimiter.take(keyedDigest(config.keys.link, 'text_messages', text.to), TEXTS);
  const callingCode = getCallingCountry(text.to.replace('+', ''))?.callingCode ?? 'unknown';
  await assertBelowCeiling(services, `text_messages +${callingCode}`, config.textCeilings.country);
  await assertBelowCeiling(services, 'text_messages', config.textCeilings.all);
  await sms.send(text);
}

/**
 * Counts all text messages together, because an attacker who sends to many numbers from many addresses reaches no other
 * limit. @throws ApiError unavailable
 */
async function assertBelowCeiling(
  { log, metrics, rateLimiter }: Services,
  ceiling: string,
  points: number,
): Promise<void> {
  try {
    await rateLimiter.take(ceiling, { points, seconds: HOUR_SECONDS });
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    log.error({ ceiling }, 'limit of text messages reached');
    metrics.securityEvent('text_ceiling_reached');
    throw new ApiError('unavailable', { retryAfterSeconds: failure.details.retryAfterSeconds });
  }
}
