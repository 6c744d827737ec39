// The regions that a phone number can be of. A region is a country, not a calling code: the US and Canada share +1.
import { isUsResidence } from '../countries/country-groups';

/** A row as the API lists it. Each dot of the format is a digit of the national number. */
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
];

export const phoneRegion = (key: string): PhoneRegion | undefined =>
  PHONE_REGIONS.find((region) => region.key === key);

/** Whose numbers somebody with this residence most likely has. Puerto Rico's are numbered among those of the US. */
export const phoneRegionOf = (residence: string): PhoneRegion | undefined =>
  phoneRegion(isUsResidence(residence) ? 'US' : residence);

/** How many digits a number in this format has. */
export const placesOf = ({ phone_format }: Pick<PhoneRegion, 'phone_format'>): number =>
  phone_format.split('.').length - 1;
