// Distribution instructions: shares in kind to a brokerage account, or cash to a bank account.
import type { ReplyOf } from '@quoin/contract';
import { and, eq } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import { bankAccountDestination } from '../../bank-accounts/bank-account-row';
import { type Executor, lockRows, type Transaction } from '../../database/database';
import {
  bankAccounts,
  brokerageAccounts,
  distributionInstructions,
  envelopes,
  investments,
  investors,
} from '../../database/tables';
import type { EnvelopeSubject } from '../../database/tables/envelope-columns';
import type { SomeHandlers } from '../../http/handler';
import { requireAccessCode } from '../../security/access-codes';
import type { Vault } from '../../security/vault';
import { ApiError } from '../../shared/errors';
import type { EnvelopeEffect } from '../../states/envelope-states';
import { brokerageAccountDestination, loadOwnBrokerageAccount, payoutBankAccount } from '../account';
import { lockAccount, instruct, openEnvelopes, toSign } from '../sign';

const KIND = 'distribution_instruction';

export const distributionHandlers = {
  async getDistributionInstruction({ params, signedIn }, services) {
    await loadOwnInvestment(services.db, signedIn.accountId, params.investmentId);
    return reply(services, params.investmentId);
  },

  async chooseDistribution({ params: { investmentId }, body, signedIn, language }, services) {
    const { accountId } = signedIn;
    return services.db.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      const { status, investorId } = await holdOwnInvestment(tx, accountId, investmentId);
      if (status === 'canceled') throw new ApiError('investment_canceled');
      if (status === 'rejected') throw new ApiError('application_rejected');
      if (status === 'past') throw new ApiError('distribution_finished');
      await assertNotPaidToCustodian(tx, investorId);
      await requireAccessCode(tx, services, { accountId, purpose: KIND, code: body.access_code });
      const { delivery } = body;
      const account = await DESTINATIONS[delivery](tx, services.vault, accountId, body.account_id);
      const subject = { kind: KIND, investmentId, delivery, account } as const;
      const actor = `account:${accountId}` as const;
      const requested = { accountId, subject, language, actor, identityChecked: true };
      await instruct(tx, services, requested, eq(envelopes.investmentId, investmentId));
      return reply({ db: tx, vault: services.vault }, investmentId);
    });
  },
} satisfies SomeHandlers;

/** Finds the receiving account, which must belong to the caller. */
const DESTINATIONS = {
  cash: async (tx: Transaction, vault: Vault, accountId: string, id: string) =>
    bankAccountDestination(await payoutBankAccount(tx, accountId, id), vault),
  stock: async (tx: Transaction, vault: Vault, accountId: string, id: string) =>
    brokerageAccountDestination(await loadOwnBrokerageAccount(tx, accountId, id), vault),
};

/** A payment to the person would be a distribution of the IRA, which may be taxable. */
async function assertNotPaidToCustodian(tx: Transaction, investorId: string): Promise<void> {
  const [investor] = await tx
    .select({ type: investors.investorType })
    .from(investors)
    .where(eq(investors.id, investorId));
  if (investor?.type === 'ira')
    throw new ApiError('required_information_missing', {
      problems: { account_id: { name: 'custodian_receives' } },
    });
}

const chosenIn = ({ delivery, account }: EnvelopeSubject<typeof KIND>) => ({ delivery, account });

/** Locks the investment, to prevent concurrent cancellation. */
async function holdOwnInvestment(tx: Transaction, accountId: string, investmentId: string) {
  const { id } = await loadOwnInvestment(tx, accountId, investmentId);
  await lockRows(tx, investments, [id]);
  return loadOwnInvestment(tx, accountId, investmentId);
}

async function loadOwnInvestment(db: Executor, accountId: string, investmentId: string) {
  const [row] = await db
    .select()
    .from(investments)
    .where(and(eq(investments.id, investmentId), eq(investments.accountId, accountId)));
  if (!row) throw new ApiError('not_authorized_action');
  return row;
}

async function reply(
  { db, vault }: { db: Executor; vault: Vault },
  investmentId: string,
): Promise<ReplyOf<'getDistributionInstruction'>> {
  const instruction = await distributionInstruction({ db, vault }, investmentId);
  const ofInstruction = and(eq(envelopes.investmentId, investmentId), eq(envelopes.kind, KIND));
  const [waiting] = await openEnvelopes(db, ofInstruction);
  return {
    investment_id: investmentId,
    delivery: instruction?.delivery ?? null,
    account: instruction?.account ?? null,
    to_sign: waiting?.subject?.kind === KIND ? { ...toSign(waiting), ...chosenIn(waiting.subject) } : null,
  };
}

/** The signed instruction of an investment, with the bank account that receives cash. */
export async function distributionInstruction(
  { db, vault }: { db: Executor; vault: Vault },
  investmentId: string,
) {
  const [row] = await db
    .select({ instruction: distributionInstructions, bank: bankAccounts, broker: brokerageAccounts })
    .from(distributionInstructions)
    .leftJoin(bankAccounts, eq(bankAccounts.id, distributionInstructions.bankAccountId))
    .leftJoin(brokerageAccounts, eq(brokerageAccounts.id, distributionInstructions.brokerageAccountId))
    .where(eq(distributionInstructions.investmentId, investmentId));
  if (!row) return undefined;
  const account = row.bank
    ? bankAccountDestination(row.bank, vault)
    : row.broker && brokerageAccountDestination(row.broker, vault);
  return { delivery: row.instruction.delivery, account, bank: row.bank };
}

/** Sets the account for future distributions of the investment, replacing an earlier instruction. */
export const distributionSigned: EnvelopeEffect<'distribution_instruction'> = async (
  tx,
  { clock, jobs },
  { accountId, fileId, subject: { investmentId, delivery, account } },
) => {
  const instruction = {
    delivery,
    changedAt: clock.now(),
    bankAccountId: delivery === 'cash' ? account.id : null,
    brokerageAccountId: delivery === 'stock' ? account.id : null,
  };
  await tx
    .insert(distributionInstructions)
    .values({ ...instruction, investmentId, accountId })
    .onConflictDoUpdate({ target: distributionInstructions.investmentId, set: instruction });
  await recordAct(tx, clock, {
    actor: `account:${accountId}`,
    act: 'distribution_instruction.choose',
    object: `investment:${investmentId}`,
    detail: { delivery },
  });
  await jobs.enqueue(tx, 'send-document-mail', { fileId });
};
