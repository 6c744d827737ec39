// Documents sent to a demo investor over the years: confirmation, capital calls, statements, tax documents.
import {
  addDays,
  addMonths,
  cents,
  formatDollars,
  fullDate,
  isFeeCharge,
  calculatePosition,
  signedCents,
  type Bilingual,
  type Cents,
  type DocumentType,
  type Language,
  type LedgerTransaction,
} from '@quoin/rules';
import {
  NOTICE_TITLES,
  printUnits,
  renderNotice,
  renderDocument,
  type Notice,
  type RenderedDocument,
} from '../../pdf';
import type { LedgerRow } from './ledger';
import { isQuarterEnd } from './unit-prices';

import { both, type SeededProduct } from './world';

export interface SentDocument {
  documentType: DocumentType;
  name: string;
  /** YYYY-MM-DD */
  sentOn: string;
  /** YYYY-MM-DD, last day of the period that the document covers. */
  periodEnd?: string;
  render: () => Promise<RenderedDocument>;
}

export interface SentTo {
  language: Language;
  investorName: string;
  reference: string;
  commitment: Cents;
}

const DAYS_TO_STATEMENT = 15;
/** Notice period of a capital call. */
const DAYS_OF_NOTICE = 14;
const TAX_DOCUMENTS_ON = '03-10';

export function sentDocuments(
  product: SeededProduct,
  ledger: readonly LedgerRow[],
  to: SentTo,
  today: string,
): SentDocument[] {
  return [
    ...confirmation(product, ledger, to),
    ...capitalCalls(product, ledger, to),
    ...statements(product, ledger, to),
    ...taxDocuments(product, ledger, to, today),
    ...finalPayment(product, ledger, to),
  ].filter(({ sentOn }) => sentOn <= today);
}

function confirmation(product: SeededProduct, ledger: readonly LedgerRow[], to: SentTo): SentDocument[] {
  const [first] = ledger;
  if (!first) return [];
  return [
    letter(product, to, addDays(first.date, 2), {
      title: both('Confirmation of Investment', '投资确认书 Confirmation of Investment'),
      heading: both('Your investment is effective', '您的投资已生效'),
      text: both(
        'The fund has accepted your subscription and received your money. Your units participate in the fund’s results from the effective date.',
        '基金已接受您的认购，款项亦已到账。自生效日起，您的份额参与基金损益。',
      ),
      rows: [
        [both('Effective date', '生效日'), fullDate(first.date, to.language)],
        [both('Units', '份额'), printUnits(first.units ?? '0')],
      ],
    }),
  ];
}

function finalPayment(product: SeededProduct, ledger: readonly LedgerRow[], to: SentTo): SentDocument[] {
  const last = ledger.find(({ type }) => type === 'funds_redeemed');
  if (!last) return [];
  return [
    letter(product, to, addDays(last.date, 5), {
      title: both('Notice of Final Payment', '末笔付款通知 Notice of Final Payment'),
      heading: both('The fund has ended', '基金已终结'),
      text: both(
        'The fund has sold all its assets and is paying out its investors. This payment redeems your units in full.',
        '基金已出售全部资产并向投资者付款，您的份额随本次付款全部赎回。',
      ),
      rows: [
        [both('Date of payment', '付款日'), fullDate(last.date, to.language)],
        [both('Amount', '金额'), formatDollars(last.amount, to.language)],
        [both('Units redeemed', '赎回份额'), printUnits(last.units ?? '0')],
      ],
    }),
  ];
}

interface Letter {
  title: Bilingual;
  heading: Bilingual;
  text: Bilingual;
  rows: [Bilingual, string][];
}

function letter(
  { row }: SeededProduct,
  to: SentTo,
  date: string,
  { title, heading, text, rows }: Letter,
): SentDocument {
  const { language } = to;
  const named = [[both('Investor', '投资者'), to.investorName] as const, ...rows];
  return {
    documentType: 'notices_and_requests',
    name: `${title[language]} ${date}.pdf`,
    sentOn: date,
    render: () =>
      renderDocument({
        title: title[language],
        subtitle: row.name[language],
        language,
        date,
        documentId: to.reference,
        footer: both('Keep this notice with your records.', '请妥善保存本通知。')[language],
        sections: [
          {
            heading: heading[language],
            paragraphs: [text[language]],
            rows: named.map(([name, value]) => ({ name: name[language], value })),
          },
        ],
      }),
  };
}

