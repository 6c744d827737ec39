import { Decimal } from 'decimal.js';

/** Precise enough for exact products of cents, units and prices. */
export const ExactDecimal = /* @__PURE__ */ Decimal.clone({ precision: 40 });

/** Decimal places of rates, weights, multiples and units. */
const PLACES = 6;

/** Six decimal places, rounded half up; never `-0.000000`. */
export const sixPlaces = (value: Decimal.Value): string =>
  new ExactDecimal(value).toDecimalPlaces(PLACES, ExactDecimal.ROUND_HALF_UP).toFixed(PLACES);
