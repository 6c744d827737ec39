// Lists of accounts and related rows, newest first.
import {
  type AccountStatus,
  BRAND,
  cents,
  dateInNewYork,
  type DeletionStatus,
  dollars,
  earnsCredit,
  moneyToWire,
  referralCreditExpiry,
  referralStatus,
} from '@quoin/rules';
import { and, asc, desc, eq, gt, gte, ilike, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bankAccountDestination } from '../bank-accounts/bank-account-row';
import { accounts, bankAccounts, deletionRequests, investors, waitlist } from '../database/tables';
import { paymentsHeldUntil, settledFrom } from '../journey/account';
import { decisionsOnCredits, firstFundings } from '../journey/refer/referrals';
import type { Services } from '../services';
import { todayInNewYork } from '../shared/clock';
import { staffCountry } from '../shared/staff-error';
import { lastDayOfCredits } from './pending';
import { type ListFilters, listPage, isMatching, getTotals } from './list-page';

/** Pattern for ILIKE that matches any text with this part. */
const contains = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** @param filters.name part of the name of the person or of an investor */
export const listAccounts = ({ db }: Services, filters: ListFilters<AccountStatus> & { name?: string }) => {
  const inviter = alias(accounts, 'inviter');
  const getInvestors = (column: SQL, where?: SQL) =>
    sql<string | null>`(${db
      .select({ of: column })
      .from(investors)
      .where(and(eq(investors.accountId, accounts.id), where))})`;
  const pattern = filters.name === undefined ? undefined : contains(filters.name);
  return listPage({
    page: filters.page,
    query: db
      .select({
        account: accounts,
        inviter: inviter.email,
        investors: getInvestors(
          sql`string_agg(${investors.name}, ', ' order by ${investors.createdAt}, ${investors.id})`,
        ),
        all: getTotals(),
      })
      .from(accounts)
      .leftJoin(inviter, eq(inviter.id, accounts.referredBy))
      .where(
        and(
          isMatching(filters, { status: accounts.status, began: accounts.createdAt }),
          pattern === undefined
            ? undefined
            : or(
                ilike(sql`${accounts.firstName} || ' ' || ${accounts.lastName}`, pattern),
                sql`exists ${getInvestors(sql`1`, ilike(investors.name, pattern))}`,
              ),
        ),
      )
      .orderBy(desc(accounts.createdAt), asc(accounts.id)),
    toRow: ({ account, inviter: invitedBy, investors: names }) => ({
      email: account.email,
      name: `${account.firstName} ${account.lastName}`,
      status: account.status,
      country: account.country,
      investors: names,
      created: dateInNewYork(account.createdAt),
      invited: account.referredBy !== null,
      invited_by: invitedBy,
    }),
  });
};

export const listDeletions = ({ db }: Services, filters: ListFilters<DeletionStatus>) =>
  listPage({
    page: filters.page,
    query: db
      .select({ request: deletionRequests, account: accounts, all: getTotals() })
      .from(deletionRequests)
      .innerJoin(accounts, eq(accounts.id, deletionRequests.accountId))
      .where(isMatching(filters, { status: deletionRequests.status, began: deletionRequests.requestedAt }))
      .orderBy(desc(deletionRequests.requestedAt), asc(deletionRequests.id)),
    toRow: ({ request, account }) => ({
      id: request.id,
      status: request.status,
      account: account.email,
      name: `${account.firstName} ${account.lastName}`,
      requested: dateInNewYork(request.requestedAt),
      settle_from: dateInNewYork(settledFrom(request.requestedAt)),
      reason: request.reason,
    }),
  });

/** Waitlist of people in unserved regions. @param filters.region as chosen by the person */
export const listWaitlist = (
  { db }: Services,
  filters: Omit<ListFilters, 'email'> & { region?: string; email?: string },
) => {
  const region = filters.region === undefined ? undefined : staffCountry(filters.region);
  return listPage({
    page: filters.page,
    query: db
      .select({ entry: waitlist, accountId: accounts.id, all: getTotals() })
      .from(waitlist)
      .leftJoin(accounts, eq(accounts.email, waitlist.email))
      .where(
        and(
          isMatching({ before: filters.before }, { began: waitlist.createdAt }),
          region === undefined ? undefined : eq(waitlist.region, region),
        ),
      )
      .orderBy(desc(waitlist.createdAt), asc(waitlist.id)),
    toRow: ({ entry, accountId }) => ({
      id: entry.id,
      name: `${entry.firstName} ${entry.lastName}`,
      email: entry.email,
      region: entry.region,
      since: dateInNewYork(entry.createdAt),
      has_account: accountId !== null,
    }),
  });
};

export const BANK_ACCOUNT_STATES = ['active', 'on_hold', 'removed'] as const;
type BankAccountState = (typeof BANK_ACCOUNT_STATES)[number];

