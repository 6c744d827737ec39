// Documents that the operator sends to investors, in their language. Chinese titles include the English name.
import {
  addCents,
  cents,
  formatDecimalDollars,
  formatExactDollars,
  fullDate,
  type Bilingual,
  type Cents,
  type DeliveryOption,
  type TransactionType,
} from '@quoin/rules';
import { LEDGER_MESSAGES, printUnits, transactionName } from './account-statement';
import { addressedDocument, type Addressed } from './addressed-document';
import type { DocumentRow, DocumentSection, RenderedDocument } from './document-content';
import { renderDocument } from './render-document';

export type Notice = Addressed &
  (
    | {
        kind: 'account_statement';
        period: { from: string; to: string };
        contribution: Cents;
        dividends: Cents;
        /** Redeemed or transferred out. */
        withdrawn: Cents;
        /** Fees on top of the contribution. */
        fees: Cents;
        nav: Cents;
        units: string;
        /** Dollars, four decimal places. */
        unitPrice: string;
        /** Payments by the investor are negative, payments to the investor positive. */
        movements: { date: string; what: string; amount: Cents }[];
        /** YYYY-MM-DD, issue date of the statement that this one corrects. */
        corrects?: string;
      }
    | {
        kind: 'capital_call_notice';
        amount: Cents;
        /** On top, due with this call. */ fees: Cents;
        dueDate: string;
        calledSoFar: Cents;
        commitment: Cents;
      }
    | {
        kind: 'transaction_notice';
        type: TransactionType;
        isReversal: boolean;
        transactionDate: string;
        /** Negative if the investor paid it, positive if the investor received it. */
        amount: Cents;
        /** Signed change of the holding; null if no units move. */
        units: string | null;
        /** Account of a payout; null if none is chosen. Undefined for other transactions. */
        paidTo?: { delivery: DeliveryOption; name: string; number_masked: string } | null;
        note: string;
      }
    | { kind: 'tax_document'; year: number; dividends: Cents; interest: Cents; longTermGain: Cents }
  );

export const renderNotice = (notice: Notice): Promise<RenderedDocument> => {
  const title = TITLES[notice.kind][notice.language];
  return renderDocument(addressedDocument(notice, title, getBody(notice)));
};

export const TITLES: Record<Notice['kind'], Bilingual> = {
  account_statement: { en: 'Account Statement', 'zh-CN': '账户对账单 Account Statement' },
  capital_call_notice: { en: 'Capital Call Notice', 'zh-CN': '缴款通知 Capital Call Notice' },
  transaction_notice: { en: 'Transaction Notice', 'zh-CN': '交易通知 Transaction Notice' },
  tax_document: { en: 'Annual Tax Information', 'zh-CN': '年度税务信息 Annual Tax Information' },
};

const MESSAGES = {
  ...LEDGER_MESSAGES,
  period: { en: 'Period', 'zh-CN': '期间' },
  position: { en: 'Position at the end of the period', 'zh-CN': '期末持仓' },
  movements: { en: 'Transactions in the period', 'zh-CN': '期间交易' },
  corrects: {
    en: 'Corrected statement: replaces that of',
    'zh-CN': '更正对账单：取代以下日期出具的对账单',
  },
  noMovements: { en: 'There were no transactions in this period.', 'zh-CN': '本期间没有交易。' },
  call: { en: 'This call', 'zh-CN': '本次缴款' },
  fees: { en: 'Fees on top, due with this call', 'zh-CN': '另付费用（随本次缴款支付）' },
  toPay: { en: 'Amount to pay', 'zh-CN': '应付总额' },
  due: { en: 'Due date', 'zh-CN': '到期日' },
  called: { en: 'Called to date, including this call', 'zh-CN': '累计缴款（含本次）' },
  commitment: { en: 'Commitment', 'zh-CN': '认购金额' },
  howToPay: { en: 'How to pay', 'zh-CN': '缴款方式' },
  pay: {
    en: 'Pay by wire or, where the fund permits it, by ACH, from an account in the investor’s own name. Funds arrive within 3 to 5 business days. Confirm the wire instructions with the sales representative by phone before sending money.',
    'zh-CN':
      '请以投资者本人名下账户电汇；基金允许时亦可使用 ACH。款项通常在 3 至 5 个工作日内到账。汇款前，请先致电销售代表核实电汇指引。',
  },
  type: { en: 'Type', 'zh-CN': '类型' },
  paidTo: { en: 'Paid to', 'zh-CN': '收款账户' },
  noAccount: { en: 'No account is chosen yet', 'zh-CN': '尚未选定收款账户' },
  note: { en: 'Note', 'zh-CN': '备注' },
  payment: { en: 'Payment', 'zh-CN': '付款' },
  cash: {
    en: 'We send the payment to this account. If you did not choose it, contact us immediately.',
    'zh-CN': '款项将汇入上述账户。如该账户并非由您选定，请立即与我们联系。',
  },
  stock: {
    en: 'The shares are delivered to this account. If you did not choose it, contact us immediately.',
    'zh-CN': '股票将转入上述账户。如该账户并非由您选定，请立即与我们联系。',
  },
  chooseAccount: {
    en: 'Sign a distribution instruction for this investment. If you have no bank account on file, add one first. We send the payment after that.',
    'zh-CN': '请为该项投资签署分配指示；如尚无留存的银行账户，请先添加。我们随后付款。',
  },
  correction: {
    en: 'This row corrects an earlier one. Both remain in the transactions of your investment.',
    'zh-CN': '本笔交易用于更正此前的记录。两笔记录均保留在您的投资交易中。',
  },
  year: { en: 'Tax year', 'zh-CN': '税务年度' },
  interest: { en: 'Interest', 'zh-CN': '利息' },
  gain: { en: 'Long-term capital gain', 'zh-CN': '长期资本利得' },
  taxHint: {
    en: 'These figures summarize the year for your tax adviser. They do not replace any form that the tax authority requires.',
    'zh-CN': '下列数字供您的税务顾问参考，不能代替税务机关要求的正式表格。',
  },
} satisfies Record<string, Bilingual>;

