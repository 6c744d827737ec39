import fc from 'fast-check';
import {
  addBusinessDays,
  addDays,
  bankHolidays,
  daysBetween,
  isBusinessDay,
  isCalendarDate,
  problemOfBirthDate,
} from '@quoin/rules';

describe('bank holidays of New York', () => {
  // As the Federal Reserve publishes them.
  test('of 2026', () => {
    expect(bankHolidays(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-04',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  test('on a Sunday are kept on Monday', () => {
    expect(bankHolidays(2027)).toContain('2027-07-05');
    expect(bankHolidays(2028)).not.toContain('2028-01-02');
    expect(bankHolidays(2023)).toContain('2023-01-02');
  });

  test('on a Saturday leave the Friday before open', () => {
    expect(isBusinessDay('2026-07-03')).toBe(true);
  });

  test('have Juneteenth since 2022', () => {
    expect(bankHolidays(2021)).toHaveLength(10);
    expect(bankHolidays(2022)).toContain('2022-06-20');
  });
});

describe('funds sent today', () => {
  test('on a Monday arrive from Thursday to the next Monday', () => {
    expect(addBusinessDays('2026-08-03', 3)).toBe('2026-08-06');
    expect(addBusinessDays('2026-08-03', 5)).toBe('2026-08-10');
  });

  test('before Thanksgiving wait for it', () => {
    expect(addBusinessDays('2026-11-25', 3)).toBe('2026-12-01');
  });

  test('on a weekend count from Monday', () => {
    expect(addBusinessDays('2026-08-01', 1)).toBe('2026-08-03');
  });

  test('arrive on a business day, after as many business days as said', () => {
    const date = fc.nat(20_000).map((days) => addDays('2000-01-01', days));
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 30 }), (from, count) => {
        const to = addBusinessDays(from, count);
        const between = Array.from({ length: daysBetween(from, to) }, (_, day) => addDays(from, day + 1));
        expect(isBusinessDay(to)).toBe(true);
        expect(between.filter(isBusinessDay)).toHaveLength(count);
      }),
    );
  });
});

test('a calendar date exists', () => {
  expect(['2028-02-29', '2026-12-31', '1900-01-01'].every(isCalendarDate)).toBe(true);
  expect(['2026-02-29', '1900-02-29', '2026-13-01', '2026-1-1', '12/31/2026', ''].some(isCalendarDate)).toBe(
    false,
  );
});

describe('a date of birth', () => {
  const today = '2026-03-01';

  test.each(['1980-05-17', '2008-03-01', '2008-02-29'])('%s is of age', (date) => {
    expect(problemOfBirthDate(date, today)).toBeUndefined();
  });

  test('of tomorrow eighteen years ago is too young by a day', () => {
    expect(problemOfBirthDate('2008-03-02', today)).toEqual({ name: 'under_age', values: { age: 18 } });
  });

  test('on a leap day comes of age on 1 March', () => {
    expect(problemOfBirthDate('2008-02-29', '2026-02-28')?.name).toBe('under_age');
  });

  test.each(['2026-03-02', '1890-01-01', '1980-02-30', '17.05.1980', 'soon'])('%s is invalid', (date) => {
    expect(problemOfBirthDate(date, today)).toEqual({ name: 'birth_date_invalid' });
  });

  test('is required', () => {
    expect(problemOfBirthDate('', today)).toEqual({ name: 'required' });
  });
});
