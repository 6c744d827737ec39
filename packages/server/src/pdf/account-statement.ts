// Statement of all investments of an account, as of a day.
import {
  type Bilingual,
  cents,
  type Cents,
  formatDecimalDollars,
  formatExactDollars,
  fullDate,
  type Language,
  signedCents,
  type TransactionType,
} from '@quoin/rules';
import { Decimal } from 'decimal.js';
import { questionsSection, SENDER } from './addressed-document';
import type { DocumentContent, DocumentRow, DocumentSection } from './document-content';

export interface StatementFacts {
  language: Language;
  /** YYYY-MM-DD */
  asOf: string;
  /** Printed at the foot of every page. */
  reference: string;
  holderName: string;
  holdings: {
    product: string;
    investor: string;
    units: string;
    /** Dollars per unit; undefined before the first valuation. */
    unitPrice?: string;
    contribution: Cents;
    dividends: Cents;
    withdrawn: Cents;
    fees: Cents;
    nav?: Cents;
    netGainLoss?: Cents;
    /** Decimal fraction, time-weighted since the first payment. */
    rateOfReturn?: string;
  }[];
  /** Since January 1, sorted by date. */
  movements: { date: string; product: string; type: TransactionType; isReversal: boolean; amount: Cents }[];
}

export const STATEMENT_TITLE: Bilingual = {
  en: 'Account Statement',
  'zh-CN': '账户对账单 Account Statement',
};

/** Render it with `renderDocument`; the output is deterministic. */
export function statementDocument(facts: StatementFacts): DocumentContent {
  const { language, asOf } = facts;
  const words = WORDS[language];
  return {
    title: STATEMENT_TITLE[language],
    subtitle: facts.holderName,
    language,
    date: asOf,
    documentId: facts.reference,
    footer: SENDER,
    sections: [
      { heading: words.summary, rows: summaryRows(facts) },
      ...facts.holdings.map((holding) => holdingSection(holding, language)),
      movementsSection(facts),
      { heading: words.howComputed, paragraphs: words.method },
      questionsSection(language),
    ],
  };
}

function summaryRows({ language, asOf, holdings }: StatementFacts): DocumentRow[] {
  const words = WORDS[language];
  const total = (pick: (holding: StatementFacts['holdings'][number]) => number | undefined) =>
    formatExactDollars(cents(holdings.reduce((sum, holding) => sum + (pick(holding) ?? 0), 0)), language);
  return [
    { name: words.asOf, value: fullDate(asOf, language) },
    { name: words.contribution, value: total(({ contribution }) => contribution) },
    { name: words.nav, value: total(({ nav }) => nav) },
    { name: words.dividends, value: total(({ dividends }) => dividends) },
    { name: words.withdrawn, value: total(({ withdrawn }) => withdrawn) },
    { name: words.fees, value: total(({ fees }) => fees) },
    { name: words.netGain, value: total(({ netGainLoss }) => netGainLoss) },
  ];
}

function holdingSection(holding: StatementFacts['holdings'][number], language: Language): DocumentSection {
  const words = WORDS[language];
  const money = (amount: Cents | undefined) =>
    amount === undefined ? NOTHING : formatExactDollars(amount, language);
  return {
    heading: holding.product,
    rows: [
      { name: words.investor, value: holding.investor },
      { name: words.contribution, value: money(holding.contribution) },
      { name: words.units, value: holding.units },
      {
        name: words.unitPrice,
        value: holding.unitPrice === undefined ? NOTHING : formatDecimalDollars(holding.unitPrice, language),
      },
      { name: words.nav, value: money(holding.nav) },
      { name: words.dividends, value: money(holding.dividends) },
      { name: words.withdrawn, value: money(holding.withdrawn) },
      { name: words.fees, value: money(holding.fees) },
      { name: words.netGain, value: money(holding.netGainLoss) },
      { name: words.rate, value: percent(holding.rateOfReturn) },
    ],
  };
}

function movementsSection({ language, movements }: StatementFacts): DocumentSection {
  const words = WORDS[language];
  if (movements.length === 0) return { heading: words.movements, paragraphs: [words.noMovements] };
  return {
    heading: words.movements,
    table: {
      columns: [words.what, words.date, words.amount],
      rows: movements.map(({ date, product, type, isReversal, amount }) => [
        `${transactionName({ type, isReversal }, language)} · ${product}`,
        fullDate(date, language),
        formatExactDollars(signedCents(type, amount), language),
      ]),
    },
  };
}

