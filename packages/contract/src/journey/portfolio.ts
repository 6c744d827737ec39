import Type from 'typebox';
import {
  APPLICATION_STATES,
  DOCUMENT_TYPES,
  INVESTMENT_GROUPS,
  INVESTMENT_STATUSES,
  INVESTOR_TYPES,
  PRODUCT_CATEGORIES,
  TRANSACTION_TYPES,
} from '@quoin/rules';
import type { Call } from '../call';
import { CalendarDate, Id, Instant, Money, Nullable, OneOf, Rate, Units } from '../shapes/primitives';

const figures = {
  contribution: Money,
  nav: Nullable(Money),
  dividend: Money,
  net_gain_loss: Nullable(Money),
  rate_of_return: Nullable(Rate),
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
  commitment: Nullable(Money),
  units: Nullable(Units),
  unit_price: Nullable(Money),
  ...figures,
  envelope_id: Nullable(Id),
  /** What is wanted of the investor when the status is action_needed or re_signature_needed. */
  note: Nullable(Type.String()),
});

const Document = Type.Object({
  file_id: Id,
  name: Type.String(),
  document_type: OneOf(DOCUMENT_TYPES),
  product_name: Type.String(),
  updated_at: Instant,
  size: Type.Integer(),
});

const Transaction = Type.Object({
  id: Id,
  transaction_type: OneOf(TRANSACTION_TYPES),
  amount: Money,
  shares: Nullable(Units),
  date: CalendarDate,
  note: Type.String(),
});

export const portfolio = {
  listInvestments: {
    method: 'GET',
    path: '/v1/investors/investment',
    who: 'investor',
    summary: 'My Portfolio: the investments of a group with their totals',
    query: Type.Object(
      {
        status: Type.Optional(OneOf(['all', ...INVESTMENT_GROUPS])),
        date: Type.Optional(CalendarDate),
      },
      { additionalProperties: false },
    ),
    reply: Type.Object({
      items: Type.Array(Investment),
      totals: Type.Object({ commitment: Money, ...figures }),
    }),
    errors: [],
    reads: ['investments'],
    origin: 'spec',
  },
  getInvestment: {
    method: 'GET',
    path: '/v1/investments/{investmentId}',
    who: 'investor',
    summary: 'One investment',
    params: Type.Object({ investmentId: Id }),
    reply: Investment,
    errors: ['not_authorized_action'],
    reads: ['investments'],
    origin: 'spec',
  },
  getInvestmentPart: {
    method: 'GET',
    path: '/v1/investments/{investmentId}/{type}',
    who: 'investor',
    summary: 'The documents or the transactions of one investment',
    params: Type.Object({ investmentId: Id, type: OneOf(['documents', 'transactions']) }),
    reply: Type.Union([
      Type.Object({ type: Type.Literal('documents'), items: Type.Array(Document) }),
      Type.Object({ type: Type.Literal('transactions'), items: Type.Array(Transaction) }),
    ]),
    errors: ['not_authorized_action'],
    reads: ['investments'],
    origin: 'spec',
  },
} as const satisfies Record<string, Call>;
