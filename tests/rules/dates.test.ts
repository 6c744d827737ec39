import fc from 'fast-check';
import {
  addBusinessDays,
  addDays,
  bankHolidays,
  dateInNewYork,
  daysBetween,
  fullDate,
  isBusinessDay,
  isCalendarDate,
  validateBirthDate,
  timeInNewYork,
} from '@quoin/rules';

describe('bank holidays of New York', () => {
  // As published by the Federal Reserve; holidays on a Saturday are listed but not moved to another day.
  test.each([
    [2025, '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25'],
    [2026, '01-01 01-19 02-16 05-25 06-19 07-04 09-07 10-12 11-11 11-26 12-25'],
    [2027, '01-01 01-18 02-15 05-31 06-19 07-05 09-06 10-11 11-11 11-25 12-25'],
    [2028, '01-01 01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-11 11-23 12-25'],
    [2029, '01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25'],
    [2030, '01-01 01-21 02-18 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25'],
  ])('of %d', (year, published) => {
    expect(bankHolidays(year)).toEqual(published.split(' ').map((day) => `${year}-${day}`));
  });

  test('on a Sunday are observed on Monday', () => {
    expect(bankHolidays(2027)).toContain('2027-07-05');
    expect(bankHolidays(2028)).not.toContain('2028-01-02');
    expect(bankHolidays(2023)).toContain('2023-01-02');
  });

  test('on a Saturday are not observed on Friday', () => {
    expect(isBusinessDay('2026-07-03')).toBe(true);
  });

  test('include Juneteenth since 2022', () => {
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

  test('arrive on a business day, after the stated number of business days', () => {
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

test('a calendar date has a year from 1000 to 9899, and nothing else around it', () => {
  expect(['1000-01-01', '9899-12-31', '8999-01-01', '9000-01-01'].every(isCalendarDate)).toBe(true);
  expect(['0999-12-31', '9900-01-01', '9999-12-31'].some(isCalendarDate)).toBe(false);
  expect(['2026-01-01T00:00:00Z', '+002026-01-01', ' 2026-01-01', '2026-01-01 '].some(isCalendarDate)).toBe(
    false,
  );
});

test('the days between a date and anything but a date are not a number', () => {
  expect(daysBetween('2026-06-05', '2026-06-08')).toBe(3);
  expect(daysBetween('2026-06-05', '2026-06-05T00:00:00Z')).toBeNaN();
  expect(daysBetween('2026-06-05', '+2026-06-05')).toBeNaN();
  expect(daysBetween('2026-06-05', '2026-06')).toBeNaN();
});

test('a date is written in full in both languages, on the same day in any time zone', () => {
  expect(fullDate('2026-11-20', 'en')).toBe('November 20, 2026');
  expect(fullDate('2026-11-20', 'zh-CN')).toBe('2026年11月20日');
});

test('a time is that of New York, with a no-break space before AM and PM', () => {
  expect(timeInNewYork('2026-06-05T20:30:00Z', 'en')).toBe('4:30\u00a0PM ET');
  expect(timeInNewYork('2026-12-05T14:05:00Z', 'en')).toBe('9:05\u00a0AM ET');
  expect(timeInNewYork('2026-06-05T20:30:00Z', 'zh-CN')).toBe('16:30（纽约时间）');
});

describe('a date of birth', () => {
  const today = '2026-03-01';

  test.each(['1980-05-17', '2008-03-01', '2008-02-29'])('%s is of age', (date) => {
    expect(validateBirthDate(date, today)).toBeUndefined();
  });

  test('of tomorrow eighteen years ago is too young by a day', () => {
    expect(validateBirthDate('2008-03-02', today)).toEqual({ name: 'under_age', values: { age: 18 } });
  });

  test('on a leap day comes of age on 1 March', () => {
    expect(validateBirthDate('2008-02-29', '2026-02-28')?.name).toBe('under_age');
  });

  test.each(['2026-03-02', '1890-01-01', '1980-02-30', '05/06/1980', '5/17/80', 'soon'])(
    '%s is invalid',
    (date) => {
      expect(validateBirthDate(date, today)).toEqual({ name: 'birth_date_invalid' });
    },
  );

  test('is required', () => {
    expect(validateBirthDate('', today)).toEqual({ name: 'required' });
  });
});

describe('the date in New York', () => {
  test.each([
    ['2026-11-25T04:59:59Z', '2026-11-24'],
    ['2026-11-25T05:00:00Z', '2026-11-25'],
    ['2026-07-01T03:59:59Z', '2026-06-30'],
    ['2026-07-01T04:00:00Z', '2026-07-01'],
  ])('at %s is %s', (instant, date) => {
    expect(dateInNewYork(new Date(instant))).toBe(date);
  });
});
