import {
  type Language,
  phoneRegion,
  validatePhone,
  SMS_CODE_LENGTH,
  toE164,
  CODE_VALID_MINUTES,
} from '@quoin/rules';
import type { Handler } from '../../http/handler';
import type { Challenge } from '../../security/challenges';
import { checkCode, sendCode, sendText } from '../../security/codes';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';

/** Field that contains the number. */
type PhonePlace = 'phone' | 'phone_number';

/**
 * Validates a phone number like the form does, and returns it in E.164 format.
 * @throws ApiError phone_invalid, phone_without_sms, region_unsupported
 */
export function codeReceiver(region: string, number: string, field: PhonePlace = 'phone_number'): string {
  if (!phoneRegion(region)?.enable_send_code) throw new ApiError('region_unsupported');
  const phone = toE164(region, number);
  if (phone !== undefined) return phone;
  const problem = validatePhone(region, number) ?? { name: 'phone_invalid' };
  const error = problem.name === 'phone_without_sms' ? problem.name : 'phone_invalid';
  throw new ApiError(error, { problems: { [field]: problem } });
}

const PURPOSE = 'phone_code';

/** @throws ApiError those of `codeReceiver`, resend_after_one_minute */
export const sendSmsCode: Handler<'sendSmsCode'> = async ({ body, language }, services) => {
  const phone = codeReceiver(body.region, body.phone, 'phone');
  return sendCode(services, { purpose: PURPOSE, subject: phone }, SMS_CODE_LENGTH, (code) =>
    sendText(services, { to: phone, text: phoneCodeText(code, language), code }),
  );
};

/**
 * Finds the active challenge that this code matches.
 * @throws ApiError code_empty, send_code_first, code_incorrect, too_many_code_attempts
 */
export const checkPhoneCode = (services: Services, phone: string, code: string): Promise<Challenge> =>
  checkCode(services, { purpose: PURPOSE, subject: phone }, code);

export const phoneCodeText = (code: string, language: Language): string =>
  ({
    en: `${code} is your Quoin code. It is valid for ${CODE_VALID_MINUTES} minutes. We never ask for it by phone.`,
    'zh-CN': `您的 Quoin 验证码是 ${code}，${CODE_VALID_MINUTES} 分钟内有效。我们绝不会致电索取验证码。`,
  })[language];
