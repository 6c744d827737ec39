import type { LookThroughKind } from '@quoin/rules';
import { pluralize } from '../english-grammar';

/** The change from the first to the last value of a figure. */
type Direction = 'up' | 'down' | 'same';

const MOVES: Record<Direction, (from: string, to: string, by: string) => string> = {
  up: (from, to, by) => `rose by ${by}, from ${from} to ${to}`,
  down: (from, to, by) => `fell by ${by}, from ${from} to ${to}`,
  same: (from) => `ended where it began, at ${from}`,
};

export const ChartFrame = {
  showTable: 'Show table',
  showChart: 'Show chart',
  /** Accessible name of the button with its chart; starts with the visible text. */
  of: (action: string, chart: string) => `${action}: ${chart}`,
  loading: (chart: string) => `Loading the chart: ${chart}`,
  failed: 'The chart could not be loaded',
  failedWhatToDo: 'Check your connection and try again. Your investments are not affected.',
  notDrawn: 'This browser cannot draw the chart. The table shows all figures.',
  readPoints: (chart: string) => `Read ${chart} point by point`,
  reading: (place: string, figures: readonly string[]) => `${place}: ${figures.join(', ')}`,
  figureOf: (name: string, figure: string) => `${name} ${figure}`,
  range: (from: string, to: string) => `${from} to ${to}`,
  asOf: (date: string) => `Figures as of ${date}`,
  sentences: (sentences: readonly string[]) => sentences.join(' '),
};

export const NavChart = {
  title: 'Net asset value over time',
  nav: 'NAV',
  /** For use within a sentence. */
  worth: 'net asset value',
  contribution: 'Paid in minus returned',
  dividends: 'Dividends received',
  fees: 'Fees paid on top',
  date: 'Date',
  event: 'Event',
  events: {
    capital_call: 'Capital call',
    distribution: 'Distribution',
    redemption: 'Redemption',
    funding_round: 'Raised',
  },
  moved: (worth: string, direction: Direction, from: string, to: string, by: string, days: string) =>
    `The ${worth} ${MOVES[direction](from, to, by)}, ${days}.`,
  /** Used if the contributions are known, which are not a gain. */
  wentFrom: (worth: string, from: string, to: string, days: string, paidIn: string, gain: string) =>
    `The ${worth} went from ${from} to ${to} ${days}: ${paidIn} paid in minus returned and ${gain} by change in value.`,
  between: (from: string, to: string) => `between ${from} and ${to}`,
  extremes: (high: string, highDate: string, low: string, lowDate: string) =>
    `Highest: ${high} on ${highDate}. Lowest: ${low} on ${lowDate}.`,
  paidIn: (amount: string) => `Paid in minus returned by the end: ${amount}.`,
  /** Neither in the value nor in the contributions. */
  paidOut: (amount: string) => `Dividends received by the end, which are in neither line: ${amount}.`,
  feesPaid: (amount: string) => `Fees paid on top by the end, which are in neither line: ${amount}.`,
  onlyOne: (nav: string, date: string, _worth: string) => `One valuation so far: ${nav} on ${date}.`,
  emptyTitle: 'No valuations yet',
  empty: 'The chart appears after the first valuation of the fund.',
  /** Messages that differ for a company. */
  company: {
    title: 'Implied valuation over time',
    nav: 'Implied valuation',
    worth: 'implied valuation',
    empty: 'The chart appears after the first funding round.',
  },
};

export const AllocationDonut = {
  title: 'Allocation',
  category: 'Category',
  share: 'Share',
  value: 'Value',
  total: 'Total',
  other: (many: number) => `Other (${pluralize(many, 'category', 'categories')})`,
  onlyOne: (name: string) => `Everything is in one category: ${name}.`,
  summary: (many: number, largest: string, largestShare: string, smallest: string, smallestShare: string) =>
    `${pluralize(many, 'category', 'categories')}. Largest: ${largest}, ${largestShare}. Smallest: ${smallest}, ${smallestShare}.`,
  emptyTitle: 'No allocation yet',
  empty: 'The allocation appears after your first investment is valued.',
};

export const CashFlowChart = {
  title: 'Cash flows',
  contribution: 'Contributions',
  distribution: 'Distributions',
  net: 'Net cash flow',
  value: 'Last value',
  expectedKey: 'Expected',
  period: 'Period',
  quarter: (quarter: string, year: string) => `Q${quarter} ${year}`,
  year: (year: string) => year,
  expected: (period: string) => `${period}, expected`,
  partlyExpected: (period: string) => `${period}, partly expected`,
  ofWhichExpected: (amount: string) => `of which ${amount} expected`,
  so: (periods: string, paidIn: string, received: string, net: string) =>
    `${periods}: contributed ${paidIn}, received ${received}, net cash flow ${net}.`,
  ahead: (periods: string, paidIn: string, received: string) =>
    `Expected for ${periods}: contributions ${paidIn}, distributions ${received}.`,
  mostPaidIn: (amount: string, period: string) => `Largest contribution: ${amount} in ${period}.`,
  mostReceived: (amount: string, period: string) => `Largest distribution: ${amount} in ${period}.`,
  fees: (amount: string) => `Contributions include ${amount} of fees paid on top.`,
  worth: (value: string, period: string) => `Last value in ${period}: ${value}.`,
  emptyTitle: 'No cash flows yet',
  empty: 'The chart appears after your first contribution.',
};

export const LookThroughChart = {
  title: 'Investment structure',
  you: 'You and the other investors',
  layer: 'Layer',
  kind: 'Kind',
  interest: 'Held by the layer above',
  units: 'Units held',
  managementFee: 'Management fee',
  performanceFee: 'Performance fee',
  none: 'None',
  noFees: 'No fees of its own',
  kinds: {
    access_fund: 'Access fund',
    feeder_fund: 'Feeder fund',
    master_fund: 'Master fund',
    partnership: 'Partnership',
    special_purpose_vehicle: 'Special-purpose vehicle',
    company: 'Company',
    assets: 'Assets',
  } satisfies Record<LookThroughKind, string>,
  held: (units: string, interest: string) => `${units} · ${interest}`,
  summary: (layers: number, first: string, last: string, charging: number) =>
    `${pluralize(layers, 'layer')}: you hold ${first}, and the last layer is ${last}. Fees are charged at ${charging === 0 ? 'none of them' : `${charging} of them`}.`,
  emptyTitle: 'No structure published yet',
  empty: 'The layers appear here when the manager publishes them.',
};
