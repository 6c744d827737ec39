// Requests, changes (until approval) and cancels (until completion) a redemption.
import type { BodyOf, ErrorName, ReplyOf } from '@quoin/contract';
import {
  gather,
  type Language,
  parseMoney,
  type Problem,
  type Problems,
  validateRedemption,
  type RedemptionBarrier,
} from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import { mayReceive, loadReceivingAccounts } from '../../bank-accounts/payees';
import { lockRows, onDuplicate, type Transaction } from '../../database/database';
import { accounts, distributionInstructions, investments, redemptions } from '../../database/tables';
import type { SomeHandlers } from '../../http/handler';
import { type Holding, loadHoldings, findOwnHolding } from '../../ledger/holdings';
import { getPayoutTerms } from '../../ledger/terms-of-time';
import { requireAccessCode } from '../../security/access-codes';
import type { Services } from '../../services';
import { todayInNewYork } from '../../shared/clock';
import { ApiError } from '../../shared/errors';
import { newId } from '../../shared/new-id';
import { type RedemptionEvent, redemptionStates } from '../../states/money-states';
import { moveState, statesBefore } from '../../states/state-table';
import { payoutBankAccount } from '../account';
import { lockAccount } from '../sign';
import { getLimits, redemptionAvailability } from './redemption-availability';
import {
  loadExitPolicy,
  isOfInvestment,
  loadPayees,
  postConfirmation,
  loadRedemptionReplies,
} from './redemption-reply';

type RedemptionRow = typeof redemptions.$inferSelect;

export const redemptionHandlers = {
  async getRedemptions({ params, signedIn, language }, services) {
    const { clock, db } = services;
    const holding = await findOwnHolding(db, signedIn.accountId, params.investmentId);
    if (!holding) throw new ApiError('not_authorized_action');
    const items = await loadRedemptionReplies(services, isOfInvestment(params.investmentId), language);
    return {
      ...redemptionAvailability(holding, items, todayInNewYork(clock)),
      exit_policy: await loadExitPolicy(db, holding, language),
      payout_terms: getPayoutTerms(holding.product),
      payees: await loadPayees(services, holding),
      items,
    };
  },

  async listRedemptionStandings({ signedIn: { accountId }, language }, services) {
    const today = todayInNewYork(services.clock);
    const holdings = await loadHoldings(services.db, accountId);
    const all = await loadRedemptionReplies(services, eq(redemptions.accountId, accountId), language);
    return {
      items: holdings
        .filter(({ investment }) => investment.status === 'current')
        .map((holding) =>
          redemptionAvailability(
            holding,
            all.filter(({ investment_id }) => investment_id === holding.investment.id),
            today,
          ),
        ),
    };
  },

  async requestRedemption({ params, body, signedIn, language }, services) {
    const { clock, db } = services;
    const { accountId } = signedIn;
    if (body.investment_id !== params.investmentId) throw new ApiError('not_authorized_action');
    const id = newId();
    await db
      .transaction(async (tx) => {
        await lockAccount(tx, accountId);
        const terms = await checkedTerms(tx, services, accountId, params.investmentId, body);
        const row = { ...terms, id, accountId, status: 'requested', requestedAt: clock.now() } as const;
        await tx.insert(redemptions).values({ ...row, investmentId: params.investmentId });
        await recordAct(tx, clock, {
          actor: `account:${accountId}`,
          act: 'redemption.request',
          object: `redemption:${id}`,
          detail: {
            investment: params.investmentId,
            type: row.type,
            amount: row.amount,
            redemption_day: row.redemptionDay,
          },
        });
        await postConfirmation(tx, services, { ...terms, id, investmentId: params.investmentId }, language);
        await services.jobs.enqueue(tx, 'send-redemption-mail', { redemptionId: id, event: 'requested' });
      })
      .catch(onDuplicate('redemptions_one_ongoing', () => new ApiError('redemption_ongoing')));
    return reply(services, { id, investmentId: params.investmentId }, language);
  },

  async changeRedemption({ params, body, signedIn, language }, services) {
    const { accountId } = signedIn;
    const row = await services.db.transaction(async (tx) => {
      await lockAccount(tx, accountId);
      const locked = await lockRedemption(tx, accountId, params.redemptionId, 'changed');
      const changes = await checkedTerms(tx, services, accountId, locked.investmentId, body);
      await postConfirmation(tx, services, { ...locked, ...changes }, language);
      return step(tx, services, locked, 'changed', changes);
    });
    return reply(services, row, language);
  },

  async cancelRedemption({ params, signedIn, language }, services) {
    const row = await services.db.transaction(async (tx) => {
      const locked = await lockRedemption(tx, signedIn.accountId, params.redemptionId, 'cancelled');
      return step(tx, services, locked, 'cancelled');
    });
    return reply(services, row, language);
  },
} satisfies SomeHandlers;

/**
 * Locks the account's own redemption for a transition. Throws `redemption_closed` if the transition is no longer possible.
 * Locks the investment first, like a new request, so that all transactions lock in the same order.
 */
