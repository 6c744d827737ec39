// Monthly report of each fund: opening, increase, decrease and closing of every item.
import {
  addDays,
  addMonths,
  compareDecimals,
  subtractDecimals,
  INVESTMENT_STATUSES,
  investmentGroup,
  type InvestmentStatus,
  MONEY_ACCEPTED_STATUSES,
  negatedDecimal,
  addDecimals,
  type TransactionType,
} from '@quoin/rules';
import { asc, eq, exists } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { investments, products } from '../database/tables';
import type { Services } from '../services';
import { todayInNewYork } from '../shared/clock';
import { StaffError } from '../shared/staff-error';
import {
  loadAwaitingUnits,
  callMovements,
  ledgerMovements,
  type Month,
  type Movement,
  type OfProduct,
  type PriceChange,
  priceChanges,
  type StatusMove,
  statusMoves,
  type UnitMovements,
  unitMovements,
} from './month-movements';
import type { Sheet } from './sheet';

/** Decimals: units with six places, prices as recorded, all others in dollars. Null if there is no price. */
export interface MonthLine extends Record<keyof Movement, string | null> {
  product: string;
  name: string;
  item: string;
  /** Number of investments at the end; null for items that are not counted by investments. */
  investments: number | null;
}

export interface FundMonth extends Month {
  /** Whether the month is over. */
  closed: boolean;
  /** Whether opening + increase - decrease = closing for each line. */
  reconciled: boolean;
  lines: MonthLine[];
}

export const MONTH_COLUMNS = {
  month: 'text',
  product: 'text',
  name: 'text',
  item: 'text',
  investments: 'number',
  opening: 'number',
  increase: 'number',
  decrease: 'number',
  closing: 'number',
} as const satisfies Sheet['columns'];

/** @throws StaffError for an invalid month, or one that has not begun */
export function getMonth(text: string, today: string): Month {
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(text))
    throw new StaffError(`"${text}" is not a month. Use a form such as 2026-06.`);
  const from = `${text}-01`;
  if (from > today) throw new StaffError(`${text} is in the future; today is ${today} in New York.`);
  return { from, to: addDays(addMonths(from, 1), -1) };
}

