// Parsers of typed text on random and hostile input: each terminates and agrees with an independent implementation.
import fc from 'fast-check';
import {
  getChineseIdBirthDate,
  formatIban,
  detectFormat,
  getInAppBrowser,
  isAba,
  isBic,
  isCalendarDate,
  isEmail,
  isIban,
  isLatinText,
  looksLikePoBox,
  maskTail,
  normaliseText,
  findOtherFormat,
  parseAccountNumber,
  parseChineseId,
  parseDate,
  parseEin,
  parseMoney,
  parsePercent,
  parseSentCode,
  parseSsn,
  parseYears,
  passwordPolicy,
  validateHolder,
  withoutAccents,
} from '@quoin/rules';
import { readPhoneAnywhere } from '@quoin/rules/phone-plans';
import Papa from 'papaparse';
import validator from 'validator';
import { csvRecords } from '../../packages/server/src/ops/import/file-rows';
import { getNetwork } from '../../packages/server/src/security/rate-limits';
import { summarizeFailure } from '../../packages/server/src/shared/describe-failure';

beforeAll(() => fc.configureGlobal({ seed: 20_260_605, numRuns: 500 }));
afterAll(() => fc.resetConfigureGlobal());

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  formatIban,
  getInAppBrowser,
  isAba,
  isBic,
  isEmail,
  isIban,
  isLatinText,
  looksLikePoBox,
  maskTail: (text) => maskTail(text, 4),
  normaliseText,
  findOtherFormat,
  parseAccountNumber: (text) => parseAccountNumber(text, 'DE'),
  parseChineseId,
  parseDate,
  parseEin,
  parseMoney,
  parsePercent,
  parseSentCode: (text) => parseSentCode(text, 6),
  parseSsn,
  parseYears,
  passwordPolicy,
  validateHolder: (text) => validateHolder(text, ['Robin Ashdown']),
  'validateHolder of 500 characters': (text) =>
    validateHolder(text.slice(0, 500), ['Robin Ä. Ashdown', 'José García López']),
  getChineseIdBirthDate,
  withoutAccents,
  detectFormat: (text) => detectFormat(Buffer.from(text)),
  readPhoneAnywhere: (text) => readPhoneAnywhere(text, 'US'),
  getNetwork,
  summarizeFailure: (text) => summarizeFailure(new Error(text)),
  csvRecords: (text) => csvRecords(`"${text.replaceAll('"', '""')}"`),
};

/** Input that causes backtracking in patterns with nested repetitions. */
const REPEATED = [
  ' ',
  'a',
  '0',
  ',',
  '.',
  '-',
  '1,000',
  '1 000',
  'P.',
  'p/o ',
  'b/p',
  'no.',
  'a-',
  '<',
  '%',
  ' and ',
  '\u200c',
  'ﷺ',
  'e\u0301',
  '０',
  '\n',
  '""',
];
const CPU_MILLISECONDS = 500;

describe.each(Object.entries(PARSERS))('%s', (_, parse) => {
  test('takes time proportional to the length of a repeated text', () => {
    for (const part of REPEATED)
      for (const end of ['', '!', ' 1']) {
        const before = process.cpuUsage();
        parse(`${part.repeat(20_000)}${end}`);
        expect(process.cpuUsage(before).user / 1000).toBeLessThan(CPU_MILLISECONDS);
      }
  });

  test('never throws for any text', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789 ,.-()+$%/abAB年月日身份证\u0000\ud800') }),
    );
    fc.assert(fc.property(typed, (text) => void parse(text)));
  });
});