async function lockRedemption(
  tx: Transaction,
  accountId: string,
  redemptionId: string,
  event: RedemptionEvent,
): Promise<RedemptionRow> {
  const own = and(eq(redemptions.id, redemptionId), eq(redemptions.accountId, accountId));
  const [found] = await tx.select().from(redemptions).where(own);
  if (!found) throw new ApiError('not_authorized_action');
  await lockRows(tx, investments, [found.investmentId]);
  const [row] = await tx.select().from(redemptions).where(own).for('update');
  if (!row || !statesBefore(redemptionStates, event).includes(row.status))
    throw new ApiError('redemption_closed');
  return row;
}

const step = (
  tx: Transaction,
  services: Services,
  { id, accountId, status }: RedemptionRow,
  event: RedemptionEvent,
  changes?: Partial<RedemptionRow>,
): Promise<RedemptionRow> =>
  moveState(tx, services, redemptionStates, {
    id,
    from: status,
    event,
    actor: `account:${accountId}`,
    changes,
  });

const BARRED = {
  not_current: 'redemption_not_open',
  not_valued: 'redemption_not_valued',
  never: 'redemption_never',
} as const satisfies Record<RedemptionBarrier, ErrorName>;

/**
 * Verifies and validates the request. Locks the investment, so that its value and its redemption stay consistent.
 */
async function checkedTerms(
  tx: Transaction,
  { clock }: Services,
  accountId: string,
  investmentId: string,
  body: BodyOf<'changeRedemption'>,
) {
  await lockRows(tx, investments, [investmentId]);
  const holding = await findOwnHolding(tx, accountId, investmentId);
  if (!holding) throw new ApiError('not_authorized_action');
  await requireAccessCode(tx, { clock }, { accountId, purpose: 'redemption', code: body.access_code });
  const { barrier, worth, days } = getLimits(holding, todayInNewYork(clock));
  if (barrier !== null) throw new ApiError(BARRED[barrier]);
  const payee = await loadPayee(tx, holding, body);
  const problems = {
    ...validateRedemption(body, { available: worth.available, days }),
    ...gather({ bank_account_id: payee.problem }),
    ...validateConsistency(body),
  };
  if (Object.keys(problems).length > 0) throw new ApiError('required_information_missing', { problems });
  const { days: payoutDays, holdback } = getPayoutTerms(holding.product);
  return {
    type: body.type,
    amount: body.type === 'full' ? null : (parseMoney(body.amount ?? '') ?? null),
    redemptionDay: body.redemption_day,
    updateBankAccount: body.update_bank_account,
    bankAccountId: payee.bankAccountId ?? null,
    payoutDays,
    holdback,
  };
}

/** An amount or an account that the rest of the body says not to use: the caller may mean either. */
const validateConsistency = ({
  type,
  amount,
  update_bank_account,
  bank_account_id,
}: BodyOf<'changeRedemption'>): Problems =>
  gather({
    amount: type === 'full' && amount?.trim() ? { name: 'redemption_full_amount' } : undefined,
    bank_account_id:
      !update_bank_account && bank_account_id ? { name: 'redemption_account_unused' } : undefined,
  });

/** The bank account in the request, otherwise the one in the distribution instruction, otherwise the only one on file. */
async function loadPayee(
  tx: Transaction,
  { investment, investor }: Holding,
  { update_bank_account, bank_account_id }: BodyOf<'changeRedemption'>,
): Promise<{ bankAccountId?: string; problem?: Problem }> {
  const named = update_bank_account ? bank_account_id : undefined;
  if (investor.investorType === 'ira') return named ? { problem: { name: 'custodian_receives' } } : {};
  const { accountId } = investment;
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new ApiError('not_authorized_action');
  if (named) {
    const row = await payoutBankAccount(tx, accountId, named);
    return mayReceive(row, { account, investor })
      ? { bankAccountId: row.id }
      : { problem: { name: 'redemption_no_payee' } };
  }
  const usable = await loadReceivingAccounts(tx, { account, investor });
  const [only, another] = usable;
  if (!only) return { problem: { name: 'redemption_no_payee' } };
  const [instruction] = await tx
    .select({ id: distributionInstructions.bankAccountId })
    .from(distributionInstructions)
    .where(eq(distributionInstructions.investmentId, investment.id));
  const chosen = usable.find(({ id }) => id === instruction?.id) ?? (another ? undefined : only);
  if (!chosen || update_bank_account) return { problem: { name: 'redemption_payee' } };
  return { bankAccountId: (await payoutBankAccount(tx, accountId, chosen.id)).id };
}

async function reply(
  services: Services,
  { id, investmentId }: Pick<RedemptionRow, 'id' | 'investmentId'>,
  language: Language,
): Promise<ReplyOf<'requestRedemption'>> {
  const all = await loadRedemptionReplies(services, isOfInvestment(investmentId), language);
  const one = all.find((redemption) => redemption.id === id);
  if (!one) throw new ApiError('not_authorized_action');
  return one;
}