/** One for every contribution after the first. */
function capitalCalls(product: SeededProduct, ledger: readonly LedgerRow[], to: SentTo): SentDocument[] {
  const paidIn = ledger.filter(({ type }) => type === 'funds_received');
  return paidIn.slice(1).map((row, index) =>
    notice(product, to, 'notices_and_requests', addDays(row.date, -DAYS_OF_NOTICE), {
      kind: 'capital_call_notice',
      amount: row.amount,
      fees: cents(0),
      dueDate: row.date,
      calledSoFar: total(paidIn.slice(0, index + 2)),
      commitment: to.commitment,
    }),
  );
}

function statements(product: SeededProduct, ledger: readonly LedgerRow[], to: SentTo): SentDocument[] {
  const quarterEnds = product.prices.map(({ date }) => date).filter(isQuarterEnd);
  return quarterEnds.flatMap((end) => {
    const first = ledger[0];
    if (first === undefined || end < first.date) return [];
    const position = calculatePosition(ledger.flatMap(toTransactions), product.prices, end);
    const price = product.prices.find(({ date }) => date === end);
    if (!price || !position.nav) return []; // no units are left
    const from = addMonths(`${end.slice(0, 7)}-01`, -2);
    return [
      notice(product, to, 'investor_statements', addDays(end, DAYS_TO_STATEMENT), {
        kind: 'account_statement',
        period: { from, to: end },
        contribution: position.contribution,
        dividends: position.dividends,
        withdrawn: position.withdrawn,
        fees: position.fees,
        nav: position.nav,
        units: position.units,
        unitPrice: price.unit_price,
        movements: ledger
          .filter(({ date }) => date >= from && date <= end)
          .map(({ date, type, note, amount }) => ({
            date,
            what: note[to.language],
            amount: signedCents(type, amount),
          })),
      }),
    ];
  });
}

/** One for every year in which the investor held units, with or without transactions. */
function taxDocuments(
  product: SeededProduct,
  ledger: readonly LedgerRow[],
  to: SentTo,
  today: string,
): SentDocument[] {
  const [first, last] = [ledger[0], ledger.at(-1)].map((row) => Number(row?.date.slice(0, 4)));
  if (!first || !last) return [];
  const isOver = ledger.at(-1)?.type === 'funds_redeemed';
  const held = (isOver ? last : Number(today.slice(0, 4))) - first + 1;
  return Array.from({ length: held }, (_, index) => first + index).map((year) => {
    const ofYear = ledger.filter(({ date }) => date.startsWith(String(year)));
    const redeemed = total(ofYear.filter(({ type }) => type === 'funds_redeemed'));
    const paidIn = total(ledger.filter(({ type }) => type === 'funds_received'));
    return notice(product, to, 'tax_documents', `${year + 1}-${TAX_DOCUMENTS_ON}`, {
      kind: 'tax_document',
      year,
      dividends: total(ofYear.filter(({ type }) => type === 'dividend')),
      interest: cents(0),
      longTermGain: redeemed === 0 ? redeemed : cents(redeemed - paidIn),
    });
  });
}

type Content<N> = N extends Notice
  ? Omit<N, 'language' | 'date' | 'investorName' | 'productName' | 'reference'>
  : never;

function notice(
  { row }: SeededProduct,
  { language, investorName, reference }: SentTo,
  documentType: DocumentType,
  date: string,
  content: Content<Notice>,
): SentDocument {
  const addressed = { language, date, investorName, reference, productName: row.name[language] };
  return {
    documentType,
    name: `${NOTICE_TITLES[content.kind][language]} ${'period' in content ? content.period.to : 'year' in content ? content.year : date}.pdf`,
    sentOn: date,
    ...('period' in content && { periodEnd: content.period.to }),
    render: () => renderNotice({ ...addressed, ...content }),
  };
}

const toTransactions = ({ type, amount, units, date }: LedgerRow): LedgerTransaction[] =>
  isFeeCharge(type) ? [] : [{ type, amount, shares: units, date }];

const total = (rows: readonly LedgerRow[]): Cents => cents(rows.reduce((sum, { amount }) => sum + amount, 0));
