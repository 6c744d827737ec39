import { cents } from '@quoin/rules';
import {
  TransactionError,
  type TransactionProblem,
} from '../../packages/server/src/transactions/transaction-error';

// What staff read if a transaction cannot be recorded, and what they can do.
const until = new Date('2026-06-07T02:00:00Z');
const getError = (details: TransactionProblem) =>
  new TransactionError(details, { investment: { id: 'I1', productId: 'P1' }, date: '2026-06-05' });

test.each<[TransactionProblem, string]>([
  [
    { problem: 'not_current', status: 'approved' },
    'Investment I1 is approved. Only a current investment has transactions of this kind.',
  ],
  [
    { problem: 'in_future', today: '2026-06-04' },
    '2026-06-05 is in the future; today is 2026-06-04 in New York.',
  ],
  [
    { problem: 'before_start', start: '2026-07-01' },
    'Investment I1 began on 2026-07-01. Use that date or a later one.',
  ],
  [{ problem: 'nothing_held' }, 'Investment I1 has no units on 2026-06-05.'],
  [{ problem: 'not_valued' }, 'P1 has no valuation on or before 2026-06-05. Record one first.'],
  [
    { problem: 'above_value', max: cents(12_000_00) },
    'The units of investment I1 are worth $12,000.00 on 2026-06-05. Record at most that, or a newer valuation first.',
  ],
  [
    { problem: 'above_contribution', max: cents(1_50) },
    '$1.50 of the contribution of investment I1 is not returned yet. Record at most that.',
  ],
  [
    { problem: 'above_paid_in', max: cents(1_50) },
    '$1.50 was paid into investment I1, which is over. Record at most that.',
  ],
  [
    { problem: 'above_units', max: '2.500000' },
    'Investment I1 has at most 2.500000 units from 2026-06-05 on. Use that number or a smaller one.',
  ],
  [
    { problem: 'reference_used', transactionId: 'T1' },
    'Investment I1 already has transaction T1 with this reference, so nothing was recorded.',
  ],
  [
    { problem: 'payee_on_hold', until },
    'The bank account of investment I1 or the way its owner signs in was changed. Payments are on hold until 2026-06-07T02:00:00.000Z.',
  ],
  [
    { problem: 'same_investment' },
    "Investment I1 can't be transferred to itself. Give two different investments.",
  ],
  [
    { problem: 'another_product' },
    'Investment I1 is in another product. Units can only be transferred within one product.',
  ],
  [
    { problem: 'redemption_under_way' },
    'Investment I1 has a pending redemption. Complete it first, or ask the investor to cancel it.',
  ],
  [{ problem: 'already_reversed', by: 'T2' }, 'The transaction was already reversed, by T2.'],
  [
    { problem: 'is_reversal' },
    'This transaction is a reversal, so it cannot be reversed. Record the correct transaction instead.',
  ],
  [
    { problem: 'not_reversible', type: 'dividend', status: 'past' },
    "A transaction of type dividend can't be reversed while the investment is past.",
  ],
  [
    { problem: 'paid_for_call' },
    'Investment I1 has a funded capital call, and the record of this payment does not name it. Record the repayment as funds returned.',
  ],
  [
    { problem: 'another_call', callId: 'C1' },
    'The payment is for a capital call, which would be due again beside call C1. Cancel or fund that call first.',
  ],
  [
    { problem: 'units_unknown' },
    'Investment I1 has several payments, and the record does not say which units this one bought. Record the repayment as funds returned.',
  ],
  [
    { problem: 'of_redemption', redemptionId: 'R1' },
    'The transaction belongs to redemption R1. Reverse the redemption instead.',
  ],
  [{ problem: 'fee_paid' }, "The fee of investment I1 is paid, at least in part, so it can't be reversed."],
])('%j', (details, message) => {
  expect(getError(details).message).toBe(message);
});

test('three problems have a remedy', () => {
  expect(getError({ problem: 'not_valued' }).remedy).toEqual({
    ...{ act: 'valuations.record', productId: 'P1', date: '2026-06-05' },
  });
  expect(getError({ problem: 'payee_on_hold', until }).remedy).toEqual({ confirm: 'includeHeld' });
  expect(getError({ problem: 'of_redemption', redemptionId: 'R1' }).remedy).toEqual({
    ...{ act: 'redemptions.reverse', id: 'R1' },
  });
  expect(getError({ problem: 'fee_paid' }).remedy).toBeUndefined();
});
