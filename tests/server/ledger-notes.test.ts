import { cents } from '@quoin/rules';
import type { PaidTo } from '../../packages/server/src/database/tables/envelope-columns';
import {
  callPaidNote,
  createYearlyFeeNote,
  endedNote,
  feesPaidNote,
  fundsReceivedNote,
  type LedgerNote,
  payoutNote,
  redeemedNote,
  reversalNote,
  transferNote,
  unitsIssuedNote,
} from '../../packages/server/src/transactions/ledger-notes';

// What investors read at each row of their ledger, in the language of their account.
const moved = { units: '200.000000', price: '104.50' };
const paidTo = { name: 'Ashlar Trust', number_masked: '******8827' };
const cash: PaidTo = { ...paidTo, delivery: 'cash' };
const stock: PaidTo = { ...paidTo, delivery: 'stock' };
const none = { reason: 'Paid twice', unitsTakenBack: null };

test.each<[LedgerNote, en: string, chinese: string]>([
  [fundsReceivedNote('ach'), 'ACH received', 'ACH 转账到账'],
  [fundsReceivedNote('wire'), 'Wire received', '电汇到账'],
  [fundsReceivedNote(null), 'Wire received', '电汇到账'],
  [callPaidNote('2026-06-30'), 'Capital call due June 30, 2026', '缴款到账，缴款截止日为2026年6月30日'],
  [createYearlyFeeNote(2), 'Year 2, on top of the commitment', '第 2 年，在认购金额之外'],
  [feesPaidNote, 'Out of the same payment', '由同一笔付款支付'],
  [
    unitsIssuedNote(cents(50_000_00), '100.00'),
    'Units issued for $50,000 at $100.00 per unit',
    'US$50,000 按单位净值 US$100.00 折算为份额',
  ],
  [
    redeemedNote(moved),
    'Redemption of 200.000000 units at $104.50 per unit',
    '赎回 200.000000 份，单位净值 US$104.50',
  ],
  [
    endedNote(moved),
    'The investment ended: 200.000000 units at $104.50 per unit',
    '投资已结束：200.000000 份，单位净值 US$104.50',
  ],
  [payoutNote(null, null), 'Payable; no account is chosen yet', '待付，尚未选定收款账户'],
  [payoutNote(cash, null), 'Paid to Ashlar Trust ******8827', '付至 Ashlar Trust ******8827'],
  [payoutNote(stock, null), 'Delivered to Ashlar Trust ******8827', '转入 Ashlar Trust ******8827'],
  [
    payoutNote(cash, 'Dividend of Q2'),
    'Dividend of Q2 · Paid to Ashlar Trust ******8827',
    'Dividend of Q2 · 付至 Ashlar Trust ******8827',
  ],
  [
    transferNote('transfer_out', moved, null),
    '200.000000 units to another investment, at $104.50 per unit',
    '转出 200.000000 份至另一项投资，单位净值 US$104.50',
  ],
  [
    transferNote('transferred_in', moved, 'Estate'),
    'Estate · 200.000000 units from another investment, at $104.50 per unit',
    'Estate · 自另一项投资转入 200.000000 份，单位净值 US$104.50',
  ],
  [
    reversalNote('dividend', '2026-06-05', none),
    'Paid twice · Reversal of “Dividend” of June 5, 2026',
    'Paid twice · 冲正2026年6月5日的“分红”',
  ],
  [
    reversalNote('funds_received', '2026-06-05', { ...none, unitsTakenBack: '200.000000' }),
    'Paid twice · Reversal of “Funds received” of June 5, 2026 · 200.000000 units are taken back',
    'Paid twice · 冲正2026年6月5日的“款项到账” · 收回 200.000000 份',
  ],
])('note %#', (note, en, chinese) => {
  expect([note('en'), note('zh-CN')]).toEqual([en, chinese]);
});
