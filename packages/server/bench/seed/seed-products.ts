// Products of the seeded database: those of the demo world, with a valuation at every month end of ten years.
import { importProductsAndWebinars } from '../../src/app/demo-world/seed-products';
import { unitPrices } from '../../src/app/demo-world/unit-prices';
import type { World } from '../../src/app/demo-world/world';
import { files, productDocuments } from '../../src/database/tables';
import type { StoredBytes } from './stored-bytes';

/** Ten years. */
const MONTHS_VALUED = 120;

const DOCUMENTS = [
  { key: 'memorandum', type: 'ppm', mustRead: true },
  { key: 'factsheet', type: 'performance_sheet', mustRead: false },
] as const;

/** For funds without valuations in the demo world. */
const STEADY = { growth: 0.08, swing: 0.02, payout: 0.04 };

export async function seedProducts(world: World, bytes: StoredBytes): Promise<void> {
  const { tx, today, now } = world;
  await importProductsAndWebinars(world, ({ id }, track = { ...STEADY, months: 0, every: 1 }) =>
    unitPrices(id, { ...track, months: MONTHS_VALUED - 1, endedAgo: 0, every: 1 }, today),
  );
  const documents = [...world.products.values()].flatMap(({ row }) =>
    DOCUMENTS.map(({ key, type, mustRead }, index) => ({
      id: `${row.id}-${key}`,
      row,
      key,
      type,
      mustRead,
      position: index,
    })),
  );
  await tx.insert(files).values(
    documents.map(({ id, row, key }) => ({
      ...bytes,
      id,
      accountId: null,
      name: `${row.name.en}, ${key}.pdf`,
      createdAt: now,
    })),
  );
  await tx.insert(productDocuments).values(
    documents.map(({ id, row, key, type, mustRead, position }) => ({
      fileId: id,
      productId: row.id,
      documentType: type,
      documentKey: key,
      language: 'en' as const,
      version: '1',
      effectiveDate: today,
      fallbackReason: 'Published in English only',
      group: 'legal' as const,
      name: { en: key, 'zh-CN': key },
      mustRead,
      position,
    })),
  );
}
