// The part of `portfolio` about future years: estimated capital calls and distributions.
import Type from 'typebox';
import { DISTRIBUTION_TIMINGS, PACING_BOUNDS, USUAL_PACING, type PacingFigure } from '@quoin/rules';
import type { Call } from '../call';
import { CALLS } from '../calls';
import { CalendarDate, Id, Money, OneOf } from '../shapes/primitives';

const figure = (name: PacingFigure) =>
  Type.Integer({
    minimum: PACING_BOUNDS[name].least,
    maximum: PACING_BOUNDS[name].most,
    default: USUAL_PACING[name],
  });

/** Shares in whole basis points (2500 is 25 %), the life in whole years. */
const assumptions = {
  first_call: figure('first_call'),
  second_call: figure('second_call'),
  later_calls: figure('later_calls'),
  life: figure('life'),
  growth: figure('growth'),
  payout: figure('payout'),
};

export const pacing = {
  getPacing: {
    ...CALLS.getPacing,
    summary:
      'What was paid in and received by year, and an estimate of what is to come (Takahashi and Alexander, 2002)',
    query: Type.Object(
      { ...assumptions, timing: Type.Optional(OneOf(DISTRIBUTION_TIMINGS)) },
      { additionalProperties: false },
    ),
    reply: Type.Object({
      as_of_date: CalendarDate,
      assumptions: Type.Object({ ...assumptions, timing: OneOf(DISTRIBUTION_TIMINGS) }),
      /** In order of time. The year of `as_of_date` appears twice: actual flows, then estimated flows. */
      years: Type.Array(
        Type.Object({
          year: Type.Integer(),
          contribution: Money,
          distribution: Money,
          expected: Type.Boolean(),
        }),
      ),
      /** The starting point of the estimate. */
      investments: Type.Array(
        Type.Object({
          id: Id,
          product_name: Type.String(),
          commitment: Money,
          unfunded: Money,
          called: Money,
          nav: Money,
          /** The part of the value in an ongoing redemption, which is paid in the year of its payout. */
          redeemed: Money,
          /** Whole years since the effective date. */
          age: Type.Integer(),
        }),
      ),
    }),
    errors: [],
    origin: 'ours',
  },
} as const satisfies Record<string, Call>;
