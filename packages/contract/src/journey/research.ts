import Type from 'typebox';
import { FUNDING_ROUNDS, RESEARCH_SECTORS, RESEARCH_SOURCES, VALUATION_BASES } from '@quoin/rules';
import type { Call } from '../call';
import { CALLS } from '../calls';
import {
  CalendarDate,
  Country,
  Id,
  Money,
  Nullable,
  OneOf,
  Page,
  PageNumber,
  PageSize,
  Text,
} from '../shapes/primitives';

/** The amount that a company raised, and its valuation after the round: shares times price. */
const Round = Type.Object({
  date: CalendarDate,
  round: OneOf(FUNDING_ROUNDS),
  amount: Money,
  post_money: Money,
  price_per_share: Money,
  shares: Type.Integer(),
  source_id: Id,
});

/** The value of all shares at the price of a part of them. */
const ImpliedValuation = Type.Object({
  date: CalendarDate,
  basis: OneOf(VALUATION_BASES),
  valuation: Money,
  price_per_share: Money,
  shares: Type.Integer(),
  source_id: Id,
});

const facts = {
  id: Id,
  name: Type.String(),
  sector: OneOf(RESEARCH_SECTORS),
  country: Country,
  founded_year: Type.Integer(),
  description: Type.String(),
};

/** The disclaimer to show next to every figure. */
const ofData = { disclaimer: Type.String(), as_of: CalendarDate };

export const research = {
  listCompanies: {
    ...CALLS.listCompanies,
    summary: 'Private companies that are researched, by name',
    query: Type.Object(
      {
        /** A part of the name or of the description. */
        search: Type.Optional(Text(100)),
        sector: Type.Optional(OneOf(RESEARCH_SECTORS)),
        page: Type.Optional(PageNumber),
        page_size: Type.Optional(PageSize),
      },
      { additionalProperties: false },
    ),
    reply: Type.Object({
      ...Page(
        Type.Object({ ...facts, last_round: Nullable(Round), last_valuation: Nullable(ImpliedValuation) }),
      ).properties,
      ...ofData,
    }),
    errors: [],
    origin: 'ours',
  },
  getCompany: {
    ...CALLS.getCompany,
    summary: 'A private company: its funding rounds, what it was valued at since, and where that is from',
    params: Type.Object({ companyId: Id }),
    reply: Type.Object({
      ...facts,
      /** Earliest first. */
      rounds: Type.Array(Round),
      /** Earliest first. */
      valuations: Type.Array(ImpliedValuation),
      sources: Type.Array(
        Type.Object({
          id: Id,
          kind: OneOf(RESEARCH_SOURCES),
          name: Type.String(),
          published_on: CalendarDate,
        }),
      ),
      ...ofData,
    }),
    errors: ['not_found'],
    origin: 'ours',
  },
} as const satisfies Record<string, Call>;
