import { Decimal } from 'decimal.js';

/** Digits enough that cents times units times prices stay exact. */
export const ExactDecimal = /* @__PURE__ */ Decimal.clone({ precision: 40 });

/** Places of a rate, a weight, a multiple and a count of units. */
const PLACES = 6;

/** With six places, half up; never `-0.000000`. */
export const sixPlaces = (value: Decimal.Value): string =>
  new ExactDecimal(value).toDecimalPlaces(PLACES, ExactDecimal.ROUND_HALF_UP).toFixed(PLACES);
