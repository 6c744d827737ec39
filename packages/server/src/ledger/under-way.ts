// Capital calls and redemptions in progress.
import { ONGOING_REDEMPTION_STATUSES, redemptionPayoutDate, type RedemptionStatus } from '@quoin/rules';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { capitalCalls, redemptions } from '../database/tables';

/** Capital calls that are not paid. */
export const callsUnderWay = (db: Executor, where: SQL) =>
  db
    .select()
    .from(capitalCalls)
    .where(and(eq(capitalCalls.status, 'issued'), where))
    .orderBy(asc(capitalCalls.dueDate), asc(capitalCalls.id));

/** Redemptions that are requested and not paid. */
export const redemptionsUnderWay = (db: Executor, where: SQL) =>
  redemptionsOf(db, ONGOING_REDEMPTION_STATUSES, where);

/** Redemptions whose units are redeemed and whose payment day (YYYY-MM-DD in New York) is that day or later. */
export async function payoutsFrom(today: string, db: Executor, where: SQL) {
  const completed = await redemptionsOf(db, ['completed'], where);
  return completed.filter(({ redemptionDay }) => redemptionPayoutDate(redemptionDay) >= today);
}

const redemptionsOf = (db: Executor, statuses: readonly RedemptionStatus[], where: SQL) =>
  db
    .select()
    .from(redemptions)
    .where(and(inArray(redemptions.status, [...statuses]), where))
    .orderBy(asc(redemptions.redemptionDay), asc(redemptions.id));
