// The part of `portfolio` about upcoming days, and the link that calendar programs subscribe to.
import Type from 'typebox';
import { AWAITED_OF_OTHERS, CALENDAR_KINDS, LANGUAGES } from '@quoin/rules';
import type { Call } from '../call';
import { CALLS } from '../calls';
import {
  CalendarDate,
  Done,
  FileBytes,
  Id,
  Instant,
  Money,
  Nullable,
  OneOf,
  Text,
} from '../shapes/primitives';

const Entry = Type.Object({
  /** Stable for the same event, even if its date changes. */
  id: Id,
  kind: OneOf(CALENDAR_KINDS),
  date: CalendarDate,
  /** The title of the event in the language of the call. */
  title: Type.String(),
  /** The product of the investment; null for an event of the whole account. */
  investor_name: Nullable(Type.String()),
  amount: Nullable(Money),
  /** The deadline on that day. */
  until: Nullable(Instant),
  /** The day has passed and the investor has not acted. */
  overdue: Type.Boolean(),
  /** The day has passed and another party has not acted. */
  waits_for: Nullable(OneOf(AWAITED_OF_OTHERS)),
  /** The path of the page for this event, below the portal's base path. */
  path: Type.String(),
});

const Link = Type.Object({
  language: OneOf(LANGUAGES),
  made_at: Instant,
  /** The hour of the last request by a calendar program; null before the first. */
  read_at: Nullable(Instant),
});

export const calendar = {
  listCalendar: {
    ...CALLS.listCalendar,
    summary:
      'The days that are to come for this account, the next one first; what has not happened on its day before them',
    reply: Type.Object({ items: Type.Array(Entry) }),
    errors: [],
    origin: 'ours',
  },
  getCalendarFile: {
    ...CALLS.getCalendarFile,
    summary: 'The calendar, or one day of it, as an iCalendar file (RFC 5545)',
    query: Type.Object(
      {
        /** The `id` of an event. */
        entry: Type.Optional(Text(100)),
      },
      { additionalProperties: false },
    ),
    reply: Type.Object({ name: Type.String(), ics: Type.String() }),
    errors: ['not_found'],
    origin: 'ours',
  },
  getCalendarLink: {
    ...CALLS.getCalendarLink,
    origin: 'ours',
    summary:
      'Whether a calendar program may read this calendar by a link; the link itself is told once, when made',
    reply: Type.Object({ link: Nullable(Link) }),
    errors: [],
  },
  makeCalendarLink: {
    ...CALLS.makeCalendarLink,
    origin: 'ours',
    summary: 'Makes the link that a calendar program reads, in place of the one before',
    body: Type.Object({ language: OneOf(LANGUAGES) }, { additionalProperties: false }),
    reply: Type.Object({ url: Type.String(), link: Link }),
    errors: [],
  },
  revokeCalendarLink: {
    ...CALLS.revokeCalendarLink,
    origin: 'ours',
    summary: 'Ends the link: from now on it leads nowhere',
    reply: Done,
    errors: ['calendar_link_missing'],
  },
  readCalendarLink: {
    ...CALLS.readCalendarLink,
    summary: 'The calendar of whoever made the link, without amounts; the key is no session',
    query: Type.Object({ key: Text(100) }, { additionalProperties: false }),
    reply: FileBytes,
    media: 'text/calendar',
    errors: ['calendar_link_unknown'],
    origin: 'ours',
  },
} as const satisfies Record<string, Call>;
