// An account's referral program: its link, the status of each friend, and the offer of the invitation that it used.
import type { ReplyOf } from '@quoin/contract';
import {
  BRAND,
  cents,
  type CreditDecision,
  type CreditStatus,
  dateInNewYork,
  dollars,
  earnsCredit,
  type FirstInvestment,
  invitedDiscountEnd,
  invitedDiscountStatus,
  moneyToWire,
  referralCreditExpiry,
  referralStatus,
  type ReferralStatus,
  type ReferredAccount,
  STOPPED_STATUSES,
} from '@quoin/rules';
import { and, asc, eq, inArray, isNull, ne, notExists, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/database';
import { accounts, investments, referralCredits, transactions } from '../../database/tables';
import type { SomeHandlers } from '../../http/handler';
import type { Services } from '../../services';
import { todayInNewYork } from '../../shared/clock';
import { ApiError } from '../../shared/errors';

type AccountRow = typeof accounts.$inferSelect;

async function loadAccount(db: Executor, accountId: string): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  return row;
}

/** Accounts invited by an account, in the order of sign-up. */
const referredBy = (db: Executor, accountId: string): Promise<AccountRow[]> =>
  db
    .select()
    .from(accounts)
    .where(eq(accounts.referredBy, accountId))
    .orderBy(asc(accounts.createdAt), asc(accounts.id));

/** The query of the first payment of each account that was not reversed, with the commitment of its investment. */
export function firstFundings(db: Executor, where?: SQL) {
  const { accountId, commitment, status } = investments;
  const reversals = alias(transactions, 'reversals');
  return db
    .selectDistinctOn([accountId], { accountId, commitment, date: transactions.date })
    .from(transactions)
    .innerJoin(investments, eq(investments.id, transactions.investmentId))
    .where(
      and(
        where,
        eq(transactions.transactionType, 'funds_received'),
        isNull(transactions.reversesId),
        notExists(
          db
            .select({ one: sql`1` })
            .from(reversals)
            .where(eq(reversals.reversesId, transactions.id)),
        ),
        notInArray(status, [...STOPPED_STATUSES]),
      ),
    )
    .orderBy(asc(accountId), asc(transactions.date), asc(transactions.recordedAt));
}

/** By account: the first funded investment. */
export async function firstInvestments(
  db: Executor,
  accountIds: readonly string[],
): Promise<Map<string, FirstInvestment>> {
  if (accountIds.length === 0) return new Map();
  const rows = await firstFundings(db, inArray(investments.accountId, [...accountIds]));
  return new Map(
    rows.map((row) => [row.accountId, { date: row.date, commitment: cents(row.commitment ?? 0) }]),
  );
}

/** Decisions in force, without those that were taken back. */
export const decisionsOnCredits = (db: Executor, where?: SQL) =>
  db
    .select()
    .from(referralCredits)
    .where(and(ne(referralCredits.status, 'reversed'), where));

type Decision = Pick<typeof referralCredits.$inferSelect, 'status' | 'date'>;

const getDecision = (credit: Decision | undefined): CreditDecision | undefined =>
  credit?.status === 'reversed' ? undefined : credit?.status;

type Referrals = ReplyOf<'listReferrals'>;

async function listReferrals({ clock, config, db }: Services, accountId: string): Promise<Referrals> {
  const account = await loadAccount(db, accountId);
  if (!account) throw new ApiError('not_signed_in');
  const today = todayInNewYork(clock);
  const friends = await referredBy(db, accountId);
  const firsts = await firstInvestments(db, [accountId, ...friends.map(({ id }) => id)]);
  const decisions = await decisionsOnCredits(db, eq(referralCredits.accountId, accountId));
  const toReferred = (row: AccountRow): ReferredAccount & { decidedOn: string | null } => {
    const decided = decisions.find(({ friendId }) => friendId === row.id);
    return {
      activatedOn: row.activatedAt && dateInNewYork(row.activatedAt),
      first: firsts.get(row.id),
      decision: getDecision(decided),
      decidedOn: decided?.date ?? null,
    };
  };
  return {
    referral_code: account.referralCode,
    link: `${config.publicUrl}/go/auth/signup?ref_id=${account.referralCode}`,
    items: friends.map((row) => friendOnTheWire(row, toReferred(row), today)),
    received: account.referredBy === null ? null : getReceived(toReferred(account), today),
  };
}

export const friendName = ({ firstName, lastName }: Pick<AccountRow, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName.slice(0, 1)}.`;

function friendOnTheWire(
  row: AccountRow,
  referred: ReferredAccount & { decidedOn: string | null },
  today: string,
): Referrals['items'][number] {
  return {
    id: row.id,
    name: friendName(row),
    status: referralStatus(referred, today),
    credit: earnsCredit(referred) ? moneyToWire(dollars(BRAND.referral.referrerCredit)) : null,
    activated_on: referred.activatedOn,
    expires_on: referred.activatedOn && referralCreditExpiry(referred.activatedOn),
    decided_on: referred.decidedOn,
  };
}

/** The friend's credit has the same status as the referrer's. */
const CREDIT: Record<ReferralStatus, CreditStatus> = {
  registered: 'open',
  activated: 'open',
  invested: 'earned',
  expired: 'expired',
  paid: 'paid',
  rejected: 'rejected',
};

function getReceived(
  referred: ReferredAccount & { decidedOn: string | null },
  today: string,
): Referrals['received'] {
  const { activatedOn } = referred;
  const { friendCredit, invitedDiscount, invitedDiscountAbove } = BRAND.referral;
  return {
    credit: {
      amount: moneyToWire(dollars(friendCredit)),
      status: CREDIT[referralStatus(referred, today)],
      expires_on: activatedOn && referralCreditExpiry(activatedOn),
      decided_on: referred.decidedOn,
    },
    discount: {
      amount: moneyToWire(dollars(invitedDiscount)),
      status: invitedDiscountStatus(referred, today),
      expires_on: activatedOn && invitedDiscountEnd(activatedOn),
      above: moneyToWire(dollars(invitedDiscountAbove)),
    },
  };
}

export const referHandlers = {
  listReferrals: ({ signedIn }, services) => listReferrals(services, signedIn.accountId),
} satisfies SomeHandlers;
