// The bank accounts of an account: in an own name, checked as banks check them, numbers sealed and shown masked.
import type { BodyOf, ReplyOf } from '@quoin/contract';
import { bankNumberKind, maskTail, normaliseBic, normaliseIban, problemsOfBankAccount } from '@quoin/rules';
import { and, asc, desc, eq } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import type { Executor } from '../../database/database';
import { bankAccounts } from '../../database/tables';
import type { Handlers } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { requireAccessCode } from '../../security/access-codes';
import { newId } from '../../security/new-id';
import type { Vault } from '../../security/vault';
import { ownNames } from './own-names';

export type BankAccountRow = typeof bankAccounts.$inferSelect;

export const bankAccountHandlers: Handlers<'listBankAccounts' | 'addBankAccount' | 'changeBankAccount'> = {
  async listBankAccounts({ signedIn }, { db, vault }) {
    const rows = await db
      .select()
      .from(bankAccounts)
      .where(eq(bankAccounts.accountId, signedIn.accountId))
      .orderBy(asc(bankAccounts.createdAt));
    return { items: rows.map((row) => onTheWire(row, vault)) };
  },

  async addBankAccount({ body, signedIn }, { clock, db, vault }) {
    const { accountId } = signedIn;
    const { method, number, details } = await checked(db, accountId, body);
    const id = newId();
    const [createdAt, changedAt] = [clock.now(), clock.now()];
    const row = {
      id,
      accountId,
      method,
      details,
      number: vault.seal(number, place(id)),
      createdAt,
      changedAt,
    };
    await db.transaction(async (tx) => {
      await tx.insert(bankAccounts).values(row);
      await recordAct(tx, clock, {
        actor: `account:${accountId}`,
        act: 'bank_account.add',
        object: `bank_account:${id}`,
        detail: { method },
      });
    });
    return onTheWire(row, vault);
  },

  changeBankAccount: ({ params, body: { access_code, ...body }, signedIn }, { clock, db, vault }) =>
    db.transaction(async (tx) => {
      const { accountId } = signedIn;
      await requireAccessCode(tx, { clock }, { accountId, purpose: 'bank_account', code: access_code });
      const before = await ownBankAccount(tx, accountId, params.bankAccountId, { hold: true });
      const { method, number, details } = await checked(tx, accountId, body, before);
      const row = {
        ...before,
        method,
        details,
        number: number === '' ? before.number : vault.seal(number, place(before.id)),
        changedAt: clock.now(),
      };
      await tx.update(bankAccounts).set(row).where(eq(bankAccounts.id, before.id));
      await recordAct(tx, clock, {
        actor: `account:${accountId}`,
        act: 'bank_account.change',
        object: `bank_account:${before.id}`,
        detail: { method, number_changed: number !== '' },
      });
      return onTheWire(row, vault);
    }),
};

/** @throws Refusal not_authorized_action */
export async function ownBankAccount(
  db: Executor,
  accountId: string,
  bankAccountId: string,
  { hold = false } = {},
): Promise<BankAccountRow> {
  const query = db
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.id, bankAccountId), eq(bankAccounts.accountId, accountId)));
  const [row] = await (hold ? query.for('update') : query);
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
    .where(and(eq(bankAccounts.accountId, accountId), eq(bankAccounts.method, 'ach')))
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
const place = (id: string) => `bank_account:${id}`;

/** @param before the account that is changed: of the same kind, it lends its number where none is given */
async function checked(
  db: Executor,
  accountId: string,
  body: BodyOf<'addBankAccount'>,
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
