// Monthly sums by product: opening, increase, decrease and closing. Opening and closing figures are computed
// independently of the movements. All are decimals.
import {
  type InvestmentStatus,
  PAYMENT_TYPES,
  type PaymentType,
  TRANSACTION_EFFECTS,
  type TransactionType,
} from '@quoin/rules';
import {
  and,
  between,
  count,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  like,
  lt,
  lte,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../database/database';
import { auditTrail, capitalCalls, investments, transactions, valuations } from '../database/tables';

/** First and last day, YYYY-MM-DD. */
export interface Month {
  from: string;
  to: string;
}

export interface Movement {
  opening: string;
  increase: string;
  decrease: string;
  closing: string;
}

export type OfProduct<T> = T & { product: string };

/** In dollars. */
const total = (cents: SQLWrapper, where: SQL | undefined): SQL<string> =>
  sql<string>`round(coalesce(sum(${cents}) filter (where ${where}), 0) / 100.0, 2)`;

const getDay = (instant: PgColumn): SQL<string> => sql`(${instant} at time zone 'America/New_York')::date`;

/** Ledger amounts by type. A reversal counts as a decrease on the day of the reversed row. */
export function ledgerMovements(
  db: Executor,
  { from, to }: Month,
): Promise<OfProduct<Movement & { type: TransactionType }>[]> {
  const { amount, date, transactionType: type } = transactions;
  return db
    .select({
      product: investments.productId,
      type,
      opening: total(amount, lt(date, from)),
      increase: total(amount, and(gte(date, from), gt(amount, 0))),
      decrease: total(sql`-${amount}`, and(gte(date, from), lt(amount, 0))),
      closing: total(amount, lte(date, to)),
    })
    .from(transactions)
    .innerJoin(investments, eq(investments.id, transactions.investmentId))
    .where(lte(date, to))
    .groupBy(investments.productId, type);
}

/** Money received before its effective date, when it buys units. */
export function loadAwaitingUnits(db: Executor, { from, to }: Month): Promise<OfProduct<Movement>[]> {
  const { amount, date, transactionType } = transactions;
  const invested = sql`coalesce(${investments.effectiveDate}, 'infinity'::date)`;
  const isNew = gte(date, from);
  const leaving = sql`case when ${between(invested, from, to)} then ${amount} else 0 end`;
  const reversed = sql`case when ${and(isNew, lt(amount, 0))} then -${amount} else 0 end`;
  return db
    .select({
      product: investments.productId,
      opening: total(amount, and(lt(date, from), gte(invested, from))),
      increase: total(amount, and(isNew, gt(amount, 0))),
      decrease: total(sql`${leaving} + ${reversed}`, sql`true`),
      closing: total(amount, gt(invested, to)),
    })
    .from(transactions)
    .innerJoin(investments, eq(investments.id, transactions.investmentId))
    .where(and(eq(transactionType, 'funds_received'), lte(date, to), lt(date, invested)))
    .groupBy(investments.productId);
}

/** Capital calls that are not cancelled. */
export function callMovements(db: Executor, { from, to }: Month): Promise<OfProduct<Movement>[]> {
  const { amount, status } = capitalCalls;
  const issued = getDay(capitalCalls.issuedAt);
  const cancelled = sql`case when ${eq(status, 'cancelled')} then ${getDay(capitalCalls.settledAt)} else 'infinity'::date end`;
  return db
    .select({
      product: investments.productId,
      opening: total(amount, and(lt(issued, from), gte(cancelled, from))),
      increase: total(amount, gte(issued, from)),
      decrease: total(amount, between(cancelled, from, to)),
      closing: total(amount, gt(cancelled, to)),
    })
    .from(capitalCalls)
    .innerJoin(investments, eq(investments.id, capitalCalls.investmentId))
    .where(lte(issued, to))
    .groupBy(investments.productId);
}

export interface UnitMovements {
  units: Movement;
  /** In dollars: the sum over investments, each rounded half up to whole cents. */
  nav: { opening: string; closing: string };
}

const typesThatMove = (direction: 1 | -1): PaymentType[] =>
  PAYMENT_TYPES.filter((type) => TRANSACTION_EFFECTS[type].units === direction);

/** Units count from the effective date of their investment. */
export async function unitMovements(db: Executor, { from, to }: Month): Promise<OfProduct<UnitMovements>[]> {
  const type = transactions.transactionType;
  const [into, out] = [typesThatMove(1), typesThatMove(-1)];
  const units = sql`case when ${inArray(type, into)} then ${transactions.units} else -${transactions.units} end`;
  const day = sql`greatest(${transactions.date}, ${investments.effectiveDate})`;
  const sumWhere = (number: SQL, where: SQL | undefined) =>
    sql<string>`round(coalesce(sum(${number}) filter (where ${where}), 0), 6)`;
  const held = db
    .select({
      product: investments.productId,
      opening: sumWhere(units, lt(day, from)).as('opening'),
      increase: sumWhere(units, and(gte(day, from), gt(units, 0))).as('increase'),
      decrease: sumWhere(sql`-(${units})`, and(gte(day, from), lt(units, 0))).as('decrease'),
      closing: sumWhere(units, lte(day, to)).as('closing'),
    })
    .from(transactions)
    .innerJoin(investments, eq(investments.id, transactions.investmentId))
    .where(
      and(
        isNotNull(investments.effectiveDate),
        isNotNull(transactions.units),
        inArray(type, [...into, ...out]),
        lte(day, to),
      ),
    )
    .groupBy(investments.id)
    .as('held');
  const [before, after] = loadPrices(db, { from, to });
  const sumWorth = (number: SQL.Aliased<string>, price: SQL.Aliased<string>) =>
    sql<string>`round(coalesce(sum(round(${number} * ${price} * 100)), 0) / 100, 2)`;
  const rows = await db
    .select({
      product: held.product,
      opening: sql<string>`sum(${held.opening})`,
      increase: sql<string>`sum(${held.increase})`,
      decrease: sql<string>`sum(${held.decrease})`,
      closing: sql<string>`sum(${held.closing})`,
      navBefore: sumWorth(held.opening, before.price),
      navAfter: sumWorth(held.closing, after.price),
    })
    .from(held)
    .leftJoin(before, eq(before.product, held.product))
    .leftJoin(after, eq(after.product, held.product))
    .groupBy(held.product, before.price, after.price);
  return rows.map(({ product, navBefore, navAfter, ...units }) => ({
    product,
    units,
    nav: { opening: navBefore, closing: navAfter },
  }));
}

/** Price of the last valuation before the month and by its end; null if there is none. */
export interface PriceChange {
  opening: string | null;
  closing: string | null;
}

export async function priceChanges(db: Executor, month: Month): Promise<OfProduct<PriceChange>[]> {
  const [before, after] = loadPrices(db, month);
  return db
    .select({ product: after.product, opening: before.price, closing: after.price })
    .from(after)
    .leftJoin(before, eq(before.product, after.product));
}

const loadPrices = (db: Executor, { from, to }: Month) =>
  [
    pricesBy(db, lt(valuations.date, from), 'before'),
    pricesBy(db, lte(valuations.date, to), 'after'),
  ] as const;

/** Last price of each product. Of several on the same day, the last one recorded. */
const pricesBy = <A extends string>(db: Executor, where: SQL, alias: A) =>
  db
    .selectDistinctOn([valuations.productId], {
      product: valuations.productId,
      price: sql<string>`${valuations.unitPrice}`.as(`price_${alias}`),
    })
    .from(valuations)
    .where(where)
    .orderBy(valuations.productId, sql`${valuations.date} desc`, sql`${valuations.recordedAt} desc`)
    .as(alias);

/** Rows of the audit log that record a new status of an investment. */
export const isInvestmentMove = and(
  like(auditTrail.object, 'investment:%'),
  like(auditTrail.act, 'investment.%'),
  sql`${auditTrail.detail} ->> 'from' is not null`,
);

export interface StatusMove {
  /** Status at the end of the day before the month. Null for investments that began later. */
  before: InvestmentStatus | null;
  /** Status at the end of the month. */
  after: InvestmentStatus;
  investments: number;
  /** In dollars. */
  commitment: string;
}

/** Investments by status before and after. A past status is the `from` of the next recorded move. */
export async function statusMoves(db: Executor, { from, to }: Month): Promise<OfProduct<StatusMove>[]> {
  const nextMoves = <A extends string>(where: (day: SQL) => SQL, alias: A) =>
    db
      .selectDistinctOn([auditTrail.object], {
        object: auditTrail.object,
        from: sql<InvestmentStatus>`${auditTrail.detail} ->> 'from'`.as(`from_${alias}`),
      })
      .from(auditTrail)
      .where(and(isInvestmentMove, where(getDay(auditTrail.at))))
      .orderBy(auditTrail.object, auditTrail.seq)
      .as(alias);
  const first = nextMoves((day) => gte(day, from), 'first_move');
  const later = nextMoves((day) => gt(day, to), 'later_move');
  const began = getDay(investments.createdAt);
  const object = sql`'investment:' || ${investments.id}`;
  const statuses = db
    .select({
      product: investments.productId,
      commitment: investments.commitment,
      before:
        sql<InvestmentStatus | null>`case when ${lt(began, from)} then coalesce(${first.from}, ${investments.status}) end`.as(
          'before',
        ),
      after: sql<InvestmentStatus>`coalesce(${later.from}, ${investments.status})`.as('after'),
    })
    .from(investments)
    .leftJoin(first, eq(first.object, object))
    .leftJoin(later, eq(later.object, object))
    .where(lte(began, to))
    .as('statuses');
  return db
    .select({
      product: statuses.product,
      before: statuses.before,
      after: statuses.after,
      investments: count(),
      commitment: total(statuses.commitment, sql`true`),
    })
    .from(statuses)
    .groupBy(statuses.product, statuses.before, statuses.after);
}
