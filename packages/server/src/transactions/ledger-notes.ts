// Notes of ledger rows added by staff, in the language of the account.
import {
  formatDecimalDollars,
  formatDollars,
  fullDate,
  type Cents,
  type Language,
  type TransactionType,
  type TransferMethod,
} from '@quoin/rules';

import type { PaidTo } from '../database/tables/envelope-columns';
import { TRANSACTION_WORDS } from '../pdf';

export type LedgerNote = (language: Language) => string;

/** Units with six decimal places, and dollars per unit. */
interface UnitsAtPrice {
  units: string;
  price: string;
}

const RECEIVED: Record<TransferMethod, Record<Language, string>> = {
  ach: { en: 'ACH received', 'zh-CN': 'ACH 转账到账' },
  wire: { en: 'Wire received', 'zh-CN': '电汇到账' },
};

const WORDS = {
  en: {
    callPaid: (day: string) => `Capital call due ${day}`,
    feeOfYear: (year: number) => `Year ${year}, on top of the commitment`,
    feesPaid: 'Out of the same payment',
    issued: (amount: string, price: string) => `Units issued for ${amount} at ${price} per unit`,
    redeemed: (units: string, price: string) => `Redemption of ${units} units at ${price} per unit`,
    ended: (units: string, price: string) => `The investment ended: ${units} units at ${price} per unit`,
    cash: (account: string) => `Paid to ${account}`,
    stock: (account: string) => `Delivered to ${account}`,
    noAccount: 'Payable; no account is chosen yet',
    transfer_out: (units: string, price: string) =>
      `${units} units to another investment, at ${price} per unit`,
    transferred_in: (units: string, price: string) =>
      `${units} units from another investment, at ${price} per unit`,
    reversal: (type: string, day: string) => `Reversal of “${type}” of ${day}`,
    unitsTakenBack: (units: string) => `${units} units are taken back`,
  },
  'zh-CN': {
    callPaid: (day) => `缴款到账，缴款截止日为${day}`,
    feeOfYear: (year) => `第 ${year} 年，在认购承诺额之外`,
    feesPaid: '由同一笔付款支付',
    issued: (amount, price) => `${amount} 按单位净值 ${price} 折算为份额`,
    redeemed: (units, price) => `赎回 ${units} 份，单位净值 ${price}`,
    ended: (units, price) => `投资已结束：${units} 份，单位净值 ${price}`,
    cash: (account) => `付至 ${account}`,
    stock: (account) => `转入 ${account}`,
    noAccount: '待付，尚未选定收款账户',
    transfer_out: (units, price) => `转出 ${units} 份至另一项投资，单位净值 ${price}`,
    transferred_in: (units, price) => `自另一项投资转入 ${units} 份，单位净值 ${price}`,
    reversal: (type, day) => `冲正${day}的“${type}”`,
    unitsTakenBack: (units) => `收回 ${units} 份`,
  },
} satisfies Record<Language, Words>;

interface Words {
  /** @param day date in long format */
  callPaid: (day: string) => string;
  feeOfYear: (year: number) => string;
  feesPaid: string;
  issued: (amount: string, price: string) => string;
  redeemed: (units: string, price: string) => string;
  ended: (units: string, price: string) => string;
  cash: (account: string) => string;
  stock: (account: string) => string;
  noAccount: string;
  transfer_out: (units: string, price: string) => string;
  transferred_in: (units: string, price: string) => string;
  reversal: (type: string, day: string) => string;
  unitsTakenBack: (units: string) => string;
}

/** Defaults to a wire if the investor chose no method. */
export const fundsReceivedNote =
  (method: TransferMethod | null): LedgerNote =>
  (language) =>
    RECEIVED[method ?? 'wire'][language];

/** @param dueDate YYYY-MM-DD */
export const callPaidNote =
  (dueDate: string): LedgerNote =>
  (language) =>
    WORDS[language].callPaid(fullDate(dueDate, language));

export const feeOfYearNote =
  (year: number): LedgerNote =>
  (language) =>
    WORDS[language].feeOfYear(year);

export const feesPaidNote: LedgerNote = (language) => WORDS[language].feesPaid;

export const unitsIssuedNote =
  (amount: Cents, price: string): LedgerNote =>
  (language) =>
    WORDS[language].issued(formatDollars(amount, language), formatDecimalDollars(price, language));

export const redeemedNote =
  ({ units, price }: UnitsAtPrice): LedgerNote =>
  (language) =>
    WORDS[language].redeemed(units, formatDecimalDollars(price, language));

export const endedNote =
  ({ units, price }: UnitsAtPrice): LedgerNote =>
  (language) =>
    WORDS[language].ended(units, formatDecimalDollars(price, language));

/** @param reason of staff, shown unchanged */
const withReason =
  (reason: string | null, note: LedgerNote): LedgerNote =>
  (language) =>
    reason === null ? note(language) : `${reason} · ${note(language)}`;

export const payoutNote = (paidTo: PaidTo | null, reason: string | null): LedgerNote =>
  withReason(reason, (language) =>
    paidTo
      ? WORDS[language][paidTo.delivery](`${paidTo.name} ${paidTo.number_masked}`)
      : WORDS[language].noAccount,
  );

export const transferNote = (
  type: 'transfer_out' | 'transferred_in',
  { units, price }: UnitsAtPrice,
  reason: string | null,
): LedgerNote =>
  withReason(reason, (language) => WORDS[language][type](units, formatDecimalDollars(price, language)));

/** @param date of the reversed row, YYYY-MM-DD @param terms.unitsTakenBack bought by a reversed payment; null for none */
export const reversalNote = (
  type: TransactionType,
  date: string,
  { reason, unitsTakenBack }: { reason: string; unitsTakenBack: string | null },
): LedgerNote =>
  withReason(reason, (language) =>
    [
      WORDS[language].reversal(TRANSACTION_WORDS[type][language], fullDate(date, language)),
      ...(unitsTakenBack === null ? [] : [WORDS[language].unitsTakenBack(unitsTakenBack)]),
    ].join(' · '),
  );
