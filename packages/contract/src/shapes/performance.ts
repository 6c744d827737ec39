// The performance of an investment, with the calculation of every figure.
import {
  PAYMENT_TYPES,
  PERFORMANCE_FIGURES,
  PERFORMANCE_GAPS,
  PERFORMANCE_PERIODS,
  UNDETERMINED_RATES,
} from '@quoin/rules';
import Type from 'typebox';
import {
  CalendarDate,
  Component,
  withRole,
  Label,
  Money,
  Nullable,
  OneOf,
  Part,
  PartList,
} from './primitives';

const Amount = Label('Decimal dollars, a decimal fraction or a multiple, depending on the figure.');

const FigureMath = Component(
  'FigureMath',
  'A figure with its source rows and formula values, so that a screen can show the calculation.',
  {
    figure: OneOf(PERFORMANCE_FIGURES, { description: 'The figure.' }),
    values: PartList('The values of the formula’s symbols.', {
      symbol: Label('The symbol in the formula.'),
      value: Amount,
    }),
    rows: PartList('The rows that the figure was computed from.', {
      date: withRole(CalendarDate, 'The day of the row.'),
      what: OneOf([...PAYMENT_TYPES, 'valuation'], { description: 'A payment or a valuation.' }),
      flow: Nullable(Amount, 'The money paid in or out. Null for a valuation.'),
      nav: Nullable(Amount, 'The value on that day. Null for a payment.'),
      weight: Nullable(Amount, 'The weight of the payment in the formula. Null if it has none.'),
    }),
    result: Part('The result of the computation.', {
      kind: OneOf(['value', ...UNDETERMINED_RATES], {
        description: '`value`, or why there is no value.',
      }),
      value: Type.Optional(withRole(Amount, 'The figure. Absent without a value.')),
      roots: Type.Optional(
        Type.Array(Amount, { description: 'The solutions, if there are several and so no value.' }),
      ),
    }),
  },
);

export const performance = {
  as_of_date: Nullable(CalendarDate, 'The date of the last valuation. Null before the first.'),
  periods: PartList('The figures of each period.', {
    period: OneOf(PERFORMANCE_PERIODS, { description: 'The period.' }),
    gap: Nullable(OneOf(PERFORMANCE_GAPS), 'The reason for missing figures. Null if there are figures.'),
    from: Nullable(CalendarDate, 'The first day of the period. Null without figures.'),
    figures: Type.Array(FigureMath, { description: 'Empty with a gap.' }),
  }),
  valuations: PartList('By date, from the effective date on.', {
    date: withRole(CalendarDate, 'The day of the valuation.'),
    unit_price: withRole(Amount, 'US dollars per unit.'),
    nav: withRole(Money, 'The value of the units held on that day.'),
  }),
};
