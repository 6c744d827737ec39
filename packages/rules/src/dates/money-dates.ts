// When money that is sent arrives, when it has to be sent, and when a redemption is paid.
import { FUNDING_BUSINESS_DAYS, REDEMPTION_PAYOUT_DAYS } from '../limits';
import { addBusinessDays, businessDayFrom, isBusinessDay } from './business-days';
import { addDays } from './calendar-date';

/** The first and the last day on which a wire or an ACH transfer of that day arrives. */
export const fundsArrival = (sentOn: string): { from: string; to: string } => ({
  from: addBusinessDays(sentOn, FUNDING_BUSINESS_DAYS.from),
  to: addBusinessDays(sentOn, FUNDING_BUSINESS_DAYS.to),
});

/** The last business day on which funds can be sent and still arrive on the due date when it takes longest. */
export function sendFundsBy(dueDate: string): string {
  let day = dueDate;
  while (!isBusinessDay(day) || fundsArrival(day).to > dueDate) day = addDays(day, -1);
  return day;
}

/** The day a redemption is paid: a set number of days after its redemption day, or the next day that banks are open. */
export const redemptionPayoutDate = (redemptionDay: string, days = REDEMPTION_PAYOUT_DAYS): string =>
  businessDayFrom(addDays(redemptionDay, days));