/** @param given.productId defaults to all funds with investments, and their totals */
export async function fundMonth(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  given: { month: string; productId?: string },
): Promise<FundMonth> {
  const today = todayInNewYork(clock);
  const month = getMonth(given.month, today);
  // Reads one snapshot, so that the sums agree while the ledger changes.
  const lines = await db.transaction((tx) => loadLines(tx, month, given.productId), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  return { ...month, closed: month.to < today, reconciled: lines.every(isReconciled), lines };
}

async function loadLines(db: Executor, month: Month, productId: string | undefined): Promise<MonthLine[]> {
  const invested = db
    .select({ id: investments.id })
    .from(investments)
    .where(eq(investments.productId, products.id));
  const funds = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(productId === undefined ? exists(invested) : eq(products.id, productId))
    .orderBy(asc(products.position), asc(products.id));
  const sums = {
    ledger: await ledgerMovements(db, month),
    awaiting: await loadAwaitingUnits(db, month),
    calls: await callMovements(db, month),
    units: await unitMovements(db, month),
    prices: await priceChanges(db, month),
    statuses: await statusMoves(db, month),
  };
  const lines = funds.flatMap(({ id, name }) =>
    getItems(sums, id).map((line) => ({ product: id, name: name.en, ...line })),
  );
  return productId === undefined ? [...lines, ...getTotals(lines)] : lines;
}

interface Sums {
  ledger: OfProduct<Movement & { type: TransactionType }>[];
  awaiting: OfProduct<Movement>[];
  calls: OfProduct<Movement>[];
  units: OfProduct<UnitMovements>[];
  prices: OfProduct<PriceChange>[];
  statuses: OfProduct<StatusMove>[];
}

type Item = Omit<MonthLine, 'product' | 'name'>;

function getItems(sums: Sums, product: string): Item[] {
  const filterByProduct = <T>(rows: readonly OfProduct<T>[]) => rows.filter((row) => row.product === product);
  const ledger = filterByProduct(sums.ledger);
  const sumTypes = (...types: TransactionType[]) =>
    addMovements(ledger.filter(({ type }) => types.includes(type)));
  const received = sumTypes('funds_received');
  const returned = sumTypes('funds_returned');
  const transferredIn = sumTypes('transferred_in');
  const transferredOut = sumTypes('transfer_out');
  const distributed = sumTypes('dividend', 'distribution');
  const redeemed = sumTypes('funds_redeemed');
  const awaiting = addMovements(filterByProduct(sums.awaiting));
  const [held] = filterByProduct(sums.units);
  const [price] = filterByProduct(sums.prices);
  const flows = {
    paidIn: [received, transferredIn],
    awaiting,
    paidOut: [returned, transferredOut, distributed, redeemed],
  };
  const statuses = filterByProduct(sums.statuses);
  const line = (item: string, movement: Omit<Item, 'item' | 'investments'>): Item => ({
    item,
    investments: null,
    ...movement,
  });
  return [
    { item: 'committed', ...byStatus(statuses, COMMITTED) },
    line('called', addMovements(filterByProduct(sums.calls))),
    line('received', received),
    line('returned', returned),
    line('transferred_in', transferredIn),
    line('transferred_out', transferredOut),
    line('awaiting_units', awaiting),
    line('fees_charged', sumTypes('subscription_fee_charged', 'management_fee_charged')),
    line('fees_paid', sumTypes('fees_paid')),
    line('distributed', distributed),
    line('redeemed', redeemed),
    line('units', held?.units ?? NO_UNITS),
    line('unit_price', price ? priceMovement(price) : NO_PRICE),
    ...navLines(held?.nav ?? NO_MOVEMENT, flows),
    ...PENDING.filter((status) => statuses.some(({ before, after }) => [before, after].includes(status))).map(
      (status) => ({ item: `pending:${status}`, ...byStatus(statuses, [status]) }),
    ),
  ];
}

const COMMITTED: readonly InvestmentStatus[] = [...MONEY_ACCEPTED_STATUSES, 'past'];
const PENDING = INVESTMENT_STATUSES.filter((status) => investmentGroup(status) === 'pending');

function byStatus(rows: readonly StatusMove[], statuses: readonly InvestmentStatus[]) {
  const isIn = (status: InvestmentStatus | null) => status !== null && statuses.includes(status);
  const sumRows = (wanted: (row: StatusMove) => boolean) =>
    addDecimals([NO_MONEY, ...rows.filter(wanted).map(({ commitment }) => commitment)]);
  return {
    investments: rows.filter(({ after }) => isIn(after)).reduce((sum, row) => sum + row.investments, 0),
    opening: sumRows(({ before }) => isIn(before)),
    increase: sumRows(({ before, after }) => isIn(after) && !isIn(before)),
    decrease: sumRows(({ before, after }) => isIn(before) && !isIn(after)),
    closing: sumRows(({ after }) => isIn(after)),
  };
}

interface Flows {
  paidIn: readonly Movement[];
  awaiting: Movement;
  paidOut: readonly Movement[];
}

/** NAV with its changes, and the gain since inception before fees on top. */
function navLines(nav: Pick<Movement, 'opening' | 'closing'>, { paidIn, awaiting, paidOut }: Flows): Item[] {
  const gainAt = (day: 'opening' | 'closing') =>
    subtractDecimals(
      addDecimals([nav, awaiting, ...paidOut].map((one) => one[day])),
      addDecimals(paidIn.map((one) => one[day])),
    );
  const gain = getMovement([subtractDecimals(gainAt('closing'), gainAt('opening'))]);
  const net = ({ increase, decrease }: Movement) => subtractDecimals(increase, decrease);
  const invested = subtractDecimals(addDecimals(paidIn.map(net)), net(awaiting));
  const changes = getMovement([invested, ...paidOut.map((one) => negatedDecimal(net(one))), net(gain)]);
  return [
    { item: 'nav', investments: null, ...changes, opening: nav.opening, closing: nav.closing },
    { item: 'gain', investments: null, ...gain, opening: gainAt('opening'), closing: gainAt('closing') },
  ];
}

const NO_MONEY = '0.00';
const NO_MOVEMENT: Movement = {
  opening: NO_MONEY,
  increase: NO_MONEY,
  decrease: NO_MONEY,
  closing: NO_MONEY,
};
const NO_UNITS: Movement = {
  opening: '0.000000',
  increase: '0.000000',
  decrease: '0.000000',
  closing: '0.000000',
};
const NO_PRICE = { opening: null, increase: null, decrease: null, closing: null };

function priceMovement({ opening, closing }: PriceChange): Record<keyof Movement, string | null> {
  if (opening === null || closing === null) return { ...NO_PRICE, opening, closing };
  return { ...getMovement([subtractDecimals(closing, opening)]), opening, closing };
}

/** Sums positive changes as increase and negative ones as decrease. */
const getMovement = (changes: readonly string[]): Movement => ({
  ...NO_MOVEMENT,
  increase: addDecimals([NO_MONEY, ...changes.filter((one) => compareDecimals(one, NO_MONEY) > 0)]),
  decrease: negatedDecimal(
    addDecimals([NO_MONEY, ...changes.filter((one) => compareDecimals(one, NO_MONEY) < 0)]),
  ),
});

function addMovements(rows: readonly Record<keyof Movement, string | null>[]): Movement {
  const sumRows = (part: keyof Movement) =>
    addDecimals([NO_MONEY, ...rows.map((row) => row[part] ?? NO_MONEY)]);
  return {
    opening: sumRows('opening'),
    increase: sumRows('increase'),
    decrease: sumRows('decrease'),
    closing: sumRows('closing'),
  };
}

const isReconciled = ({ opening, increase, decrease, closing }: MonthLine): boolean =>
  opening === null ||
  increase === null ||
  decrease === null ||
  closing === null ||
  compareDecimals(subtractDecimals(addDecimals([opening, increase]), decrease), closing) === 0;

/** Totals of all items except units and unit prices, which differ by fund. */
function getTotals(lines: readonly MonthLine[]): MonthLine[] {
  const items = [...new Set(lines.map(({ item }) => item))].filter((item) => !item.startsWith('unit'));
  return items.map((item) => {
    const rows = lines.filter((line) => line.item === item);
    const counts = rows.flatMap(({ investments: count }) => count ?? []);
    return {
      product: 'total',
      name: 'All funds',
      item,
      investments: counts.length > 0 ? counts.reduce((sum, one) => sum + one, 0) : null,
      ...addMovements(rows),
    };
  });
}
