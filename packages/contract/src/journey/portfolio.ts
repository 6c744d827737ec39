import { INVESTMENT_GROUPS, REJECTION_REASONS, TRANSACTION_TYPES } from '@quoin/rules';
import Type from 'typebox';
import type { Schemas } from '../call';
import {
  AskedDay,
  CalendarDate,
  Component,
  Count,
  withRole,
  fileKey,
  Flag,
  Id,
  Label,
  Money,
  Nullable,
  NullablePart,
  OneOf,
  Part,
  PartList,
  Period,
  Rate,
  Strict,
  UnitPrice,
  Units,
} from '../shapes/primitives';
import { performance } from '../shapes/performance';
import {
  ApplicationState,
  InvestmentGroup,
  InvestmentStatus,
  InvestorType,
  ProductCategory,
  ProductDocumentGroup,
} from '../shapes/terms';
import { ofInvestment } from './apply';
import { documentFacts } from './documents';
import { Redemption } from './redeem';

const figures = {
  contribution: withRole(Money, 'What was paid in, without fees.'),
  nav: Nullable(Money, 'Net asset value: units times the last unit price. Null before the first valuation.'),
  dividend: withRole(Money, 'Dividends and distributions received.'),
  withdrawn: withRole(Money, 'Redeemed or transferred out.'),
  fees_paid: withRole(Money, 'Fees paid on top of the contribution.'),
  net_gain_loss: Nullable(
    Money,
    'nav + dividend + withdrawn - contribution - fees_paid. Null before the first valuation.',
  ),
  rate_of_return: Nullable(Rate, 'Since inception. Null before the first valuation.'),
  irr: Nullable(
    Rate,
    'Money-weighted return since inception, per year, until the last valuation. Null before it, or if the payments have no single rate.',
  ),
  as_of_date: Nullable(
    CalendarDate,
    'The date of the figures: the last valuation, or a later payment. Null before the first valuation.',
  ),
};

export const Investment = Component(
  'Investment',
  'The commitment of one investor to one product, with its lifecycle and figures.',
  {
    id: Id,
    status: InvestmentStatus,
    group: InvestmentGroup,
    application_state: ApplicationState,
    investor: Part('Who invests.', {
      id: withRole(Id, 'The investor.'),
      investor_type: InvestorType,
      name: Label('The name of the investor.'),
    }),
    product: Part('What is invested in.', {
      id: withRole(Id, 'The product.'),
      name: Label('The name of the product.'),
      category: ProductCategory,
      art: Label('The path of its picture, which the portal serves.'),
    }),
    created_date: withRole(CalendarDate, 'The day on which the application was started.'),
    target_effective_date: Nullable(CalendarDate, 'The planned effective date. Null if unknown.'),
    effective_date: Nullable(CalendarDate, 'The day on which the investment took effect. Null before it.'),
    investment_period: Nullable(Period, 'The lock-up from the effective date. Null if there is none.'),
    commitment: Nullable(Money, 'The amount that the investor promises to invest. Null until it is entered.'),
    units: Nullable(Units, 'The units held. Null before the first.'),
    unit_price: Nullable(UnitPrice, 'The last unit price. Null before the first valuation.'),
    valuation_date: Nullable(
      CalendarDate,
      'The date of that price, on which `rate_of_return` ends. Null before the first valuation.',
    ),
    ...figures,
    envelope_id: Nullable(Id, 'The newest agreement to sign or signed. Null before the first.'),
    note: Nullable(
      Type.String(),
      'The action that the investor must take, or what staff wrote about a rejection. Null without one.',
    ),
    rejection: NullablePart('Null unless the status is rejected.', {
      reason: OneOf(REJECTION_REASONS, { description: 'Why staff rejected the application.' }),
      message: Label('The reason in the language of the call.'),
      may_apply_again: Flag('Whether another application for this product is possible.'),
    }),
  },
);

const Document = Component('Document', 'A document for the investor.', documentFacts);

const ReadDocument = Component(
  'ReadDocument',
  'The version of a product’s document that was read before the agreement was signed.',
  {
    file_id: withRole(Id, 'The file.'),
    name: Label('The name of the document.'),
    group: ProductDocumentGroup,
    version: Label('The version that was read.'),
    effective_date: withRole(CalendarDate, 'The day from which that version applies.'),
  },
);

const Transaction = Component('Transaction', 'A row of the ledger of an investment. Rows never change.', {
  id: Id,
  transaction_type: OneOf(TRANSACTION_TYPES, { description: 'What happened.' }),
  amount: withRole(Money, 'Negative in a reversal.'),
  shares: Nullable(Units, 'The units that changed. Null if none did.'),
  date: withRole(CalendarDate, 'The day on which it counts.'),
  note: Label('A remark of the operator. Empty without one.'),
  reverses: Nullable(
    Id,
    'The transaction that this one takes back, with negative amount and units. Null otherwise.',
  ),
});

