// Data for the computation of pending actions.
import { type InvestmentStatus, STOPPED_STATUSES } from '@quoin/rules';
import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import {
  accounts,
  capitalCalls,
  envelopes,
  investments,
  investors,
  products,
  redemptions,
  reservations,
} from '../../database/tables';
import { findOwnHolding } from '../../ledger/holdings';
import { amountsDue } from '../../ledger/amounts-due';
import { redemptionsUnderWay, callsUnderWay } from '../../ledger/under-way';
import { isCovered } from '../redeem';
import { openEnvelopes } from '../sign';

export type Situation = Awaited<ReturnType<typeof loadSituation>>;
export type OpenInvestment = Situation['investments'][number];

/** Statuses that require no action. */
const OVER: InvestmentStatus[] = ['past', ...STOPPED_STATUSES];

const product = { id: products.id, name: products.name, nextCloseDate: products.nextCloseDate };

/** @param today YYYY-MM-DD in New York */
export async function loadSituation(db: Executor, accountId: string, today: string) {
  const [[account], held, open, debits, calls, redeemed, reserved] = await Promise.all([
    db.select().from(accounts).where(eq(accounts.id, accountId)),
    investmentsOpen(db, accountId),
    openEnvelopes(db, eq(envelopes.accountId, accountId)),
    signedDebits(db, accountId),
    callsUnderWay(db, eq(capitalCalls.accountId, accountId)),
    redemptionsUnderWay(db, eq(redemptions.accountId, accountId)),
    reservationsOpen(db, accountId),
  ]);
  return {
    account,
    investments: held,
    envelopes: open,
    debits,
    calls,
    due: await amountsDue(
      db,
      held.map(({ investment }) => investment),
    ),
    redemptions: await withCover(db, today, redeemed),
    reservations: reserved,
  };
}

/** Adds whether the units still cover each redemption. Most accounts have none in progress. */
async function withCover(db: Executor, today: string, rows: Awaited<ReturnType<typeof redemptionsUnderWay>>) {
  return Promise.all(
    rows.map(async (row) => {
      const holding = await findOwnHolding(db, row.accountId, row.investmentId);
      return { ...row, covered: holding === undefined || isCovered(holding, row, today) };
    }),
  );
}

const investmentsOpen = (db: Executor, accountId: string) =>
  db
    .select({ investment: investments, investorName: investors.name, product })
    .from(investments)
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .innerJoin(products, eq(products.id, investments.productId))
    .where(and(eq(investments.accountId, accountId), notInArray(investments.status, OVER)))
    .orderBy(asc(investments.createdAt), asc(investments.id));

/** Reservations of products that have opened. */
const reservationsOpen = (db: Executor, accountId: string) =>
  db
    .select({ amount: reservations.amount, product })
    .from(reservations)
    .innerJoin(products, eq(products.id, reservations.productId))
    .where(
      and(
        eq(reservations.accountId, accountId),
        eq(reservations.status, 'reserved'),
        eq(products.status, 'published'),
      ),
    );

/** Amounts debited by ACH, in cents by investment, from the last authorization. */
async function signedDebits(db: Executor, accountId: string): Promise<Map<string, number>> {
  const signed = await db
    .select({ subject: envelopes.subject })
    .from(envelopes)
    .where(
      and(
        eq(envelopes.accountId, accountId),
        eq(envelopes.kind, 'ach_authorization'),
        eq(envelopes.status, 'signed'),
      ),
    )
    .orderBy(asc(envelopes.signedAt));
  return new Map(
    signed.flatMap(({ subject }) =>
      subject?.kind === 'ach_authorization' ? [[subject.investmentId, subject.amount] as const] : [],
    ),
  );
}
