// Notes of ledger rows added by staff, in the language of the account.
import {
  type Bilingual,
  formatDecimalDollars,
  formatDollars,
  fullDate,
  type Cents,
  type Language,
  type TransactionType,
  type TransferMethod,
} from '@quoin/rules';
import type { PaidTo } from '../database/tables/envelope-columns';
import { TRANSACTION_MESSAGES } from '../pdf';

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

/** Defaults to a wire if the investor chose no method. */
export const fundsReceivedNote =
  (method: TransferMethod | null): LedgerNote =>
  (language) =>
    RECEIVED[method ?? 'wire'][language];

/** @param dueDate YYYY-MM-DD */
export const callPaidNote =
  (dueDate: string): LedgerNote =>
  (language) => {
    const day = fullDate(dueDate, language);
    return { en: `Capital call due ${day}`, 'zh-CN': `缴款到账，缴款截止日为${day}` }[language];
  };

export const createYearlyFeeNote =
  (year: number): LedgerNote =>
  (language) =>
    ({ en: `Year ${year}, on top of the commitment`, 'zh-CN': `第 ${year} 年，在认购金额之外` })[language];

export const feesPaidNote: LedgerNote = (language) =>
  ({ en: 'Out of the same payment', 'zh-CN': '由同一笔付款支付' })[language];

/** @param texts of the number of units and the price of one, as shown */
const createPricedNote =
  ({ units, price }: UnitsAtPrice, texts: (units: string, price: string) => Bilingual): LedgerNote =>
  (language) =>
    texts(units, formatDecimalDollars(price, language))[language];

export const unitsIssuedNote =
  (amount: Cents, price: string): LedgerNote =>
  (language) => {
    const [paid, each] = [formatDollars(amount, language), formatDecimalDollars(price, language)];
    return {
      en: `Units issued for ${paid} at ${each} per unit`,
      'zh-CN': `${paid} 按单位净值 ${each} 折算为份额`,
    }[language];
  };

export const redeemedNote = (redeemed: UnitsAtPrice): LedgerNote =>
  createPricedNote(redeemed, (units, price) => ({
    en: `Redemption of ${units} units at ${price} per unit`,
    'zh-CN': `赎回 ${units} 份，单位净值 ${price}`,
  }));

export const endedNote = (redeemed: UnitsAtPrice): LedgerNote =>
  createPricedNote(redeemed, (units, price) => ({
    en: `The investment ended: ${units} units at ${price} per unit`,
    'zh-CN': `投资已结束：${units} 份，单位净值 ${price}`,
  }));

/** @param reason of staff, shown unchanged */
const withReason =
  (reason: string | null, note: LedgerNote): LedgerNote =>
  (language) =>
    reason === null ? note(language) : `${reason} · ${note(language)}`;

export const payoutNote = (paidTo: PaidTo | null, reason: string | null): LedgerNote =>
  withReason(reason, (language) => {
    if (!paidTo)
      return { en: 'Payable; no account is chosen yet', 'zh-CN': '待付，尚未选定收款账户' }[language];
    const account = `${paidTo.name} ${paidTo.number_masked}`;
    const texts = {
      cash: { en: `Paid to ${account}`, 'zh-CN': `付至 ${account}` },
      stock: { en: `Delivered to ${account}`, 'zh-CN': `转入 ${account}` },
    };
    return texts[paidTo.delivery][language];
  });

export const transferNote = (
  type: 'transfer_out' | 'transferred_in',
  moved: UnitsAtPrice,
  reason: string | null,
): LedgerNote =>
  withReason(
    reason,
    createPricedNote(moved, (units, price) =>
      type === 'transfer_out'
        ? {
            en: `${units} units to another investment, at ${price} per unit`,
            'zh-CN': `转出 ${units} 份至另一项投资，单位净值 ${price}`,
          }
        : {
            en: `${units} units from another investment, at ${price} per unit`,
            'zh-CN': `自另一项投资转入 ${units} 份，单位净值 ${price}`,
          },
    ),
  );

/** @param date of the reversed row, YYYY-MM-DD @param terms.unitsTakenBack bought by a reversed payment; null for none */
export const reversalNote = (
  type: TransactionType,
  date: string,
  { reason, unitsTakenBack: units }: { reason: string; unitsTakenBack: string | null },
): LedgerNote =>
  withReason(reason, (language) => {
    const [name, day] = [TRANSACTION_MESSAGES[type][language], fullDate(date, language)];
    const reversal = { en: `Reversal of “${name}” of ${day}`, 'zh-CN': `冲正${day}的“${name}”` }[language];
    if (units === null) return reversal;
    return `${reversal} · ${{ en: `${units} units are taken back`, 'zh-CN': `收回 ${units} 份` }[language]}`;
  });