const parts = {
  documents: {
    items: Type.Array(Document, { description: 'The documents of the investment.' }),
    read_before_signing: Type.Array(ReadDocument, { description: 'What was read before the signature.' }),
  },
  transactions: { items: Type.Array(Transaction, { description: 'The ledger.' }) },
  redemption: { items: Type.Array(Redemption, { description: 'All redemptions of the investment.' }) },
};

const Group = Type.Optional(
  OneOf(['all', ...INVESTMENT_GROUPS], { description: 'The group of investments. `all` by default.' }),
);

const PartType = <const T extends string>(type: T) =>
  Type.Literal(type, { description: 'The part that the reply has.' });

export const portfolio = {
  listInvestments: {
    summary: 'List investments',
    description: 'The investments of a group with their figures and totals.',
    query: Strict({
      status: Group,
      date: Type.Optional(withRole(AskedDay, 'The date of the figures. Today by default.')),
    }),
    reply: Type.Object({
      items: Type.Array(Investment, { description: 'The investments of the group.' }),
      totals: Part('The sums over the group.', {
        commitment: withRole(Money, 'The sum of the commitments.'),
        ...figures,
      }),
    }),
    origin: 'spec',
  },
  getPortfolioCourse: {
    summary: 'Get the course of the portfolio',
    description:
      'What the investments of a group were worth together on each day on which one of them was valued.',
    query: Strict({
      status: Group,
      date: Type.Optional(withRole(AskedDay, 'The last day of the reply. Today by default.')),
    }),
    reply: Type.Object({
      items: PartList('By date.', {
        date: withRole(CalendarDate, 'The day.'),
        nav: withRole(Money, 'The net asset value. Each investment counts with its last price by that day.'),
        net_contribution: withRole(
          Money,
          'What was paid in by then, less what was returned, redeemed or transferred out, without fees.',
        ),
        dividend: withRole(Money, 'Dividends and distributions received by then.'),
        fees_paid: withRole(Money, 'Fees paid on top by then.'),
      }),
    }),
  },
  getInvestment: {
    summary: 'Get an investment',
    description: 'One investment with its status and figures.',
    ...ofInvestment,
    reply: Investment,
    errors: ['not_authorized_action'],
    origin: 'spec',
  },
  getInvestmentPart: {
    summary: 'Get a part of an investment',
    description: 'Performance, documents, transactions or redemptions of one investment, or all of them.',
    params: Type.Object({
      ...ofInvestment.params.properties,
      type: OneOf(['all', 'performance', 'documents', 'transactions', 'redemption'], {
        description: 'The part.',
      }),
    }),
    query: Strict({
      date: Type.Optional(withRole(AskedDay, 'The date of the performance. Today by default.')),
    }),
    reply: Type.Union([
      Component('InvestmentDocuments', 'The documents of an investment.', {
        type: PartType('documents'),
        ...parts.documents,
      }),
      Component('InvestmentTransactions', 'The transactions of an investment.', {
        type: PartType('transactions'),
        ...parts.transactions,
      }),
      Component('InvestmentRedemptions', 'The redemptions of an investment.', {
        type: PartType('redemption'),
        ...parts.redemption,
      }),
      Component('InvestmentPerformance', 'The performance of an investment.', {
        type: PartType('performance'),
        ...performance,
      }),
      Component('InvestmentInFull', 'An investment with all its parts.', {
        type: PartType('all'),
        investment: Investment,
        performance: Part('The performance.', performance),
        documents: Part('The documents.', parts.documents),
        transactions: Part('The transactions.', parts.transactions),
        redemption: Part('The redemptions.', parts.redemption),
      }),
    ]),
    errors: ['not_authorized_action'],
    origin: 'spec',
  },
  listAsOfDates: {
    summary: 'List valuation dates',
    description:
      'The days on which an investment of this account was valued, and that of a later payment, the newest first. A statement is as of one of them.',
    reply: Type.Object({ items: Type.Array(CalendarDate, { description: 'The newest first.' }) }),
    origin: 'spec',
  },
  getAccountStatement: {
    summary: 'Get an account statement',
    description:
      'Makes a statement of all investments as a PDF in the account’s language. Returns a key for its bytes.',
    query: Strict({
      date: Type.Optional(withRole(AskedDay, 'A date of `listAsOfDates`. The last one by default.')),
    }),
    reply: Type.Object({
      ...fileKey,
      file_id: withRole(Id, 'The file.'),
      as_of_date: withRole(CalendarDate, 'The date of the figures.'),
      pages: Count('The number of pages.'),
    }),
    errors: ['nothing_to_state'],
    origin: 'spec',
  },
} as const satisfies Record<string, Schemas>;
