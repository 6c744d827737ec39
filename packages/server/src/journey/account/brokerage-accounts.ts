// Brokerage accounts of an account, for delivery of shares in kind.
import type { BodyOf, ReplyOf } from '@quoin/contract';
import { maskTail, normaliseDtc, validateBrokerageAccount } from '@quoin/rules';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database';
import { brokerageAccounts, distributionInstructions } from '../../database/tables';
import type { SomeHandlers } from '../../http/handler';
import { requireAccessCode } from '../../security/access-codes';
import { sealedPlace, type Vault } from '../../security/vault';
import { ApiError } from '../../shared/errors';
import { newId } from '../../shared/new-id';
import { lockAccount, namesAccount, withdrawEnvelopesWhere } from '../sign';
import { noteChange, loadOwnNames, assertNotInstructed } from './payout-change';

export type BrokerageAccountRow = typeof brokerageAccounts.$inferSelect;

const kind = 'brokerage_account';

export const brokerageAccountHandlers = {
  async listBrokerageAccounts({ signedIn }, { db, vault }) {
    const rows = await db
      .select()
      .from(brokerageAccounts)
      .where(and(eq(brokerageAccounts.accountId, signedIn.accountId), isNull(brokerageAccounts.removedAt)))
      .orderBy(asc(brokerageAccounts.createdAt));
    return { items: rows.map((row) => onTheWire(row, vault)) };
  },

  addBrokerageAccount: ({ body: { access_code, ...body }, signedIn: { accountId } }, services) =>
    services.db.transaction(async (tx) => {
      const { clock, vault } = services;
      await requireAccessCode(tx, services, { accountId, purpose: 'bank_account', code: access_code });
      const { number, details } = await checkBrokerageAccount(tx, accountId, body);
      const id = newId();
      const now = clock.now();
      const row = {
        id,
        accountId,
        details,
        number: vault.seal(number, place(id)),
        createdAt: now,
        changedAt: now,
        removedAt: null,
      };
      await tx.insert(brokerageAccounts).values(row);
      await noteChange(tx, services, { accountId, kind, id, change: 'add' });
      return onTheWire(row, vault);
    }),

  changeBrokerageAccount: ({ params, body: { access_code, ...body }, signedIn: { accountId } }, services) =>
    services.db.transaction(async (tx) => {
      const { clock, vault } = services;
      await lockAccount(tx, accountId);
      await requireAccessCode(tx, services, { accountId, purpose: 'bank_account', code: access_code });
      const before = await loadOwnBrokerageAccount(tx, accountId, params.brokerageAccountId);
      const { id } = before;
      const { number, details } = await checkBrokerageAccount(tx, accountId, body, before);
      const row = {
        ...before,
        details,
        number: number === '' ? before.number : vault.seal(number, place(id)),
        changedAt: clock.now(),
      };
      await tx.update(brokerageAccounts).set(row).where(eq(brokerageAccounts.id, id));
      // Pending envelopes contain its earlier details.
      await withdrawEnvelopesWhere(tx, services, namesAccount(id), `account:${accountId}`);
      const detail = { number_changed: number !== '' };
      await noteChange(tx, services, { accountId, kind, id, change: 'change', detail });
      return onTheWire(row, vault);
    }),

  removeBrokerageAccount: ({ params, signedIn: { accountId } }, services) =>
    services.db.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      const { id } = await loadOwnBrokerageAccount(tx, accountId, params.brokerageAccountId);
      await assertNotInstructed(tx, eq(distributionInstructions.brokerageAccountId, id));
      const removedAt = services.clock.now();
      await tx.update(brokerageAccounts).set({ removedAt }).where(eq(brokerageAccounts.id, id));
      await withdrawEnvelopesWhere(tx, services, namesAccount(id), `account:${accountId}`);
      await noteChange(tx, services, { accountId, kind, id, change: 'remove' });
      return { done: true };
    }),
} satisfies SomeHandlers;

/** Locks the account, to prevent concurrent removal. @throws ApiError not_authorized_action */
export async function loadOwnBrokerageAccount(
  tx: Transaction,
  accountId: string,
  brokerageAccountId: string,
): Promise<BrokerageAccountRow> {
  const [row] = await tx
    .select()
    .from(brokerageAccounts)
    .where(
      and(
        eq(brokerageAccounts.id, brokerageAccountId),
        eq(brokerageAccounts.accountId, accountId),
        isNull(brokerageAccounts.removedAt),
      ),
    )
    .for('update');
  if (!row) throw new ApiError('not_authorized_action');
  return row;
}

/** Name of the broker and masked number. */
export const brokerageAccountDestination = ({ id, details, number }: BrokerageAccountRow, vault: Vault) => ({
  id,
  name: details.provider ?? '',
  number_masked: maskTail(vault.open(number, place(id))),
});

const place = (id: string) => sealedPlace(kind, id);

async function checkBrokerageAccount(
  db: Executor,
  accountId: string,
  body: Omit<BodyOf<'addBrokerageAccount'>, 'access_code'>,
  before?: BrokerageAccountRow,
) {
  const problems = validateBrokerageAccount(body, {
    ownNames: await loadOwnNames(db, accountId),
    numberOnFile: before !== undefined,
  });
  if (Object.keys(problems).length > 0) throw new ApiError('required_information_missing', { problems });
  const { account_number = '', dtc_number, ...rest } = body;
  const details = { ...rest, ...(dtc_number ? { dtc_number: normaliseDtc(dtc_number) } : {}) };
  return { number: account_number, details };
}

function onTheWire(row: BrokerageAccountRow, vault: Vault): ReplyOf<'addBrokerageAccount'> {
  const { number_masked } = brokerageAccountDestination(row, vault);
  return { id: row.id, ...row.details, number_masked, changed_at: row.changedAt.toISOString() };
}
