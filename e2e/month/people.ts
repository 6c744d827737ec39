// Fifty synthetic investors, generated from a table with a fixed seed: the same fifty in each run.
import type { InvestorType } from '@quoin/rules';
import type { Person } from '../journey/support/person';
import type { Language } from '../journey/support/messages';

export type FundId = 'terrace-income' | 'keystone-growth-iv';

export interface MonthPerson extends Person {
  place: number;
  investorType: InvestorType;
  /** Legal name of the person, the joint owners, the company or the trust. */
  investorName: string;
  entityKind?: 'limited_liability_company' | 'corporation';
  /** The second joint owner. */
  second?: { firstName: string; lastName: string };
  country: string;
  language: Language;
  fund: FundId;
  /** Whole dollars. */
  commitment: number;
}

interface Kind extends Partial<Pick<MonthPerson, 'investorType' | 'entityKind'>> {
  count: number;
  /** Assigned round-robin. */
  countries?: readonly string[];
  language?: Language;
  /** Suffix of the name of a company or a trust. */
  suffix?: string;
}

const KINDS: readonly Kind[] = [
  { count: 18 },
  { count: 6, language: 'zh-CN' },
  { count: 4, countries: ['GB', 'SG'] },
  { count: 4, countries: ['HK', 'SG'], language: 'zh-CN' },
  { count: 5, investorType: 'joint_tenants_in_common' },
  { count: 5, investorType: 'ira' },
  { count: 3, investorType: 'entity', entityKind: 'limited_liability_company', suffix: 'Holdings LLC' },
  { count: 2, investorType: 'entity', entityKind: 'corporation', suffix: 'Corporation' },
  { count: 3, investorType: 'trust', suffix: 'Family Trust' },
];

const FIRST = 'Alma Bruno Celia Dario Edith Felix Greta Hugo Ines Jonas Kiran Leila'.split(' ');
const LAST = 'Archer Bexley Corbel Dormer Eaves Finial Gable Hearth Ingle Joist Lintel'.split(' ');

/** Table indices of the people with a special role. */
export const CAST = {
  rejected: 30,
  questioned: 42,
  partialWire: 20,
  largeWire: 47,
  lateCall: 3,
  redeemsPart: 0,
  redeemsAll: 40,
  changesMind: 25,
  redeemsLater: 32,
  wrongReader: 5,
  rightReader: 6,
  corrected: 21,
} as const;

export const MINIMUM = 25_000;

export function fiftyPeople(): MonthPerson[] {
  const chance = seeded(20_261_201);
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T =>
    list[Math.floor(chance() * list.length)] as T; // never empty
  const kinds = KINDS.flatMap((kind) =>
    Array.from({ length: kind.count }, (_, index) => ({ ...kind, at: index })),
  );
  return kinds.map(
    ({ investorType = 'individual', entityKind, countries, language = 'en', suffix, at }, index) => {
      const [firstName, lastName] = [pick(FIRST), pick(LAST)];
      const second =
        investorType === 'joint_tenants_in_common' ? { firstName: pick(FIRST), lastName } : undefined;
      const name = `${firstName} ${lastName}`;
      return {
        place: index,
        investorType,
        entityKind,
        firstName,
        lastName,
        second,
        investorName: suffix
          ? `${lastName} ${suffix}`
          : second
            ? `${name} and ${second.firstName} ${lastName}`
            : name,
        email: `${firstName}.${lastName}.${index}@example.com`.toLowerCase(),
        password: `Granite-Quay-${index}`,
        phone: `202${320 + index}01${10 + index}`,
        e164: `+1202${320 + index}01${10 + index}`,
        country: countries?.[at % countries.length] ?? 'US',
        language,
        fund: index % 5 < 3 ? 'terrace-income' : 'keystone-growth-iv',
        commitment: MINIMUM + 1_000 * Math.floor(chance() * 300),
      };
    },
  );
}

/** Mulberry32: numbers in [0, 1). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
