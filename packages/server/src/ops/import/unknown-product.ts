import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { products } from '../../database/tables';

/** Problem of a row whose product does not exist. */
export async function unknownProduct(tx: Transaction, id: string): Promise<string | undefined> {
  const found = await tx.select({ id: products.id }).from(products).where(eq(products.id, id));
  return found.length > 0 ? undefined : `product ${id} does not exist`;
}
