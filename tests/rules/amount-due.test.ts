import {
  amountDue,
  cents,
  INVESTMENT_STATUSES,
  type AmountDueFacts,
  type CapitalCallStatus,
  type InvestmentStatus,
} from '@quoin/rules';

const COMMITMENT = 75_000;

/** Whole dollars, as the table below reads best. */
interface Case {
  status: InvestmentStatus;
  calls?: [CapitalCallStatus, number][];
  received?: number;
  commitment?: number | null;
}

const dueOf = ({ status, calls = [], received = 0, commitment = COMMITMENT }: Case): number => {
  const facts: AmountDueFacts = {
    status,
    commitment: commitment === null ? null : cents(commitment * 100),
    calls: calls.map(([state, amount]) => ({ status: state, amount: cents(amount * 100) })),
    received: cents(received * 100),
  };
  return amountDue(facts) / 100;
};

const ACCEPTING: readonly InvestmentStatus[] = ['approved', 'fund_received', 'current'];
const OTHERS = INVESTMENT_STATUSES.filter((status) => !ACCEPTING.includes(status));

test.each<[string, Case, number]>([
  ['approved, never called: the commitment', { status: 'approved' }, 75_000],
  ['approved, partly received', { status: 'approved', received: 20_000 }, 55_000],
  ['approved, more received than committed', { status: 'approved', received: 80_000 }, 0],
  ['approved without a commitment', { status: 'approved', commitment: null }, 0],
  ['approved, a call is open', { status: 'approved', calls: [['issued', 30_000]] }, 30_000],
  ['approved, its only call is cancelled', { status: 'approved', calls: [['cancelled', 30_000]] }, 0],
  [
    'approved, a call follows a cancelled one',
    {
      status: 'approved',
      calls: [
        ['cancelled', 30_000],
        ['issued', 25_000],
      ],
    },
    25_000,
  ],
  ['funds received, never called', { status: 'fund_received', received: 20_000 }, 0],
  [
    'funds received, all calls funded',
    { status: 'fund_received', received: 30_000, calls: [['funded', 30_000]] },
    0,
  ],
  [
    'funds received, the next call is open',
    {
      status: 'fund_received',
      received: 30_000,
      calls: [
        ['funded', 30_000],
        ['issued', 45_000],
      ],
    },
    45_000,
  ],
  ['current, never called', { status: 'current', received: 75_000 }, 0],
  ['current, partly received, never called', { status: 'current', received: 20_000 }, 0],
  ['current, a call is open', { status: 'current', received: 20_000, calls: [['issued', 5_000]] }, 5_000],
  [
    'current, its call is cancelled',
    { status: 'current', received: 20_000, calls: [['cancelled', 5_000]] },
    0,
  ],
])('%s', (_, facts, due) => {
  expect(dueOf(facts)).toBe(due);
});

test.each(OTHERS)('nothing is due while an investment is %s, not even for a call', (status) => {
  expect(dueOf({ status })).toBe(0);
  expect(dueOf({ status, calls: [['issued', 30_000]] })).toBe(0);
});
