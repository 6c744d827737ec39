// Schema of a research feed: the companies of the API, in both languages.
import { CONTRACT } from '@quoin/contract';
import { isCalendarDate, moneyFromWire } from '@quoin/rules';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { byName, type Company, type ResearchData } from './research-provider';

const company = CONTRACT.getCompany.reply.properties;

const Bilingual = Type.Object({ en: Type.String(), 'zh-CN': Type.String() });

const FeedCompany = Type.Object({
  id: company.id,
  name: company.name,
  sector: company.sector,
  country: company.country,
  founded_year: company.founded_year,
  description: Bilingual,
  rounds: company.rounds,
  valuations: company.valuations,
  sources: Type.Array(Type.Object({ ...company.sources.items.properties, name: Bilingual })),
});

const Feed = Type.Object({
  as_of: company.as_of,
  disclaimer: Bilingual,
  companies: Type.Array(FeedCompany),
});

type Feed = Static<typeof Feed>;
type FeedCompany = Static<typeof FeedCompany>;

const shape = Compile(Feed);

/** Maximum of reported errors: a feed in another format has errors in every company. */
const MAX_REPORTED = 5;

/** An invalid feed. The message describes the error and its path to the operator. */
export class WrongFeed extends Error {
  override readonly name = 'WrongFeed';

  constructor(...mistakes: readonly string[]) {
    super(mistakes.slice(0, MAX_REPORTED).join('; '));
  }
}

export const mistakeIn = (failure: unknown): string | undefined =>
  failure instanceof WrongFeed ? failure.message : undefined;

/** @throws WrongFeed */
export function researchData(feed: unknown): ResearchData {
  if (!shape.Check(feed))
    throw new WrongFeed(
      ...shape.Errors(feed).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`),
    );
  const mistakes = [...repeatedIds(feed), ...feed.companies.flatMap((company) => getMistakes(company, feed))];
  if (mistakes.length > 0) throw new WrongFeed(...mistakes);
  return {
    asOf: feed.as_of,
    disclaimer: feed.disclaimer,
    companies: feed.companies.map(getCompany).sort(byName),
  };
}

function repeatedIds({ companies }: Feed): string[] {
  const ids = companies.map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `company ${id} is there twice`);
}

/** Errors that the schema cannot detect: invalid or future dates, figures without a source. */
function getMistakes({ id, rounds, valuations, sources }: FeedCompany, { as_of }: Feed): string[] {
  const known = new Set(sources.map((source) => source.id));
  const figures = [...rounds, ...valuations];
  const days = [...figures.map(({ date }) => date), ...sources.map(({ published_on }) => published_on)];
  return [
    ...days
      .filter((day) => !isCalendarDate(day) || day > as_of)
      .map((day) => `company ${id}: ${day} is no day up to ${as_of}`),
    ...figures
      .filter(({ source_id }) => !known.has(source_id))
      .map(({ source_id }) => `company ${id}: there is no source ${source_id}`),
  ];
}

const getCompany = ({ founded_year, rounds, valuations, sources, ...facts }: FeedCompany): Company => ({
  ...facts,
  foundedYear: founded_year,
  rounds: rounds
    .map(({ date, round, amount, post_money, price_per_share, shares, source_id }) => ({
      date,
      round,
      amount: getCents(amount),
      postMoney: getCents(post_money),
      pricePerShare: getCents(price_per_share),
      shares,
      sourceId: source_id,
    }))
    .sort(byDate),
  valuations: valuations
    .map(({ date, basis, valuation, price_per_share, shares, source_id }) => ({
      date,
      basis,
      valuation: getCents(valuation),
      pricePerShare: getCents(price_per_share),
      shares,
      sourceId: source_id,
    }))
    .sort(byDate),
  sources: sources.map(({ published_on, ...source }) => ({ ...source, publishedOn: published_on })),
});

const byDate = (one: { date: string }, other: { date: string }): number => one.date.localeCompare(other.date);

function getCents(amount: string): number {
  const cents = moneyFromWire(amount);
  if (cents === undefined) throw new WrongFeed(`${amount} is no amount`);
  return cents;
}
