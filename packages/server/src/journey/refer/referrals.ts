// An account's invitation: the link, how each friend stands, and what the account's own invitation offers it.
import type { ReplyOf } from '@quoin/contract';
import {
  BRAND,
  dateInNewYork,
  dollars,
  earnsCredit,
  invitedDiscountEnd,
  invitedDiscountStatus,
  moneyToWire,
  referralCreditExpiry,
  referralStatus,
  type OfferStatus,
  type ReferralStatus,
  type ReferredAccount,
} from '@quoin/rules';
import { todayInNewYork } from '../../shared/clock';
import { ApiError } from '../../shared/errors';
import type { Services } from '../../services';
import { accountOf, firstInvestments, referredBy, type AccountRow } from './store';

type Referrals = ReplyOf<'listReferrals'>;

export async function listReferrals({ clock, config, db }: Services, accountId: string): Promise<Referrals> {
  const account = await accountOf(db, accountId);
  if (!account) throw new ApiError('not_signed_in');
  const today = todayInNewYork(clock);
  const friends = await referredBy(db, accountId);
  const firsts = await firstInvestments(db, [accountId, ...friends.map(({ id }) => id)]);
  const referred = (row: AccountRow): ReferredAccount => ({
    activatedOn: row.activatedAt && dateInNewYork(row.activatedAt),
    first: firsts.get(row.id),
  });
  return {
    referral_code: account.referralCode,
    link: `${config.publicUrl}/go/auth/signup?ref_id=${account.referralCode}`,
    items: friends.map((row) => friendOnTheWire(row, referred(row), today)),
    received: account.referredBy === null ? null : received(referred(account), today),
  };
}

function friendOnTheWire(
  row: AccountRow,
  referred: ReferredAccount,
  today: string,
): Referrals['items'][number] {
  return {
    id: row.id,
    name: `${row.firstName} ${row.lastName.slice(0, 1)}.`,
    status: referralStatus(referred, today),
    credit: earnsCredit(referred) ? moneyToWire(dollars(BRAND.referral.referrerCredit)) : null,
    activated_on: referred.activatedOn,
    expires_on: referred.activatedOn && referralCreditExpiry(referred.activatedOn),
  };
}

/** A friend's credit stands as the referrer's does. */
const CREDIT: Record<ReferralStatus, OfferStatus> = {
  registered: 'open',
  activated: 'open',
  invested: 'earned',
  expired: 'expired',
};

function received(referred: ReferredAccount, today: string): Referrals['received'] {
  const { activatedOn } = referred;
  const { friendCredit, invitedDiscount, invitedDiscountAbove } = BRAND.referral;
  return {
    credit: {
      amount: moneyToWire(dollars(friendCredit)),
      status: CREDIT[referralStatus(referred, today)],
      expires_on: activatedOn && referralCreditExpiry(activatedOn),
    },
    discount: {
      amount: moneyToWire(dollars(invitedDiscount)),
      status: invitedDiscountStatus(referred, today),
      expires_on: activatedOn && invitedDiscountEnd(activatedOn),
      above: moneyToWire(dollars(invitedDiscountAbove)),
    },
  };
}
