// Deletes an account and all data that the law does not require to keep. If an agreement was signed, investors, signed
// documents, proofs of identity, transactions and payees are kept. Referenced rows stay, without personal data.
import { moveState } from '../../states/state-table';
import { and, eq, exists, inArray, isNull, ne, sql } from 'drizzle-orm';
import { recordAct, type Act } from '../../audit/record-act';
import type { Transaction } from '../../database/database';
import {
  accessCodes,
  accounts,
  applications,
  bankAccounts,
  brokerageAccounts,
  calendarLinks,
  challenges,
  dataExports,
  downloadKeys,
  envelopes,
  envelopeSigners,
  fileAccesses,
  fileDeliveries,
  fileKeys,
  files,
  idempotencyKeys,
  investments,
  investorDocuments,
  investors,
  passkeys,
  recoveryCodes,
  reservations,
  sessions,
  signUpStatements,
  waitlist,
} from '../../database/tables';
import { newSecret } from '../../security/secrets';
import type { Services } from '../../services';
import { accountStates } from '../../states/account-states';
import { getStoreKey } from './archive';

/** Tables with data that was needed only to use the account. */
const USAGE_TABLES = [
  sessions,
  passkeys,
  recoveryCodes,
  accessCodes,
  fileKeys,
  downloadKeys,
  idempotencyKeys,
  calendarLinks,
  reservations,
] as const;

const DELETED_NAME = 'Deleted';
const NO_VALUES = {
  qualification: {},
  investor_information: {},
  status_and_experience: {},
  upload_files: {},
  amount_and_signature: {},
};

interface Erased {
  /** The former e-mail address. */
  email: string;
  hasInvested: boolean;
  /** Keys to remove from the file store after the commit. */
  storeKeys: string[];
}

export async function eraseAccount(
  tx: Transaction,
  services: Services,
  accountId: string,
  actor: Act['actor'],
): Promise<Erased> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
  if (!account) throw new Error('the account to delete is missing');
  const hasInvested = await hasSigned(tx, accountId);
  for (const table of USAGE_TABLES) await tx.delete(table).where(eq(table.accountId, accountId));
  const subjects = [accountId, account.email, ...(account.phone === null ? [] : [account.phone])];
  await tx.delete(challenges).where(inArray(challenges.subject, subjects));
  await tx.delete(waitlist).where(eq(waitlist.email, account.email));
  const made = await tx
    .delete(dataExports)
    .where(eq(dataExports.accountId, accountId))
    .returning({ id: dataExports.id });
  await blankUnsigned(tx, accountId);
  await forgetSigners(tx, accountId);
  const storeKeys = hasInvested ? [] : await eraseInvestors(tx, accountId);
  await tx
    .update(accounts)
    .set({
      email: `${accountId.toLowerCase()}@deleted.invalid`,
      firstName: DELETED_NAME,
      lastName: DELETED_NAME,
      passwordHash: newSecret(), // No password has such a hash.
      phone: null,
      phoneRegion: null,
      birthDate: null,
      twofaOn: false,
      twofaSince: null,
      referralCode: accountId,
      referredBy: null,
    })
    .where(eq(accounts.id, accountId));
  if (account.status === 'activated')
    await moveState(tx, services, accountStates, {
      id: accountId,
      from: account.status,
      event: 'disable',
      actor,
    });
  await recordAct(tx, services.clock, {
    actor,
    act: 'account.erase',
    object: `account:${accountId}`,
    detail: { hasInvested },
  });
  return {
    email: account.email,
    hasInvested,
    storeKeys: [...storeKeys, ...made.map(({ id }) => getStoreKey(id))],
  };
}

async function hasSigned(tx: Transaction, accountId: string): Promise<boolean> {
  const signed = await tx
    .select({ id: investments.id })
    .from(investments)
    .innerJoin(applications, eq(applications.investmentId, investments.id))
    .where(and(eq(investments.accountId, accountId), eq(applications.state, 'agreement_signed')))
    .limit(1);
  return signed.length > 0;
}

/** Clears drafts that were never signed. */
async function blankUnsigned(tx: Transaction, accountId: string): Promise<void> {
  const own = tx
    .select({ one: sql`1` })
    .from(investments)
    .where(and(eq(investments.id, applications.investmentId), eq(investments.accountId, accountId)));
  await tx
    .update(applications)
    .set({ values: NO_VALUES })
    .where(and(ne(applications.state, 'agreement_signed'), exists(own)));
}

/** Removes signers of incomplete envelopes, which may name a co-signer. */
async function forgetSigners(tx: Transaction, accountId: string): Promise<void> {
  const unsigned = tx
    .select({ id: envelopes.id })
    .from(envelopes)
    .where(and(eq(envelopes.accountId, accountId), isNull(envelopes.signedAt)));
  await tx.delete(envelopeSigners).where(inArray(envelopeSigners.envelopeId, unsigned));
}

/** Deletes all data of a person who never signed. @returns keys to remove from the file store */
async function eraseInvestors(tx: Transaction, accountId: string): Promise<string[]> {
  await tx.delete(bankAccounts).where(eq(bankAccounts.accountId, accountId));
  await tx.delete(brokerageAccounts).where(eq(brokerageAccounts.accountId, accountId));
  await tx.delete(signUpStatements).where(eq(signUpStatements.accountId, accountId));
  await tx.delete(fileAccesses).where(eq(fileAccesses.accountId, accountId));
  await tx.delete(fileDeliveries).where(eq(fileDeliveries.accountId, accountId));
  await tx.delete(investorDocuments).where(eq(investorDocuments.accountId, accountId));
  await tx
    .update(investors)
    .set({ name: DELETED_NAME, custodianName: null, custodianAccount: null })
    .where(eq(investors.accountId, accountId));
  const gone = await tx
    .delete(files)
    .where(eq(files.accountId, accountId))
    .returning({ storeKey: files.storeKey });
  return gone.map(({ storeKey }) => storeKey);
}
