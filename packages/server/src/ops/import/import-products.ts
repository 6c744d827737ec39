// Imports products: creates unknown ones with the status upcoming, and updates known ones without changing their status.
import { type ProductToSave, saveProduct } from '../../decisions/products';
import type { Operation } from '../operation/operation';
import { importFile, type ImportPlan } from './import-file';
import { PRODUCT_COLUMNS, productOf } from './product-columns';

export const importProducts = (
  operation: Operation,
  path: string,
  { dryRun = false }: { dryRun?: boolean },
) => importFile(operation, path, productPlan, dryRun);

export const productPlan: ImportPlan<ProductToSave> = {
  columns: PRODUCT_COLUMNS,
  read: productOf,
  keyOf: ({ id }) => id,
  write: (tx, product, operation) => saveProduct(tx, operation, product),
};
