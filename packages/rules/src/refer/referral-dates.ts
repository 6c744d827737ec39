// How long what a referral promises stays open. Both begin with the activation of the friend's account.
import { REFERRAL_OFFER, type Brand } from '../brand';
import { addMonths } from '../dates/calendar-date';

type Offer = Brand['referral'];

/** The last day of the credits, and the day by which the friend has to invest first. */
export const referralCreditExpiry = (activatedOn: string, offer: Offer = REFERRAL_OFFER): string =>
  addMonths(activatedOn, offer.creditMonths);

/** The last day on which the invited friend's first investment still gets the discount. */
export const invitedDiscountEnd = (activatedOn: string, offer: Offer = REFERRAL_OFFER): string =>
  addMonths(activatedOn, offer.invitedDiscountMonths);
