// Amount due by status, capital calls, fees and payments, and its invariants for any order of events.
import {
  amountDue,
  amountWithFees,
  cents,
  feesAtFunding,
  INVESTMENT_STATUSES,
  splitPayment,
  type AmountDueFacts,
  type CapitalCallStatus,
  type InvestmentStatus,
  type NothingDueReason,
} from '@quoin/rules';
import fc from 'fast-check';

const COMMITMENT = 75_000;
const CLOSING = '2026-07-31';

/** Whole dollars. */
interface Case {
  status: InvestmentStatus;
  /** Status, amount, due date, and funds received for the call. */
  calls?: [CapitalCallStatus, number, string?, number?][];
  received?: number;
  reversed?: number;
  commitment?: number | null;
  /** Fees charged and paid. */
  fees?: [number, number];
}

const due = ({
  status,
  calls = [],
  received = 0,
  reversed = 0,
  commitment = COMMITMENT,
  fees = [0, 0],
}: Case) => {
  const facts: AmountDueFacts = {
    status,
    commitment: commitment === null ? null : cents(commitment * 100),
    closingDate: CLOSING,
    calls: calls.map(([state, amount, dueDate = '2026-07-15', paid = 0]) => ({
      status: state,
      amount: cents(amount * 100),
      received: cents(paid * 100),
      dueDate,
    })),
    received: cents(received * 100),
    reversed: cents(reversed * 100),
    feesCharged: cents(fees[0] * 100),
    feesPaid: cents(fees[1] * 100),
  };
  return amountDue(facts);
};

const ACCEPTING: readonly InvestmentStatus[] = ['approved', 'fund_received', 'current'];
const OTHERS = INVESTMENT_STATUSES.filter((status) => !ACCEPTING.includes(status));

test.each<[string, Case, { invested: number; fees?: number; dueDate?: string }]>([
  ['approved, never called: the commitment', { status: 'approved' }, { invested: 75_000, dueDate: CLOSING }],
  [
    'approved, never called: the commitment and the fees',
    { status: 'approved', fees: [1_688, 0] },
    { invested: 75_000, fees: 1_688, dueDate: CLOSING },
  ],
  ['approved, partly received', { status: 'approved', received: 20_000 }, { invested: 55_000 }],
  [
    'approved, a part of the fees is paid',
    { status: 'approved', fees: [1_688, 1_000] },
    { invested: 75_000, fees: 688 },
  ],
  [
    'approved, a call is open: the call and the fees',
    { status: 'approved', fees: [1_688, 0], calls: [['issued', 30_000]] },
    { invested: 30_000, fees: 1_688, dueDate: '2026-07-15' },
  ],
  [
    'approved, a call follows a cancelled one',
    {
      status: 'approved',
      fees: [1_688, 0],
      calls: [
        ['cancelled', 30_000],
        ['issued', 25_000, '2026-08-20'],
      ],
    },
    { invested: 25_000, fees: 1_688, dueDate: '2026-08-20' },
  ],
  [
    'funds received, the next call is open: its fees were paid with the first',
    {
      status: 'fund_received',
      received: 30_000,
      fees: [1_688, 1_688],
      calls: [
        ['funded', 30_000],
        ['issued', 45_000],
      ],
    },
    { invested: 45_000 },
  ],
  [
    'current, a call is open',
    { status: 'current', received: 20_000, calls: [['issued', 5_000]] },
    { invested: 5_000, dueDate: '2026-07-15' },
  ],
  [
    'approved, a part of the call has arrived: the rest of the call',
    {
      status: 'approved',
      received: 12_000,
      fees: [1_688, 1_688],
      calls: [['issued', 30_000, '2026-07-15', 12_000]],
    },
    { invested: 18_000, dueDate: '2026-07-15' },
  ],
  [
    'current, a part of the second call has arrived',
    {
      status: 'current',
      received: 25_000,
      calls: [
        ['funded', 20_000, '2026-06-15', 20_000],
        ['issued', 10_000, '2026-07-15', 5_000],
      ],
    },
    { invested: 5_000, dueDate: '2026-07-15' },
  ],
  [
    'current, one of two payments was reversed: the reversed part is due again',
    { status: 'current', received: 45_000, reversed: 30_000 },
    { invested: 30_000 },
  ],
  [
    'current, a part of what was reversed has arrived again',
    { status: 'current', received: 55_000, reversed: 30_000 },
    { invested: 20_000 },
  ],
  [
    'current, another fee was charged',
    { status: 'current', received: 75_000, fees: [2_000, 1_000] },
    { invested: 0, fees: 1_000 },
  ],
])('%s', (_, facts, { invested, fees = 0, dueDate }) => {
  expect(due(facts)).toMatchObject({
    amount: (invested + fees) * 100,
    invested: invested * 100,
    fees: fees * 100,
    reason: null,
    ...(dueDate && { dueDate }),
  });
});

