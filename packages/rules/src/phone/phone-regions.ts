// Supported regions of phone numbers. A region is a country, not a calling code: the US and Canada share +1. Products admit
// only residents of countries that have a row here, because every investor needs a phone number.
import { isUsResidence } from '../countries/country-groups';

/** A row as in the API. Each dot in the format is a digit of the national number. */
export interface PhoneRegion {
  /** ISO 3166-1 alpha-2 */
  key: string;
  /** Without the plus. */
  calling_code: string;
  enable_send_code: boolean;
  phone_format: string;
}

export const PHONE_REGIONS: readonly PhoneRegion[] = [
  { key: 'US', calling_code: '1', enable_send_code: true, phone_format: '(...) ... ....' },
  { key: 'CA', calling_code: '1', enable_send_code: true, phone_format: '(...) ... ....' },
  { key: 'CN', calling_code: '86', enable_send_code: true, phone_format: '... .... ....' },
  { key: 'HK', calling_code: '852', enable_send_code: true, phone_format: '.... ....' },
  { key: 'SG', calling_code: '65', enable_send_code: true, phone_format: '.... ....' },
  { key: 'GB', calling_code: '44', enable_send_code: true, phone_format: '.... ......' },
];

export const phoneRegion = (key: string): PhoneRegion | undefined =>
  PHONE_REGIONS.find((region) => region.key === key);

/** The most likely region for a residence. Numbers of Puerto Rico belong to the US. */
export const getPhoneRegion = (residence: string): PhoneRegion | undefined =>
  phoneRegion(isUsResidence(residence) ? 'US' : residence);

/** Number of digits in the format. */
export const countDigits = ({ phone_format }: Pick<PhoneRegion, 'phone_format'>): number =>
  phone_format.split('.').length - 1;
