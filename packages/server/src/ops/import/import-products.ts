// Imports products: creates unknown ones with the status upcoming, and updates known ones without changing their status.
import { eq, max } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import type { Transaction } from '../../database/database';
import { products } from '../../database/tables';
import type { Operation } from '../operation/operation';
import { fieldChanges } from '../../decisions/field-changes';
import { importFile, type ImportedRow, type ImportPlan } from './import-file';
import { PRODUCT_COLUMNS, productOf, type ImportedProduct } from './product-columns';

export const importProducts = (
  operation: Operation,
  path: string,
  { dryRun = false }: { dryRun?: boolean },
) => importFile(operation, path, productPlan(operation), dryRun);

export const productPlan = (operation: Operation): ImportPlan<ImportedProduct> => ({
  columns: PRODUCT_COLUMNS,
  read: productOf,
  keyOf: ({ id }) => id,
  write: (tx, product) => writeProduct(tx, operation, product),
});

async function writeProduct(
  tx: Transaction,
  { services: { clock }, actor }: Operation,
  { position, ...product }: ImportedProduct,
): Promise<Pick<ImportedRow, 'done' | 'changes'>> {
  const [known] = await tx.select().from(products).where(eq(products.id, product.id)).for('update');
  const place = {
    position: position ?? known?.position ?? (await placeAfterLast(tx)),
    updatedAt: clock.now(),
  };
  const changes = known && fieldChanges(known, { ...product, position: place.position });
  if (changes?.length === 0) return { done: 'unchanged', changes };
  if (known)
    await tx
      .update(products)
      .set({ ...product, ...place })
      .where(eq(products.id, product.id));
  else await tx.insert(products).values({ ...product, ...place, status: 'upcoming' });
  const done = known ? 'updated' : 'created';
  await recordAct(tx, clock, {
    actor,
    act: 'product.import',
    object: `product:${product.id}`,
    detail: { done, ...(changes && { changed: changes.map(({ field }) => field).join(', ') }) },
  });
  return { done, changes };
}

async function placeAfterLast(tx: Transaction): Promise<number> {
  const [row] = await tx.select({ last: max(products.position) }).from(products);
  return (row?.last ?? 0) + 1;
}
