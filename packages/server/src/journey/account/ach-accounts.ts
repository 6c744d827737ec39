// Bank accounts that can be debited by ACH: ACH accounts at US banks in the required name, without a pending change.
import type { ErrorName } from '@quoin/contract';
import type { InvestmentStatus } from '@quoin/rules';
import { and, desc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import {
  bankAccountDestination,
  type BankAccountRow,
  bankAccountsOnFile,
} from '../../bank-accounts/bank-account-row';
import { isForAch } from '../../bank-accounts/paying-accounts';
import type { Executor, Transaction } from '../../database/database';
import { capitalCalls, envelopes, investments } from '../../database/tables';
import type { DebitDetails } from '../../database/tables/envelope-columns';
import type { Vault } from '../../security/vault';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { bankAccountsBeingChanged, ownBankAccount } from './bank-accounts';

interface Debtor {
  accountId: string;
  /** Allowed names of the account holder. */
  names: readonly string[];
}

type Destination = ReturnType<typeof bankAccountDestination>;

/** Oldest first. */
export async function achAccounts(
  db: Executor,
  { vault }: { vault: Vault },
  { accountId, names }: Debtor,
): Promise<Destination[]> {
  const changing = await bankAccountsBeingChanged(db, accountId);
  return (await bankAccountsOnFile(db, accountId))
    .filter((row) => !whyNot(row, names, changing))
    .map((row) => bankAccountDestination(row, vault));
}

/**
 * Locks the account to debit, to prevent concurrent removal.
 * @throws ApiError ach_account_missing, not_authorized_action, ach_account_unfit, ach_account_changing
 */
export async function achAccount(
  tx: Transaction,
  { vault }: { vault: Vault },
  { accountId, names }: Debtor,
  bankAccountId: string | undefined,
): Promise<{ account: Destination; debit: DebitDetails }> {
  if (bankAccountId === undefined) throw new ApiError('ach_account_missing');
  const row = await ownBankAccount(tx, accountId, bankAccountId);
  const error = whyNot(row, names, await bankAccountsBeingChanged(tx, accountId));
  if (error) throw new ApiError(error);
  const { account_holder: holder = '', account_type = 'checking', aba_ach = '' } = row.details;
  return {
    account: bankAccountDestination(row, vault),
    debit: { holder, account_type, routing_number: aba_ach },
  };
}

function whyNot(
  row: BankAccountRow,
  ownNames: readonly string[],
  changing: readonly string[],
): ErrorName | undefined {
  if (!isForAch(row, ownNames)) return 'ach_account_unfit';
  return changing.includes(row.id) ? 'ach_account_changing' : undefined;
}

/** Statuses between signature and receipt of the money, in which an authorization may be used. */
const AWAITING_FUNDS: readonly InvestmentStatus[] = [
  'being_reviewed',
  'action_needed',
  're_signature_needed',
  'approved',
];

interface Debited {
  accountId: string;
  bankAccountId: string;
}

/** @throws ApiError ach_account_in_use */
export async function assertNotDebited(tx: Transaction, debited: Debited): Promise<void> {
  if ((await investmentsDebiting(tx, debited)).length > 0) throw new ApiError('ach_account_in_use');
}

/** Clears the payment method of investments that would debit the account, so that the investor chooses again. */
export async function revokeAuthorizations(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  debited: Debited,
): Promise<void> {
  for (const id of await investmentsDebiting(tx, debited)) {
    await tx.update(investments).set({ transferMethod: null }).where(eq(investments.id, id));
    await recordAct(tx, clock, {
      actor: `account:${debited.accountId}`,
      act: 'investment.choose_method',
      object: `investment:${id}`,
      detail: { method: null },
    });
  }
}

/** Investments awaiting money whose newest authorization debits the account. */
async function investmentsDebiting(
  tx: Transaction,
  { accountId, bankAccountId }: Debited,
): Promise<string[]> {
  const rows = await tx
    .selectDistinctOn([envelopes.investmentId], { id: investments.id, subject: envelopes.subject })
    .from(envelopes)
    .innerJoin(investments, eq(investments.id, envelopes.investmentId))
    .leftJoin(
      capitalCalls,
      and(eq(capitalCalls.investmentId, investments.id), eq(capitalCalls.status, 'issued')),
    )
    .where(
      and(
        eq(investments.accountId, accountId),
        eq(investments.transferMethod, 'ach'),
        eq(envelopes.kind, 'ach_authorization'),
        eq(envelopes.status, 'signed'),
        or(inArray(investments.status, [...AWAITING_FUNDS]), isNotNull(capitalCalls.id)),
      ),
    )
    .orderBy(envelopes.investmentId, desc(envelopes.signedAt));
  return rows
    .filter(({ subject }) => subject?.kind === 'ach_authorization' && subject.account.id === bankAccountId)
    .map(({ id }) => id);
}
