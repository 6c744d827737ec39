// The house keeps its days by New York.
import { BUSINESS_TIME_ZONE } from '../limits';

// Canada writes a date as ISO 8601 does.
const DATE = /* @__PURE__ */ new Intl.DateTimeFormat('en-CA', {
  timeZone: BUSINESS_TIME_ZONE,
  dateStyle: 'short',
});

/** The calendar date of an instant in New York, YYYY-MM-DD. */
export const dateInNewYork = (instant: Date): string => DATE.format(instant);
