// Contributions, payouts and value of an investment by quarter or year, from its ledger and its fund's valuations.
import type { ReplyOf } from '@quoin/contract';
import {
  addCents,
  cents,
  calculateHistory,
  isFeeCharge,
  moneyFromWire,
  moneyToWire,
  sumLedger,
  type LedgerTransaction,
} from '@quoin/rules';
import type { CashFlow } from '@quoin/ui/charts';
import type { Performance } from './performance-on-table';

type Row = Extract<ReplyOf<'getInvestmentPart'>, { type: 'transactions' }>['items'][number];

/** Longer histories are shown by year. */
const MAX_QUARTERS = 12;
const QUARTER_ENDS = ['03-31', '06-30', '09-30', '12-31'] as const;

const getYear = (date: string): number => Number(date.slice(0, 4));
const getQuarter = (date: string): number => getYear(date) * 4 + Math.ceil(Number(date.slice(5, 7)) / 3) - 1;

/** One row per period from the first payment or valuation to the last one. Contributions include the fees on top. */
export function valueOverTime(items: readonly Row[], valuations: Performance['valuations']): CashFlow[] {
  const rows = items.flatMap(ledgerRow);
  const days = [...rows, ...valuations].map(({ date }) => date).sort();
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return [];
  const byQuarter = getQuarter(last) - getQuarter(first) < MAX_QUARTERS;
  const getPlace = byQuarter ? getQuarter : getYear;
  const start = getPlace(first);
  const places = Array.from({ length: getPlace(last) - start + 1 }, (_, index) => start + index);
  const worth = calculateHistory(rows, valuations, places.map(byQuarter ? quarterEnd : yearEnd));
  return places.map((place, index) => {
    const sums = sumLedger(rows.filter(({ date }) => getPlace(date) === place));
    const { contribution, dividends, withdrawn, fees } = sums;
    const nav = worth[index]?.nav;
    return {
      period: byQuarter ? `${Math.floor(place / 4)}-Q${(place % 4) + 1}` : String(place),
      contribution: moneyToWire(addCents(contribution, fees)),
      fees: moneyToWire(fees),
      distribution: moneyToWire(addCents(dividends, withdrawn)),
      value: nav === undefined ? null : moneyToWire(nav),
    };
  });
}

const quarterEnd = (quarter: number): string =>
  `${Math.floor(quarter / 4)}-${QUARTER_ENDS[quarter % 4] ?? QUARTER_ENDS[3]}`;
const yearEnd = (year: number): string => `${year}-12-31`;

/** A fee charge moves neither money nor units. */
const ledgerRow = ({ transaction_type: type, amount, shares, date }: Row): LedgerTransaction[] =>
  isFeeCharge(type) ? [] : [{ type, amount: moneyFromWire(amount) ?? cents(0), shares, date }];
