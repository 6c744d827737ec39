import {
  APPLICATION_STATES,
  DOCUMENT_TYPES,
  INVESTMENT_GROUPS,
  INVESTMENT_STATUSES,
  INVESTOR_TYPES,
  PAYMENT_TYPES,
  PERFORMANCE_FIGURES,
  PERFORMANCE_GAPS,
  PERFORMANCE_PERIODS,
  PRODUCT_CATEGORIES,
  PRODUCT_DOCUMENT_GROUPS,
  REJECTION_REASONS,
  TRANSACTION_TYPES,
  UNDETERMINED_RATES,
} from '@quoin/rules';
import Type from 'typebox';
import type { Call } from '../call';
import { CALLS } from '../calls';
import {
  AskedDay,
  CalendarDate,
  fileKey,
  Id,
  Instant,
  Money,
  Nullable,
  OneOf,
  Period,
  Rate,
  UnitPrice,
  Units,
} from '../shapes/primitives';
import { Redemption } from './redeem';

const figures = {
  contribution: Money,
  nav: Nullable(Money),
  dividend: Money,
  /** Redeemed or transferred out. */
  withdrawn: Money,
  /** On top of the contribution. */
  fees_paid: Money,
  /** nav + dividend + withdrawn - contribution - fees_paid. */
  net_gain_loss: Nullable(Money),
  rate_of_return: Nullable(Rate),
  /** The date of the figures: the last valuation, or a later payment. Null before the first valuation. */
  as_of_date: Nullable(CalendarDate),
};

export const Investment = Type.Object({
  id: Id,
  status: OneOf(INVESTMENT_STATUSES),
  group: OneOf(INVESTMENT_GROUPS),
  application_state: OneOf(APPLICATION_STATES),
  investor: Type.Object({ id: Id, investor_type: OneOf(INVESTOR_TYPES), name: Type.String() }),
  product: Type.Object({
    id: Id,
    name: Type.String(),
    category: OneOf(PRODUCT_CATEGORIES),
    art: Type.String(),
  }),
  created_date: CalendarDate,
  target_effective_date: Nullable(CalendarDate),
  effective_date: Nullable(CalendarDate),
  /** The lock-up from the effective date; null if there is none. */
  investment_period: Nullable(Period),
  commitment: Nullable(Money),
  units: Nullable(Units),
  unit_price: Nullable(UnitPrice),
  /** The date of that price, on which `rate_of_return` ends. */
  valuation_date: Nullable(CalendarDate),
  ...figures,
  envelope_id: Nullable(Id),
  /** The action that the investor must take, or what staff wrote about a rejection. */
  note: Nullable(Type.String()),
  /** Null unless the status is rejected. */
  rejection: Nullable(
    Type.Object({
      reason: OneOf(REJECTION_REASONS),
      message: Type.String(),
      may_apply_again: Type.Boolean(),
    }),
  ),
});

const Document = Type.Object({
  file_id: Id,
  name: Type.String(),
  document_type: OneOf(DOCUMENT_TYPES),
  product_name: Type.String(),
  updated_at: Instant,
  size: Type.Integer(),
  /** Whether this account has opened the current version. */
  read: Type.Boolean(),
});

/** The version of a product's document that was read before the agreement was signed. */
const ReadDocument = Type.Object({
  file_id: Id,
  name: Type.String(),
  group: OneOf(PRODUCT_DOCUMENT_GROUPS),
  version: Type.String(),
  effective_date: CalendarDate,
});

const Transaction = Type.Object({
  id: Id,
  transaction_type: OneOf(TRANSACTION_TYPES),
  amount: Money,
  shares: Nullable(Units),
  date: CalendarDate,
  note: Type.String(),
  /** The transaction that this one takes back, with negative amount and units. */
  reverses: Nullable(Id),
});

const Amount = Type.String();

/** A figure with its source rows and the values of its formula's symbols, so that a screen can show the calculation. */
const FigureMath = Type.Object({
  figure: OneOf(PERFORMANCE_FIGURES),
  values: Type.Array(Type.Object({ symbol: Type.String(), value: Amount })),
  rows: Type.Array(
    Type.Object({
      date: CalendarDate,
      what: OneOf([...PAYMENT_TYPES, 'valuation']),
      flow: Nullable(Amount),
      nav: Nullable(Amount),
      weight: Nullable(Amount),
    }),
  ),
  /** Decimal dollars, a decimal fraction or a multiple. If there is none, `kind` is the reason. */
  result: Type.Object({
    kind: OneOf(['value', ...UNDETERMINED_RATES]),
    value: Type.Optional(Amount),
    roots: Type.Optional(Type.Array(Amount)),
  }),
});

