// Imports products and webinars through the operator's importers, then adds each product's past status changes and
// documents.
import { addDays, PRODUCT_STATUSES, type ProductStatus, type Valuation } from '@quoin/rules';
import { asc, eq } from 'drizzle-orm';
import {
  escrowAccounts,
  files,
  productDocuments,
  products,
  valuations,
  webinars,
} from '../../database/tables';
import { fileDigest } from '../../journey/documents';
import { fileRows } from '../../ops/import/file-rows';
import { importRows } from '../../ops/import/import-file';
import { productPlan } from '../../ops/import/import-products';
import { webinarPlan } from '../../ops/webinars/webinars';
import { RowReader } from '../../ops/import/row-reader';
import type { Operation } from '../../ops/operation/operation';
import { renderDocument } from '../../pdf/render-document';
import { type RenderedDocument } from '../../pdf/document-content';
import { newId } from '../../shared/new-id';
import { productStates, type ProductEvent } from '../../states/product-states';
import { moveState } from '../../states/state-table';
import { sealEscrowNumber } from '../../bank-accounts/escrow-accounts';
import { demoFile, readDemoJson } from '../../demo/demo-files';
import { createOwnDocuments, sharedDocuments, type ProductDocument } from './product-documents';
import { seedRecordings } from './recordings';
import { annualizedReturn, unitPrices, type Track } from './unit-prices';
import type { ProductRow, World } from './world';

/** Days after the month end until the manager publishes the unit price. */
const DAYS_TO_VALUE = 12;
/** Documents carry the date of the last product review. */
const DOCUMENTS_DAYS_AGO = 45;

/** Status changes since the import. */
interface History {
  status: ProductStatus;
  /** Undefined if the fund has no unit prices. */
  track: Track | undefined;
}

export async function seedProducts(world: World): Promise<void> {
  await importProductsAndWebinars(world, ({ id }, track) =>
    track ? unitPrices(id, track, world.today) : [],
  );
  await seedRecordings(world, await world.tx.select().from(webinars));
  await seedDocuments(world);
}

/**
 * Imports the products with their webinars and fills `world.products`.
 * @param getPrices the unit prices of a product, from the first to the last
 */
export async function importProductsAndWebinars(
  world: World,
  getPrices: (row: ProductRow, track: Track | undefined) => Valuation[],
): Promise<void> {
  const { tx, services } = world;
  const operation: Operation = { services, actor: 'operator:demo' };
  await importRows(tx, operation, demoFile('products.json'), productPlan);
  await importRows(tx, operation, demoFile('webinars.csv'), webinarPlan);
  await seedEscrowAccounts(world);
  const histories = await readHistories(world.today);
  const imported = await tx.select().from(products).orderBy(asc(products.position));
  for (const row of imported) {
    const { status, track } = histories.get(row.id) ?? { status: row.status, track: undefined };
    const prices = getPrices(row, track);
    const payout = track?.payout ?? 0;
    await moveTo(world, row, status);
    const valued = await recordPrices(world, row, prices, payout);
    world.products.set(row.id, { row: { ...row, ...valued, status }, prices, payout });
  }
}

async function seedEscrowAccounts({ tx, services: { vault }, now }: World): Promise<void> {
  const { account_number, ...details } = readDemoJson('escrow');
  for (const { id: productId, name } of await tx.select().from(products).orderBy(asc(products.position))) {
    const id = newId();
    await tx.insert(escrowAccounts).values({
      id,
      productId,
      details: { ...details, further_credit_to: `Subscription account of ${name.en}` },
      number: sealEscrowNumber(vault, id, account_number),
      referenceFormat: '{id}',
      approvedAt: now,
      inForceFrom: now,
    });
  }
}

const HISTORY_COLUMNS = ['product_id', 'status', 'months', 'growth', 'swing', 'payout', 'every', 'ended_ago'];

