// Opens a private item or a document for staff, after recording it in the audit log.
import { eq, sql } from 'drizzle-orm';
import { type Act, recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import {
  bankAccounts,
  documents,
  files,
  investments,
  investors,
  redemptions,
  withdrawnDocuments,
} from '../database/tables';
import { readStoredBytes } from '../journey/documents';
import type { Services } from '../services';
import { staffReason } from '../shared/staff-error';
import { bankFields, custodianFields, type Field, privateItems } from './private-items';

export interface Opening {
  actor: Act['actor'];
  /** Why staff need the item; recorded in the audit log. */
  reason: string;
}

/** @returns undefined, without recording anything, if the investment has no such item */
export const openItem = (
  services: Services,
  { investmentId, item }: { investmentId: string; item: string },
  opening: Opening,
) =>
  services.db.transaction(async (tx) => {
    const found = (await privateItems(tx, services.vault, investmentId)).find((one) => one.item === item);
    if (!found) return undefined;
    await record(tx, services, `investment:${investmentId}`, item, opening);
    if (found.kind === 'fields') return { fields: found.read() };
    const { id, contentType } = found.file;
    return { fileId: id, bytes: await readStoredBytes(services, found.file), contentType };
  });

/** Opens the payee with its full account number. @returns undefined if the redemption has no payee */
export const openPayee = (
  services: Services,
  redemptionId: string,
  opening: Opening,
): Promise<Field[] | undefined> =>
  services.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ bank: bankAccounts, investor: investors })
      .from(redemptions)
      .innerJoin(investments, eq(investments.id, redemptions.investmentId))
      .innerJoin(investors, eq(investors.id, investments.investorId))
      .leftJoin(bankAccounts, eq(bankAccounts.id, redemptions.bankAccountId))
      .where(eq(redemptions.id, redemptionId));
    if (!row || (!row.bank && row.investor.custodianName === null)) return undefined;
    await record(tx, services, `redemption:${redemptionId}`, 'payee', opening);
    return row.bank ? bankFields(row.bank, services.vault) : custodianFields(row.investor, services.vault);
  });

/** Opens a document of an investor, also a withdrawn one, with its bytes. @returns undefined if there is none */
export const openDocument = (
  services: Services,
  fileId: string,
  opening: Opening,
): Promise<{ bytes: Buffer; name: string; sha256: string; investmentId: string } | undefined> =>
  services.db.transaction(async (tx) => {
    const [row] = await tx
      .select({
        file: files,
        investmentId: sql<
          string | null
        >`coalesce(${documents.investmentId}, ${withdrawnDocuments.investmentId})`,
      })
      .from(files)
      .leftJoin(documents, eq(documents.fileId, files.id))
      .leftJoin(withdrawnDocuments, eq(withdrawnDocuments.fileId, files.id))
      .where(eq(files.id, fileId));
    if (!row?.investmentId) return undefined;
    const { file, investmentId } = row;
    await record(tx, services, `investment:${investmentId}`, `document:${fileId}`, opening);
    return {
      bytes: await readStoredBytes(services, file),
      name: file.name,
      sha256: file.sha256,
      investmentId,
    };
  });

async function record(
  tx: Transaction,
  { clock }: Services,
  object: string,
  item: string,
  { actor, ...given }: Opening,
): Promise<void> {
  const reason = staffReason(given.reason, 'audit');
  await recordAct(tx, clock, { actor, act: 'private_data.open', object, detail: { item, reason } });
}
