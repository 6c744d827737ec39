import { phoneRegion, problemOfPhone, toE164 } from '@quoin/rules';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { ApiError } from '../../shared/errors';

/** What the call names its number. */
type PhonePlace = 'phone' | 'phone_number';

/**
 * The number in E.164 form, checked against the numbering plan of its region.
 * @throws ApiError phone_invalid
 */
export function mobileNumber(region: string, number: string, field: PhonePlace = 'phone_number'): string {
  const parsed = parsePhoneNumberFromString(toE164(region, number) ?? '');
  if (parsed?.isValid()) return parsed.number;
  const problem = problemOfPhone(region, number) ?? { name: 'phone_invalid' };
  throw new ApiError('phone_invalid', { problems: { [field]: problem } });
}

/** A number that a code can be sent to. @throws ApiError phone_invalid, region_unsupported */
export function codeReceiver(region: string, number: string, field?: PhonePlace): string {
  if (!phoneRegion(region)?.enable_send_code) throw new ApiError('region_unsupported');
  return mobileNumber(region, number, field);
}
