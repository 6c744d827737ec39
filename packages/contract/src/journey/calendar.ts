// The part of `portfolio` about upcoming days, and the link that calendar programs subscribe to.
import Type from 'typebox';
import { AWAITED_OF_OTHERS, CALENDAR_KINDS } from '@quoin/rules';
import type { Call } from '../call';
import { CALLS } from '../calls';
import {
  CalendarDate,
  Component,
  described,
  Done,
  FileBytes,
  Flag,
  Id,
  Instant,
  Label,
  Money,
  Nullable,
  OneOf,
  Strict,
  Text,
} from '../shapes/primitives';
import { Language } from '../shapes/terms';

const Entry = Component('CalendarEntry', 'A day on which something happens or is due.', {
  id: described(Id, 'Stable for the same event, even if its date changes.'),
  kind: OneOf(CALENDAR_KINDS, { description: 'What happens on the day.' }),
  date: described(CalendarDate, 'The day.'),
  title: Label('The title of the event in the language of the call.'),
  investor_name: Nullable(Type.String(), 'The investor. Null for an event of the whole account.'),
  amount: Nullable(Money, 'The amount to pay or to receive. Null if there is none.'),
  until: Nullable(Instant, 'The deadline on that day. Null without one.'),
  overdue: Flag('The day has passed and the investor has not acted.'),
  waits_for: Nullable(
    OneOf(AWAITED_OF_OTHERS),
    'The day has passed and another party has not acted. Null otherwise.',
  ),
  path: Label('The path of the page for this event, below the portal’s base path.'),
});

const Link = Component('CalendarLink', 'A link that calendar programs subscribe to, without its URL.', {
  language: Language,
  made_at: described(Instant, 'When it was made.'),
  read_at: Nullable(Instant, 'The hour of the last request by a calendar program. Null before the first.'),
});

export const calendar = {
  listCalendar: {
    ...CALLS.listCalendar,
    summary: 'List upcoming days',
    description:
      'The days that matter to this account, the next one first. What has not happened on its day comes before them.',
    reply: Type.Object({ items: Type.Array(Entry, { description: 'By date.' }) }),
  },
  getCalendarFile: {
    ...CALLS.getCalendarFile,
    summary: 'Get the calendar as a file',
    description: 'The calendar, or one event of it, as iCalendar (RFC 5545).',
    query: Strict({
      entry: Type.Optional(Text(100, 'The `id` of an event. All events by default.')),
    }),
    reply: Type.Object({ name: Label('A file name.'), ics: Label('The content of the file.') }),
    errors: ['not_found'],
  },
  getCalendarLink: {
    ...CALLS.getCalendarLink,
    summary: 'Get the calendar link',
    description:
      'Whether calendar programs can subscribe to this calendar. The URL itself is returned only when it is made.',
    reply: Type.Object({ link: Nullable(Link, 'Null without a link.') }),
  },
  makeCalendarLink: {
    ...CALLS.makeCalendarLink,
    summary: 'Make a calendar link',
    description: 'Makes a URL that calendar programs subscribe to, and ends the previous one.',
    body: Strict({ language: described(Language, 'The language of the events.') }),
    reply: Type.Object({ url: Label('The URL. It is not shown again.'), link: Link }),
  },
  revokeCalendarLink: {
    ...CALLS.revokeCalendarLink,
    summary: 'Revoke the calendar link',
    description: 'The URL stops working at once.',
    reply: Done,
    errors: ['calendar_link_missing'],
  },
  readCalendarLink: {
    ...CALLS.readCalendarLink,
    summary: 'Read a calendar link',
    description:
      'The URL that `makeCalendarLink` returns: the calendar without amounts. The key is the permission; no token is needed.',
    query: Strict({ key: Text(100, 'The key of the link.') }),
    reply: FileBytes,
    media: 'text/calendar',
    errors: ['calendar_link_unknown'],
  },
} as const satisfies Record<string, Call>;
