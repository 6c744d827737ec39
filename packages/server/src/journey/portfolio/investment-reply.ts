import type { ReplyOf } from '@quoin/contract';
import {
  addCents,
  cents,
  type Cents,
  dateInNewYork,
  investmentGroup,
  type InvestmentStatus,
  isStopped,
  type Language,
  mayApplyAfter,
  moneyToWire,
} from '@quoin/rules';
import { type HoldingFigures, calculateHoldingsIrr, getLastMove, calculateWorth } from '../../ledger/figures';
import type { Holding } from '../../ledger/holdings';
import { getLockUp } from '../../ledger/terms-of-time';
import { money } from '../../shared/money';
import { REJECTIONS } from '../../shared/rejection-messages';

const wireOrNull = (amount: Cents | undefined): string | null =>
  amount === undefined ? null : moneyToWire(amount);

/** Statuses in which the investor sees the note of staff, which is stored longer. */
const SHOWS_NOTE: ReadonlySet<InvestmentStatus> = new Set([
  'action_needed',
  're_signature_needed',
  'rejected',
  'completing_information',
  'completing_application',
]);

export function investmentReply(holding: Holding, figures: HoldingFigures, language: Language) {
  const { investment, investor, product } = holding;
  return {
    id: investment.id,
    status: investment.status,
    group: investmentGroup(investment.status),
    application_state: holding.applicationState ?? 'agreement_signed',
    investor: { id: investor.id, investor_type: investor.investorType, name: investor.name },
    product: { id: product.id, name: product.name[language], category: product.category, art: product.art },
    created_date: dateInNewYork(investment.createdAt),
    target_effective_date: investment.targetEffectiveDate,
    effective_date: investment.effectiveDate,
    investment_period: product.lockUpCount === 0 ? null : getLockUp(product),
    commitment: money(investment.commitment),
    units: Number(figures.units) === 0 ? null : figures.units,
    unit_price: figures.unitPrice ?? null,
    contribution: moneyToWire(figures.contribution),
    nav: wireOrNull(figures.nav),
    dividend: moneyToWire(figures.dividends),
    withdrawn: moneyToWire(figures.withdrawn),
    fees_paid: moneyToWire(figures.fees),
    net_gain_loss: wireOrNull(figures.net_gain_loss),
    rate_of_return: figures.rate_of_return ?? null,
    irr: figures.irr ?? null,
    valuation_date: figures.valuation_date ?? null,
    as_of_date: figures.as_of_date ?? null,
    envelope_id: holding.envelopeId,
    note: SHOWS_NOTE.has(investment.status) ? investment.note : null,
    rejection: investment.rejectionReason && {
      reason: investment.rejectionReason,
      message: REJECTIONS[investment.rejectionReason][language],
      may_apply_again: mayApplyAfter(investment.rejectionReason),
    },
  };
}

/** Total value of holdings per day, computed like `totalsReply`; days without a value are omitted. */
export function courseReply(
  holdings: readonly Holding[],
  days: readonly string[],
): ReplyOf<'getPortfolioCourse'>['items'] {
  const courses = holdings.map((holding) => calculateWorth(holding, days));
  return days.flatMap((date, index) => {
    const worth = courses.flatMap((course) => course[index] ?? []);
    if (worth.every(({ nav }) => nav === undefined)) return [];
    return {
      date,
      nav: moneyToWire(addCents(...worth.map(({ nav }) => nav ?? cents(0)))),
      net_contribution: moneyToWire(
        cents(worth.reduce((sum, { contribution, withdrawn }) => sum + contribution - withdrawn, 0)),
      ),
      dividend: moneyToWire(addCents(...worth.map(({ dividends }) => dividends))),
      fees_paid: moneyToWire(addCents(...worth.map(({ fees }) => fees))),
    };
  });
}

/**
 * Totals of holdings, without canceled and rejected investments, whose commitment stays on record. There is no total
 * time-weighted return: the funds are valued on different days, and rates are not additive.
 */
export function totalsReply(
  stated: readonly { holding: Holding; figures: HoldingFigures }[],
  asOf: string,
): ReplyOf<'listInvestments'>['totals'] {
  const figures = stated.map((one) => one.figures);
  const isValued = figures.some(({ nav }) => nav !== undefined);
  const [newest = null] = asOfDates(
    stated.map(({ holding }) => holding),
    asOf,
  );
  const sum = (pick: (one: HoldingFigures) => Cents | undefined) =>
    addCents(...figures.map((one) => pick(one) ?? cents(0)));
  return {
    commitment: moneyToWire(addCents(...stated.map(({ holding }) => getCommitted(holding)))),
    contribution: moneyToWire(sum((one) => one.contribution)),
    nav: isValued ? moneyToWire(sum((one) => one.nav)) : null,
    dividend: moneyToWire(sum((one) => one.dividends)),
    withdrawn: moneyToWire(sum((one) => one.withdrawn)),
    fees_paid: moneyToWire(sum((one) => one.fees)),
    net_gain_loss: isValued ? moneyToWire(sum((one) => one.net_gain_loss)) : null,
    rate_of_return: null,
    irr:
      calculateHoldingsIrr(
        stated.map(({ holding }) => holding),
        asOf,
      ) ?? null,
    as_of_date: isValued ? newest : null,
  };
}

const getCommitted = ({ investment: { status, commitment } }: Holding): Cents =>
  cents(isStopped(status) ? 0 : (commitment ?? 0));

/**
 * Valuation days of the holdings up to `asOf`, newest first. If a payment is later than the last valuation, its day comes
 * first, because it changes the figures.
 */
export function asOfDates(holdings: readonly Holding[], asOf: string): string[] {
  const dates = holdings.flatMap(({ investment: { effectiveDate }, valuations }) =>
    valuations
      .map(({ date }) => date)
      .filter((date) => effectiveDate !== null && date >= effectiveDate && date <= asOf),
  );
  const valued = [...new Set(dates)].sort().reverse();
  const [newest] = valued;
  if (newest === undefined) return [];
  const moved = holdings.map((holding) => getLastMove(holding, asOf) ?? newest).sort();
  const last = moved.at(-1) ?? newest;
  return last > newest ? [last, ...valued] : valued;
}