const performance = {
  /** The date of the last valuation; null before the first. */
  as_of_date: Nullable(CalendarDate),
  periods: Type.Array(
    Type.Object({
      period: OneOf(PERFORMANCE_PERIODS),
      /** The reason for missing figures; null if there are figures. */
      gap: Nullable(OneOf(PERFORMANCE_GAPS)),
      from: Nullable(CalendarDate),
      figures: Type.Array(FigureMath),
    }),
  ),
  /** By date, from the effective date on. */
  valuations: Type.Array(Type.Object({ date: CalendarDate, unit_price: Amount, nav: Money })),
};

const parts = {
  documents: { items: Type.Array(Document), read_before_signing: Type.Array(ReadDocument) },
  transactions: { items: Type.Array(Transaction) },
  redemption: { items: Type.Array(Redemption) },
};

export const portfolio = {
  listInvestments: {
    ...CALLS.listInvestments,
    summary: 'My Portfolio: the investments of a group with their totals',
    query: Type.Object(
      {
        status: Type.Optional(OneOf(['all', ...INVESTMENT_GROUPS])),
        date: Type.Optional(AskedDay),
      },
      { additionalProperties: false },
    ),
    reply: Type.Object({
      items: Type.Array(Investment),
      totals: Type.Object({ commitment: Money, ...figures }),
    }),
    errors: [],
    origin: 'spec',
  },
  getPortfolioCourse: {
    ...CALLS.getPortfolioCourse,
    summary:
      'What the investments of a group were worth together on each day on which one of them was valued',
    query: Type.Object(
      {
        status: Type.Optional(OneOf(['all', ...INVESTMENT_GROUPS])),
        /** The last day of the reply; today by default. */
        date: Type.Optional(AskedDay),
      },
      { additionalProperties: false },
    ),
    reply: Type.Object({
      /**
       * By date. Each investment counts with its last price by that day; the net contribution is what was paid in by then,
       * less what was returned, redeemed or transferred out, without fees.
       */
      items: Type.Array(Type.Object({ date: CalendarDate, nav: Money, net_contribution: Money })),
    }),
    errors: [],
    origin: 'ours',
  },
  getInvestment: {
    ...CALLS.getInvestment,
    summary: 'One investment',
    params: Type.Object({ investmentId: Id }),
    reply: Investment,
    errors: ['not_authorized_action'],
    origin: 'spec',
  },
  getInvestmentPart: {
    ...CALLS.getInvestmentPart,
    summary: 'Performance, documents, transactions or redemptions of one investment, or all of it',
    params: Type.Object({
      investmentId: Id,
      type: OneOf(['all', 'performance', 'documents', 'transactions', 'redemption']),
    }),
    query: Type.Object(
      {
        /** The date of the performance; today by default. */
        date: Type.Optional(AskedDay),
      },
      { additionalProperties: false },
    ),
    reply: Type.Union([
      Type.Object({ type: Type.Literal('documents'), ...parts.documents }),
      Type.Object({ type: Type.Literal('transactions'), ...parts.transactions }),
      Type.Object({ type: Type.Literal('redemption'), ...parts.redemption }),
      Type.Object({ type: Type.Literal('performance'), ...performance }),
      Type.Object({
        type: Type.Literal('all'),
        investment: Investment,
        performance: Type.Object(performance),
        documents: Type.Object(parts.documents),
        transactions: Type.Object(parts.transactions),
        redemption: Type.Object(parts.redemption),
      }),
    ]),
    errors: ['not_authorized_action'],
    origin: 'spec',
  },
  listAsOfDates: {
    ...CALLS.listAsOfDates,
    summary:
      'The days on which something of this account was valued, and that of a payment since, newest first; a statement is as of one of them',
    reply: Type.Object({ items: Type.Array(CalendarDate) }),
    errors: [],
    origin: 'spec',
  },
  getAccountStatement: {
    ...CALLS.getAccountStatement,
    summary: 'A statement of all investments as a PDF in the account’s language: a key for its bytes',
    query: Type.Object(
      {
        /** The last date of `as_of_dates` by default. */
        date: Type.Optional(AskedDay),
      },
      { additionalProperties: false },
    ),
    reply: Type.Object({ ...fileKey, file_id: Id, as_of_date: CalendarDate, pages: Type.Integer() }),
    errors: ['nothing_to_state'],
    origin: 'spec',
  },
} as const satisfies Record<string, Call>;
