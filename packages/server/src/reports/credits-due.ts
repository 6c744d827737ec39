// Referral credits that are earned and still valid, and that staff have neither paid nor rejected.
import { BRAND, type CreditReceiver, dollars } from '@quoin/rules';
import { and, eq, gte, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../database/database';
import { accounts } from '../database/tables';
import { decisionsOnCredits, firstFundings } from '../journey/refer/referrals';

const { creditMonths, friendCredit, referrerCredit } = BRAND.referral;

const AMOUNTS: Readonly<Record<CreditReceiver, number>> = {
  referrer: dollars(referrerCredit),
  friend: dollars(friendCredit),
};

/** Last day on which a friend earns the credits, and on which they are paid. */
export const lastDayOfCredits = (activatedAt: PgColumn): SQL =>
  sql`(${activatedAt} at time zone 'America/New_York')::date + make_interval(months => ${creditMonths})`;

/** Query of the credits of one of the two receivers, in cents, with the start of the day on which they were earned. */
export function creditsDue(db: Executor, today: string, to: CreditReceiver) {
  const first = firstFundings(db).as('first');
  const decided = decisionsOnCredits(db).as('decided');
  const lastDay = lastDayOfCredits(accounts.activatedAt);
  const receiver = to === 'friend' ? accounts.id : accounts.referredBy;
  return db
    .select({
      amount: sql<number>`${AMOUNTS[to]}::bigint`.as('credit_amount'),
      earnedAt: sql<Date>`${first.date}::timestamp at time zone 'America/New_York'`.as('earned_at'),
    })
    .from(accounts)
    .innerJoin(first, eq(first.accountId, accounts.id))
    .leftJoin(decided, and(eq(decided.friendId, accounts.id), eq(decided.accountId, receiver)))
    .where(
      and(isNotNull(accounts.referredBy), lte(first.date, lastDay), gte(lastDay, today), isNull(decided.id)),
    );
}
