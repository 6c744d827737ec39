// Requesting a redemption, changing it while it is not approved, cancelling it while it is not completed.
import type { BodyOf, ReplyOf } from '@quoin/contract';
import {
  cents,
  COMMITMENT_MULTIPLE,
  gather,
  isOngoingRedemption,
  moneyToWire,
  parseMoney,
  problemsOfRedemption,
  redeemableAmount,
  redemptionDays,
  type Language,
} from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import { todayInNewYork } from '../../clock';
import type { Transaction } from '../../database/database';
import { distributionInstructions, investments, redemptions } from '../../database/tables';
import { isUniqueViolation } from '../../database/unique-violation';
import type { Handlers } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { figuresOf } from '../../ledger/figures';
import { ownHolding, type Holding } from '../../ledger/holdings';
import { lockUpOf } from '../../ledger/lock-up';
import { requireAccessCode } from '../../security/access-codes';
import { newId } from '../../security/new-id';
import type { Services } from '../../services';
import { moveRedemption, REDEMPTION_TRANSITIONS, type RedemptionEvent } from '../../states/redemption-states';
import { statesBefore } from '../../states/transition';
import { payoutBankAccount } from '../account';
import { holdAccount } from '../sign';
import { postConfirmation } from './redemption-paper';
import { estimateOf, exitPolicyOf } from './redemption-estimate';
import { redemptionRepliesOf } from './redemption-reply';

type RedemptionRow = typeof redemptions.$inferSelect;

export const redemptionHandlers: Handlers<
  'getRedemptions' | 'requestRedemption' | 'changeRedemption' | 'cancelRedemption'
> = {
  async getRedemptions({ params, signedIn, language }, services) {
    const { clock, db } = services;
    const holding = await ownHolding(db, signedIn.accountId, params.investmentId);
    if (!holding) throw new Refusal('not_authorized_action');
    const items = await redemptionRepliesOf(services, params.investmentId, language);
    const ongoing = items.find(({ status }) => isOngoingRedemption(status)) ?? null;
    const limits = limitsOf(holding, todayInNewYork(clock));
    return {
      investment_id: params.investmentId,
      open: limits !== undefined && ongoing === null,
      available: moneyToWire(limits?.available ?? cents(0)),
      multiple: moneyToWire(COMMITMENT_MULTIPLE),
      as_of_date: limits?.asOf ?? null,
      redemption_days: limits?.days ?? null,
      held: limits ? { units: limits.held.units, unit_price: limits.held.unitPrice } : null,
      exit_policy: await exitPolicyOf(db, holding.product.id, language),
      ongoing,
      estimate: limits && ongoing ? estimateOf(ongoing, limits.held) : null,
      items,
    };
  },

  async requestRedemption({ params, body, signedIn, language }, services) {
    const { clock, db } = services;
    const { accountId } = signedIn;
    if (body.investment_id !== params.investmentId) throw new Refusal('not_authorized_action');
    const id = newId();
    try {
      await db.transaction(async (tx) => {
        await holdAccount(tx, accountId);
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
      });
    } catch (error) {
      if (isUniqueViolation(error, 'redemptions_one_ongoing')) throw new Refusal('redemption_ongoing');
      throw error;
    }
    return reply(services, { id, investmentId: params.investmentId }, language);
  },

  async changeRedemption({ params, body, signedIn, language }, services) {
    const { accountId } = signedIn;
    const row = await services.db.transaction(async (tx) => {
      await holdAccount(tx, accountId);
      const held = await hold(tx, accountId, params.redemptionId, 'changed');
      const changes = await checkedTerms(tx, services, accountId, held.investmentId, body);
      await postConfirmation(tx, services, { ...held, ...changes }, language);
      return step(tx, services, held, 'changed', changes);
    });
    return reply(services, row, language);
  },

  async cancelRedemption({ params, signedIn, language }, services) {
    const row = await services.db.transaction(async (tx) => {
      const held = await hold(tx, signedIn.accountId, params.redemptionId, 'cancelled');
      return step(tx, services, held, 'cancelled');
    });
    return reply(services, row, language);
  },
};

/**
 * Holds the account's own redemption for an event; what can no longer happen is refused with `redemption_closed`. Its
 * investment is held before it, as when one is requested: whoever holds both takes them in the same order.
 */