const NOTHING = '—';

/** Formats `0.0825` as `8.25%`, rounded as on screen. */
function percent(fraction: string | undefined): string {
  if (fraction === undefined) return NOTHING;
  const hundredths = new Decimal(fraction).times(100).toFixed(2, Decimal.ROUND_HALF_UP);
  return `${hundredths}%`.replace('-', '−');
}

export const TRANSACTION_WORDS: Record<TransactionType, Bilingual> = {
  transferred_in: { en: 'Transferred in', 'zh-CN': '转入' },
  funds_received: { en: 'Funds received', 'zh-CN': '款项到账' },
  funds_redeemed: { en: 'Redemption', 'zh-CN': '赎回' },
  dividend: { en: 'Dividend', 'zh-CN': '分红' },
  transfer_out: { en: 'Transferred out', 'zh-CN': '转出' },
  funds_returned: { en: 'Funds returned', 'zh-CN': '退款' },
  distribution: { en: 'Distribution', 'zh-CN': '分配' },
  subscription_fee_charged: { en: 'Subscription fee charged', 'zh-CN': '应付认购费' },
  management_fee_charged: { en: 'Management fee charged', 'zh-CN': '应付管理费' },
  fees_paid: { en: 'Fees paid', 'zh-CN': '已付费用' },
};

const REVERSAL: Record<Language, (type: string) => string> = {
  en: (type) => `${type}, reversed`,
  'zh-CN': (type) => `${type}（冲正）`,
};

/** Display name of a transaction type. Marks reversals. */
export function transactionName(
  { type, isReversal }: { type: TransactionType; isReversal: boolean },
  language: Language,
): string {
  const name = TRANSACTION_WORDS[type][language];
  return isReversal ? REVERSAL[language](name) : name;
}

const WORDS = {
  en: {
    summary: 'All investments',
    asOf: 'As of',
    investor: 'Investor',
    contribution: 'Contribution',
    units: 'Units',
    unitPrice: 'Price per unit',
    nav: 'Net asset value',
    dividends: 'Dividends received',
    withdrawn: 'Redeemed or transferred out',
    fees: 'Fees paid on top',
    netGain: 'Net gain or loss',
    rate: 'Rate of return since inception, time-weighted',
    movements: 'Transactions this year',
    noMovements: 'There were no transactions this year.',
    what: 'Transaction',
    date: 'Date',
    amount: 'Amount',
    howComputed: 'How these figures are computed',
    method: [
      'Money that you paid is negative, money that you received is positive. Net asset value is units times the fund’s last price per unit on or before the day of this statement. Net gain or loss is net asset value plus dividends plus what was redeemed or transferred out, less contribution and fees paid on top.',
      'The rate of return is time-weighted since the first payment: the Modified Dietz returns between valuations, multiplied with one another. It is of the whole time, not of a year. Past performance does not tell what will come.',
    ],
  },
  'zh-CN': {
    summary: '全部投资',
    asOf: '截至',
    investor: '投资者',
    contribution: '已缴出资',
    units: '份额',
    unitPrice: '单位净值',
    nav: '资产净值',
    dividends: '已收分红',
    withdrawn: '已赎回或转出',
    fees: '已另付费用',
    netGain: '净损益',
    rate: '投资以来收益率（时间加权）',
    movements: '本年交易',
    noMovements: '本年没有交易。',
    what: '交易',
    date: '日期',
    amount: '金额',
    howComputed: '计算方法',
    method: [
      '您支付的款项为负，您收到的款项为正。资产净值为份额乘以对账单日当日或之前基金最近一次公布的单位净值。净损益为资产净值加已收分红，加已赎回或转出的金额，减已缴出资和已另付费用。',
      '回报率自首次出资起按时间加权计算，即将各估值日之间的修正 Dietz 回报率相乘，反映整个期间而非年化。过往表现不代表未来。',
    ],
  },
} satisfies Record<Language, Record<string, string | string[]>>;
