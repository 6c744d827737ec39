import type { ProductStatus } from '@quoin/rules';
import { asc, eq } from 'drizzle-orm';
import { products } from '../database/tables';
import { money } from '../shared/money';
import type { Operation } from './operation';

/** In the order of the shelf. */
export async function listProducts({ services: { db } }: Operation, status?: ProductStatus) {
  const rows = await db
    .select()
    .from(products)
    .where(status && eq(products.status, status))
    .orderBy(asc(products.position), asc(products.id));
  return rows.map((row) => ({
    id: row.id,
    name: row.name.en,
    category: row.category,
    status: row.status,
    minimum: money(row.minimumInvestment),
    redeems: row.redemptionFrequency,
    notice: row.redemptionNoticeDays,
    valued: row.valuationDate,
  }));
}
