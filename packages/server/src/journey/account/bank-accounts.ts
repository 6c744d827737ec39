// Bank accounts of an account: in the investor's own name and validated. Numbers are encrypted and shown masked.
import type { ReplyOf } from '@quoin/contract';
import type { Language } from '@quoin/rules';
import { and, eq, isNull } from 'drizzle-orm';
import {
  bankAccountDestination,
  type BankAccountRow,
  bankAccountsOnFile,
  sealBankNumber,
  parseBankAccount,
} from '../../bank-accounts/bank-account-row';
import type { Executor, Transaction } from '../../database/database';
import { accounts, bankAccounts, distributionInstructions, envelopes } from '../../database/tables';
import type { EnvelopeSubject } from '../../database/tables/envelope-columns';
import type { SomeHandlers } from '../../http/handler';
import { requireAccessCode } from '../../security/access-codes';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { newId } from '../../shared/new-id';
import type { EnvelopeEffect } from '../../states/envelope-states';
import { resettleApplicationsPaidBy } from '../apply';
import { instruct, lockAccount, namesAccount, openEnvelopes, toSign, withdrawEnvelopesWhere } from '../sign';
import { assertNotDebited } from './ach-in-use';
import { assertNotInstructed, assertNotPayee, noteChange, loadOwnNames } from './payout-change';
import { getHoldEnd, newHold, paymentsHeldUntil, stopChange } from './payout-hold';

const kind = 'bank_account';

export const bankAccountHandlers = {
  async listBankAccounts({ signedIn }, { clock, db, vault }) {
    const rows = await bankAccountsOnFile(db, signedIn.accountId);
    const [owner] = await db.select().from(accounts).where(eq(accounts.id, signedIn.accountId));
    if (!owner) throw new ApiError('not_signed_in');
    const waiting = await openEnvelopes(db, getChanges(signedIn.accountId));
    return {
      items: rows.map((row) => onTheWire(row, owner, { clock, vault })),
      to_sign: waiting.flatMap(changeOnTheWire),
    };
  },

  addBankAccount: ({ body: { access_code, ...body }, signedIn: { accountId }, language }, services) =>
    services.db.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      await requireAccessCode(tx, services, { accountId, purpose: kind, code: access_code });
      const { number, ...typed } = parseBankAccount(body, { ownNames: await loadOwnNames(tx, accountId) });
      const id = newId();
      const after = { ...typed, id, number: sealBankNumber(services.vault, id, number) };
      return ask(tx, services, { accountId, change: 'add', after, language });
    }),

  changeBankAccount: (
    { params, body: { access_code, ...body }, signedIn: { accountId }, language },
    services,
  ) =>
    services.db.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      await requireAccessCode(tx, services, { accountId, purpose: kind, code: access_code });
      const before = await loadOwnBankAccount(tx, accountId, params.bankAccountId);
      const { id } = before;
      const names = await loadOwnNames(tx, accountId);
      const { number, ...typed } = parseBankAccount(body, { ownNames: names, before });
      const sealed = number === '' ? before.number : sealBankNumber(services.vault, id, number);
      return ask(tx, services, {
        accountId,
        change: 'change',
        after: { ...typed, id, number: sealed },
        language,
      });
    }),

  removeBankAccount: ({ params, signedIn: { accountId } }, services) =>
    services.db.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      const { id } = await loadOwnBankAccount(tx, accountId, params.bankAccountId);
      await assertNotPayee(tx, id);
      await assertNotInstructed(tx, eq(distributionInstructions.bankAccountId, id));
      await assertNotDebited(tx, { accountId, bankAccountId: id });
      await tx.update(bankAccounts).set({ removedAt: services.clock.now() }).where(eq(bankAccounts.id, id));
      await resettleApplicationsPaidBy(tx, services, { accountId, bankAccountId: id });
      await withdrawEnvelopesWhere(tx, services, namesAccount(id), `account:${accountId}`);
      await noteChange(tx, services, { accountId, kind, id, change: 'remove' });
      return { done: true };
    }),

  stopBankAccountChange: ({ params, signedIn: { accountId } }, services) =>
    services.db.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      await stopChange(tx, services, await loadOwnBankAccount(tx, accountId, params.bankAccountId));
      return { done: true };
    }),
} satisfies SomeHandlers;

interface RequestedChange {
  accountId: string;
  change: 'add' | 'change';
  after: Pick<BankAccountRow, 'id' | 'method' | 'details' | 'number'>;
  language: Language;
}

/**
 * Requests a signature for the change, which is stored only after signing. A newer change of the same account replaces an
 * older one.
 */
