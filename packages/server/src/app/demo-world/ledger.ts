// The transactions of a holding, from its effective date to today.
import {
  addDays,
  addMonths,
  addCents,
  cents,
  feesAtFunding,
  calculateManagementFee,
  unitsFor,
  type Bilingual,
  type Cents,
  type TransactionType,
  type Valuation,
} from '@quoin/rules';
import { isQuarterEnd } from './unit-prices';
import { both, type SeededProduct } from './world';

export interface LedgerRow {
  type: TransactionType;
  amount: Cents;
  /** Six decimal places; null if no units move. */
  units: string | null;
  date: string;
  note: Bilingual;
}

export interface HoldingPlan {
  commitment: Cents;
  /** Earliest day. The holding is effective at the first valuation from then on. */
  from: string;
  /** Fractions of the commitment, called a year apart; they sum to 1. */
  calls: readonly number[];
  /** Whether all units were redeemed at the fund's last valuation. */
  ended: boolean;
}

const DAYS_TO_PAY = 20;
const DAYS_A_YEAR = 365;

export function getLedger(product: SeededProduct, plan: HoldingPlan, today: string): LedgerRow[] {
  const { prices, payout } = product;
  const paidIn = plan.calls.flatMap((part, index) => {
    const price = firstOnOrAfter(prices, addDays(plan.from, index * DAYS_A_YEAR));
    return price ? [contribution(cents(plan.commitment * part), price, index)] : [];
  });
  const dividends = prices
    .filter(({ date }) => isQuarterEnd(date))
    .flatMap((price) => dividendAt(price, paidIn, payout))
    .filter(({ date }) => date <= today);
  const last = prices.at(-1);
  const until = plan.ended && last ? last.date : today;
  const rows = [...paidIn, ...getFees(product, plan, paidIn[0]?.date, until), ...dividends].sort(byDate);
  return plan.ended && last
    ? [...rows.filter(({ date }) => date <= last.date), redemption(paidIn, last)]
    : rows;
}

const contribution = (amount: Cents, price: Valuation, at: number): LedgerRow => ({
  type: 'funds_received',
  amount,
  units: unitsFor(amount, price.unit_price),
  date: price.date,
  note: at === 0 ? both('Wire received', '电汇到账') : both('Wire received for capital call', '缴款电汇到账'),
});

/** Fees on top are charged and paid with the first payment, a yearly management fee again on each anniversary. */
function getFees(
  { row }: SeededProduct,
  { commitment }: HoldingPlan,
  from: string | undefined,
  until: string,
): LedgerRow[] {
  if (from === undefined) return [];
  const { subscription, management } = feesAtFunding(row, commitment);
  const rows = feeRows(from, subscription, management);
  for (let year = 2, date = addMonths(from, 12); date <= until; year += 1, date = addMonths(date, 12))
    rows.push(...feeRows(date, cents(0), calculateManagementFee(row, commitment, year)));
  return rows;
}

const feeRows = (date: string, subscription: Cents, management: Cents): LedgerRow[] =>
  (
    [
      ['subscription_fee_charged', subscription, both('On top of the commitment', '在认购金额之外')],
      ['management_fee_charged', management, both('On top of the commitment', '在认购金额之外')],
      ['fees_paid', addCents(subscription, management), both('Wire received', '电汇到账')],
    ] as const
  ).flatMap(([type, amount, note]) => (amount === 0 ? [] : [{ type, amount, units: null, date, note }]));

/** A quarter's dividend is paid on units acquired before the quarter began. */
function dividendAt(price: Valuation, paidIn: readonly LedgerRow[], payout: number): LedgerRow[] {
  const held = sumUnits(paidIn.filter(({ date }) => date <= addDays(price.date, -89)));
  const amount = cents(Math.round(held * Number(price.unit_price) * (payout / 4) * 100));
  const [year, quarter] = [price.date.slice(0, 4), Number(price.date.slice(5, 7)) / 3];
  const note = both(`Dividend Q${quarter} ${year}`, `${year}年第${quarter}季度分红`);
  if (amount === 0) return [];
  return [{ type: 'dividend', amount, units: null, date: addDays(price.date, DAYS_TO_PAY), note }];
}

function redemption(paidIn: readonly LedgerRow[], price: Valuation): LedgerRow {
  const units = sumUnits(paidIn);
  return {
    type: 'funds_redeemed',
    amount: cents(Math.round(units * Number(price.unit_price) * 100)),
    units: units.toFixed(6),
    date: price.date,
    note: both('Fund realized; final proceeds', '基金已退出，末笔款项'),
  };
}

const sumUnits = (rows: readonly LedgerRow[]) => rows.reduce((sum, { units }) => sum + Number(units ?? 0), 0);

const firstOnOrAfter = (prices: readonly Valuation[], day: string) => prices.find(({ date }) => date >= day);

const byDate = (one: LedgerRow, other: LedgerRow) => one.date.localeCompare(other.date);
