// Limits of commitments, referral offers and payment dates.
import {
  addDays,
  addMonths,
  cents,
  COMMITMENT_MULTIPLE,
  invitedDiscountStatus,
  redemptionPayoutDate,
  REFERRAL_OFFER,
  referralStatus,
} from '@quoin/rules';
import { eq } from 'drizzle-orm';
import * as limits from '../../../packages/rules/src/limits';
import { bankAccounts } from '../../../packages/server/src/database/tables';
import { paymentsHeldUntil } from '../../../packages/server/src/journey/account';
import { addedBankAccount, CHECKING_ACCOUNT, publishProduct } from '../scenes';
import { app, aSession, FROM, HOUR, later, ONLY, succeeds, THROUGH, type Trial } from './trial';

const ACTIVATED = '2026-06-05';
const friend = (date: string, dollars = 60_000) => ({
  activatedOn: ACTIVATED,
  first: { date, commitment: cents(dollars * 100) },
});

export const MONEY_TRIALS: readonly Trial[] = [
  {
    constant: 'COMMITMENT_MULTIPLE',
    of: 'dollars above the minimum that can be reserved',
    limit: COMMITMENT_MULTIPLE / 100,
    expected: ONLY,
    goes: async (more) => {
      const { token } = await aSession();
      const { id: productId } = await publishProduct(app, { status: 'upcoming' });
      const body = { amount: String(50_000 + more) };
      return succeeds(await app.call('reserveAllocation', { token, params: { productId }, body }));
    },
  },
  {
    constant: 'REFERRAL_OFFER',
    of: 'days beside the last on which a first investment earns the credit',
    limit: 0,
    expected: THROUGH,
    goes: async (days) => {
      const date = addDays(addMonths(ACTIVATED, REFERRAL_OFFER.creditMonths), days);
      return referralStatus(friend(date), addMonths(ACTIVATED, 12)) === 'invested';
    },
  },
  {
    constant: 'REFERRAL_OFFER',
    of: 'days beside the last on which the credit is valid',
    limit: 0,
    expected: THROUGH,
    goes: async (days) => {
      const today = addDays(addMonths(ACTIVATED, REFERRAL_OFFER.creditMonths), days);
      return referralStatus(friend(ACTIVATED), today) === 'invested';
    },
  },
  {
    constant: 'REFERRAL_OFFER',
    of: 'days beside the last on which a first investment earns the discount',
    limit: 0,
    expected: THROUGH,
    goes: async (days) => {
      const date = addDays(addMonths(ACTIVATED, REFERRAL_OFFER.invitedDiscountMonths), days);
      return invitedDiscountStatus(friend(date), date) === 'earned';
    },
  },
  {
    constant: 'REFERRAL_OFFER',
    of: 'dollars of a first investment that earns no discount yet',
    limit: REFERRAL_OFFER.invitedDiscountAbove,
    expected: [false, false, true],
    goes: async (dollars) => invitedDiscountStatus(friend(ACTIVATED, dollars), ACTIVATED) === 'earned',
  },
  {
    constant: 'REDEMPTION_PAYOUT_DAYS',
    of: 'days from the redemption day to the payout',
    limit: limits.REDEMPTION_PAYOUT_DAYS,
    expected: ONLY,
    goes: async (days) => redemptionPayoutDate('2026-06-01') === addDays('2026-06-01', days),
  },
  {
    constant: 'PAYOUT_HOLD_HOURS',
    of: 'seconds after which a bank account that was added is paid to',
    limit: limits.PAYOUT_HOLD_HOURS * HOUR,
    expected: FROM,
    goes: async (seconds) => {
      const { token } = await app.newInvestor();
      const { id } = await addedBankAccount(app, token, CHECKING_ACCOUNT);
      later(seconds);
      const [account] = await app.db.select().from(bankAccounts).where(eq(bankAccounts.id, id));
      return (
        account !== undefined && paymentsHeldUntil({ payoutsHeldUntil: null }, account, app.clock) === null
      );
    },
  },
];
