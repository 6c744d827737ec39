// The status of an invitation. All periods start on the day on which the friend's account was activated.
import { type Brand, REFERRAL_OFFER } from '../brand';
import { addMonths } from '../dates/calendar-date';
import type { ReferralStatus } from '../investing-terms';
import { dollars, type Cents } from '../money/money';

type Offer = Brand['referral'];

/** The last day of the credits, and the day by which the friend has to invest first. */
export const referralCreditExpiry = (activatedOn: string, offer: Offer = REFERRAL_OFFER): string =>
  addMonths(activatedOn, offer.creditMonths);

/** The last day on which the invited friend's first investment still gets the discount. */
export const invitedDiscountEnd = (activatedOn: string, offer: Offer = REFERRAL_OFFER): string =>
  addMonths(activatedOn, offer.invitedDiscountMonths);

/** The friend's first investment: when its funds were received (YYYY-MM-DD) and its commitment. */
export interface FirstInvestment {
  date: string;
  commitment: Cents;
}

export interface ReferredAccount {
  /** YYYY-MM-DD; null while the account is not activated. */
  activatedOn: string | null;
  first: FirstInvestment | undefined;
}

/** Whether the friend has invested in time, which earns both their credits. */
export const earnsCredit = ({ activatedOn, first }: ReferredAccount): boolean =>
  activatedOn !== null && first !== undefined && first.date <= referralCreditExpiry(activatedOn);

/** @param today YYYY-MM-DD in New York; the credits are valid through their last day */
export function referralStatus(referred: ReferredAccount, today: string): ReferralStatus {
  if (referred.activatedOn === null) return 'registered';
  if (today > referralCreditExpiry(referred.activatedOn)) return 'expired';
  return earnsCredit(referred) ? 'invested' : 'activated';
}

export const OFFER_STATUSES = ['open', 'earned', 'expired'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** The invited friend's discount: earned by a first investment above the amount and within the months, and by no later one. */
export function invitedDiscountStatus(
  { activatedOn, first }: ReferredAccount,
  today: string,
  offer: Brand['referral'] = REFERRAL_OFFER,
): OfferStatus {
  if (activatedOn === null) return 'open';
  const end = invitedDiscountEnd(activatedOn, offer);
  if (!first) return today > end ? 'expired' : 'open';
  return first.date <= end && first.commitment > dollars(offer.invitedDiscountAbove) ? 'earned' : 'expired';
}
