// Withdraws a version of a product document without a replacement.
import { eq } from 'drizzle-orm';
import { type Act, recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { productDocuments, products } from '../database/tables';
import { recheckReaders } from '../journey/apply';
import type { Services } from '../services';
import type { Clock } from '../shared/clock';
import { StaffError, staffText } from '../shared/staff-error';
import { missingDocuments } from './missing-documents';

/** Keeps the file and its row, because agreements refer to them. */
export const withdrawRow = (tx: Transaction, clock: Clock, fileId: string) =>
  tx.update(productDocuments).set({ withdrawnAt: clock.now() }).where(eq(productDocuments.fileId, fileId));

/** @throws StaffError if it cannot be withdrawn */
export async function withdrawDocument(
  tx: Transaction,
  services: Services,
  actor: Act['actor'],
  { fileId, reason }: { fileId: string; reason: string },
): Promise<void> {
  const why = staffText(reason, 'reason');
  const [row] = await tx
    .select({ document: productDocuments, status: products.status })
    .from(productDocuments)
    .innerJoin(products, eq(products.id, productDocuments.productId))
    .where(eq(productDocuments.fileId, fileId))
    .for('update');
  if (!row || row.document.withdrawnAt) throw new StaffError('The document is already withdrawn.');
  const { productId, documentKey, version, language } = row.document;
  const before = await missingDocuments(tx, productId);
  await withdrawRow(tx, services.clock, fileId);
  const missing = (await missingDocuments(tx, productId)).filter((one) => !before.includes(one));
  if (row.status === 'published' && missing.length > 0)
    throw new StaffError(
      `${productId} is published and needs ${missing.join(', ')}. Import a new version instead.`,
      {
        remedy: { act: 'product_documents.import' },
      },
    );
  await recordAct(tx, services.clock, {
    actor,
    act: 'product_document.withdraw',
    object: `product:${productId}`,
    detail: { file: fileId, document: documentKey, version, language, reason: why },
  });
  await recheckReaders(tx, services, productId, actor);
}
