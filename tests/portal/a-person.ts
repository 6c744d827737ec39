// The signed-in user, as the API returns it.
import type { ReplyOf } from '@quoin/contract';

type Me = ReplyOf<'getUserInfo'>;

export const aPerson = (but: Partial<Me> = {}): Me => ({
  id: 'acc-1',
  email: 'morgan.reyes@example.com',
  first_name: 'Morgan',
  last_name: 'Reyes',
  country: 'US',
  birth_date: null,
  phone: { region: 'US', masked: '+1 ******0140' },
  preferred_language: 'en',
  referral_code: 'MORGAN7',
  accredited: true,
  us: true,
  twofa: { on: true, since: '2026-03-02T15:00:00Z' },
  password_upgrade: false,
  phone_required: false,
  payments_held_until: null,
  investors: [],
  ...but,
});

/** An investor whose identity can be checked. */
export const MORGAN = {
  id: 'investor-1',
  investor_type: 'individual',
  name: 'Morgan Reyes',
  identity_on_file: true,
} as const;