/** Lists bank accounts with masked numbers. */
export const listBankAccounts = ({ db, vault, clock }: Services, filters: ListFilters<BankAccountState>) => {
  const now = clock.now();
  const isHeld = or(gt(bankAccounts.heldUntil, now), gt(accounts.payoutsHeldUntil, now));
  const among: Record<BankAccountState, SQL | undefined> = {
    active: and(isNull(bankAccounts.removedAt), sql`not coalesce(${isHeld}, false)`),
    on_hold: and(isNull(bankAccounts.removedAt), isHeld),
    removed: isNotNull(bankAccounts.removedAt),
  };
  return listPage({
    page: filters.page,
    query: db
      .select({ bank: bankAccounts, account: accounts, all: getTotals() })
      .from(bankAccounts)
      .innerJoin(accounts, eq(accounts.id, bankAccounts.accountId))
      .where(
        and(
          isMatching({ ...filters, status: undefined }, { began: bankAccounts.createdAt }),
          filters.status && among[filters.status],
        ),
      )
      .orderBy(desc(bankAccounts.createdAt), asc(bankAccounts.id)),
    toRow: ({ bank, account }) => {
      const heldUntil = bank.removedAt ? null : paymentsHeldUntil(account, bank, clock);
      const { name, number_masked } = bankAccountDestination(bank, vault);
      return {
        id: bank.id,
        account: account.email,
        holder: bank.details.account_holder ?? null,
        bank: name,
        number: number_masked,
        country: bank.details.country ?? 'US',
        method: bank.method,
        use: bank.paysOnly ? 'pays only' : 'pays and receives',
        state: bank.removedAt ? 'removed' : heldUntil ? 'on_hold' : 'active',
        since: dateInNewYork(bank.createdAt),
        changed: dateInNewYork(bank.changedAt),
        hold_until: heldUntil?.toISOString() ?? null,
      };
    },
  });
};

/**
 * Lists friends who signed up with an invitation, their inviters, and the credits that both have earned.
 * @param filters.earned only friends whose first investment has earned the credits
 * @param filters.unpaid only friends with a credit that is earned, valid and not decided on
 */
export const listReferrals = (
  { db, clock }: Services,
  filters: ListFilters & { earned?: boolean; unpaid?: boolean },
) => {
  const friends = alias(accounts, 'friends');
  const first = firstFundings(db).as('first');
  const ofReferrer = decisionsOnCredits(db).as('of_referrer');
  const ofFriend = decisionsOnCredits(db).as('of_friend');
  const { referrerCredit, friendCredit } = BRAND.referral;
  const lastDay = lastDayOfCredits(friends.activatedAt);
  const isEarned = lte(first.date, lastDay);
  const today = todayInNewYork(clock);
  const isUnpaid = and(isEarned, gte(lastDay, today), or(isNull(ofReferrer.id), isNull(ofFriend.id)));
  return listPage({
    page: filters.page,
    sum: 'referrer_credit',
    query: db
      .select({
        friend: friends,
        referrer: accounts,
        date: first.date,
        commitment: first.commitment,
        ofReferrer: { status: ofReferrer.status, date: ofReferrer.date },
        ofFriend: { status: ofFriend.status, date: ofFriend.date },
        all: getTotals(sql`case when ${isEarned} then ${dollars(referrerCredit)} else 0 end`),
      })
      .from(friends)
      .innerJoin(accounts, eq(accounts.id, friends.referredBy))
      .leftJoin(first, eq(first.accountId, friends.id))
      .leftJoin(ofReferrer, and(eq(ofReferrer.friendId, friends.id), eq(ofReferrer.accountId, accounts.id)))
      .leftJoin(ofFriend, and(eq(ofFriend.friendId, friends.id), eq(ofFriend.accountId, friends.id)))
      .where(
        and(
          isMatching(filters, { began: friends.createdAt }),
          filters.earned ? isEarned : undefined,
          filters.unpaid ? isUnpaid : undefined,
        ),
      )
      .orderBy(desc(friends.createdAt), asc(friends.id)),
    toRow: ({ friend, referrer, date, commitment, ...decisions }) => {
      const activatedOn = friend.activatedAt && dateInNewYork(friend.activatedAt);
      const referred = {
        activatedOn,
        first: date === null ? undefined : { date, commitment: cents(commitment ?? 0) },
      };
      const earned = earnsCredit(referred);
      const getDecision = (decision: { status: string | null; date: string | null } | null) =>
        decision?.status ? `${decision.status} ${decision.date}` : earned ? 'unpaid' : null;
      return {
        friend: friend.email,
        friend_name: `${friend.firstName} ${friend.lastName}`,
        referrer: referrer.email,
        referrer_name: `${referrer.firstName} ${referrer.lastName}`,
        status: referralStatus(referred, today),
        signed_up: dateInNewYork(friend.createdAt),
        activated: activatedOn,
        invested: date,
        referrer_credit: earned ? moneyToWire(dollars(referrerCredit)) : null,
        referrer_decision: getDecision(decisions.ofReferrer),
        friend_credit: earned ? moneyToWire(dollars(friendCredit)) : null,
        friend_decision: getDecision(decisions.ofFriend),
        expires: activatedOn && referralCreditExpiry(activatedOn),
      };
    },
  });
};