async function readHistories(today: string): Promise<Map<string, History>> {
  const rows = await fileRows(demoFile('histories.csv'), HISTORY_COLUMNS);
  return new Map(
    rows.map((cells) => {
      const row = new RowReader(cells, today);
      const number = (column: string) => Number(row.optional(column) ?? 0);
      const track: Track = {
        months: number('months'),
        growth: number('growth'),
        swing: number('swing'),
        payout: number('payout'),
        every: number('every') === 1 ? 1 : 3,
        endedAgo: number('ended_ago'),
      };
      const status = row.oneOf('status', PRODUCT_STATUSES);
      return [row.text('product_id'), { status, track: track.months > 0 ? track : undefined }];
    }),
  );
}

const EVENTS: readonly ProductEvent[] = ['published', 'closed', 'exited'];

/** Applies state transitions until the product has the status `to`. */
async function moveTo({ tx, services }: World, { id, status }: ProductRow, to: ProductStatus): Promise<void> {
  let from = status;
  for (const event of EVENTS) {
    if (from === to) return;
    ({ status: from } = await moveState(tx, services, productStates, {
      id,
      from,
      event,
      actor: 'operator:demo',
    }));
  }
}

/** Records prices directly: the importer would give all of them the current time as their publication time. */
async function recordPrices({ tx }: World, { id }: ProductRow, prices: readonly Valuation[], payout: number) {
  if (prices.length === 0) return {};
  const valued = {
    valuationDate: prices.at(-1)?.date ?? null,
    inceptionReturn: annualizedReturn(prices, payout),
  };
  await tx.insert(valuations).values(
    prices.map(({ date, unit_price }) => ({
      id: newId(),
      productId: id,
      date,
      unitPrice: unit_price,
      recordedAt: new Date(`${addDays(date, DAYS_TO_VALUE)}T15:00:00Z`),
    })),
  );
  await tx.update(products).set(valued).where(eq(products.id, id));
  return valued;
}

async function seedDocuments(world: World): Promise<void> {
  const dated = addDays(world.today, -DOCUMENTS_DAYS_AGO);
  const shared = await renderAll(sharedDocuments(dated));
  const storeKeys = new Map<RenderedDocument, string>();
  for (const product of world.products.values()) {
    const own = await renderAll(createOwnDocuments(product, dated));
    await storeDocuments(world, product.row, dated, [...own, ...shared], storeKeys);
  }
}

type FinishedDocument = ProductDocument & { pdf: RenderedDocument };

async function renderAll(list: readonly ProductDocument[]): Promise<FinishedDocument[]> {
  const finished: FinishedDocument[] = [];
  for (const document of list) finished.push({ ...document, pdf: await renderDocument(document.content) });
  return finished;
}

/**
 * Stores the documents of a product in reading order, required ones first. Each product has its own row in `files` for a
 * shared document, because reading is recorded per product; its bytes are stored once.
 */
async function storeDocuments(
  { services, tx, now }: World,
  { id: productId, name: productName }: ProductRow,
  effectiveDate: string,
  documents: readonly FinishedDocument[],
  storeKeys: Map<RenderedDocument, string>,
): Promise<void> {
  const ordered = [...documents].sort((one, other) => Number(other.mustRead) - Number(one.mustRead));
  const rows: (typeof files.$inferInsert)[] = [];
  for (const { key, name, pdf } of ordered) {
    const id = `${productId}-${key}`;
    const storeKey = storeKeys.get(pdf) ?? `files/${id}`;
    if (!storeKeys.has(pdf)) await services.fileStore.put(storeKey, pdf.bytes);
    storeKeys.set(pdf, storeKey);
    rows.push({
      id,
      accountId: null,
      name: `${productName.en}, ${name.en}.pdf`,
      contentType: 'application/pdf',
      size: pdf.bytes.length,
      sha256: fileDigest(pdf.bytes),
      pages: pdf.pages,
      storeKey,
      createdAt: now,
    });
  }
  await tx.insert(files).values(rows);
  await tx.insert(productDocuments).values(
    ordered.map(({ key, type, group, name, mustRead }, index) => ({
      fileId: `${productId}-${key}`,
      productId,
      documentType: type,
      documentKey: key,
      language: 'en' as const,
      version: effectiveDate.slice(0, 7),
      effectiveDate,
      fallbackReason: 'Published in English only',
      group,
      name,
      mustRead,
      position: index,
    })),
  );
}