describe('agrees with an independent implementation', () => {
  const digits = (length: number) =>
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

  test('the holder of an account by the set of words, in any order of surname and given name', () => {
    const word = fc.stringMatching(/^[a-z]{4,9}$/);
    fc.assert(
      fc.property(fc.tuple(word, word, word), fc.tuple(word, word, word), ([a, b, c], [d, e, f]) => {
        fc.pre(new Set([a, b, c, d, e, f]).size === 6);
        const holds = (holder: string, ...owns: string[]) => validateHolder(holder, owns) === undefined;
        expect(holds(`${c}, ${a} ${b}`.toUpperCase(), `${a} ${b} ${c}`)).toBe(true);
        expect(holds(`${a} ${c} and ${d} ${f}`, `${a} ${b} ${c}`, `${d} ${f}`)).toBe(true);
        expect(holds(`${a} ${c} and ${d} ${f}`, `${a} ${b} ${c}`)).toBe(false);
        expect(holds(`${a} ${f}`, `${a} ${b} ${c}`)).toBe(false);
        expect(holds(`${d} ${c}`, `${a} ${b} ${c}`)).toBe(false);
      }),
    );
  });

  test('letters without accents by their names in Unicode', () => {
    const accented = fc.stringMatching(/^[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]{1,9}$/);
    fc.assert(
      fc.property(accented, (text) => {
        const plain = withoutAccents(text);
        expect(plain).not.toMatch(/\p{M}/u);
        expect(withoutAccents(plain)).toBe(plain);
        expect(plain.toLowerCase()).toBe(withoutAccents(text.toLowerCase()).toLowerCase());
      }),
    );
  });

  test('an IBAN by the remainder of a long number', () => {
    const remainder = (iban: string) =>
      BigInt(Array.from(iban.slice(4) + iban.slice(0, 4), (sign) => parseInt(sign, 36)).join('')) % 97n;
    fc.assert(
      fc.property(digits(18), fc.integer({ min: 2, max: 98 }), (account, check) => {
        const iban = `DE${String(check).padStart(2, '0')}${account}`;
        expect(isIban(iban)).toBe(remainder(iban) === 1n);
        expect(isIban(formatIban(iban).toLowerCase())).toBe(isIban(iban));
      }),
    );
  });

  test('a routing number by its weighted digits', () => {
    fc.assert(
      fc.property(digits(9), (number) => {
        const [a, b, c, d, e, f, g, h, i] = Array.from(number, Number) as [
          number,
          number,
          number,
          number,
          number,
          number,
          number,
          number,
          number,
        ];
        // 20 above a Federal Reserve district for thrift institutions, and 60 for electronic transactions.
        const district = [0, 20, 60].map((above) => 10 * a + b - above).some((n) => n >= 1 && n <= 12);
        const valid = (3 * (a + d + g) + 7 * (b + e + h) + (c + f + i)) % 10 === 0 && district;
        expect(isAba(number)).toBe(valid);
      }),
    );
  });

  test('a mainland identity card by ISO 7064 MOD 11-2', () => {
    const day = fc.date({ min: new Date('1920-01-01'), max: new Date('2020-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, digits(3), fc.constantFrom(...'0123456789X'), (birth, order, check) => {
        const body = `110101${birth.toISOString().slice(0, 10).replaceAll('-', '')}${order}`;
        const sum = Array.from(body, Number).reduce((rest, digit) => ((rest + digit) * 2) % 11, 0);
        const expected = (12 - sum) % 11;
        expect(parseChineseId(`${body}${check}`) !== undefined).toBe(
          check === (expected === 10 ? 'X' : `${expected}`),
        );
      }),
    );
  });

  test('a BIC by its country, length and characters', () => {
    const text = fc.stringMatching(/^[A-Z]{4}([A-Z]{2}|XK|GB)[A-Z0-9]{1,6}$/);
    fc.assert(fc.property(text, (bic) => expect([bic, isBic(bic)]).toEqual([bic, validator.isBIC(bic)])));
  });

  test('an EIN by the prefixes of the IRS', () => {
    fc.assert(
      fc.property(digits(9), (ein) =>
        expect([ein, parseEin(ein) !== undefined]).toEqual([ein, validator.isTaxID(ein, 'en-US')]),
      ),
    );
  });

  // How the check digit of a Macao card is calculated is not published, so no library has it.
  test.each([
    ['Hong Kong', 'zh-HK', /^[A-Z]{1,2}[0-9]{6}[0-9A]$/],
    ['Taiwan', 'zh-TW', /^[A-Z][1289][0-9]{8}$/],
  ] as const)('an identity card of %s by its check character', (_, locale, shape) => {
    fc.assert(
      fc.property(fc.stringMatching(shape), (id) =>
        expect([id, parseChineseId(id) !== undefined]).toEqual([id, validator.isIdentityCard(id, locale)]),
      ),
    );
  });

  test('a date by the calendar of JavaScript', () => {
    const part = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 9899 }), part(13), part(32), (year, month, day) => {
        const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const made = new Date(Date.UTC(year, month - 1, day));
        const exists = made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
        expect(isCalendarDate(text)).toBe(exists);
        expect(parseDate(text)).toBe(exists ? text : undefined);
      }),
    );
    for (const text of ['0000-01-01', '0000-00-00', '9999-12-31', '275760-09-13', '+012026-01-01'])
      expect([isCalendarDate(text), parseDate(text)]).toEqual([false, undefined]);
  });

  test('an amount as each country writes it', () => {
    const locales = ['en-US', 'de-DE', 'fr-FR', 'de-CH'];
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999_999_999 }),
        fc.constantFrom(...locales),
        (cents, locale) => {
          const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
          expect([text, parseMoney(text)]).toEqual([text, cents]);
        },
      ),
    );
  });

  test('a percentage as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), fc.constantFrom('.', ','), (points, separator) => {
        expect(parsePercent(`${(points / 100).toFixed(2).replace('.', separator)} %`)).toBe(points);
      }),
    );
  });

  test('a CSV by another parser', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'ab ,"\n\r中') });
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        (rows) => {
          const text = Papa.unparse(rows, { quotes: true, newline: '\n' });
          const { data } = Papa.parse<string[]>(text, { delimiter: ',', newline: '\n' });
          const filled = data.filter((cells) => cells.some((content) => content.trim() !== ''));
          expect(csvRecords(text).map(({ cells }) => cells)).toEqual(filled);
        },
      ),
    );
  });
});
