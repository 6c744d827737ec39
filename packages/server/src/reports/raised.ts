import { addCents, type Cents, cents, MONEY_ACCEPTED_STATUSES, moneyToWire } from '@quoin/rules';
import { and, asc, count, eq, inArray, sum } from 'drizzle-orm';
import { investments, products, transactions } from '../database/tables';
import type { Services } from '../services';

/** Accepted commitments, and the money received for them, without fees. */
export async function raisedByFund({ db }: Services, productId: string | undefined) {
  const only = productId === undefined ? undefined : eq(products.id, productId);
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
  const receivedById = new Map(received.map((row) => [row.id, number(row.received)]));
  const rows = committed.map((row) => ({
    ...row,
    committed: number(row.committed),
    received: receivedById.get(row.id) ?? cents(0),
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

const number = (text: string | null): Cents => cents(Number(text ?? 0));
