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
  return {
    title: STATEMENT_TITLE[language],
    subtitle: facts.holderName,
    language,
    date: asOf,
    documentId: facts.reference,
    footer: SENDER,
    sections: [
      { heading: MESSAGES.summary[language], rows: summaryRows(facts) },
      ...facts.holdings.map((holding) => holdingSection(holding, language)),
      movementsSection(facts),
      { heading: MESSAGES.howComputed[language], paragraphs: METHOD[language] },
      questionsSection(language),
    ],
  };
}

function summaryRows({ language, asOf, holdings }: StatementFacts): DocumentRow[] {
  const row = rowIn(language);
  const total = (
    name: keyof typeof MESSAGES,
    pick: (holding: StatementFacts['holdings'][number]) => number | undefined,
  ) => {
    const sum = holdings.reduce((before, holding) => before + (pick(holding) ?? 0), 0);
    return row(name, formatExactDollars(cents(sum), language));
  };
  return [
    row('asOf', fullDate(asOf, language)),
    total('contribution', ({ contribution }) => contribution),
    total('nav', ({ nav }) => nav),
    total('dividends', ({ dividends }) => dividends),
    total('withdrawn', ({ withdrawn }) => withdrawn),
    total('feesPaid', ({ fees }) => fees),
    total('netGain', ({ netGainLoss }) => netGainLoss),
  ];
}

function holdingSection(holding: StatementFacts['holdings'][number], language: Language): DocumentSection {
  const row = rowIn(language);
  const money = (amount: Cents | undefined) =>
    amount === undefined ? NO_FIGURE : formatExactDollars(amount, language);
  return {
    heading: holding.product,
    rows: [
      row('investor', holding.investor),
      row('contribution', money(holding.contribution)),
      row('units', printUnits(holding.units)),
      row(
        'unitPrice',
        holding.unitPrice === undefined ? NO_FIGURE : formatDecimalDollars(holding.unitPrice, language),
      ),
      row('nav', money(holding.nav)),
      row('dividends', money(holding.dividends)),
      row('withdrawn', money(holding.withdrawn)),
      row('feesPaid', money(holding.fees)),
      row('netGain', money(holding.netGainLoss)),
      row('rate', percent(holding.rateOfReturn)),
    ],
  };
}

function movementsSection({ language, movements }: StatementFacts): DocumentSection {
  if (movements.length === 0)
    return { heading: MESSAGES.movements[language], paragraphs: [MESSAGES.noMovements[language]] };
  return {
    heading: MESSAGES.movements[language],
    table: {
      columns: [MESSAGES.what[language], MESSAGES.date[language], MESSAGES.amount[language]],
      rows: movements.map(({ date, product, type, isReversal, amount }) => [
        `${transactionName({ type, isReversal }, language)} · ${product}`,
        fullDate(date, language),
        formatExactDollars(signedCents(type, amount), language),
      ]),
    },
  };
}

const rowIn =
  (language: Language) =>
  (name: keyof typeof MESSAGES, value: string): DocumentRow => ({ name: MESSAGES[name][language], value });

const NO_FIGURE = '—';

/** Formats `0.0825` as `8.25%`, rounded as on screen. */
function percent(fraction: string | undefined): string {
  if (fraction === undefined) return NO_FIGURE;
  const hundredths = new Decimal(fraction).times(100).toFixed(2, Decimal.ROUND_HALF_UP);
  return `${hundredths}%`.replace('-', '−');
}

/** Formats `-1493.207150` as `−1,493.207150`, as on screen. */
export const printUnits = (units: string): string =>
  units.replace(/\d+/, (whole) => Number(whole).toLocaleString('en-US')).replace('-', '−');

export const TRANSACTION_MESSAGES: Record<TransactionType, Bilingual> = {
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
  const name = TRANSACTION_MESSAGES[type][language];
  return isReversal ? REVERSAL[language](name) : name;
}

/** Labels that statements and notices share. */
export const LEDGER_MESSAGES = {
  contribution: { en: 'Contribution', 'zh-CN': '实缴金额' },
  units: { en: 'Units', 'zh-CN': '份额' },
  unitPrice: { en: 'Unit price', 'zh-CN': '单位净值' },
  nav: { en: 'Net asset value', 'zh-CN': '资产净值' },
  dividends: { en: 'Dividends received', 'zh-CN': '已收分红' },
  withdrawn: { en: 'Redeemed or transferred out', 'zh-CN': '已赎回或转出' },
  feesPaid: { en: 'Fees paid on top', 'zh-CN': '已另付费用' },
  netGain: { en: 'Net gain/loss', 'zh-CN': '净盈亏' },
  what: { en: 'Transaction', 'zh-CN': '交易' },
  date: { en: 'Date', 'zh-CN': '日期' },
  amount: { en: 'Amount', 'zh-CN': '金额' },
} satisfies Record<string, Bilingual>;

const MESSAGES = {
  ...LEDGER_MESSAGES,
  summary: { en: 'All investments', 'zh-CN': '全部投资' },
  asOf: { en: 'As of', 'zh-CN': '截至' },
  investor: { en: 'Investor', 'zh-CN': '投资者' },
  rate: { en: 'Rate of return since inception, time-weighted', 'zh-CN': '投资以来收益率（时间加权）' },
  movements: { en: 'Transactions this year', 'zh-CN': '本年交易' },
  noMovements: { en: 'There were no transactions this year.', 'zh-CN': '本年没有交易。' },
  howComputed: { en: 'How these figures are computed', 'zh-CN': '计算方法' },
} satisfies Record<string, Bilingual>;

const METHOD: Record<Language, string[]> = {
  en: [
    'Money that you paid is negative, money that you received is positive. Net asset value is units times the fund’s last unit price on or before the day of this statement. Net gain/loss is net asset value plus dividends plus what was redeemed or transferred out, less contribution and fees paid on top.',
    'The rate of return is time-weighted since the first payment: the Modified Dietz returns between valuations, multiplied with one another. It covers the whole period and is not annualized. Past performance does not predict future results.',
  ],
  'zh-CN': [
    '您支付的款项为负，您收到的款项为正。资产净值为份额乘以对账单日当日或之前基金最近一次公布的单位净值。净盈亏为资产净值加已收分红，加已赎回或转出的金额，减实缴金额和已另付费用。',
    '收益率自首次出资起按时间加权计算，即将各估值日之间的修正 Dietz 收益率相乘，反映整个期间，未年化。过往业绩不代表未来表现。',
  ],
};
