// The products of the seeded world: the demo world's shelf, each fund valued at every month end of ten years.
import { productRow, shelvedWebinars } from '../../src/demo/world/product-rows';
import { SHELF, type ShelvedProduct } from '../../src/demo/world/products';
import { unitPrices } from '../../src/demo/world/unit-prices';
import type { Transaction } from '../../src/database/database';
import { files, productDocuments, products, valuations, webinars } from '../../src/database/tables';
import { newId } from '../../src/shared/new-id';
import type { StoredBytes } from './stored-bytes';

/** Ten years. */
const MONTHS_VALUED = 120;

const PAPERS = [
  { key: 'memorandum', mustRead: true },
  { key: 'factsheet', mustRead: false },
] as const;

/** Of funds that the demo world does not value. */
const STEADY = { growth: 0.08, swing: 0.02, payout: 0.04 };

export async function seedShelf(
  tx: Transaction,
  today: string,
  now: Date,
  bytes: StoredBytes,
): Promise<void> {
  const shelf = SHELF.map((product) => ({ product, prices: pricesOf(product, today) }));
  await tx
    .insert(products)
    .values(shelf.map(({ product, prices }) => productRow(product, prices, today, now)));
  await tx.insert(valuations).values(
    shelf.flatMap(({ product, prices }) =>
      prices.map(({ date, unit_price }) => ({
        id: newId(),
        productId: product.seed.id,
        date,
        unitPrice: unit_price,
        recordedAt: now,
      })),
    ),
  );
  await tx
    .insert(webinars)
    .values(SHELF.flatMap((product) => shelvedWebinars(product, today).map(({ row }) => row)));
  const papers = SHELF.flatMap(({ seed }) =>
    PAPERS.map(({ key, mustRead }, position) => ({ id: `${seed.id}-${key}`, seed, key, mustRead, position })),
  );
  await tx.insert(files).values(
    papers.map(({ id, seed, key }) => ({
      ...bytes,
      id,
      accountId: null,
      name: `${seed.name.en}, ${key}.pdf`,
      createdAt: now,
    })),
  );
  await tx.insert(productDocuments).values(
    papers.map(({ id, seed, key, mustRead, position }) => ({
      fileId: id,
      productId: seed.id,
      group: 'legal' as const,
      name: { en: key, 'zh-CN': key },
      mustRead,
      position,
    })),
  );
}

const pricesOf = ({ seed }: ShelvedProduct, today: string) =>
  unitPrices(seed.id, { ...(seed.track ?? STEADY), months: MONTHS_VALUED - 1, endedAgo: 0, every: 1 }, today);
