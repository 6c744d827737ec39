// Pending work by reason and age.
import { BRAND, CREDIT_RECEIVERS, type CreditReceiver, dollars, addDecimals } from '@quoin/rules';
import {
  and,
  count,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  max,
  min,
  notInArray,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { productsWithEscrow } from '../bank-accounts/escrow-accounts';
import type { Executor } from '../database/database';
import { isInForce } from '../database/stored-times';
import {
  accounts,
  APPROVAL_VALID_MS,
  approvals,
  auditTrail,
  capitalCalls,
  deletionRequests,
  envelopes,
  investments,
  products,
  redemptions,
} from '../database/tables';
import { decisionsOnCredits, firstFundings } from '../journey/refer/referrals';
import { awaitsCountersignature } from '../journey/sign';
import type { Services } from '../services';
import { DAY_MS, todayInNewYork } from '../shared/clock';
import { money } from '../shared/money';
import { ListPage } from './list-page';
import { isInvestmentMove } from './month-movements';

interface Waiting {
  reason: string;
  count: number;
  amount: number | null;
  oldest: Date | null;
  older7: number | null;
  older30: number | null;
}

const UNDATED = { amount: null, oldest: null, older7: null, older30: null };

const PENDING = [
  'application_review',
  'pending_signature',
  're_signature_needed',
  'being_reviewed',
  'action_needed',
  'approved',
  'fund_received',
] as const;

/**
 * The age of an investment counts from its last move, that of a referral credit from the day it was earned, and that of all
 * others from their creation.
 * @param productId limits the result to one fund, and omits rows that belong to none
 */
export async function listPendingByReason(
  { db, clock }: Services,
  productId: string | undefined,
): Promise<ListPage> {
  const now = clock.now();
  const ofProduct = productId === undefined ? undefined : eq(investments.productId, productId);
  const ofNoFund = productId === undefined ? undefined : sql`false`;
  const moved = db
    .select({ object: auditTrail.object, at: max(auditTrail.at).as('moved_at') })
    .from(auditTrail)
    .where(isInvestmentMove)
    .groupBy(auditTrail.object)
    .as('moved');
  const since = sql<Date>`coalesce(${moved.at}, ${investments.createdAt})`;
  const columns = (reason: SQLWrapper, amount: SQLWrapper, began: SQLWrapper) => ({
    reason: sql<string>`${reason}`,
    count: count(),
    amount: sql<number | null>`sum(${amount})`.mapWith(Number),
    oldest: min(began).mapWith(investments.createdAt),
    older7: olderThan(began, now, 7),
    older30: olderThan(began, now, 30),
  });
  const ofInvestments = await db
    .select(columns(investments.status, investments.commitment, since))
    .from(investments)
    .leftJoin(moved, eq(moved.object, sql`'investment:' || ${investments.id}`))
    .where(and(inArray(investments.status, [...PENDING]), ofProduct))
    .groupBy(investments.status);
  const ofRedemptions = await db
    .select(columns(redemptions.status, redemptions.amount, redemptions.requestedAt))
    .from(redemptions)
    .innerJoin(investments, eq(investments.id, redemptions.investmentId))
    .where(and(inArray(redemptions.status, ['requested', 'approved']), ofProduct))
    .groupBy(redemptions.status);
  const ofCalls = await db
    .select(columns(capitalCalls.status, capitalCalls.amount, capitalCalls.issuedAt))
    .from(capitalCalls)
    .innerJoin(investments, eq(investments.id, capitalCalls.investmentId))
    .where(and(eq(capitalCalls.status, 'issued'), ofProduct))
    .groupBy(capitalCalls.status);
  const [toCountersign] = await db
    .select(columns(sql<string>`'to_countersign'::text`, sql`null::bigint`, envelopes.signedAt))
    .from(envelopes)
    .innerJoin(investments, eq(investments.id, envelopes.investmentId))
    .where(and(awaitsCountersignature(db), ofProduct));
  const ofDeletions = await db
    .select(columns(deletionRequests.status, sql`null::bigint`, deletionRequests.requestedAt))
    .from(deletionRequests)
    .where(and(eq(deletionRequests.status, 'requested'), ofNoFund))
    .groupBy(deletionRequests.status);
  const ofApprovals = await db
    .select(columns(approvals.act, sql`null::bigint`, approvals.requestedAt))
    .from(approvals)
    .where(
      and(eq(approvals.status, 'pending'), isInForce(approvals.expiresAt, now, APPROVAL_VALID_MS), ofNoFund),
    )
    .groupBy(approvals.act)
    .orderBy(approvals.act);
  const ofCredits: Waiting[] = [];
  for (const to of productId === undefined ? CREDIT_RECEIVERS : []) {
    const credits = creditsDue(db, todayInNewYork(clock), to).as('credits');
    const reason = sql<string>`${`${to}_credit_unpaid`}::text`;
    ofCredits.push(...(await db.select(columns(reason, credits.amount, credits.earnedAt)).from(credits)));
  }
  // Investors cannot wire to these. Upcoming products are checked when they are published.
  const withoutEscrow = await db.$count(
    products,
    and(
      inArray(products.status, ['published', 'closed']),
      productId === undefined ? undefined : eq(products.id, productId),
      notInArray(products.id, [...(await productsWithEscrow(db, clock))]),
    ),
  );
  const order = (reason: string) => PENDING.findIndex((one) => one === reason);
  const rows = [
    ...ofInvestments
      .toSorted((one, other) => order(one.reason) - order(other.reason))
      .map((row) => line('investment', row, now)),
    ...(toCountersign && toCountersign.count > 0 ? [line('agreement', toCountersign, now)] : []),
    ...ofRedemptions
      .toSorted((one, other) => other.reason.localeCompare(one.reason))
      .map((row) => line('redemption', row, now)),
    ...ofCalls.map((row) => line('capital_call', row, now)),
    ...ofDeletions.map((row) => line('deletion', row, now)),
    ...ofApprovals.map((row) => line('approval', row, now)),
    ...ofCredits.filter((row) => row.count > 0).map((row) => line('referral_credit', row, now)),
    ...(withoutEscrow > 0
      ? [line('product', { reason: 'escrow_missing', count: withoutEscrow, ...UNDATED }, now)]
      : []),
  ];
  const waiting = rows.reduce((sum, row) => sum + row.count, 0);
  const amount = addDecimals(['0.00', ...rows.flatMap((row) => row.amount ?? [])]);
  return new ListPage(
    rows,
    { rows: rows.length, pages: 1, sums: { waiting: String(waiting), amount } },
    undefined,
  );
}

const olderThan = (began: SQLWrapper, now: Date, days: number) =>
  sql<number>`count(*) filter (where ${began} < ${new Date(now.getTime() - days * DAY_MS).toISOString()}::timestamptz)`.mapWith(
    Number,
  );

const line = (what: string, { reason, oldest, older7, older30, ...row }: Waiting, now: Date) => ({
  what,
  reason,
  count: row.count,
  amount: money(row.amount),
  oldest_days: oldest && Math.floor((now.getTime() - oldest.getTime()) / DAY_MS),
  older_than_7_days: older7,
  older_than_30_days: older30,
});

const { creditMonths, friendCredit, referrerCredit } = BRAND.referral;

const AMOUNTS: Readonly<Record<CreditReceiver, number>> = {
  referrer: dollars(referrerCredit),
  friend: dollars(friendCredit),
};

/** Last day on which a friend earns the credits, and on which they are paid. */
export const lastDayOfCredits = (activatedAt: PgColumn): SQL =>
  sql`(${activatedAt} at time zone 'America/New_York')::date + make_interval(months => ${creditMonths})`;

/** Query of the credits of one of the two receivers, in cents, with the start of the day on which they were earned. */
function creditsDue(db: Executor, today: string, to: CreditReceiver) {
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
