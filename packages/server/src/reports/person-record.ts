// All data about one person, for an authority with a right to it.
import { normaliseEmail } from '@quoin/rules';
import { and, asc, eq, ne, or } from 'drizzle-orm';
import { type Act, recordAct } from '../audit/record-act';
import { openBankNumber } from '../bank-accounts/bank-account-row';
import type { Transaction } from '../database/database';
import {
  accounts,
  applications,
  bankAccounts,
  brokerageAccounts,
  documents,
  envelopes,
  envelopeSigners,
  files,
  investments,
  investors,
  staff,
  waitlist,
  withdrawnDocuments,
} from '../database/tables';
import { custodianFields } from '../disclosure/private-items';
import { ARCHIVE_PARTS, loadFiles, loadReceipts } from '../journey/account';
import { openNumbers } from '../journey/apply';
import { readStoredBytes, createZip } from '../journey/documents';
import { sealedPlace } from '../security/vault';
import type { Services } from '../services';
import { newId } from '../shared/new-id';
import { StaffError, staffReason } from '../shared/staff-error';
import { writeNewFile } from '../shared/write-new-file';

export interface PersonRecordOrder {
  /** E-mail address or id of the account. */
  person: string;
  /** Whether to include full identity and account numbers instead of masked ones. */
  withNumbers?: boolean;
  /** For the audit log. */
  reason: string;
}

type AccountRow = typeof accounts.$inferSelect;

/**
 * Writes the record as JSON, or as a ZIP archive with the documents. The person's own data export does not mention it,
 * because an authority may forbid disclosure.
 * @returns the number of rows per part
 * @throws StaffError
 */
export async function writePersonRecord(
  services: Services,
  actor: Act['actor'],
  { person, withNumbers = false, ...given }: PersonRecordOrder,
  path: string,
): Promise<Record<string, number>> {
  const reason = staffReason(given.reason, 'audit');
  return services.db.transaction(async (tx) => {
    const account = await loadAccount(tx, person);
    const isArchive = path.toLowerCase().endsWith('.zip');
    await recordAct(tx, services.clock, {
      actor,
      act: 'person_record.write',
      object: `person_record:${newId()}`,
      detail: { account: account.id, numbers: withNumbers, documents: isArchive, reason },
    });
    const parts = await loadParts(tx, services, account, withNumbers);
    const madeAt = services.clock.now();
    const text = JSON.stringify({ account: account.id, made_at: madeAt, ...parts }, null, 2);
    if (!isArchive) await writeNewFile(path, Buffer.from(`${text}\n`));
    else {
      const record = { name: 'record.json', modifiedAt: madeAt, read: async () => Buffer.from(text) };
      const stored = (await loadFiles(tx, account.id)).map((file) => ({
        name: file.path,
        modifiedAt: new Date(file.modifiedAt),
        read: () => readStoredBytes(services, file),
      }));
      await writeNewFile(path, createZip([record, ...stored]));
    }
    return Object.fromEntries(Object.entries(parts).map(([name, rows]) => [name, rows.length]));
  });
}

async function loadAccount(tx: Transaction, person: string): Promise<AccountRow> {
  const [account] = await tx
    .select()
    .from(accounts)
    .where(or(eq(accounts.email, normaliseEmail(person)), eq(accounts.id, person)));
  if (!account) throw new StaffError(`There is no account with the e-mail or id ${person}.`);
  return account;
}

async function loadParts(
  tx: Transaction,
  services: Services,
  account: AccountRow,
  withNumbers: boolean,
): Promise<Record<string, readonly object[]>> {
  const source = { db: tx, vault: services.vault };
  const parts: Record<string, readonly object[]> = {};
  for (const { name, rows } of ARCHIVE_PARTS) parts[name] = await rows(source, account.id);
  return {
    ...parts,
    documents: await loadDocuments(tx, account.id),
    withdrawn_documents: await tx
      .select({
        id: files.id,
        name: files.name,
        type: withdrawnDocuments.documentType,
        sha256: files.sha256,
        posted_at: withdrawnDocuments.postedAt,
        withdrawn_at: withdrawnDocuments.withdrawnAt,
        reason: withdrawnDocuments.reason,
      })
      .from(withdrawnDocuments)
      .innerJoin(files, eq(files.id, withdrawnDocuments.fileId))
      .where(eq(withdrawnDocuments.accountId, account.id))
      .orderBy(asc(withdrawnDocuments.withdrawnAt)),
    signatures_for_others: await signaturesForOthers(tx, account),
    waitlist: await tx
      .select()
      .from(waitlist)
      .where(eq(waitlist.email, account.email))
      .orderBy(asc(waitlist.createdAt)),
    ...(withNumbers && { numbers: await loadNumbers(tx, services, account.id) }),
    acts: await loadActs(tx, account),
  };
}

