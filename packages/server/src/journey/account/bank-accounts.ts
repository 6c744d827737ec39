// The bank accounts of an account: in an own name, checked as banks check them, numbers sealed and shown masked.
import type { BodyOf, ReplyOf } from '@quoin/contract';
import { bankNumberKind, maskTail, normaliseBic, normaliseIban, problemsOfBankAccount } from '@quoin/rules';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database';
import { bankAccounts, distributionInstructions } from '../../database/tables';
import type { Handlers } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { requireAccessCode } from '../../security/access-codes';
import { newId } from '../../security/new-id';
import type { Vault } from '../../security/vault';
import { ownNames } from './own-names';
import { noteChange, refuseAwaited, refuseInstructed } from './payout-change';

export type BankAccountRow = typeof bankAccounts.$inferSelect;

const kind = 'bank_account';

export const bankAccountHandlers: Handlers<
  'listBankAccounts' | 'addBankAccount' | 'changeBankAccount' | 'removeBankAccount'
> = {
  async listBankAccounts({ signedIn }, { db, vault }) {
    const rows = await db
      .select()
      .from(bankAccounts)
      .where(and(eq(bankAccounts.accountId, signedIn.accountId), isNull(bankAccounts.removedAt)))
      .orderBy(asc(bankAccounts.createdAt));
    return { items: rows.map((row) => onTheWire(row, vault)) };
  },

  addBankAccount: ({ body: { access_code, ...body }, signedIn: { accountId } }, services) =>
    services.db.transaction(async (tx) => {
      const { clock, vault } = services;
      await requireAccessCode(tx, services, { accountId, purpose: kind, code: access_code });
      const { method, number, details } = await checked(tx, accountId, body);
      const id = newId();
      const now = clock.now();
      const row = {
        id,
        accountId,
        method,
        details,
        number: vault.seal(number, place(id)),
        createdAt: now,
        changedAt: now,
        removedAt: null,
      };
      await tx.insert(bankAccounts).values(row);
      await noteChange(tx, services, { accountId, kind, id, change: 'add', detail: { method } });
      return onTheWire(row, vault);
    }),

  changeBankAccount: ({ params, body: { access_code, ...body }, signedIn: { accountId } }, services) =>
    services.db.transaction(async (tx) => {
      const { clock, vault } = services;
      await requireAccessCode(tx, services, { accountId, purpose: kind, code: access_code });
      const before = await ownBankAccount(tx, accountId, params.bankAccountId);
      const { id } = before;
      const { method, number, details } = await checked(tx, accountId, body, before);
      const row = {
        ...before,
        method,
        details,
        number: number === '' ? before.number : vault.seal(number, place(id)),
        changedAt: clock.now(),
      };
      await tx.update(bankAccounts).set(row).where(eq(bankAccounts.id, id));
      const detail = { method, number_changed: number !== '' };
      await noteChange(tx, services, { accountId, kind, id, change: 'change', detail });
      return onTheWire(row, vault);
    }),

  removeBankAccount: ({ params, signedIn: { accountId } }, services) =>
    services.db.transaction(async (tx) => {
      const { id } = await ownBankAccount(tx, accountId, params.bankAccountId);
      await refuseAwaited(tx, id);
      await refuseInstructed(tx, eq(distributionInstructions.bankAccountId, id));
      await tx.update(bankAccounts).set({ removedAt: services.clock.now() }).where(eq(bankAccounts.id, id));
      await noteChange(tx, services, { accountId, kind, id, change: 'remove' });
      return { done: true };
    }),
};

/** Holds it, so that it is not removed while it is chosen. @throws Refusal not_authorized_action */
export async function ownBankAccount(
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
  if (!row) throw new Refusal('not_authorized_action');
  return row;
}

/** The account for ACH that was added or changed last. */
export async function newestAchAccount(
  db: Executor,
  { vault }: { vault: Vault },
  accountId: string,
): Promise<ReturnType<typeof bankAccountDestination> | undefined> {
  const [row] = await db
    .select()
    .from(bankAccounts)
    .where(
      and(
        eq(bankAccounts.accountId, accountId),
        eq(bankAccounts.method, 'ach'),
        isNull(bankAccounts.removedAt),
      ),
    )
    .orderBy(desc(bankAccounts.changedAt))
    .limit(1);
  return row && bankAccountDestination(row, vault);
}

/** The bank's name and the masked number: enough for its holder to know it again. */
export const bankAccountDestination = ({ id, details, number }: BankAccountRow, vault: Vault) => ({
  id,
  name: details.bank_name ?? '',
  number_masked: maskTail(vault.open(number, place(id)), SHOWN_SIGNS),
});

const SHOWN_SIGNS = 4;
const place = (id: string) => `${kind}:${id}`;

/** @param before the account that is changed: of the same kind, it lends its number where none is given */
async function checked(
  db: Executor,
  accountId: string,
  body: Omit<BodyOf<'addBankAccount'>, 'access_code'>,
  before?: BankAccountRow,
) {
  const { method, ...account } = body;
  const numberOnFile =
    before !== undefined && bankNumberKind(before.method, before.details) === bankNumberKind(method, account);
  const problems = problemsOfBankAccount(account, {
    method,
    ownNames: await ownNames(db, accountId),
    numberOnFile,
  });
  if (Object.keys(problems).length > 0) throw new Refusal('required_information_missing', { problems });
  const { account_number = '', iban = '', swift, intermediary_swift, ...rest } = account;
  const details = {
    ...rest,
    ...(swift ? { swift: normaliseBic(swift) } : {}),
    ...(intermediary_swift ? { intermediary_swift: normaliseBic(intermediary_swift) } : {}),
  };
  const number = bankNumberKind(method, account) === 'iban' ? normaliseIban(iban) : account_number.trim();
  return { method, number, details };
}

function onTheWire(row: BankAccountRow, vault: Vault): ReplyOf<'addBankAccount'> {
  const { number_masked } = bankAccountDestination(row, vault);
  const { id, method, details, changedAt } = row;
  return { id, method, ...details, number_masked, changed_at: changedAt.toISOString() };
}
