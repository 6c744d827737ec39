// Reports over all investors.
import { addCents, type Cents, cents, MONEY_ACCEPTED_STATUSES, moneyToWire } from '@quoin/rules';
import { and, asc, count, eq, inArray, max, min, type SQL, sql, sum } from 'drizzle-orm';
import {
  auditTrail,
  capitalCalls,
  deletionRequests,
  investments,
  products,
  redemptions,
  transactions,
} from '../database/tables';
import type { CommandTools } from './commands';
import { productByPrefix } from './operation/find-by-prefix';
import type { Operation } from './operation/operation';

export function addReportCommands({ noun, verb, answering }: CommandTools): void {
  const reports = noun('reports', 'Totals over all investors');
  verb(reports, 'raised', 'Shows what each fund has raised and received, with totals')
    .argument('[product]', 'only this one; the product’s id, or its beginning')
    .action((id, given) => answering(raised)(given.json, id));
  verb(reports, 'pending', 'Shows what waits, by reason and age').action((given) =>
    answering(pending)(given.json),
  );
}

const number = (text: string | number | null): Cents => cents(Number(text ?? 0));

/** Accepted commitments, and the money received for them without fees. */
async function raised({ services: { db } }: Operation, prefix: string | undefined) {
  const only = prefix === undefined ? undefined : eq(products.id, (await productByPrefix(db, prefix)).id);
  const ever = inArray(investments.status, [...MONEY_ACCEPTED_STATUSES, 'past']);
  const committed = await db
    .select({
      id: products.id,
      name: products.name,
      status: products.status,
      investments: count(investments.id),
      committed: sum(investments.commitment),
    })
    .from(products)
    .leftJoin(investments, and(eq(investments.productId, products.id), ever))
    .where(only)
    .groupBy(products.id)
    .orderBy(asc(products.position), asc(products.id));
  const received = await db
    .select({ id: investments.productId, received: sum(transactions.amount) })
    .from(transactions)
    .innerJoin(investments, eq(investments.id, transactions.investmentId))
    .where(eq(transactions.transactionType, 'funds_received'))
    .groupBy(investments.productId);
  const receivedOf = new Map(received.map((row) => [row.id, number(row.received)]));
  const rows = committed.map((row) => ({
    ...row,
    committed: number(row.committed),
    received: receivedOf.get(row.id) ?? cents(0),
  }));
  const total = (pick: (row: (typeof rows)[number]) => Cents) => moneyToWire(addCents(...rows.map(pick)));
  return {
    committed: total((row) => row.committed),
    received: total((row) => row.received),
    products: rows.map((row) => ({
      product: row.id,
      name: row.name.en,
      status: row.status,
      investments: row.investments,
      committed: moneyToWire(row.committed),
      received: moneyToWire(row.received),
      to_receive: moneyToWire(cents(row.committed - row.received)),
    })),
  };
}

interface Waiting {
  reason: string;
  count: number;
  amount: string | null;
  oldest: Date | null;
  older7: number;
  older30: number;
}

const PENDING = [
  'application_review',
  'pending_signature',
  're_signature_needed',
  'being_reviewed',
  'action_needed',
  'approved',
  'fund_received',
] as const;

/** Investments wait since their last move, the rest since it began. */
async function pending({ services: { db, clock } }: Operation) {
  const now = clock.now();
  const moved = db
    .select({ object: auditTrail.object, at: max(auditTrail.at).as('moved_at') })
    .from(auditTrail)
    .where(sql`${auditTrail.object} like 'investment:%'`)
    .groupBy(auditTrail.object)
    .as('moved');
  const since = sql<Date>`coalesce(${moved.at}, ${investments.createdAt})`;
  const columns = (reason: SQL<string>, amount: SQL, began: SQL) => ({
    reason,
    count: count(),
    amount: sql<string | null>`sum(${amount})`,
    oldest: min(began).mapWith(investments.createdAt),
    older7: olderThan(began, now, 7),
    older30: olderThan(began, now, 30),
  });
  const ofInvestments = await db
    .select(columns(sql<string>`${investments.status}`, sql`${investments.commitment}`, since))
    .from(investments)
    .leftJoin(moved, eq(moved.object, sql`'investment:' || ${investments.id}`))
    .where(inArray(investments.status, [...PENDING]))
    .groupBy(investments.status);
  const ofRedemptions = await db
    .select(
      columns(
        sql<string>`${redemptions.status}`,
        sql`${redemptions.amount}`,
        sql`${redemptions.requestedAt}`,
      ),
    )
    .from(redemptions)
    .where(inArray(redemptions.status, ['requested', 'approved']))
    .groupBy(redemptions.status);
  const ofCalls = await db
    .select(
      columns(
        sql<string>`${capitalCalls.status}`,
        sql`${capitalCalls.amount}`,
        sql`${capitalCalls.issuedAt}`,
      ),
    )
    .from(capitalCalls)
    .where(eq(capitalCalls.status, 'issued'))
    .groupBy(capitalCalls.status);
  const ofDeletions = await db
    .select(
      columns(
        sql<string>`${deletionRequests.status}`,
        sql`null::bigint`,
        sql`${deletionRequests.requestedAt}`,
      ),
    )
    .from(deletionRequests)
    .where(eq(deletionRequests.status, 'requested'))
    .groupBy(deletionRequests.status);
  const order = (reason: string) => PENDING.findIndex((one) => one === reason);
  return [
    ...ofInvestments
      .toSorted((one, other) => order(one.reason) - order(other.reason))
      .map((row) => line('investment', row, now)),
    ...ofRedemptions
      .toSorted((one, other) => other.reason.localeCompare(one.reason))
      .map((row) => line('redemption', row, now)),
    ...ofCalls.map((row) => line('capital_call', row, now)),
    ...ofDeletions.map((row) => line('deletion', row, now)),
  ];
}

const olderThan = (began: SQL, now: Date, days: number) =>
  sql<number>`count(*) filter (where ${began} < ${new Date(now.getTime() - days * 86_400_000).toISOString()}::timestamptz)`.mapWith(
    Number,
  );

const line = (what: string, { reason, oldest, older7, older30, ...row }: Waiting, now: Date) => ({
  what,
  reason,
  count: row.count,
  amount: row.amount === null ? null : moneyToWire(number(row.amount)),
  oldest_days: oldest && Math.floor((now.getTime() - oldest.getTime()) / 86_400_000),
  older_than_7_days: older7,
  older_than_30_days: older30,
});
