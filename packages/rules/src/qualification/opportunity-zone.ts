// What the law grants a capital gain that is put into a qualified opportunity fund, and by when.
import { addDays, addMonths } from '../dates/calendar-date';
import type { RulebookEdition } from './rulebook';

/** When the tax on the gain is due at the latest: on a day of the calendar, or some years after investing. */
type Deferral = { kind: 'until'; date: string } | { kind: 'years'; years: number };

export interface OpportunityZoneTerms {
  /** YYYY-MM-DD: the first day of investing for which they hold. */
  effective_from: string;
  /** From the day of the gain on, that day counted. */
  reinvest_days: number;
  deferral: Deferral;
  /** After so many years this part of the deferred gain, in basis points, is not taxed; a later row replaces an earlier. */
  reductions: readonly { years: number; reduction_bp: number }[];
  /** Held as long, what the fund itself gained is not taxed. */
  hold_years: number;
  citation: string;
}

export interface OpportunityZoneDates {
  /** The last day to put the gain into a fund. */
  reinvest_by: string;
  /** When the gain is taxed, unless the fund is sold before; on its own day where nothing is deferred any more. */
  gain_taxed_on: string;
  /** Those that are reached by then; none for money that comes too late. */
  reductions: { on: string; reduction_bp: number }[];
  /** From this day on a sale leaves the fund's own gain untaxed. */
  gain_of_fund_free_from: string;
}

/** The day on which the rows were last compared with the law, YYYY-MM-DD. */
export const OPPORTUNITY_ZONE_COMPARED_ON = '2026-11-21';

/** Every row of an edition, the oldest first. */
export const opportunityZoneTerms = (
  edition: RulebookEdition = 'specification',
): readonly OpportunityZoneTerms[] => TERMS[edition];

/** The terms for what is invested on a day. Throws a RangeError for a day before the law. */
export function opportunityZoneTermsOn(
  investedOn: string,
  edition: RulebookEdition = 'specification',
): OpportunityZoneTerms {
  const terms = TERMS[edition].findLast(({ effective_from }) => effective_from <= investedOn);
  if (!terms) throw new RangeError(`The rulebook has no opportunity zones on ${investedOn}`);
  return terms;
}

/** @param gainOn the day of the sale that made the gain, YYYY-MM-DD */
export function opportunityZoneDates(
  gainOn: string,
  investedOn: string,
  edition?: RulebookEdition,
): OpportunityZoneDates {
  const terms = opportunityZoneTermsOn(investedOn, edition);
  const { deferral } = terms;
  const after = (years: number) => addMonths(investedOn, years * MONTHS);
  const deferredTo = deferral.kind === 'until' ? deferral.date : after(deferral.years);
  const taxedOn = deferredTo < investedOn ? gainOn : deferredTo;
  return {
    reinvest_by: addDays(gainOn, terms.reinvest_days - 1),
    gain_taxed_on: taxedOn,
    reductions: terms.reductions
      .map(({ years, reduction_bp }) => ({ on: after(years), reduction_bp }))
      .filter(({ on }) => on <= taxedOn),
    gain_of_fund_free_from: after(terms.hold_years),
  };
}

const MONTHS = 12;

const FIRST_LAW = {
  effective_from: '2017-12-22',
  reinvest_days: 180,
  deferral: { kind: 'until', date: '2026-12-31' },
  hold_years: 10,
  citation: '26 U.S.C. 1400Z-2(a) to (c), Pub. L. 115-97, section 13823',
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
      citation: '26 U.S.C. 1400Z-2(a) to (c), as amended by Pub. L. 119-21, section 70421',
    },
  ],
};
