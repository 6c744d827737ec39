// Capital calls and redemptions in progress.
import { ONGOING_REDEMPTION_STATUSES, type RedemptionStatus } from '@quoin/rules';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { capitalCalls, redemptions } from '../database/tables';
import { getPayouts } from './terms-of-time';

/** Unpaid capital calls. */
export const callsUnderWay = (db: Executor, where: SQL) =>
  db
    .select()
    .from(capitalCalls)
    .where(and(eq(capitalCalls.status, 'issued'), where))
    .orderBy(asc(capitalCalls.dueDate), asc(capitalCalls.id));

/** Redemptions that are requested but not completed. */
export const redemptionsUnderWay = (db: Executor, where: SQL) =>
  loadRedemptions(db, ONGOING_REDEMPTION_STATUSES, where);

/** Completed redemptions whose last payment is due on that day (YYYY-MM-DD in New York) or later. */
export async function payoutsFrom(today: string, db: Executor, where: SQL) {
  const completed = await loadRedemptions(db, ['completed'], where);
  return completed.filter((row) => getPayouts(row, null).some(({ by }) => by >= today));
}

const loadRedemptions = (db: Executor, statuses: readonly RedemptionStatus[], where: SQL) =>
  db
    .select()
    .from(redemptions)
    .where(and(inArray(redemptions.status, [...statuses]), where))
    .orderBy(asc(redemptions.redemptionDay), asc(redemptions.id));
