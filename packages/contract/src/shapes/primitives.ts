// The scalar schemas that all calls share. A `title` makes a schema a named component of the OpenAPI document; its
// `description` applies to every property without its own description.
import {
  ENVELOPE_STATUSES,
  MAX_NOTICE_DAYS,
  MAX_NAME_PART_LENGTH,
  REDEMPTION_FREQUENCIES,
} from '@quoin/rules';
import Type, { type TObjectOptions, type TProperties, type TSchema, type TUnsafe } from 'typebox';

/** The keyword of a description for one place of use, beside the description of the schema itself. */
export const ROLE = 'x-role';
/** A schema with a description for the place where it is used. */
export const withRole = <T extends TSchema>(shape: T, role: string): T =>
  Type.With(shape, { [ROLE]: role }) as T; // TypeBox would add the text to the type, which slows compilation.

/** A named component of the OpenAPI document. */
export const Component = <P extends TProperties>(title: string, description: string, properties: P) =>
  Type.Object(properties, { title, description });
/** An object in its place of use. */
export const Part = <P extends TProperties>(description: string, properties: P) =>
  Type.Object(properties, { description });
export const PartList = <P extends TProperties>(description: string, properties: P) =>
  Type.Array(Type.Object(properties), { description });
export const NullablePart = <P extends TProperties>(description: string, properties: P) =>
  Nullable(Type.Object(properties), description);
/** Parameters or a body in which other fields are errors. */
export const Strict = <P extends TProperties>(properties: P, documentation: TObjectOptions = {}) =>
  Type.Object(properties, { additionalProperties: false, ...documentation });

/** A string of a reply, with its description. */
export const Label = (description: string) => Type.String({ description });
export const Flag = (description: string) => Type.Boolean({ description });
export const Count = (description: string) => Type.Integer({ description });

/** A closed list as a JSON Schema enum, typed as the union of its members. */
export const OneOf = <const T extends readonly string[]>(
  list: T,
  documentation: { title?: string; description?: string } = {},
): TUnsafe<T[number]> => Type.Unsafe<T[number]>({ type: 'string', enum: [...list], ...documentation });

export const Money = Type.String({
  title: 'Money',
  description: 'US dollars as a decimal string with two places. Never a JSON number, which would lose cents.',
  pattern: '^-?\\d{1,13}\\.\\d{2}$',
  examples: ['50000.00'],
});
export const Rate = Type.String({
  title: 'Rate',
  description: 'A decimal fraction as a string: "0.0825" is 8.25 %.',
  pattern: '^-?\\d{1,6}(\\.\\d{1,8})?$',
  examples: ['0.0825'],
});
export const UnitPrice = Type.String({
  title: 'UnitPrice',
  description: 'US dollars per unit of a fund, with as many decimal places as the valuation has.',
  pattern: '^\\d{1,12}(\\.\\d{1,8})?$',
  examples: ['104.2500'],
});
export const Units = Type.String({
  title: 'Units',
  description: 'Units of a fund as a decimal string with six places.',
  pattern: '^-?\\d{1,13}\\.\\d{6}$',
  examples: ['1250.000000'],
});
export const Instant = Type.String({
  title: 'Instant',
  description: 'A moment in ISO 8601, always in UTC.',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$',
  examples: ['2026-06-05T14:00:00.000Z'],
});
export const CalendarDate = Type.String({
  title: 'CalendarDate',
  description: 'A calendar date in New York, YYYY-MM-DD.',
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  examples: ['2026-06-30'],
});
/** A calendar date in a query; it must exist. PostgreSQL has no year 0. */
export const AskedDay = Type.String({
  format: 'date',
  pattern: '^[1-9]',
  maxLength: 10,
  examples: ['2026-06-30'],
});
export const Id = Type.String({
  title: 'Id',
  description: 'An identifier. Its content has no meaning.',
  minLength: 1,
  maxLength: 64,
  pattern: '^[A-Za-z0-9_-]+$',
});
export const Country = Type.String({
  title: 'Country',
  description: 'A country as its ISO 3166-1 alpha-2 code. PR (Puerto Rico) counts as the United States.',
  pattern: '^[A-Z]{2}$',
  examples: ['US'],
});

export const Period = Component('Period', 'A period in the units of the prospectus, such as twelve months.', {
  count: Count('The number of units.'),
  unit: OneOf(['months', 'years'], { description: 'The unit of the period.' }),
});
export const RedemptionSchedule = Component(
  'RedemptionSchedule',
  'The redemption days of a fund and its notice period.',
  {
    frequency: OneOf(REDEMPTION_FREQUENCIES, { description: 'The days on which the fund redeems units.' }),
    notice_days: Type.Integer({
      minimum: 0,
      maximum: MAX_NOTICE_DAYS,
      description: 'Calendar days between the latest request and the redemption day.',
    }),
  },
);

