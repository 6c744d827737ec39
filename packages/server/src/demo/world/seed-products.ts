// Puts the shelf into the database: products, their prices, papers and webinars.
import { addDays, type Valuation } from '@quoin/rules';
import { files, productDocuments, products, valuations, webinars } from '../../database/tables';
import { fileDigest } from '../../journey/documents';
import { renderPaper, type RenderedPaper } from '../../pdf';
import { newId } from '../../shared/new-id';
import { ownPapers } from './product-papers';
import { productRow, shelvedWebinars } from './product-rows';
import { SHELF, type ShelvedProduct } from './products';
import { seedRecordings } from './seed-recordings';
import { sharedPapers, type ProductPaper } from './shared-papers';
import { unitPrices } from './unit-prices';
import type { World } from './world';

/** A manager needs some days after a month end to know what a unit was worth. */
const DAYS_TO_VALUE = 12;
/** Papers carry the date on which the shelf was last looked through. */
const PAPERS_DAYS_AGO = 45;

export async function seedProducts(world: World): Promise<void> {
  const { today, now, tx } = world;
  const dated = addDays(today, -PAPERS_DAYS_AGO);
  const rows = SHELF.map((product) => {
    const prices = product.seed.track ? unitPrices(product.seed.id, product.seed.track, today) : [];
    const row = productRow(product, prices, today, now);
    world.products.set(product.seed.id, { seed: product.seed, row, prices });
    return { product, row, prices };
  });
  await tx.insert(products).values(rows.map(({ row }) => row));
  await tx.insert(valuations).values(rows.flatMap(({ product, prices }) => valuationRows(product, prices)));
  const talks = SHELF.flatMap((product) => shelvedWebinars(product, today));
  await tx.insert(webinars).values(talks.map(({ row }) => row));
  await seedRecordings(world, talks);

  const shared = await rendered(sharedPapers(dated));
  const storeKeys = new Map<RenderedPaper, string>();
  for (const { product, row, prices } of rows) {
    const own = await rendered(ownPapers(product, row, prices, dated));
    await storePapers(world, product, [...own, ...shared], storeKeys);
  }
}

type FinishedPaper = ProductPaper & { pdf: RenderedPaper };

async function rendered(papers: ProductPaper[]): Promise<FinishedPaper[]> {
  const finished: FinishedPaper[] = [];
  for (const paper of papers) finished.push({ ...paper, pdf: await renderPaper(paper.paper) });
  return finished;
}

/**
 * Stores the papers of a product, must-reads first, in the order in which they are to be read. Every product has a file
 * of its own for each paper, so that reading is recorded for it; the bytes of a shared paper are kept once.
 */
async function storePapers(
  { services, tx, now }: World,
  { seed }: ShelvedProduct,
  papers: FinishedPaper[],
  storeKeys: Map<RenderedPaper, string>,
): Promise<void> {
  const ordered = [...papers].sort((one, other) => Number(other.mustRead) - Number(one.mustRead));
  const fileRows: (typeof files.$inferInsert)[] = [];
  for (const { key, name, pdf } of ordered) {
    const id = `${seed.id}-${key}`;
    const storeKey = storeKeys.get(pdf) ?? `files/${id}`;
    if (!storeKeys.has(pdf)) await services.fileStore.put(storeKey, pdf.bytes);
    storeKeys.set(pdf, storeKey);
    fileRows.push({
      id,
      accountId: null,
      name: `${seed.name.en}, ${name.en}.pdf`,
      contentType: 'application/pdf',
      size: pdf.bytes.length,
      sha256: fileDigest(pdf.bytes),
      pages: pdf.pages,
      storeKey,
      createdAt: now,
    });
  }
  await tx.insert(files).values(fileRows);
  await tx.insert(productDocuments).values(
    ordered.map(({ key, group, name, mustRead }, position) => ({
      fileId: `${seed.id}-${key}`,
      productId: seed.id,
      group,
      name,
      mustRead,
      position,
    })),
  );
}

const valuationRows = ({ seed }: ShelvedProduct, prices: readonly Valuation[]) =>
  prices.map(({ date, unit_price }) => ({
    id: newId(),
    productId: seed.id,
    date,
    unitPrice: unit_price,
    recordedAt: new Date(`${addDays(date, DAYS_TO_VALUE)}T15:00:00Z`),
  }));
