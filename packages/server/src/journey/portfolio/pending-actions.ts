// Actions that an account has to take, computed from its current state.
import type { ReplyOf } from '@quoin/contract';
import {
  byUrgency,
  type AmountDue,
  dateInNewYork,
  ENVELOPE_DAYS,
  investmentGroup,
  type InvestmentStatus,
  type Language,
  moneyToWire,
  redemptionWaitsFor,
  sendFundsBy,
} from '@quoin/rules';
import type { SomeHandlers } from '../../http/handler';
import { DAY_MS, isRunning, todayInNewYork } from '../../shared/clock';
import { money } from '../../shared/money';
import { type OpenInvestment, type Situation, loadSituation } from './pending-situation';

export type PendingAction = ReplyOf<'listPendingActions'>['items'][number];

interface Reading {
  situation: Situation;
  now: Date;
  /** In New York. */
  today: string;
  language: Language;
}

/** Most urgent first. */
export const getPendingActions = (reading: Reading): PendingAction[] =>
  SOURCES.flatMap((source) => source(reading)).sort(byUrgency);

const SOURCES: readonly ((reading: Reading) => PendingAction[])[] = [
  getAccountActions,
  getInvestmentActions,
  getCapitalCallActions,
  getEnvelopeActions,
  getReservationActions,
  getRedemptionActions,
];

const UNSAID = {
  deadline: null,
  product: null,
  investment: null,
  envelope: null,
  amount: null,
  due_date: null,
  note: null,
  waits_for: null,
} satisfies Partial<PendingAction>;

/** A deadline of the product, unless it has passed. */
const keepIfAhead = (day: string | null, today: string) => (day !== null && day >= today ? day : null);

function getAccountActions({ situation: { account } }: Reading): PendingAction[] {
  return [
    ...(account?.passwordUpgrade ? [{ ...UNSAID, kind: 'upgrade_password' as const }] : []),
    ...(account?.twofaOn === false ? [{ ...UNSAID, kind: 'turn_on_two_step' as const }] : []),
  ];
}

const about = (held: OpenInvestment | undefined, language: Language) =>
  held
    ? {
        product: { id: held.product.id, name: held.product.name[language] },
        investment: {
          id: held.investment.id,
          group: investmentGroup(held.investment.status),
          investor_name: held.investorName,
        },
      }
    : {};

/** Action required by a status. Signatures are listed by envelope. */
const OF_STATUS: Partial<
  Record<InvestmentStatus, (held: OpenInvestment, reading: Reading) => Partial<PendingAction> | undefined>
> = {
  completing_information: getContinueAction,
  completing_application: getContinueAction,
  action_needed: ({ investment: { note } }) => ({ kind: 'answer_request', note }),
  re_signature_needed: ({ investment: { id, note } }, { situation }) =>
    situation.envelopes.some(
      ({ investmentId, kind }) => investmentId === id && kind === 'subscription_agreement',
    )
      ? undefined
      : { kind: 'sign', note },
  approved: ({ investment }, { situation, today }) => {
    const called = situation.calls.some(({ investmentId }) => investmentId === investment.id);
    const due = getAmountDue(situation, investment);
    if (called || !due || isDebited(situation, investment, due)) return undefined;
    const effective = keepIfAhead(due.dueDate, today);
    return {
      kind: 'fund_investment',
      amount: moneyToWire(due.amount),
      deadline: effective && keepIfAhead(sendFundsBy(effective), today),
      due_date: effective,
    };
  },
  fund_received: dueAgain,
  current: dueAgain,
};

/** An invoiced fee of a later year, or the commitment after a reversed payment, unless it is due with an open call. */
function dueAgain(
  { investment }: OpenInvestment,
  { situation }: Reading,
): Partial<PendingAction> | undefined {
  const called = situation.calls.some(({ investmentId }) => investmentId === investment.id);
  const due = getAmountDue(situation, investment);
  if (called || !due || isDebited(situation, investment, due)) return undefined;
  return { kind: due.invested > 0 ? 'fund_investment' : 'pay_fees', amount: moneyToWire(due.amount) };
}

