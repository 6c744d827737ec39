import Type from 'typebox';
import type { Call } from '../call';
import { Country, Done, Text } from '../shapes/primitives';

export const visit = {
  joinWaitlist: {
    method: 'POST',
    path: '/v1/register/intention',
    who: 'anyone',
    summary: 'Leaves a name on the waitlist, for residences that cannot sign up yet',
    body: Type.Object(
      {
        first_name: Text(80),
        last_name: Text(80),
        phone_number: Text(40),
        region: Country,
        email: Text(254),
      },
      { additionalProperties: false },
    ),
    reply: Done,
    errors: ['phone_invalid'],
    origin: 'spec',
  },
} as const satisfies Record<string, Call>;
