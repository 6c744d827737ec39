import { BUSINESS_TIME_ZONE } from '../limits';

const DATE_PARTS = /* @__PURE__ */ new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
  timeZone: BUSINESS_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/**
 * The calendar date of an instant in New York, `YYYY-MM-DD`. Built from parts, because the formatted text of a
 * locale differs between versions of ICU.
 */
export function dateInNewYork(instant: Date): string {
  const parts = Object.fromEntries(DATE_PARTS.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts['year']}-${parts['month']}-${parts['day']}`;
}
