// The 6-digit code that proves a phone before an account exists.
import { CODE_RESEND_SECONDS, CODE_VALID_MINUTES, SMS_CODE_LENGTH, type Language } from '@quoin/rules';
import { Refusal } from '../../http/refusal';
import { makeChallenge, tryCode, withdrawChallenge, type Challenge } from '../../security/challenges';
import { keyedDigest, newCode } from '../../security/secrets';
import type { Services } from '../../services';
import { codeReceiver } from './mobile-number';
import { phoneCodeText } from './texts';

const PURPOSE = 'phone_code';

/** @throws Refusal region_unsupported, phone_invalid, resend_after_one_minute */
export async function sendPhoneCode(services: Services, region: string, number: string, language: Language) {
  const phone = codeReceiver(region, number, 'phone');
  const code = newCode(SMS_CODE_LENGTH);
  const challenge = await makeChallenge(services.db, services.clock, {
    purpose: PURPOSE,
    subject: phone,
    validMinutes: CODE_VALID_MINUTES,
    codeHash: digestOf(services, phone, code),
  });
  if (!challenge) throw new Refusal('resend_after_one_minute');
  try {
    await services.sms.send({ to: phone, text: phoneCodeText(code, language), code });
  } catch {
    await withdrawChallenge(services.db, challenge.id);
    throw new Refusal('unavailable');
  }
  return { resend_after_seconds: CODE_RESEND_SECONDS };
}

/**
 * The challenge that this code answers, not yet used up.
 * @throws Refusal code_empty, send_code_first, code_incorrect, too_many_code_attempts
 */
export async function checkPhoneCode(services: Services, phone: string, code: string): Promise<Challenge> {
  if (!code.trim()) throw new Refusal('code_empty', { problems: { code: { name: 'required' } } });
  const codeHash = digestOf(services, phone, code.trim());
  const tried = await tryCode(services.db, services.clock, { purpose: PURPOSE, subject: phone }, codeHash);
  switch (tried.outcome) {
    case 'right':
      return tried.challenge;
    case 'wrong':
      throw new Refusal('code_incorrect');
    case 'too_many':
      throw new Refusal('too_many_code_attempts');
    case 'none':
      throw new Refusal('send_code_first');
  }
}

const digestOf = ({ config }: Services, phone: string, code: string) =>
  keyedDigest(config.keys.link, PURPOSE, `${phone} ${code}`);
