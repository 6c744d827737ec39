// Parsing of typed texts in all kinds of fields.
import fc from 'fast-check';
import {
  isEmail,
  moneyToWire,
  normaliseEmail,
  normaliseText,
  parseAccountNumber,
  parseChineseId,
  parseDate,
  parseMoney,
  parseDay,
  parseMonth,
  parsePercent,
  parseSentCode,
  parseSsn,
  parseYear,
  parseYears,
  isAba,
  isIban,
  normaliseAba,
  normaliseBic,
  normaliseIban,
  validateBirthDate,
  validateLatinText,
  searchableText,
  withoutAccents,
} from '@quoin/rules';
import { readPhoneAnywhere } from '@quoin/rules/phone-plans';
import * as typed from './typed-cases';

const wire = (text: string) => {
  const amount = parseMoney(text);
  return amount === undefined ? undefined : moneyToWire(amount);
};

test.each(typed.AMOUNTS)('as an amount, %j is %j', (text, meaning) => expect(wire(text)).toBe(meaning));
test.each(typed.PERCENTAGES)('as a percentage, %j is %j basis points', (text, meaning) =>
  expect(parsePercent(text)).toBe(meaning),
);
test.each(typed.YEARS)('as years, %j is %j', (text, meaning) => expect(parseYears(text)).toBe(meaning));
test.each(typed.MONTHS)('as a month, %j is %j', (text, meaning) => expect(parseMonth(text)).toBe(meaning));
test.each(typed.DATES)('as a date, %j is %j', (text, meaning) =>
  expect(parseDate(text, 'month_first')).toBe(meaning),
);
test.each(typed.SSNS)('as a Social Security number, %j is %j', (text, meaning) =>
  expect(parseSsn(text)).toBe(meaning),
);
test.each(typed.ROUTING_NUMBERS)('as a routing number, %j is %j', (text, meaning) =>
  expect(isAba(text) ? normaliseAba(text) : undefined).toBe(meaning),
);
test.each(typed.PHONES_ANYWHERE)('in region %s, the phone number %j is %j', (region, text, meaning) =>
  expect(readPhoneAnywhere(text, region)).toEqual(
    meaning
      ? expect.objectContaining({ kind: 'number', e164: meaning })
      : expect.not.objectContaining({ kind: 'number' }),
  ),
);
test('a number that is read with the plan of every country has its own country and national digits', () => {
  const read = (text: string) => readPhoneAnywhere(text, 'GB');
  expect(read('+1 604 555 0123')).toMatchObject({ region: 'CA' });
  expect(read('+1 212 555 0140')).toMatchObject({ region: 'US' });
  expect(read('+49 30 901820')).toMatchObject({ region: 'DE', national: '030901820' });
  expect(read('07400 123456 78')).toEqual({ kind: 'too_long', country: 'GB' });
  expect(read('+999 30 901820')).toEqual({ kind: 'unfinished' });
});
test.each(typed.SENT_CODES)('as a code of six digits, %j is %j', (text, meaning) =>
  expect(parseSentCode(text, 6)).toBe(meaning),
);
test.each(typed.TEXTS)('%j is stored as %j', (text, stored) => {
  expect(normaliseText(text)).toBe(stored);
  expect(normaliseText(stored)).toBe(stored);
});

test('eight digits below 13 are a date only if their order is given', () => {
  expect(parseDate('05061990')).toBeUndefined();
  expect(parseDate('05061990', 'day_first')).toBe('1990-06-05');
});

test('two numbers below 13 are a date only if their order is given', () => {
  expect(parseDate('05/06/1990')).toBeUndefined();
  expect(parseDate('05/06/1990', 'day_first')).toBe('1990-06-05');
  expect(parseDate('05/05/1990')).toBe('1990-05-05');
});