test.each<[string, Case, NothingDueReason]>([
  ['approved, more received than committed', { status: 'approved', received: 80_000 }, 'paid'],
  ['approved without a commitment', { status: 'approved', commitment: null }, 'paid'],
  [
    'approved, its only call is cancelled: the fees wait for the next call',
    { status: 'approved', fees: [1_688, 0], calls: [['cancelled', 30_000]] },
    'between_calls',
  ],
  [
    'funds received, all calls funded',
    { status: 'fund_received', received: 30_000, fees: [1_688, 1_688], calls: [['funded', 30_000]] },
    'between_calls',
  ],
  ['funds received, never called', { status: 'fund_received', received: 75_000 }, 'paid'],
  ['current, never called', { status: 'current', received: 75_000 }, 'paid'],
  [
    'current, what was reversed has arrived again',
    { status: 'current', received: 75_000, reversed: 30_000 },
    'paid',
  ],
  ['current, never called and paid in part', { status: 'current', received: 45_000 }, 'paid'],
  [
    'current, everything was called',
    { status: 'current', received: 75_000, calls: [['funded', 75_000]] },
    'paid',
  ],
  [
    'current, its call is cancelled',
    { status: 'current', received: 20_000, calls: [['cancelled', 5_000]] },
    'between_calls',
  ],
])('%s: nothing', (_, facts, reason) => {
  expect(due(facts)).toMatchObject({ amount: 0, invested: 0, fees: 0, dueDate: null, reason });
});

test.each(OTHERS)('nothing is due while an investment is %s, not even for a call or a fee', (status) => {
  const reason = ['past', 'canceled', 'rejected'].includes(status) ? 'over' : 'not_approved';
  expect(due({ status, fees: [1_688, 0] })).toMatchObject({ amount: 0, dueDate: null, reason });
  expect(due({ status, calls: [['issued', 30_000]] })).toMatchObject({ amount: 0, dueDate: null, reason });
});

test('a payment pays the fees first, and the rest is invested', () => {
  const fees = { fees: cents(1_687_50) };
  expect(splitPayment(fees, cents(76_687_50))).toEqual({
    amount: 76_687_50,
    fees: 1_687_50,
    invested: 75_000_00,
  });
  expect(splitPayment(fees, cents(1_000_00))).toEqual({ amount: 1_000_00, fees: 1_000_00, invested: 0 });
});

test.each([
  ['on_top_at_funding', 76_687_50],
  ['invoiced_yearly', 75_750_00],
  ['from_nav', 75_750_00],
] as const)('1%% to subscribe and 1.25%% a year, %s', (managementFeeCharge, paid) => {
  const terms = { subscriptionFee: '0.01', managementFee: '0.0125', managementFeeCharge };
  expect(amountWithFees(cents(75_000_00), feesAtFunding(terms, cents(75_000_00)))).toBe(paid);
});

test('half a cent of a fee is rounded up', () => {
  const terms = { subscriptionFee: '0.00333', managementFee: '0', managementFeeCharge: 'from_nav' } as const;
  expect(feesAtFunding(terms, cents(50_000_00)).subscription).toBe(166_50);
  expect(feesAtFunding({ ...terms, subscriptionFee: '0.5' }, cents(1)).subscription).toBe(1);
});

type Event =
  | { kind: 'issue' | 'pay' | 'reverse'; share: number }
  | { kind: 'cancel' | 'suspend' | 'approve' | 'activate' };
const shares = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constant(100));
const events: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ kind: fc.constantFrom('issue', 'pay', 'reverse'), share: shares }),
  fc.record({ kind: fc.constantFrom('cancel', 'suspend', 'approve', 'activate') }),
);