async function hold(
  tx: Transaction,
  accountId: string,
  redemptionId: string,
  event: RedemptionEvent,
): Promise<RedemptionRow> {
  const own = and(eq(redemptions.id, redemptionId), eq(redemptions.accountId, accountId));
  const [found] = await tx.select().from(redemptions).where(own);
  if (!found) throw new Refusal('not_authorized_action');
  await holdInvestment(tx, found.investmentId);
  const [row] = await tx.select().from(redemptions).where(own).for('update');
  if (!row || !statesBefore(REDEMPTION_TRANSITIONS, event).includes(row.status))
    throw new Refusal('redemption_closed');
  return row;
}

const holdInvestment = (tx: Transaction, investmentId: string) =>
  tx.select({ id: investments.id }).from(investments).where(eq(investments.id, investmentId)).for('update');

const step = (
  tx: Transaction,
  { clock }: Services,
  { id, accountId, status }: RedemptionRow,
  event: RedemptionEvent,
  changes?: Partial<RedemptionRow>,
): Promise<RedemptionRow> =>
  moveRedemption(tx, clock, {
    redemptionId: id,
    from: status,
    event,
    actor: `account:${accountId}`,
    changes,
  });

type Terms = Pick<RedemptionRow, 'type' | 'amount' | 'redemptionDay' | 'updateBankAccount' | 'bankAccountId'>;

/** What was asked for, proven and checked; the investment is held, so that its value and its redemption go together. */
async function checkedTerms(
  tx: Transaction,
  { clock }: Services,
  accountId: string,
  investmentId: string,
  body: BodyOf<'changeRedemption'>,
): Promise<Terms> {
  await holdInvestment(tx, investmentId);
  const holding = await ownHolding(tx, accountId, investmentId);
  if (!holding) throw new Refusal('not_authorized_action');
  await requireAccessCode(tx, { clock }, { accountId, purpose: 'redemption', code: body.access_code });
  const limits = limitsOf(holding, todayInNewYork(clock));
  if (!limits) throw new Refusal('redemption_not_open');
  const problems = {
    ...problemsOfRedemption(body, limits),
    ...gather({
      bank_account_id: body.update_bank_account && !body.bank_account_id ? { name: 'required' } : undefined,
    }),
  };
  if (Object.keys(problems).length > 0) throw new Refusal('required_information_missing', { problems });
  return {
    type: body.type,
    amount: body.type === 'full' ? null : (parseMoney(body.amount ?? '') ?? null),
    redemptionDay: body.redemption_day,
    updateBankAccount: body.update_bank_account,
    bankAccountId: await destination(tx, accountId, investmentId, body),
  };
}

/** The bank account named, else that of the distribution instruction; null for the one on file with the operator. */
async function destination(
  tx: Transaction,
  accountId: string,
  investmentId: string,
  { update_bank_account, bank_account_id }: BodyOf<'changeRedemption'>,
): Promise<string | null> {
  const [instruction] = await tx
    .select({ bankAccountId: distributionInstructions.bankAccountId })
    .from(distributionInstructions)
    .where(eq(distributionInstructions.investmentId, investmentId));
  const named = update_bank_account ? bank_account_id : instruction?.bankAccountId;
  return named ? (await payoutBankAccount(tx, accountId, named)).id : null;
}

/** How much and when; undefined for an investment that is not current, and so holds nothing to redeem. */
function limitsOf(holding: Holding, today: string) {
  const { investment, product } = holding;
  const { nav, valuation_date, units, unitPrice } = figuresOf(holding, today);
  if (investment.status !== 'current' || investment.effectiveDate === null) return undefined;
  if (nav === undefined || unitPrice === undefined) return undefined;
  return {
    available: redeemableAmount(nav),
    asOf: valuation_date ?? null,
    held: { units, unitPrice },
    days: redemptionDays(today, investment.effectiveDate, lockUpOf(product)),
  };
}

async function reply(
  services: Services,
  { id, investmentId }: Pick<RedemptionRow, 'id' | 'investmentId'>,
  language: Language,
): Promise<ReplyOf<'requestRedemption'>> {
  const all = await redemptionRepliesOf(services, investmentId, language);
  const one = all.find((redemption) => redemption.id === id);
  if (!one) throw new Refusal('not_authorized_action');
  return one;
}
