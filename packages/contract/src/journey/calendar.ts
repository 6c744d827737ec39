// The parts of `portfolio` about what comes: upcoming days with the link that calendar programs subscribe to, pending
// actions, and estimated calls and distributions.
import {
  AWAITED_OF_OTHERS,
  AWAITED_OF_REDEMPTION,
  CALENDAR_KINDS,
  DISTRIBUTION_TIMINGS,
  PACING_BOUNDS,
  type PacingFigure,
  PENDING_ACTION_KINDS,
  DEFAULT_PACING,
} from '@quoin/rules';
import Type from 'typebox';
import type { Schemas } from '../call';
import {
  CalendarDate,
  Component,
  Count,
  withRole,
  Done,
  FileBytes,
  Flag,
  Id,
  Instant,
  Label,
  Money,
  Nullable,
  NullablePart,
  OneOf,
  Part,
  PartList,
  Strict,
  Text,
} from '../shapes/primitives';
import { EnvelopeKind, InvestmentGroup, Language } from '../shapes/terms';

const Entry = Component('CalendarEntry', 'A day on which something happens or is due.', {
  id: withRole(Id, 'Stable for the same event, even if its date changes.'),
  kind: OneOf(CALENDAR_KINDS, { description: 'What happens on the day.' }),
  date: withRole(CalendarDate, 'The day.'),
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
  made_at: withRole(Instant, 'When it was made.'),
  read_at: Nullable(Instant, 'The hour of the last request by a calendar program. Null before the first.'),
});

export const calendar = {
  listCalendar: {
    summary: 'List upcoming days',
    description:
      'The days that matter to this account, the next one first. What has not happened on its day comes before them.',
    reply: Type.Object({ items: Type.Array(Entry, { description: 'By date.' }) }),
  },
  getCalendarFile: {
    summary: 'Get the calendar as a file',
    description: 'The calendar, or one event of it, as iCalendar (RFC 5545).',
    query: Strict({
      entry: Type.Optional(Text(100, 'The `id` of an event. All events by default.')),
    }),
    reply: Type.Object({ name: Label('A file name.'), ics: Label('The content of the file.') }),
    errors: ['not_found'],
  },
  getCalendarLink: {
    summary: 'Get the calendar link',
    description:
      'Whether calendar programs can subscribe to this calendar. The URL itself is returned only when it is made.',
    reply: Type.Object({ link: Nullable(Link, 'Null without a link.') }),
  },
  makeCalendarLink: {
    summary: 'Make a calendar link',
    description: 'Makes a URL that calendar programs subscribe to, and ends the previous one.',
    body: Strict({ language: withRole(Language, 'The language of the events.') }),
    reply: Type.Object({ url: Label('The URL. It is not shown again.'), link: Link }),
  },
  revokeCalendarLink: {
    summary: 'Revoke the calendar link',
    description: 'The URL stops working at once.',
    reply: Done,
    errors: ['calendar_link_missing'],
  },
  readCalendarLink: {
    summary: 'Read a calendar link',
    description:
      'The URL that `makeCalendarLink` returns: the calendar without amounts. The key is the permission; no token is needed.',
    query: Strict({ key: Text(100, 'The key of the link.') }),
    reply: FileBytes,
    media: 'text/calendar',
    errors: ['calendar_link_unknown'],
  },
} as const satisfies Record<string, Schemas>;

const PendingAction = Component('PendingAction', 'Something that the user has to do or can do next.', {
  kind: OneOf(PENDING_ACTION_KINDS, { description: 'What to do.' }),
  deadline: Nullable(CalendarDate, 'The last day for it. Null if there is none.'),
  product: NullablePart('Null for an action of the whole account.', {
    id: withRole(Id, 'The product.'),
    name: Label('The name of the product.'),
  }),
  investment: NullablePart('Null without an investment.', {
    id: withRole(Id, 'The investment.'),
    group: InvestmentGroup,
    investor_name: Label('The name of the investor.'),
  }),
  envelope: NullablePart('What to sign. Null if nothing is to be signed.', {
    id: withRole(Id, 'The request for signature.'),
    kind: EnvelopeKind,
  }),
  amount: Nullable(Money, 'The amount to pay or to receive. Null for none and for a full redemption.'),
  due_date: Nullable(
    CalendarDate,
    'For a capital call, the day by which the money must arrive. Null otherwise.',
  ),
  note: Nullable(Type.String(), 'The operator’s description of the requested action. Null without one.'),
  waits_for: Nullable(
    OneOf(AWAITED_OF_REDEMPTION),
    'The step of another party that a redemption needs after its day. Null otherwise.',
  ),
});

export const pendingActions = {
  listPendingActions: {
    summary: 'List pending actions',
    description: 'Everything that this account has to do, with the last day for it, the most urgent first.',
    reply: Type.Object({
      today: withRole(CalendarDate, 'Today in New York.'),
      items: Type.Array(PendingAction, { description: 'The most urgent first.' }),
    }),
  },
} as const satisfies Record<string, Schemas>;

const figure = (name: PacingFigure, description: string) =>
  Type.Integer({
    description,
    minimum: PACING_BOUNDS[name].min,
    maximum: PACING_BOUNDS[name].max,
    default: DEFAULT_PACING[name],
  });

const Timing = OneOf(DISTRIBUTION_TIMINGS, {
  description: 'Whether distributions come early or late in the life of a fund.',
});

const assumptions = {
  first_call: figure(
    'first_call',
    'The share of the commitment called in the first year, in basis points (2500 is 25 %).',
  ),
  second_call: figure('second_call', 'The share of the rest called in the second year, in basis points.'),
  later_calls: figure('later_calls', 'The share of the rest called in each later year, in basis points.'),
  life: figure('life', 'The life of a fund in years.'),
  growth: figure('growth', 'The growth of the value per year, in basis points.'),
  payout: figure('payout', 'The share of the value that is paid out each year at least, in basis points.'),
};

export const pacing = {
  getPacing: {
    summary: 'Get the pacing of capital',
    description:
      'What was paid in and received by year, and an estimate of future calls and distributions by the model of Takahashi and Alexander (2002) under the given assumptions.',
    query: Strict({ ...assumptions, timing: Type.Optional(Timing) }),
    reply: Type.Object({
      as_of_date: withRole(CalendarDate, 'The day on which the estimate starts.'),
      assumptions: Part('The assumptions of the estimate.', { ...assumptions, timing: Timing }),
      years: PartList(
        'In order of time. The year of `as_of_date` appears twice: actual flows, then estimated flows.',
        {
          year: Count('The calendar year.'),
          contribution: withRole(Money, 'Paid in.'),
          distribution: withRole(Money, 'Received.'),
          expected: Flag('Whether the row is an estimate.'),
        },
      ),
      investments: PartList('The starting point of the estimate.', {
        id: withRole(Id, 'The investment.'),
        product_name: Label('The name of the product.'),
        commitment: withRole(Money, 'The amount that the investor promised to invest.'),
        unfunded: withRole(Money, 'The part of it that is not paid yet.'),
        called: withRole(Money, 'The part of it that is called and not paid yet.'),
        nav: withRole(Money, 'The net asset value.'),
        redeemed: withRole(
          Money,
          'The part of the value in an ongoing redemption, which is paid in the year of its payout.',
        ),
        age: Count('Whole years since the effective date.'),
      }),
    }),
  },
} as const satisfies Record<string, Schemas>;
