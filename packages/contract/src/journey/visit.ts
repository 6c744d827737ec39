import Type from 'typebox';
import type { Schemas } from '../call';
import { Country, described, Done, Email, Flag, Id, Instant, Strict, Text } from '../shapes/primitives';

/** The parameters of an e-mailed link; campaigns may add others. */
const MARKETING = {
  ref_id: Type.Optional(Text(64, 'The referral code of the link.')),
  utm_source: Type.Optional(Text(200, 'The source of the campaign.')),
  utm_medium: Type.Optional(Text(200, 'The medium of the campaign.')),
  utm_campaign: Type.Optional(Text(200, 'The name of the campaign.')),
  utm_content: Type.Optional(Text(200, 'The link within the e-mail.')),
  utm_term: Type.Optional(Text(200, 'The search term of the campaign.')),
};
const AS_MARKETING_SENDS = {
  patternProperties: { '^[A-Za-z0-9_.-]{1,60}$': Text(200) },
  additionalProperties: false,
  maxProperties: 20,
};

export const visit = {
  recordVisit: {
    summary: 'Record a visit',
    description:
      'Records a visit by an e-mailed link, or adds it to the record of this browser, and sets the cookie `quoin_visit` (HttpOnly). The query may have other parameters of the campaign, at most 20.',
    query: Type.Object(
      { id: Type.Optional(described(Id, 'The visit that this browser stored.')), ...MARKETING },
      AS_MARKETING_SENDS,
    ),
    reply: Type.Object({
      id: described(Id, 'The visit. Send it with the next one.'),
      expire: described(Instant, 'The record is used until then.'),
    }),
    origin: 'spec',
  },
  recordStay: {
    summary: 'Record that a visit continues',
    description: 'Records that the visitor is still on the site.',
    query: Type.Object({ id: described(Id, 'The visit.'), ...MARKETING }, AS_MARKETING_SENDS),
    reply: Type.Object({ expired: Flag('Whether the record has ended. Then stop calling.') }),
    origin: 'spec',
  },
  recordConversion: {
    summary: 'Record a sign-up',
    description: 'Records that the visit of the cookie became a sign-up. Without a visit it does nothing.',
    reply: Done,
    origin: 'spec',
  },

  joinWaitlist: {
    summary: 'Join the waitlist',
    description: 'For residents of countries in which sign-up is not possible yet.',
    body: Strict({
      first_name: Text(80, 'The first name.'),
      last_name: Text(80, 'The last name.'),
      phone_number: Text(40, 'A phone number of any country.'),
      region: described(Country, 'The country of the phone number.'),
      email: Email,
    }),
    reply: Done,
    errors: ['phone_invalid'],
    origin: 'spec',
  },
} as const satisfies Record<string, Schemas>;
