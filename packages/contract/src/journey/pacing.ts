// The part of `portfolio` about future years: estimated capital calls and distributions.
import Type from 'typebox';
import { DISTRIBUTION_TIMINGS, PACING_BOUNDS, USUAL_PACING, type PacingFigure } from '@quoin/rules';
import type { Call } from '../call';
import { CALLS } from '../calls';
import {
  CalendarDate,
  Count,
  described,
  Flag,
  Id,
  Label,
  Money,
  OneOf,
  Part,
  PartList,
  Strict,
} from '../shapes/primitives';

const figure = (name: PacingFigure, description: string) =>
  Type.Integer({
    description,
    minimum: PACING_BOUNDS[name].least,
    maximum: PACING_BOUNDS[name].most,
    default: USUAL_PACING[name],
  });

const Timing = OneOf(DISTRIBUTION_TIMINGS, {
  description: 'Whether distributions come early or late in the life of a fund.',
});

const assumptions = {
  first_call: figure(
    'first_call',
    'The share of the commitment called in the first year, in basis points (2500 is 25 %).',
  ),
  second_call: figure('second_call', 'The share of the rest called in the second year, in basis points.'),
  later_calls: figure('later_calls', 'The share of the rest called in each later year, in basis points.'),
  life: figure('life', 'The life of a fund in years.'),
  growth: figure('growth', 'The growth of the value per year, in basis points.'),
  payout: figure('payout', 'The share of the value that is paid out each year at least, in basis points.'),
};

export const pacing = {
  getPacing: {
    ...CALLS.getPacing,
    summary: 'Get the pacing of capital',
    description:
      'What was paid in and received by year, and an estimate of future calls and distributions by the model of Takahashi and Alexander (2002) under the given assumptions.',
    query: Strict({ ...assumptions, timing: Type.Optional(Timing) }),
    reply: Type.Object({
      as_of_date: described(CalendarDate, 'The day on which the estimate starts.'),
      assumptions: Part('The assumptions of the estimate.', { ...assumptions, timing: Timing }),
      years: PartList(
        'In order of time. The year of `as_of_date` appears twice: actual flows, then estimated flows.',
        {
          year: Count('The calendar year.'),
          contribution: described(Money, 'Paid in.'),
          distribution: described(Money, 'Received.'),
          expected: Flag('Whether the row is an estimate.'),
        },
      ),
      investments: PartList('The starting point of the estimate.', {
        id: described(Id, 'The investment.'),
        product_name: Label('The name of the product.'),
        commitment: described(Money, 'The amount that the investor promised to invest.'),
        unfunded: described(Money, 'The part of it that is not paid yet.'),
        called: described(Money, 'The part of it that is called and not paid yet.'),
        nav: described(Money, 'The net asset value.'),
        redeemed: described(
          Money,
          'The part of the value in an ongoing redemption, which is paid in the year of its payout.',
        ),
        age: Count('Whole years since the effective date.'),
      }),
    }),
  },
} as const satisfies Record<string, Call>;
