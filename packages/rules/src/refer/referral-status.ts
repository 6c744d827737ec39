// The status of an invitation. All periods start on the day on which the friend's account was activated.
import { type Brand, REFERRAL_OFFER } from '../brand';
import { addMonths } from '../dates/calendar-date';
import { CREDIT_DECISIONS, type CreditDecision, type ReferralStatus } from '../investing-terms';
import { dollars, type Cents } from '../money/money';

type Offer = Brand['referral'];

/** Last day of the credits, and deadline for the friend's first investment. */
export const referralCreditExpiry = (activatedOn: string, offer: Offer = REFERRAL_OFFER): string =>
  addMonths(activatedOn, offer.creditMonths);

/** Last day on which the friend's first investment gets the discount. */
export const invitedDiscountEnd = (activatedOn: string, offer: Offer = REFERRAL_OFFER): string =>
  addMonths(activatedOn, offer.invitedDiscountMonths);

/** The friend's first investment: date on which its funds were received (YYYY-MM-DD), and commitment. */
export interface FirstInvestment {
  date: string;
  commitment: Cents;
}

export interface ReferredAccount {
  /** YYYY-MM-DD; null while the account is not activated. */
  activatedOn: string | null;
  first: FirstInvestment | undefined;
  /** What staff decided on the credit of the account that the status is for. */
  decision?: CreditDecision;
}

/** Whether the friend has invested in time, which earns credits for both. */
export const earnsCredit = ({ activatedOn, first }: ReferredAccount): boolean =>
  activatedOn !== null && first !== undefined && first.date <= referralCreditExpiry(activatedOn);

/** @param today YYYY-MM-DD in New York; the credits are valid through their last day */
export function referralStatus(referred: ReferredAccount, today: string): ReferralStatus {
  if (referred.decision) return referred.decision;
  if (referred.activatedOn === null) return 'registered';
  if (today > referralCreditExpiry(referred.activatedOn)) return 'expired';
  return earnsCredit(referred) ? 'invested' : 'activated';
}

export const OFFER_STATUSES = ['open', 'earned', 'expired'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

export const CREDIT_STATUSES = [...OFFER_STATUSES, ...CREDIT_DECISIONS] as const;
export type CreditStatus = (typeof CREDIT_STATUSES)[number];

/** The friend's discount: only the first investment can earn it, if it is above the amount and within the months. */
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
