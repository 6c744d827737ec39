// Assumptions of the estimate of calls and distributions, with bounds and defaults.
import { gather, type Problems } from '../problems';

/** When a fund pays out, by the bow of its curve. */
export const DISTRIBUTION_TIMINGS = ['early', 'middle', 'late'] as const;
export type DistributionTiming = (typeof DISTRIBUTION_TIMINGS)[number];

/** Shares are whole basis points (2500 is 25 %), years whole years. */
export interface PacingAssumptions {
  /** Share of the uncalled commitment that is called in a fund's first year, second year, and each later year. */
  first_call: number;
  second_call: number;
  later_calls: number;
  /** Years from the effective date until everything is paid out. */
  life: number;
  /** Growth of the value per year. */
  growth: number;
  /** Minimum share of the value that is paid out per year. */
  payout: number;
  timing: DistributionTiming;
}

export type PacingFigure = Exclude<keyof PacingAssumptions, 'timing'>;

export const PACING_BOUNDS: Readonly<Record<PacingFigure, { min: number; max: number }>> = {
  first_call: { min: 0, max: 10_000 },
  second_call: { min: 0, max: 10_000 },
  later_calls: { min: 0, max: 10_000 },
  life: { min: 3, max: 20 },
  growth: { min: 0, max: 3_000 },
  payout: { min: 0, max: 2_000 },
};

/** Calls as in the original model; growth lower than in the model, which describes a venture fund. */
export const DEFAULT_PACING: PacingAssumptions = {
  first_call: 2_500,
  second_call: 3_333,
  later_calls: 5_000,
  life: 10,
  growth: 800,
  payout: 0,
  timing: 'middle',
};

/** Divisors for display: years are shown as they are, shares in per cent. */
const SHOWN: Readonly<Record<PacingFigure, number>> = {
  first_call: 100,
  second_call: 100,
  later_calls: 100,
  life: 1,
  growth: 100,
  payout: 100,
};

export const PACING_FIGURES = Object.keys(PACING_BOUNDS) as PacingFigure[]; // Object.keys loses the type of the keys

/** Every figure is required: a missing one is not replaced by its default. */
export const validatePacing = (typed: Partial<Record<PacingFigure, number | null>>): Problems =>
  gather(
    Object.fromEntries(
      PACING_FIGURES.map((figure) => {
        const value = typed[figure];
        const { min, max } = PACING_BOUNDS[figure];
        if (value === undefined || value === null) return [figure, { name: 'required' }];
        if (value >= min && value <= max) return [figure, undefined];
        const values = { min: min / SHOWN[figure], max: max / SHOWN[figure] };
        return [figure, { name: 'out_of_bounds', values }];
      }),
    ),
  );
