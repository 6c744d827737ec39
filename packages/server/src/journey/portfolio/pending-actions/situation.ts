// Where an account stands in everything that may wait for it.
import { ONGOING_REDEMPTION_STATUSES, type InvestmentStatus } from '@quoin/rules';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Executor } from '../../../database/database';
import {
  accounts,
  capitalCalls,
  envelopes,
  investments,
  investors,
  products,
  redemptions,
  reservations,
} from '../../../database/tables';
import { openEnvelopes } from '../../sign';

export type Situation = Awaited<ReturnType<typeof situationOf>>;
export type OpenInvestment = Situation['investments'][number];

/** Nothing is expected of these any more. */
const OVER: InvestmentStatus[] = ['past', 'canceled'];

const product = { id: products.id, name: products.name, nextCloseDate: products.nextCloseDate };

export async function situationOf(db: Executor, accountId: string) {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  const held = await db
    .select({ investment: investments, investorName: investors.name, product })
    .from(investments)
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .innerJoin(products, eq(products.id, investments.productId))
    .where(and(eq(investments.accountId, accountId), notInArray(investments.status, OVER)))
    .orderBy(asc(investments.createdAt), asc(investments.id));
  const ids = held.map(({ investment }) => investment.id);
  return {
    account,
    investments: held,
    envelopes: await openEnvelopes(db, eq(envelopes.accountId, accountId)),
    debits: await signedDebits(db, accountId),
    calls: await db
      .select()
      .from(capitalCalls)
      .where(and(inArray(capitalCalls.investmentId, ids), eq(capitalCalls.status, 'issued'))),
    redemptions: await db
      .select()
      .from(redemptions)
      .where(
        and(eq(redemptions.accountId, accountId), inArray(redemptions.status, ONGOING_REDEMPTION_STATUSES)),
      ),
    /** Of products that have opened. */
    reservations: await db
      .select({ amount: reservations.amount, product })
      .from(reservations)
      .innerJoin(products, eq(products.id, reservations.productId))
      .where(
        and(
          eq(reservations.accountId, accountId),
          eq(reservations.status, 'reserved'),
          eq(products.status, 'published'),
        ),
      ),
  };
}

/** What is debited by ACH, in cents by investment: as it was authorized last. */
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