/** PostgreSQL cannot store NUL or a lone surrogate. Not a pattern, because few regular expression engines know both. */
const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);
/** Other control characters, such as escape sequences, would act on the terminal of the staff. */
const isTypable = (text: string): boolean => isStorable(text) && !/[^\P{Cc}\n]/u.test(text);
const CheckedText = (options: TObjectOptions, passes: (text: string) => boolean) =>
  Type.Refine(Type.String(options), passes) as Type.TString; // The same type; only the check is added.

/** Text that is stored unchanged: signatures, prose, file names, secrets. */
export const Verbatim = (maxLength: number, description?: string) =>
  CheckedText({ maxLength, ...(description && { description }) }, isStorable);
/** Names, addresses, numbers and codes as users type them. The server normalises them with `normaliseText`. */
export const Text = (maxLength: number, description?: string) =>
  CheckedText({ maxLength, ...(description && { description }), [NORMALISED]: true }, isTypable);
/** The keyword of a schema whose text the server normalises. */
export const NORMALISED = 'x-normalised';

export const FirstName = Text(MAX_NAME_PART_LENGTH, 'The first name.');
export const LastName = Text(MAX_NAME_PART_LENGTH, 'The last name.');
export const Email = Text(254, 'An e-mail address. Case and surrounding spaces do not matter.');
export const Password = (description = 'The hash of the password') =>
  Verbatim(
    200,
    `${description}, never the password: see "Password hashes". 64 lower-case hexadecimal digits.`,
  );

export const Nullable = <T extends TSchema>(shape: T, description?: string) =>
  Type.Union([shape, Type.Null()], description ? { description } : {});

export const Page = <T extends TSchema>(item: T) =>
  Type.Object({
    items: Type.Array(item, { description: 'The rows of this page.' }),
    page: Count('The number of this page.'),
    page_size: Count('The number of rows of a full page.'),
    total: Count('The number of rows of all pages.'),
  });
/** Query strings arrive as text; the server reads these as numbers. */
export const PageNumber = Type.Integer({
  minimum: 1,
  maximum: 100_000,
  default: 1,
  description: 'The page, counted from 1. A page after the last one is empty.',
});
export const PageSize = Type.Integer({
  minimum: 1,
  maximum: 100,
  default: 12,
  description: 'Rows per page.',
});
/** Needed with the end of a PDF. The first and the last page must be among them. */
export const PagesShown = Type.Optional(
  Type.Array(Type.Integer({ minimum: 1, maximum: 100_000 }), {
    maxItems: 10_000,
    description:
      'The numbers of the PDF pages that the reader showed, needed with the end of the document. The first and the last page must be among them.',
  }),
);
export const Done = Component('Done', 'The call succeeded and has nothing else to return.', {
  done: Type.Literal(true, { description: 'Always true: an error has another HTTP status.' }),
});
export const ResendAfter = Component('CodeSent', 'A code was sent.', {
  resend_after_seconds: Count('Seconds until another code can be sent.'),
});
export const Verified = Component('Verified', 'The check passed.', {
  verified: Type.Literal(true, { description: 'Always true: a failed check is an error.' }),
  expire: withRole(Instant, 'Until then security settings can be changed in this session.'),
});

/** Bytes instead of JSON; the client opens such a call as a link. */
export interface FileReply {
  name: string;
  content_type: string;
  /** The total length in bytes, if it is known in advance. */
  size?: number | undefined;
  bytes: AsyncIterable<Uint8Array>;
}
export const FileBytes = Type.Unsafe<FileReply>({ type: 'string', format: 'binary' });

/** A link to an archive. */
export const link = {
  url: Label('The URL of the file, which contains its key. Open it without a bearer token.'),
  expire: withRole(Instant, 'The key works until then.'),
};
/** A key for one file and one account, valid for 60 seconds by default. The bytes are at `url`. */
export const fileKey = {
  ...link,
  name: Label('The file name to save it under.'),
  content_type: Label('The media type of the bytes.'),
};

/** An open request for signature. Its change is not in force yet. */
export const toSign = {
  envelope_id: withRole(Id, 'The request for signature.'),
  status: OneOf(ENVELOPE_STATUSES, {
    title: 'EnvelopeStatus',
    description:
      'preparing: the document is being made. sent, viewed: open for signature. sealing: signed by all, the seal is being made. signed, expired and cancelled are final; an expired one can be sent again.',
  }),
};
export const EnvelopeStatus = toSign.status;
