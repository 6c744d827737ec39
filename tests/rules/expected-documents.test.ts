import {
  addDays,
  isBusinessDay,
  lastQuarterEnd,
  quarterEnd,
  quarterEnds,
  STATEMENT_DAYS,
  statementExpectedBy,
  taxDocumentExpectedBy,
  getUsualPeriodEnd,
} from '@quoin/rules';
import fc from 'fast-check';

const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count));

test.each([
  ['2026-01-01', '2026-03-31', '2025-12-31'],
  ['2026-03-31', '2026-03-31', '2025-12-31'],
  ['2026-04-01', '2026-06-30', '2026-03-31'],
  ['2026-11-22', '2026-12-31', '2026-09-30'],
])('%s is in the quarter that ends on %s; the previous one ended on %s', (day, end, before) => {
  expect([quarterEnd(day), lastQuarterEnd(day)]).toEqual([end, before]);
});

test('a statement is expected 45 days after its quarter, on the next day that banks are open', () => {
  expect(STATEMENT_DAYS).toBe(45);
  expect(statementExpectedBy('2026-09-30')).toBe('2026-11-16'); // the 14th is a Saturday
  expect(statementExpectedBy('2025-12-31')).toBe('2026-02-17'); // the 14th a Saturday, the 16th Presidents Day
  fc.assert(
    fc.property(days, (day) => {
      const expected = statementExpectedBy(quarterEnd(day));
      const min = addDays(quarterEnd(day), STATEMENT_DAYS);
      return expected >= min && expected <= addDays(min, 4) && isBusinessDay(expected);
    }),
  );
});

test.each([
  [2024, '2025-03-17'],
  [2025, '2026-03-16'],
  [2026, '2027-03-15'],
])('tax documents for %i are expected by %s', (year, date) => {
  expect(taxDocumentExpectedBy(year)).toBe(date);
});

test('the quarters between two days are returned by their last days', () => {
  expect(quarterEnds('2025-11-22', '2026-05-01')).toEqual(['2025-12-31', '2026-03-31', '2026-06-30']);
  expect(quarterEnds('2026-05-01', '2026-05-01')).toEqual(['2026-06-30']);
  expect(quarterEnds('2026-05-01', '2026-01-01')).toEqual([]);
});

test.each([
  ['investor_statements', '2026-07-01', '2026-06-30'],
  ['tax_documents', '2026-03-10', '2025-12-31'],
  ['notices_and_requests', '2026-03-10', null],
] as const)('%s that arrive on %s cover the period until %s', (type, day, end) => {
  expect(getUsualPeriodEnd(type, day)).toBe(end);
});
