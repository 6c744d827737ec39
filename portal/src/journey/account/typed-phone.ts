import type { Places } from '../../form';

/** As `PhoneField` gives it. */
export interface TypedPhone {
  region: string;
  national: string;
}

/** Where the refusals of a new phone and of its code stand. */
export const PHONE_PLACES: Places = {
  phone_invalid: 'phone',
  phone_not_saved: 'phone',
  phone_already_verified: 'phone',
  region_unsupported: 'phone',
  send_code_first: 'code',
  code_incorrect: 'code',
  too_many_code_attempts: 'code',
};
