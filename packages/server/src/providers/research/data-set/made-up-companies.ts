// Generates companies deterministically. Their figures are consistent: shares are whole, prices are in cents, and all
// amounts are products of the two.
import {
  addDays,
  addMonths,
  FUNDING_ROUNDS,
  RESEARCH_SECTORS,
  VALUATION_BASES,
  type ValuationBasis,
} from '@quoin/rules';
import { seededRandom } from '../../../shared/seeded-random';
import {
  byName,
  type Company,
  type ImpliedValuation,
  type ResearchProvider,
  type Round,
  type Source,
} from '../research-provider';
import { COUNTRIES, CUSTOMERS, NAME_BEGINNINGS, NAME_ENDINGS, SECTOR_WORDS, SOURCE_NAMES } from './words';

/** @param asOf YYYY-MM-DD; latest date in the data */
const madeUpCompanies = (count: number, asOf: string): Company[] =>
  Array.from({ length: count }, (_, index) => madeUpCompany(index, asOf));

interface Draw {
  between(from: number, to: number): number;
  whole(from: number, to: number): number;
  one<T>(list: readonly [T, ...T[]]): T;
}

function drawing(name: string): Draw {
  const random = seededRandom(name);
  const between = (from: number, to: number) => from + random() * (to - from);
  const whole = (from: number, to: number) => Math.floor(between(from, to + 1));
  return { between, whole, one: (list) => list[whole(0, list.length - 1)] ?? list[0] };
}

function madeUpCompany(place: number, asOf: string): Company {
  const sector = RESEARCH_SECTORS[place % RESEARCH_SECTORS.length] ?? 'software';
  const words = SECTOR_WORDS[sector];
  const name = `${getName(place)} ${words.suffix}`;
  const draw = drawing(name);
  const id = name.toLowerCase().replaceAll(' ', '-');
  const foundedYear = draw.whole(2006, 2020);
  const [does, buys] = [draw.one(words.does), draw.one(CUSTOMERS)];
  const founded = addDays(`${foundedYear}-01-01`, draw.whole(0, 300));
  const rounds = getRounds(id, draw, founded, asOf);
  const valuations = getValuations(id, draw, rounds, asOf);
  return {
    id,
    name,
    sector,
    country: draw.one(COUNTRIES),
    foundedYear,
    description: {
      en: `A made-up company: it ${does.en} for ${buys.en}.`,
      'zh-CN': `虚构公司：为${buys['zh-CN']}${does['zh-CN']}。`,
    },
    rounds,
    valuations,
    sources: [
      ...rounds.map((round) => getSource(round.sourceId, 'funding_announcement', round.date)),
      ...valuations.map(({ sourceId, basis, date }) => getSource(sourceId, basis, date)),
    ],
  };
}

/** Shifts the endings by one for each pass through the beginnings, so that every combination occurs before one repeats. */
function getName(place: number): string {
  const turn = Math.floor(place / NAME_BEGINNINGS.length);
  const beginning = NAME_BEGINNINGS[place % NAME_BEGINNINGS.length] ?? '';
  return beginning + (NAME_ENDINGS[(place + turn) % NAME_ENDINGS.length] ?? '');
}

function getRounds(id: string, draw: Draw, founded: string, asOf: string): Round[] {
  const rounds: Round[] = [];
  let date = addMonths(founded, draw.whole(4, 14));
  let before = draw.whole(60, 120) * 100_000;
  let pricePerShare = draw.whole(40, 110);
  for (const round of FUNDING_ROUNDS.slice(0, draw.whole(2, FUNDING_ROUNDS.length))) {
    if (date > asOf) break;
    const added = Math.round(before * draw.between(0.08, 0.24));
    const shares = before + added;
    rounds.push({
      date,
      round,
      amount: added * pricePerShare,
      postMoney: shares * pricePerShare,
      pricePerShare,
      shares,
      sourceId: `${id}-${round}`,
    });
    before = shares;
    pricePerShare = Math.round(pricePerShare * draw.between(0.85, 3.1));
    date = addDays(addMonths(date, draw.whole(11, 26)), draw.whole(0, 27));
  }
  return rounds;
}

/** Valuations after the last funding round. */
function getValuations(id: string, draw: Draw, rounds: readonly Round[], asOf: string): ImpliedValuation[] {
  const last = rounds.at(-1);
  if (!last) return [];
  const { shares } = last;
  const valuations: ImpliedValuation[] = [];
  let pricePerShare = last.pricePerShare;
  let date = addDays(last.date, draw.whole(40, 140));
  while (date <= asOf && valuations.length < MAX_VALUATIONS) {
    pricePerShare = Math.max(1, Math.round(pricePerShare * draw.between(0.86, 1.2)));
    const basis: ValuationBasis = draw.one(VALUATION_BASES);
    valuations.push({
      date,
      basis,
      valuation: shares * pricePerShare,
      pricePerShare,
      shares,
      sourceId: `${id}-valuation-${valuations.length + 1}`,
    });
    date = addDays(date, draw.whole(45, 150));
  }
  return valuations;
}

const MAX_VALUATIONS = 16;

const getSource = (id: string, kind: Source['kind'], date: string): Source => ({
  id,
  kind,
  name: SOURCE_NAMES[kind],
  publishedOn: date,
});

const COMPANIES = 150;
const AS_OF = '2026-03-31';

export function embeddedResearch(): ResearchProvider {
  const data = {
    asOf: AS_OF,
    disclaimer: {
      en: 'These companies do not exist. Names, rounds, prices and sources are made up to show the research tool; they are no information about any company, and no offer or advice.',
      'zh-CN':
        '以下公司均为虚构。名称、融资轮次、价格与来源仅用于演示研究工具，不构成任何公司的信息，也不构成要约或投资建议。',
    },
    companies: madeUpCompanies(COMPANIES, AS_OF).sort(byName),
  };
  return { data: async () => data };
}
