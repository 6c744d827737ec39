// The scalar schemas that all calls share.
import { ENVELOPE_STATUSES, LONGEST_NOTICE_DAYS, REDEMPTION_FREQUENCIES } from '@quoin/rules';
import Type, { type TUnsafe } from 'typebox';

/** A closed list as a JSON Schema enum, typed as the union of its members. */
export const OneOf = <const T extends readonly string[]>(list: T): TUnsafe<T[number]> =>
  Type.Unsafe<T[number]>({ type: 'string', enum: [...list] });

/** Decimal dollars with two places, `"50000.00"`; never a float. */
export const Money = Type.String({ pattern: '^-?\\d{1,13}\\.\\d{2}$', examples: ['50000.00'] });
/** A decimal fraction, `"0.0825"` is 8.25 %. */
export const Rate = Type.String({ pattern: '^-?\\d{1,6}(\\.\\d{1,8})?$', examples: ['0.0825'] });
/** Dollars a unit, as it was valued. */
export const UnitPrice = Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,8})?$', examples: ['104.2500'] });
/** Units of a fund, six places. */
export const Units = Type.String({ pattern: '^-?\\d{1,13}\\.\\d{6}$', examples: ['1250.000000'] });
/** ISO 8601 in UTC. */
export const Instant = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$' });
/** A period in the units of a prospectus: twelve months, two years. */
export const Period = Type.Object({ count: Type.Integer(), unit: OneOf(['months', 'years']) });
/** The redemption days of a fund, and the notice in calendar days. */
export const RedemptionSchedule = Type.Object({
  frequency: OneOf(REDEMPTION_FREQUENCIES),
  notice_days: Type.Integer({ minimum: 0, maximum: LONGEST_NOTICE_DAYS }),
});
/** A calendar date, YYYY-MM-DD. */
export const CalendarDate = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
/** A calendar date in a query; it must exist. */
export const AskedDay = Type.String({ format: 'date', maxLength: 10, examples: ['2026-06-30'] });
export const Id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });
export const Country = Type.String({ pattern: '^[A-Z]{2}$' });
/** Text that is stored unchanged: signatures, prose, file names, secrets. PostgreSQL cannot store NUL or a lone surrogate. */
export const Verbatim = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\0\\p{Cs}]*$' });
/** Names, addresses, numbers and codes as users type them. The server normalises them with `normaliseText`. */
export const Text = (maxLength: number) =>
  Type.String({ maxLength, pattern: '^[^\\0\\p{Cs}]*$', [NORMALISED]: true });
/** The keyword of a schema whose text the server normalises. */
export const NORMALISED = 'x-normalised';
export const Nullable = <T extends Type.TSchema>(shape: T) => Type.Union([shape, Type.Null()]);
export const Page = <T extends Type.TSchema>(item: T) =>
  Type.Object({
    items: Type.Array(item),
    page: Type.Integer(),
    page_size: Type.Integer(),
    total: Type.Integer(),
  });
/** Query strings arrive as text; the server reads these as numbers. */
export const PageNumber = Type.Integer({ minimum: 1, maximum: 100_000, default: 1 });
export const PageSize = Type.Integer({ minimum: 1, maximum: 100, default: 12 });
/** The pages that a PDF reader showed, reported with the end of the document; the last page must be among them. */
export const PagesShown = Type.Optional(
  Type.Array(Type.Integer({ minimum: 1, maximum: 100_000 }), { maxItems: 10_000 }),
);
export const Done = Type.Object({ done: Type.Literal(true) });

/** Bytes instead of JSON; the client opens such a call as a link. */
export interface FileReply {
  name: string;
  content_type: string;
  /** The total length in bytes, if it is known in advance. */
  size?: number | undefined;
  bytes: AsyncIterable<Uint8Array>;
}
export const FileBytes = Type.Unsafe<FileReply>({ type: 'string', format: 'binary' });

/** A key for one file and one account, valid for 60 seconds by default. The bytes are at `url`. */
export const fileKey = {
  url: Type.String(),
  name: Type.String(),
  content_type: Type.String(),
  expire: Instant,
};

/** An open request for signature. Its change is not in force yet. */
export const toSign = { envelope_id: Id, status: OneOf(ENVELOPE_STATUSES) };
