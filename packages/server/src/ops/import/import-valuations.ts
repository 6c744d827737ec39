// Imports valuations of any number of products and days.
import { type GivenValuation, recordValuation, UNIT_PRICE } from '../../decisions/record-valuation';
import { assertProduct, lockProducts } from '../operation/find-by-prefix';
import type { Operation } from '../operation/operation';
import { importFile } from './import-file';
import type { RowReader } from './row-reader';

const VALUATION_COLUMNS = ['product_id', 'date', 'unit_price', 'inception_return'] as const;

export const importValuations = (
  operation: Operation,
  path: string,
  { dryRun = false, largeChange }: { dryRun?: boolean; largeChange?: boolean },
) =>
  importFile(
    operation,
    path,
    {
      columns: VALUATION_COLUMNS,
      read: readValuation,
      getKey: ({ productId, date }) => (productId && date ? `${productId} ${date}` : ''),
      lock: lockProducts,
      // A failed line rolls back all others.
      check: async (tx, valuation) => {
        await assertProduct(tx, valuation.productId);
        return recordValuation(tx, operation, { ...valuation, largeChange });
      },
      write: async (_tx, _valuation, _operation, recorded) => recorded,
    },
    dryRun,
  );

const readValuation = (row: RowReader): GivenValuation => ({
  productId: row.text('product_id'),
  date: row.pastDate('date'),
  unitPrice: row.matching(
    'unit_price',
    UNIT_PRICE,
    'must be a price above zero with at most eight decimal places, such as 104.25',
  ),
  inceptionReturn: row.returnRate('inception_return'),
});
