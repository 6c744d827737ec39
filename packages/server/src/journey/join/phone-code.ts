// The 6-digit code that proves a phone before an account exists.
import { type Language, SMS_CODE_LENGTH } from '@quoin/rules';
import type { Challenge } from '../../security/challenges';
import { checkCode, sendCode, sendText } from '../../security/codes';
import type { Services } from '../../services';
import { codeReceiver } from './mobile-number';
import { phoneCodeText } from './texts';

const PURPOSE = 'phone_code';

/** @throws ApiError region_unsupported, phone_invalid, resend_after_one_minute */
export async function sendPhoneCode(services: Services, region: string, number: string, language: Language) {
  const phone = codeReceiver(region, number, 'phone');
  return sendCode(services, { purpose: PURPOSE, subject: phone }, SMS_CODE_LENGTH, (code) =>
    sendText(services, { to: phone, text: phoneCodeText(code, language), code }),
  );
}

/**
 * The challenge that this code answers, not yet used up.
 * @throws ApiError code_empty, send_code_first, code_incorrect, too_many_code_attempts
 */
export const checkPhoneCode = (services: Services, phone: string, code: string): Promise<Challenge> =>
  checkCode(services, { purpose: PURPOSE, subject: phone }, code);
