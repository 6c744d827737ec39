// Tax benefits and deadlines for a capital gain that is reinvested in a qualified opportunity fund.
import { addDays, addMonths } from '../dates/calendar-date';
import type { RulebookEdition } from './rulebook';

/** Latest date on which the tax on the gain is due: a calendar date, or some years after investing. */
type Deferral = { kind: 'until'; date: string } | { kind: 'years'; years: number };

export interface OpportunityZoneTerms {
  /** YYYY-MM-DD, first day of investing to which the terms apply. */
  effective_from: string;
  /** Days to reinvest, including the day of the gain. */
  reinvest_days: number;
  deferral: Deferral;
  /** Untaxed part of the deferred gain, in basis points, after some years; a later row replaces an earlier one. */
  reductions: readonly { years: number; reduction_bp: number }[];
  /** After this holding period the fund's own gain is not taxed. */
  hold_years: number;
  citation: string;
}

export interface OpportunityZoneDates {
  /** Last day to reinvest the gain. */
  reinvest_by: string;
  /** When the gain is taxed, unless the fund is sold earlier; the day of the gain if nothing can be deferred any more. */
  gain_taxed_on: string;
  /** Reductions reached by then; none for money invested too late. */
  reductions: { on: string; reduction_bp: number }[];
  /** First day on which a sale leaves the fund's own gain untaxed. */
  gain_of_fund_free_from: string;
}

/** Date of the last comparison of the rows with the law, YYYY-MM-DD. */
export const OPPORTUNITY_ZONE_COMPARED_ON = '2026-11-21';

/** All rows of an edition, oldest first. */
export const opportunityZoneTerms = (
  edition: RulebookEdition = 'specification',
): readonly OpportunityZoneTerms[] => TERMS[edition];

/** Terms for an investment on a day. Throws a RangeError for a day before the law. */
export function opportunityZoneTermsOn(
  investedOn: string,
  edition: RulebookEdition = 'specification',
): OpportunityZoneTerms {
  const terms = TERMS[edition].findLast(({ effective_from }) => effective_from <= investedOn);
  if (!terms) throw new RangeError(`The rulebook has no opportunity zones on ${investedOn}`);
  return terms;
}

/** @param gainOn YYYY-MM-DD, day of the sale that realized the gain */
export function opportunityZoneDates(
  gainOn: string,
  investedOn: string,
  edition?: RulebookEdition,
): OpportunityZoneDates {
  const terms = opportunityZoneTermsOn(investedOn, edition);
  const { deferral } = terms;
  const getDateAfter = (years: number) => addMonths(investedOn, years * MONTHS);
  const deferredTo = deferral.kind === 'until' ? deferral.date : getDateAfter(deferral.years);
  const taxedOn = deferredTo < investedOn ? gainOn : deferredTo;
  return {
    reinvest_by: addDays(gainOn, terms.reinvest_days - 1),
    gain_taxed_on: taxedOn,
    reductions: terms.reductions
      .map(({ years, reduction_bp }) => ({ on: getDateAfter(years), reduction_bp }))
      .filter(({ on }) => on <= taxedOn),
    gain_of_fund_free_from: getDateAfter(terms.hold_years),
  };
}

const MONTHS = 12;

const FIRST_LAW = {
  effective_from: '2017-12-22',
  reinvest_days: 180,
  deferral: { kind: 'until', date: '2026-12-31' },
  hold_years: 10,
  citation: '26 U.S.C. § 1400Z-2(a)–(c); Pub. L. 115-97, § 13823',
} as const;

const TERMS: Readonly<Record<RulebookEdition, readonly OpportunityZoneTerms[]>> = {
  specification: [{ ...FIRST_LAW, reductions: [{ years: 5, reduction_bp: 1_000 }] }],
  dated: [
    {
      ...FIRST_LAW,
      reductions: [
        { years: 5, reduction_bp: 1_000 },
        { years: 7, reduction_bp: 1_500 },
      ],
    },
    {
      ...FIRST_LAW,
      effective_from: '2027-01-01',
      deferral: { kind: 'years', years: 5 },
      reductions: [{ years: 5, reduction_bp: 1_000 }],
      citation: '26 U.S.C. § 1400Z-2(a)–(c); Pub. L. 119-21, § 70421',
    },
  ],
};