/** Applies an event like the operator's commands: payments are at most the amount due, and a call with money stays. */
function apply(facts: AmountDueFacts, event: Event): AmountDueFacts {
  const { calls } = facts;
  const now = amountDue(facts);
  const issued = calls.find(({ status }) => status === 'issued');
  const withOpen = (change: Partial<AmountDueFacts['calls'][number]>) =>
    calls.map((call) => (call === issued ? { ...call, ...change } : call));
  switch (event.kind) {
    case 'suspend':
      return facts.status === 'approved' ? { ...facts, status: 'action_needed' } : facts;
    case 'approve':
      return facts.status === 'action_needed' ? { ...facts, status: 'approved' } : facts;
    case 'activate':
      return facts.status === 'fund_received' ? { ...facts, status: 'current' } : facts;
    case 'cancel':
      return issued && issued.received === 0 ? { ...facts, calls: withOpen({ status: 'cancelled' }) } : facts;
    case 'issue': {
      const amount = cents(Math.floor((now.commitment - facts.received) * (event.share / 100)));
      if (issued || amount === 0 || now.reason === 'not_approved') return facts;
      const call = { status: 'issued', amount, received: cents(0), dueDate: CLOSING } as const;
      return { ...facts, calls: [...calls, call] };
    }
    case 'reverse': {
      // Only a payment without a call: a payment of a call is reversed with the call.
      if (calls.length > 0 || facts.received === 0) return facts;
      const part = cents(Math.ceil(facts.received * (event.share / 100)));
      const status = facts.status === 'fund_received' || part === facts.received ? 'approved' : facts.status;
      return {
        ...facts,
        status,
        received: cents(facts.received - part),
        reversed: cents(facts.reversed + part),
      };
    }
    case 'pay': {
      if (now.amount === 0) return facts;
      const part = Math.ceil(now.amount * (event.share / 100));
      const { invested, fees } = splitPayment(now, cents(part));
      return {
        ...facts,
        status: facts.status === 'approved' && part === now.amount ? 'fund_received' : facts.status,
        calls: withOpen({
          received: cents((issued?.received ?? 0) + invested),
          ...(part === now.amount && { status: 'funded' }),
        }),
        received: cents(facts.received + invested),
        feesPaid: cents(facts.feesPaid + fees),
      };
    }
  }
}

test('after any events, the amounts due and received sum to the requested amount with fees, and none is negative', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 0, max: 5_000_00 }),
      fc.array(events, { maxLength: 30 }),
      (thousands, feesCharged, happened) => {
        const commitment = cents(thousands * 1_000_00);
        let facts: AmountDueFacts = {
          status: 'approved',
          commitment,
          closingDate: null,
          calls: [],
          received: cents(0),
          reversed: cents(0),
          feesCharged: cents(feesCharged),
          feesPaid: cents(0),
        };
        let receivedUncalled = 0;
        for (const event of happened) {
          facts = apply(facts, event);
          if (facts.calls.length === 0) receivedUncalled = facts.received;
          const now = amountDue(facts);
          expect(Math.min(now.amount, now.invested, now.fees)).toBeGreaterThanOrEqual(0);
          expect(now.amount).toBe(now.invested + now.fees);
          expect(facts.received).toBeLessThanOrEqual(commitment);
          expect(facts.feesPaid).toBeLessThanOrEqual(feesCharged);
          if (now.reason === 'not_approved') continue;
          const requested = facts.calls.length === 0 ? commitment : cents(receivedUncalled + now.called);
          expect(now.invested + facts.received).toBe(requested);
          // If all calls are cancelled, the fees wait for the next call.
          expect(now.fees + facts.feesPaid).toBe(requested === 0 ? facts.feesPaid : feesCharged);
          expect(now.amount === 0).toBe(now.reason !== null);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('the earliest of several open calls is due first', () => {
  const calls: Case['calls'] = [
    ['issued', 10_000, '2026-08-15'],
    ['issued', 5_000, '2026-07-15'],
  ];
  expect(due({ status: 'approved', calls })).toMatchObject({ amount: 15_000_00, dueDate: '2026-07-15' });
});

test('what was reversed of a current investment has no due date', () => {
  expect(due({ status: 'current', received: 55_000, reversed: 20_000 })).toMatchObject({
    ...{ amount: 20_000_00, dueDate: null },
  });
});

test('fees do not wait for the next call if money has arrived for a cancelled one', () => {
  const calls: Case['calls'] = [['cancelled', 10_000, '2026-07-15', 10_000]];
  expect(due({ status: 'approved', calls, fees: [500, 0] }).fees).toBe(0);
  expect(due({ status: 'approved', calls, received: 10_000, fees: [500, 0] }).fees).toBe(500_00);
});