function getContinueAction({ product }: OpenInvestment, { today }: Reading): Partial<PendingAction> {
  return { kind: 'continue_application', deadline: keepIfAhead(product.nextCloseDate, today) };
}

function getInvestmentActions(reading: Reading): PendingAction[] {
  return reading.situation.investments.flatMap((held) => {
    const wanted = OF_STATUS[held.investment.status]?.(held, reading);
    return wanted?.kind
      ? [{ ...UNSAID, ...about(held, reading.language), ...wanted, kind: wanted.kind }]
      : [];
  });
}

/** Undefined if nothing is due. */
function getAmountDue({ due }: Situation, { id }: OpenInvestment['investment']): AmountDue | undefined {
  const found = due.get(id);
  return found?.amount ? found : undefined;
}

/** Whether a signed authorization of the same amount debits the money, so that the investor has nothing to do. */
const isDebited = (
  { debits }: Situation,
  { id, transferMethod }: OpenInvestment['investment'],
  { amount }: AmountDue,
) => transferMethod === 'ach' && debits.get(id) === amount;

const findInvestment = ({ investments }: Situation, id: string | null) =>
  investments.find(({ investment }) => investment.id === id);

function getCapitalCallActions({ situation, language }: Reading): PendingAction[] {
  return situation.calls.flatMap(({ investmentId, dueDate }) => {
    const held = findInvestment(situation, investmentId);
    if (!held) return [];
    const due = getAmountDue(situation, held.investment);
    if (!due || isDebited(situation, held.investment, due)) return [];
    return [
      {
        ...UNSAID,
        ...about(held, language),
        kind: 'pay_capital_call',
        amount: moneyToWire(due.amount),
        deadline: sendFundsBy(dueDate),
        due_date: dueDate,
      },
    ];
  });
}

function getEnvelopeActions({ situation, now, language }: Reading): PendingAction[] {
  return situation.envelopes
    .filter(({ status }) => status !== 'preparing' && status !== 'sealing') // The server has to act in these.
    .map(({ id, kind, status, investmentId, expiresAt }) => {
      const held = findInvestment(situation, investmentId);
      const ranOut = status === 'expired' || !isRunning(expiresAt, now, ENVELOPE_DAYS * DAY_MS);
      return {
        ...UNSAID,
        ...about(held, language),
        kind: ranOut ? ('renew_signature_link' as const) : ('sign' as const),
        envelope: { id, kind },
        deadline: ranOut ? null : dateInNewYork(expiresAt),
        note: kind === 'subscription_agreement' ? (held?.investment.note ?? null) : null,
      };
    });
}

function getReservationActions({ situation, today, language }: Reading): PendingAction[] {
  return situation.reservations.map(({ amount, product: { id, name, nextCloseDate } }) => ({
    ...UNSAID,
    kind: 'use_reservation',
    product: { id, name: name[language] },
    amount: money(amount),
    deadline: keepIfAhead(nextCloseDate, today),
  }));
}

function getRedemptionActions({ situation, today, language }: Reading): PendingAction[] {
  return situation.redemptions.map(({ investmentId, amount, redemptionDay, status, covered }) => ({
    ...UNSAID,
    ...about(findInvestment(situation, investmentId), language),
    kind: covered ? 'follow_redemption' : 'revise_redemption',
    amount: amount === null ? null : money(amount),
    deadline: redemptionDay,
    waits_for: (covered && redemptionWaitsFor(status, redemptionDay, today)) || null,
  }));
}

export const pendingActionHandlers = {
  async listPendingActions({ signedIn, language }, { clock, db }) {
    const today = todayInNewYork(clock);
    const situation = await loadSituation(db, signedIn.accountId, today);
    return { today, items: getPendingActions({ situation, now: clock.now(), today, language }) };
  },
} satisfies SomeHandlers;
