// The dates of transfers and redemption payouts.
import { FUNDING_BUSINESS_DAYS, REDEMPTION_PAYOUT_DAYS } from '../limits';
import { addBusinessDays, businessDayFrom, isBusinessDay } from './business-days';
import { addDays } from './calendar-date';

/** The first and the last expected arrival day of a wire or an ACH transfer that is sent on a day. */
export const fundsArrival = (sentOn: string): { from: string; to: string } => ({
  from: addBusinessDays(sentOn, FUNDING_BUSINESS_DAYS.from),
  to: addBusinessDays(sentOn, FUNDING_BUSINESS_DAYS.to),
});

/** The last business day on which funds can be sent so that even a slow transfer arrives by the due date. */
export function sendFundsBy(dueDate: string): string {
  let day = dueDate;
  while (!isBusinessDay(day) || fundsArrival(day).to > dueDate) day = addDays(day, -1);
  return day;
}

/** The payout day: a fixed number of days after the redemption day, or the next business day. */
export const redemptionPayoutDate = (redemptionDay: string, days = REDEMPTION_PAYOUT_DAYS): string =>
  businessDayFrom(addDays(redemptionDay, days));
