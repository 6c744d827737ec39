import {
  phoneRegion,
  problemOfPhone,
  problemOfPhoneAnywhere,
  toE164,
  toE164Anywhere,
  type Problem,
} from '@quoin/rules';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { Refusal } from '../../http/refusal';

/** What the call names its number. */
type PhonePlace = 'phone' | 'phone_number';

/**
 * The number in E.164 form, checked against the numbering plan of its region.
 * @throws Refusal phone_invalid
 */
export const mobileNumber = (region: string, number: string, field: PhonePlace = 'phone_number'): string =>
  inItsPlan(toE164(region, number), problemOfPhone(region, number), field);

/** A number of any country, where nothing is sent to it. @throws Refusal phone_invalid */
export const numberAnywhere = (number: string): string =>
  inItsPlan(toE164Anywhere(number), problemOfPhoneAnywhere(number), 'phone_number');

function inItsPlan(e164: string | undefined, problem: Problem | undefined, field: PhonePlace): string {
  const parsed = e164 === undefined ? undefined : parsePhoneNumberFromString(e164);
  if (!parsed?.isValid())
    throw new Refusal('phone_invalid', { problems: { [field]: problem ?? { name: 'phone_invalid' } } });
  return parsed.number;
}

/** A number that a code can be sent to. @throws Refusal phone_invalid, region_unsupported */
export function codeReceiver(region: string, number: string, field?: PhonePlace): string {
  if (!phoneRegion(region)?.enable_send_code) throw new Refusal('region_unsupported');
  return mobileNumber(region, number, field);
}