async function ask(
  tx: Transaction,
  services: Services,
  { accountId, change, after, language }: RequestedChange,
): Promise<ReplyOf<'addBankAccount'>> {
  const { method, details, number } = after;
  const account = bankAccountDestination(after, services.vault);
  const subject = { kind: 'bank_account_change' as const, change, account, method, details, number };
  const actor = `account:${accountId}` as const;
  const instruction = { accountId, subject, language, actor, identityChecked: true };
  const envelopeId = await instruct(tx, services, instruction, namesAccount(after.id));
  const [reply] = (await openEnvelopes(tx, eq(envelopes.id, envelopeId))).flatMap(changeOnTheWire);
  if (!reply) throw new Error('the requested change is missing');
  return reply;
}

const getChanges = (accountId: string) =>
  and(eq(envelopes.accountId, accountId), eq(envelopes.kind, 'bank_account_change'));

type EnvelopeRow = Awaited<ReturnType<typeof openEnvelopes>>[number];

function changeOnTheWire(envelope: EnvelopeRow): ReplyOf<'addBankAccount'>[] {
  const { subject, createdAt } = envelope;
  return subject?.kind === 'bank_account_change'
    ? [{ ...toSign(envelope), ...toChangedAccount(subject), changed_at: createdAt.toISOString() }]
    : [];
}

const toChangedAccount = ({ change, account, method, details }: EnvelopeSubject<'bank_account_change'>) => ({
  id: account.id,
  change,
  method,
  ...details,
  number_masked: account.number_masked,
});

/** @returns ids of the bank accounts with an unsigned change */
export async function bankAccountsBeingChanged(db: Executor, accountId: string): Promise<string[]> {
  const waiting = await openEnvelopes(db, getChanges(accountId));
  return waiting.flatMap(({ subject }) =>
    subject?.kind === 'bank_account_change' ? [subject.account.id] : [],
  );
}

/** Locks the bank account, to prevent concurrent removal. @throws ApiError not_authorized_action */
export async function loadOwnBankAccount(
  tx: Transaction,
  accountId: string,
  bankAccountId: string,
): Promise<BankAccountRow> {
  const [row] = await tx
    .select()
    .from(bankAccounts)
    .where(
      and(
        eq(bankAccounts.id, bankAccountId),
        eq(bankAccounts.accountId, accountId),
        isNull(bankAccounts.removedAt),
      ),
    )
    .for('update');
  if (!row) throw new ApiError('not_authorized_action');
  return row;
}

/** Like `loadOwnBankAccount`, for a payee. @throws ApiError not_authorized_action, bank_account_pays_only */
export async function payoutBankAccount(
  tx: Transaction,
  accountId: string,
  bankAccountId: string,
): Promise<BankAccountRow> {
  const row = await loadOwnBankAccount(tx, accountId, bankAccountId);
  if (row.paysOnly) throw new ApiError('bank_account_pays_only');
  return row;
}

function onTheWire(
  row: BankAccountRow,
  owner: Pick<typeof accounts.$inferSelect, 'payoutsHeldUntil'>,
  { clock, vault }: Pick<Services, 'clock' | 'vault'>,
): ReplyOf<'listBankAccounts'>['items'][number] {
  const { number_masked } = bankAccountDestination(row, vault);
  const { id, method, details, changedAt, paysOnly: pays_only } = row;
  return {
    id,
    method,
    ...details,
    number_masked,
    changed_at: changedAt.toISOString(),
    held_until: getHoldEnd(row, clock)?.toISOString() ?? null,
    paid_from: paymentsHeldUntil(owner, row, clock)?.toISOString() ?? null,
    pays_only,
  };
}

/**
 * Saves the new or changed account, starts its payout hold, and withdraws unsigned documents with its earlier details.
 */
export const bankAccountSigned: EnvelopeEffect<'bank_account_change'> = async (
  tx,
  services,
  { accountId, subject: { change, account, method, details, number } },
) => {
  const { id } = account;
  const now = services.clock.now();
  const [before] = await tx.select().from(bankAccounts).where(eq(bankAccounts.id, id)).for('update');
  const row = {
    method,
    details,
    number,
    changedAt: now,
    paysOnly: false,
    ...newHold(before, services.clock),
  };
  if (change === 'add') await tx.insert(bankAccounts).values({ ...row, id, accountId, createdAt: now });
  else await tx.update(bankAccounts).set(row).where(eq(bankAccounts.id, id));
  await resettleApplicationsPaidBy(tx, services, { accountId, bankAccountId: id });
  await withdrawEnvelopesWhere(tx, services, namesAccount(id), `account:${accountId}`);
  await noteChange(tx, services, { accountId, kind: 'bank_account', id, change, detail: { method } });
};