function getBody(notice: Notice): DocumentSection[] {
  const { language } = notice;
  const row = (name: keyof typeof MESSAGES, value: string): DocumentRow => ({
    name: MESSAGES[name][language],
    value,
  });
  const dollars = (amount: Cents) => formatExactDollars(amount, language);
  switch (notice.kind) {
    case 'account_statement': {
      const netGain = cents(
        notice.nav + notice.dividends + notice.withdrawn - notice.contribution - notice.fees,
      );
      return [
        {
          heading: MESSAGES.position[language],
          rows: [
            row(
              'period',
              `${fullDate(notice.period.from, language)} – ${fullDate(notice.period.to, language)}`,
            ),
            ...(notice.corrects ? [row('corrects', fullDate(notice.corrects, language))] : []),
            row('contribution', dollars(notice.contribution)),
            row('units', printUnits(notice.units)),
            row('unitPrice', formatDecimalDollars(notice.unitPrice, language)),
            row('nav', dollars(notice.nav)),
            row('dividends', dollars(notice.dividends)),
            ...(notice.withdrawn === 0 ? [] : [row('withdrawn', dollars(notice.withdrawn))]),
            ...(notice.fees === 0 ? [] : [row('feesPaid', dollars(notice.fees))]),
            row('netGain', `${netGain > 0 ? '+' : ''}${dollars(netGain)}`),
          ],
        },
        {
          heading: MESSAGES.movements[language],
          ...(notice.movements.length === 0
            ? { paragraphs: [MESSAGES.noMovements[language]] }
            : {
                table: {
                  columns: [MESSAGES.what[language], MESSAGES.date[language], MESSAGES.amount[language]],
                  rows: notice.movements.map((one) => [
                    one.what,
                    fullDate(one.date, language),
                    dollars(one.amount),
                  ]),
                },
              }),
        },
      ];
    }
    case 'capital_call_notice':
      return [
        {
          heading: MESSAGES.call[language],
          rows: [
            row('amount', dollars(notice.amount)),
            ...(notice.fees === 0
              ? []
              : [
                  row('fees', dollars(notice.fees)),
                  row('toPay', dollars(addCents(notice.amount, notice.fees))),
                ]),
            row('due', fullDate(notice.dueDate, language)),
            row('called', dollars(notice.calledSoFar)),
            row('commitment', dollars(notice.commitment)),
          ],
        },
        { heading: MESSAGES.howToPay[language], paragraphs: [MESSAGES.pay[language]] },
      ];
    case 'transaction_notice':
      return [
        {
          heading: MESSAGES.what[language],
          rows: [
            row('type', transactionName(notice, language)),
            row('date', fullDate(notice.transactionDate, language)),
            row('amount', dollars(notice.amount)),
            ...(notice.units === null ? [] : [row('units', printUnits(notice.units))]),
            ...(notice.paidTo === undefined ? [] : [row('paidTo', getAccount(notice.paidTo, language))]),
            row('note', notice.note),
          ],
          ...(notice.isReversal ? { paragraphs: [MESSAGES.correction[language]] } : {}),
        },
        ...(notice.paidTo === undefined
          ? []
          : [
              {
                heading: MESSAGES.payment[language],
                paragraphs: [MESSAGES[notice.paidTo?.delivery ?? 'chooseAccount'][language]],
              },
            ]),
      ];
    case 'tax_document':
      return [
        {
          heading: `${MESSAGES.year[language]} ${notice.year}`,
          rows: [
            row('dividends', dollars(notice.dividends)),
            row('interest', dollars(notice.interest)),
            row('gain', dollars(notice.longTermGain)),
          ],
          paragraphs: [MESSAGES.taxHint[language]],
        },
      ];
  }
}

const getAccount = (
  paidTo: { name: string; number_masked: string } | null,
  language: Addressed['language'],
): string => (paidTo ? `${paidTo.name} ${paidTo.number_masked}` : MESSAGES.noAccount[language]);