test('a day of the month is read with its suffix, and nothing else around it', () => {
  expect(['7', '07', '17', '17th', '1ST', '22nd', '3rd', '17日', '17 号', '31', '17.'].map(parseDay)).toEqual(
    [...[7, 7, 17, 17, 1, 22, 3, 17, 17, 31, 17]],
  );
  expect(['', '0', '32', '117', 'x7', '7x', '17thx', '日'].map(parseDay)).toEqual(Array(8).fill(undefined));
});

test('a month is not read out of a longer text', () => {
  expect(['123', 'x5', '5x', '5.5', '月5', '0', '13'].map(parseMonth)).toEqual(Array(7).fill(undefined));
  expect(['May.', '5 月', '12'].map(parseMonth)).toEqual([5, 5, 12]);
});

test('a year has four digits', () => {
  expect(parseYear('1990年')).toBe(1990);
  expect(parseYear('90')).toBeUndefined();
  expect(parseYear('1990 年')).toBe(1990);
  expect(parseYear('1990')).toBe(1990);
  expect(parseYear('1990.')).toBe(1990);
  expect(['11990', '19901', '1990x', 'x1990', '0990', ''].map(parseYear)).toEqual(Array(6).fill(undefined));
});

test('a birth date is read in any unambiguous format', () => {
  expect(validateBirthDate('May 17, 1990', '2026-11-25')).toBeUndefined();
  expect(validateBirthDate('05/06/1990', '2026-11-25')).toEqual({ name: 'birth_date_invalid' });
});

test('codes of banks and identity cards are read with labels and separators', () => {
  expect(normaliseIban('IBAN: gb29 nwbk 6016 1331 9268 19')).toBe('GB29NWBK60161331926819');
  expect(isIban('ＧＢ29-NWBK-6016-1331-9268-19')).toBe(true);
  expect(normaliseBic('SWIFT/BIC deut de ff')).toBe('DEUTDEFF');
  expect(normaliseBic('BICIFRPP')).toBe('BICIFRPP');
  expect(parseChineseId('110105 1949 1231 002x')).toBe('11010519491231002X');
  expect(parseAccountNumber('000-1234 5678', 'US')).toBe('00012345678');
  expect(parseAccountNumber('0001234a', 'US')).toBeUndefined();
  expect(parseAccountNumber('AB-12 34', 'SG')).toBe('AB-12 34');
});

test('full-width e-mail addresses are the same address', () => {
  expect(normaliseEmail('Daniel＠example．com')).toBe('daniel@example.com');
  expect(isEmail('daniel@example。com')).toBe(true);
});

test('a search ignores case, width and the kind of spaces and hyphens', () => {
  expect(searchableText('Ｓｍｉｔｈ‑Jones\u00a0II')).toBe('smith-jones ii');
});

test('accents are removed from letters of either case', () => {
  expect(withoutAccents('Łukasz Straße ŁÓDŹ Œuvre')).toBe('Lukasz Strasse LODZ OEuvre');
});

test('only letters of other scripts are reported as non-Latin', () => {
  expect(validateLatinText('李雷')).toEqual({ name: 'latin_only' });
  expect(validateLatinText('12½ Main St')).toEqual({
    name: 'character_invalid',
    values: { character: '½' },
  });
  expect(validateLatinText('Mary\u000f')).toEqual({
    name: 'character_invalid',
    values: { character: 'U+000F' },
  });
  expect(validateLatinText('Mary\u00a0Ann Ｓｍｉｔｈ')).toBeUndefined();
});

test('an amount grouped in any way is the same amount', () => {
  const separators = fc.constantFrom(',', ' ', '\u00a0', '\u202f', "'");
  fc.assert(
    fc.property(fc.nat(999_999_999), fc.nat(99), separators, (dollars, rest, separator) => {
      const grouped = String(dollars).replace(/\B(?=(\d{3})+$)/g, separator);
      const places = String(rest).padStart(2, '0');
      expect(parseMoney(`${grouped}.${places}`)).toBe(dollars * 100 + rest);
      if (separator !== ',') expect(parseMoney(`${grouped},${places}`)).toBe(dollars * 100 + rest);
    }),
  );
});
