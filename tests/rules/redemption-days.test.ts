import fc from 'fast-check';
import {
  addDays,
  addMonths,
  cents,
  validateRedemption,
  REDEMPTION_FREQUENCIES,
  redemptionDays,
  type RedemptionFrequency,
} from '@quoin/rules';

const THREE_YEARS = { count: 3, unit: 'years' } as const;
const NO_LOCK_UP = { count: 0, unit: 'months' } as const;
const every = (frequency: RedemptionFrequency, notice_days = 0) => ({ frequency, notice_days });
const getDates = (days: ReturnType<typeof redemptionDays>) => days?.dates.map(({ day }) => day);

test('a fund that redeems on any day offers a year from the lock-up, or from today after the lock-up', () => {
  expect(redemptionDays('2026-06-05', '2026-01-31', THREE_YEARS, every('any_day'))).toEqual({
    from: '2029-01-31',
    to: '2030-01-31',
    dates: [],
  });
  expect(redemptionDays('2026-06-05', '2020-01-01', THREE_YEARS, every('any_day'))?.from).toBe('2026-06-05');
  const months = { count: 6, unit: 'months' } as const;
  expect(redemptionDays('2026-06-05', '2026-08-31', months, every('any_day', 30))?.from).toBe('2027-02-28');
  expect(redemptionDays('2026-06-05', '2020-01-01', months, every('any_day', 30))?.from).toBe('2026-07-05');
});

test('a fund that never redeems has no day', () => {
  expect(redemptionDays('2026-06-05', '2020-01-01', NO_LOCK_UP, every('never', 30))).toBeUndefined();
});

test('a fund’s days are those whose notice period can still be met, each with its request deadline', () => {
  expect(redemptionDays('2026-11-16', '2020-01-01', NO_LOCK_UP, every('quarter_ends', 45))).toEqual({
    from: '2026-12-31',
    to: '2027-12-31',
    dates: [
      { day: '2026-12-31', request_by: '2026-11-16' },
      { day: '2027-03-31', request_by: '2027-02-14' },
      { day: '2027-06-30', request_by: '2027-05-16' },
      { day: '2027-09-30', request_by: '2027-08-16' },
      { day: '2027-12-31', request_by: '2027-11-16' },
    ],
  });
  expect(redemptionDays('2026-11-17', '2020-01-01', NO_LOCK_UP, every('quarter_ends', 45))?.from).toBe(
    '2027-03-31',
  );
});

test('months end on their own last day, in leap years too', () => {
  const days = getDates(redemptionDays('2027-02-28', '2020-01-01', NO_LOCK_UP, every('month_ends')));
  expect(days?.slice(0, 2)).toEqual(['2027-02-28', '2027-03-31']);
  expect(days?.at(-1)).toBe('2028-02-29');
  expect(days).toHaveLength(13);
  expect(getDates(redemptionDays('2026-01-01', '2020-01-01', NO_LOCK_UP, every('year_ends', 90)))).toEqual([
    '2026-12-31',
    '2027-12-31',
  ]);
});

test.each([
  ['2026-03-31', '2029-03-31'],
  ['2026-04-01', '2029-06-30'],
])('after a lock-up from %s, which may end on a redemption day, %s is the first day', (effective, first) => {
  expect(redemptionDays('2026-06-05', effective, THREE_YEARS, every('quarter_ends', 60))?.from).toBe(first);
});

const days = redemptionDays('2026-11-16', '2020-01-01', NO_LOCK_UP, every('quarter_ends', 45));

test.each([
  ['2026-12-31', undefined],
  ['2026-11-16', { name: 'redemption_day_of_fund', values: { next: { day: '2026-12-31' } } }],
  ['2027-01-01', { name: 'redemption_day_of_fund', values: { next: { day: '2027-03-31' } } }],
  [
    '2028-03-31',
    { name: 'redemption_day', values: { from: { day: '2026-12-31' }, to: { day: '2027-12-31' } } },
  ],
  [
    '2027-02-30',
    { name: 'redemption_day', values: { from: { day: '2026-12-31' }, to: { day: '2027-12-31' } } },
  ],
  ['', { name: 'redemption_day', values: { from: { day: '2026-12-31' }, to: { day: '2027-12-31' } } }],
])('for the day "%s", a fund with quarter ends returns %j', (redemption_day, problem) => {
  const limits = { available: cents(0), days: days ?? { from: '', to: '', dates: [] } };
  expect(validateRedemption({ type: 'full', redemption_day }, limits).redemption_day).toEqual(problem);
});

const aDay = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2010-01-01', count));
const aLockUp = fc.record({
  count: fc.integer({ min: 0, max: 40 }),
  unit: fc.constantFrom('months' as const, 'years' as const),
});
const aSchedule = fc.record({
  frequency: fc.constantFrom(...REDEMPTION_FREQUENCIES),
  notice_days: fc.integer({ min: 0, max: 365 }),
});
const MONTHS = { month_ends: 1, quarter_ends: 3, year_ends: 12 } as const;

test('for any terms, each day is a redemption day of the fund after the lock-up and the notice, in order', () => {
  fc.assert(
    fc.property(aDay, aDay, aLockUp, aSchedule, (today, effective, lockUp, schedule) => {
      const found = redemptionDays(today, effective, lockUp, schedule);
      const { frequency, notice_days } = schedule;
      if (frequency === 'never') return expect(found).toBeUndefined();
      if (!found) throw new Error('a fund that redeems has days');
      const lockUpEnds = addMonths(effective, lockUp.count * (lockUp.unit === 'years' ? 12 : 1));
      const earliest = [lockUpEnds, addDays(today, notice_days)].sort().at(-1) ?? '';
      expect(found.from >= earliest).toBe(true);
      const offered = found.dates.map(({ day }) => day);
      expect([...offered].sort()).toEqual(offered);
      for (const { day, request_by } of found.dates) {
        expect(addDays(request_by, notice_days)).toBe(day);
        expect(request_by >= today).toBe(true);
        const next = addDays(day, 1);
        expect(next.slice(8)).toBe('01');
        if (frequency !== 'any_day') expect((Number(next.slice(5, 7)) - 1) % MONTHS[frequency]).toBe(0);
      }
      // No redemption day is between the earliest allowed and the first offered day.
      if (frequency !== 'any_day')
        expect(found.from < addMonths(`${earliest.slice(0, 7)}-01`, MONTHS[frequency])).toBe(true);
      return undefined;
    }),
  );
});
