import Type from 'typebox';
import type { Call } from '../call';
import { CALLS } from '../calls';
import { Country, Done, Id, Instant, Text } from '../shapes/primitives';

/** The parameters of an e-mailed link; campaigns may add others. */
const MARKETING = {
  ref_id: Type.Optional(Text(64)),
  utm_source: Type.Optional(Text(200)),
  utm_medium: Type.Optional(Text(200)),
  utm_campaign: Type.Optional(Text(200)),
  utm_content: Type.Optional(Text(200)),
  utm_term: Type.Optional(Text(200)),
};
const AS_MARKETING_SENDS = {
  patternProperties: { '^[A-Za-z0-9_.-]{1,60}$': Text(200) },
  additionalProperties: false,
  maxProperties: 20,
};

export const visit = {
  recordVisit: {
    ...CALLS.recordVisit,
    summary:
      'Records a visit by an e-mailed link and gives its id, or counts it to the record kept in this browser',
    query: Type.Object({ id: Type.Optional(Id), ...MARKETING }, AS_MARKETING_SENDS),
    reply: Type.Object({ id: Id, expire: Instant }),
    errors: [],
    origin: 'spec',
  },
  recordStay: {
    ...CALLS.recordStay,
    summary: 'Notes that the visitor of a record is still here; says when there is no more to note',
    query: Type.Object({ id: Id, ...MARKETING }, AS_MARKETING_SENDS),
    reply: Type.Object({ expired: Type.Boolean() }),
    errors: [],
    origin: 'spec',
  },
  recordConversion: {
    ...CALLS.recordConversion,
    summary: 'Records that the visit of this browser became a sign-up',
    reply: Done,
    errors: [],
    origin: 'spec',
  },

  joinWaitlist: {
    ...CALLS.joinWaitlist,
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