const loadDocuments = (tx: Transaction, accountId: string) =>
  tx
    .select({
      id: files.id,
      name: files.name,
      type: documents.documentType,
      investment_id: documents.investmentId,
      period_end: documents.periodEnd,
      sha256: files.sha256,
      size: files.size,
      created_at: files.createdAt,
    })
    .from(files)
    .leftJoin(documents, eq(documents.fileId, files.id))
    .where(eq(files.accountId, accountId))
    .orderBy(asc(files.createdAt), asc(files.id));

/** Agreements of other accounts that name the person as a signer. */
const signaturesForOthers = (tx: Transaction, { id, email }: AccountRow) =>
  tx
    .select({
      envelope_id: envelopes.id,
      investment_id: envelopes.investmentId,
      account: accounts.email,
      kind: envelopes.kind,
      status: envelopes.status,
      signer_name: envelopeSigners.name,
      signed_at: envelopeSigners.signedAt,
    })
    .from(envelopeSigners)
    .innerJoin(envelopes, eq(envelopes.id, envelopeSigners.envelopeId))
    .innerJoin(accounts, eq(accounts.id, envelopes.accountId))
    .where(and(eq(envelopeSigners.email, email), ne(envelopes.accountId, id)))
    .orderBy(asc(envelopes.createdAt), asc(envelopeSigners.place));

/** Identity, tax and account numbers, including those of removed accounts. */
async function loadNumbers(tx: Transaction, { vault }: Services, accountId: string) {
  const applied = await tx
    .select({ investmentId: applications.investmentId, values: applications.values })
    .from(applications)
    .innerJoin(investments, eq(investments.id, applications.investmentId))
    .where(eq(investments.accountId, accountId))
    .orderBy(asc(investments.createdAt));
  const banks = await tx.select().from(bankAccounts).where(eq(bankAccounts.accountId, accountId));
  const brokers = await tx.select().from(brokerageAccounts).where(eq(brokerageAccounts.accountId, accountId));
  const custodians = await tx.select().from(investors).where(eq(investors.accountId, accountId));
  return [
    ...applied.flatMap(({ investmentId, values }) => {
      const { signers = [], tax_number } = openNumbers(values, vault, investmentId).investor_information;
      return [
        ...(tax_number ? [{ of: `investment:${investmentId}`, kind: 'tax_number', number: tax_number }] : []),
        ...signers.flatMap(({ id_number, id_type }) =>
          id_number ? [{ of: `investment:${investmentId}`, kind: id_type, number: id_number }] : [],
        ),
      ];
    }),
    ...banks.map((row) => ({
      of: `bank_account:${row.id}`,
      kind: 'account',
      number: openBankNumber(vault, row),
    })),
    ...brokers.map(({ id, number }) => ({
      of: `brokerage_account:${id}`,
      kind: 'account',
      number: vault.open(number, sealedPlace('brokerage_account', id)),
    })),
    ...custodians
      .filter(({ custodianAccount }) => custodianAccount !== null)
      .map((row) => ({
        of: `investor:${row.id}`,
        kind: 'account',
        number: custodianFields(row, vault).find(({ field }) => field === 'number')?.value,
      })),
  ];
}

/** Acts by and about the person, with the names of the actors. */
async function loadActs(tx: Transaction, { id, firstName, lastName }: AccountRow) {
  const people = await tx.select({ email: staff.email, name: staff.name }).from(staff);
  const names = new Map([
    [`account:${id}`, `${firstName} ${lastName}`],
    ...people.map(({ email, name }) => [`operator:${email}`, name] as const),
  ]);
  const acts = await loadReceipts(tx, id);
  return acts.map((act) => ({ ...act, name: names.get(act.actor) ?? null }));
}
