import Type from 'typebox';
import { INVESTOR_TYPES, LANGUAGES } from '@quoin/rules';
import type { Call } from '../call';
import { CalendarDate, Country, Id, Instant, Nullable, OneOf } from '../shapes/primitives';

export const account = {
  getUserInfo: {
    method: 'GET',
    path: '/v1/user/info',
    who: 'investor',
    summary: 'The signed-in person',
    reply: Type.Object({
      id: Id,
      email: Type.String(),
      first_name: Type.String(),
      last_name: Type.String(),
      country: Country,
      birth_date: Nullable(CalendarDate),
      phone: Type.Object({ region: Country, masked: Type.String() }),
      preferred_language: OneOf(LANGUAGES),
      referral_code: Type.String(),
      accredited: Type.Boolean(),
      us: Type.Boolean(),
      twofa: Type.Object({ on: Type.Boolean(), since: Nullable(Instant) }),
      investors: Type.Array(
        Type.Object({ id: Id, investor_type: OneOf(INVESTOR_TYPES), name: Type.String() }),
      ),
    }),
    errors: [],
    reads: ['me'],
    spinner: false,
    origin: 'spec',
  },
} as const satisfies Record<string, Call>;
