// The brokerage accounts of an account: where shares are delivered to in kind.
import type { BodyOf, ReplyOf } from '@quoin/contract';
import { maskTail, problemsOfBrokerageAccount } from '@quoin/rules';
import { and, asc, eq } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import type { Executor } from '../../database/database';
import { brokerageAccounts } from '../../database/tables';
import type { Handlers } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { requireAccessCode } from '../../security/access-codes';
import { newId } from '../../security/new-id';
import type { Vault } from '../../security/vault';
import { ownNames } from './own-names';

export type BrokerageAccountRow = typeof brokerageAccounts.$inferSelect;

export const brokerageAccountHandlers: Handlers<
  'listBrokerageAccounts' | 'addBrokerageAccount' | 'changeBrokerageAccount'
> = {
  async listBrokerageAccounts({ signedIn }, { db, vault }) {
    const rows = await db
      .select()
      .from(brokerageAccounts)
      .where(eq(brokerageAccounts.accountId, signedIn.accountId))
      .orderBy(asc(brokerageAccounts.createdAt));
    return { items: rows.map((row) => onTheWire(row, vault)) };
  },

  async addBrokerageAccount({ body, signedIn }, { clock, db, vault }) {
    const { accountId } = signedIn;
    const { number, details } = await checked(db, accountId, body);
    const id = newId();
    const [createdAt, changedAt] = [clock.now(), clock.now()];
    const row = { id, accountId, details, number: vault.seal(number, place(id)), createdAt, changedAt };
    await db.transaction(async (tx) => {
      await tx.insert(brokerageAccounts).values(row);
      await recordAct(tx, clock, {
        actor: `account:${accountId}`,
        act: 'brokerage_account.add',
        object: `brokerage_account:${id}`,
      });
    });
    return onTheWire(row, vault);
  },

  changeBrokerageAccount: ({ params, body: { access_code, ...body }, signedIn }, { clock, db, vault }) =>
    db.transaction(async (tx) => {
      const { accountId } = signedIn;
      await requireAccessCode(tx, { clock }, { accountId, purpose: 'bank_account', code: access_code });
      const before = await ownBrokerageAccount(tx, accountId, params.brokerageAccountId, { hold: true });
      const { number, details } = await checked(tx, accountId, body, before);
      const row = {
        ...before,
        details,
        number: number === '' ? before.number : vault.seal(number, place(before.id)),
        changedAt: clock.now(),
      };
      await tx.update(brokerageAccounts).set(row).where(eq(brokerageAccounts.id, before.id));
      await recordAct(tx, clock, {
        actor: `account:${accountId}`,
        act: 'brokerage_account.change',
        object: `brokerage_account:${before.id}`,
        detail: { number_changed: number !== '' },
      });
      return onTheWire(row, vault);
    }),
};

/** @throws Refusal not_authorized_action */
export async function ownBrokerageAccount(
  db: Executor,
  accountId: string,
  brokerageAccountId: string,
  { hold = false } = {},
): Promise<BrokerageAccountRow> {
  const query = db
    .select()
    .from(brokerageAccounts)
    .where(and(eq(brokerageAccounts.id, brokerageAccountId), eq(brokerageAccounts.accountId, accountId)));
  const [row] = await (hold ? query.for('update') : query);
  if (!row) throw new Refusal('not_authorized_action');
  return row;
}

/** The broker's name and the masked number. */
export const brokerageAccountDestination = ({ id, details, number }: BrokerageAccountRow, vault: Vault) => ({
  id,
  name: details.provider ?? '',
  number_masked: maskTail(vault.open(number, place(id)), SHOWN_SIGNS),
});

const SHOWN_SIGNS = 4;
const place = (id: string) => `brokerage_account:${id}`;

async function checked(
  db: Executor,
  accountId: string,
  body: BodyOf<'addBrokerageAccount'>,
  before?: BrokerageAccountRow,
) {
  const problems = problemsOfBrokerageAccount(body, {
    ownNames: await ownNames(db, accountId),
    numberOnFile: before !== undefined,
  });
  if (Object.keys(problems).length > 0) throw new Refusal('required_information_missing', { problems });
  const { account_number = '', ...details } = body;
  return { number: account_number.trim(), details };
}

function onTheWire(row: BrokerageAccountRow, vault: Vault): ReplyOf<'addBrokerageAccount'> {
  const { number_masked } = brokerageAccountDestination(row, vault);
  return { id: row.id, ...row.details, number_masked, changed_at: row.changedAt.toISOString() };
}
