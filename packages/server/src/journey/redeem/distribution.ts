// How what an investment pays out reaches its investor: shares in kind to a brokerage account, or cash to a bank account.
import type { ReplyOf } from '@quoin/contract';
import { and, eq } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import type { Executor, Transaction } from '../../database/database';
import {
  bankAccounts,
  brokerageAccounts,
  distributionInstructions,
  investments,
} from '../../database/tables';
import type { Handlers } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { requireAccessCode } from '../../security/access-codes';
import type { Vault } from '../../security/vault';
import {
  bankAccountDestination,
  brokerageAccountDestination,
  ownBankAccount,
  ownBrokerageAccount,
} from '../account';
import { postInstruction } from '../documents';

export const distributionHandlers: Handlers<'getDistributionInstruction' | 'chooseDistribution'> = {
  async getDistributionInstruction({ params, signedIn }, services) {
    await ownInvestment(services.db, signedIn.accountId, params.investmentId);
    return reply(services, params.investmentId);
  },

  async chooseDistribution({ params: { investmentId }, body, signedIn, language }, services) {
    const { clock, db, vault } = services;
    const { accountId } = signedIn;
    return db.transaction(async (tx) => {
      const { status } = await ownInvestment(tx, accountId, investmentId);
      if (status === 'canceled') throw new Refusal('investment_canceled');
      const purpose = 'distribution_instruction';
      await requireAccessCode(tx, services, { accountId, purpose, code: body.access_code });
      const instruction = {
        delivery: body.delivery,
        changedAt: clock.now(),
        ...(await ACCOUNTS[body.delivery](tx, accountId, body.account_id)),
      };
      await tx
        .insert(distributionInstructions)
        .values({ ...instruction, investmentId, accountId })
        .onConflictDoUpdate({ target: distributionInstructions.investmentId, set: instruction });
      await recordAct(tx, clock, {
        actor: `account:${accountId}`,
        act: 'distribution_instruction.choose',
        object: `investment:${investmentId}`,
        detail: { delivery: body.delivery },
      });
      const chosen = await reply({ db: tx, vault }, investmentId);
      if (chosen.account)
        await postInstruction(services, tx, investmentId, language, {
          kind: 'distribution_instruction',
          delivery: body.delivery,
          account: chosen.account,
        });
      return chosen;
    });
  },
};

/** The one account that a delivery goes to; it must be the caller's own. */
const ACCOUNTS = {
  cash: async (tx: Transaction, accountId: string, id: string) => ({
    bankAccountId: (await ownBankAccount(tx, accountId, id)).id,
    brokerageAccountId: null,
  }),
  stock: async (tx: Transaction, accountId: string, id: string) => ({
    bankAccountId: null,
    brokerageAccountId: (await ownBrokerageAccount(tx, accountId, id)).id,
  }),
};

async function ownInvestment(db: Executor, accountId: string, investmentId: string) {
  const [row] = await db
    .select()
    .from(investments)
    .where(and(eq(investments.id, investmentId), eq(investments.accountId, accountId)));
  if (!row) throw new Refusal('not_authorized_action');
  return row;
}

async function reply(
  { db, vault }: { db: Executor; vault: Vault },
  investmentId: string,
): Promise<ReplyOf<'getDistributionInstruction'>> {
  const [row] = await db
    .select({ instruction: distributionInstructions, bank: bankAccounts, broker: brokerageAccounts })
    .from(distributionInstructions)
    .leftJoin(bankAccounts, eq(bankAccounts.id, distributionInstructions.bankAccountId))
    .leftJoin(brokerageAccounts, eq(brokerageAccounts.id, distributionInstructions.brokerageAccountId))
    .where(eq(distributionInstructions.investmentId, investmentId));
  const account = row?.bank
    ? bankAccountDestination(row.bank, vault)
    : row?.broker && brokerageAccountDestination(row.broker, vault);
  return {
    investment_id: investmentId,
    delivery: row?.instruction.delivery ?? null,
    account: account ?? null,
  };
}
