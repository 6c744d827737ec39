// Phone numbers of the rules against an independent parser, libphonenumber. Slower than the other tests of phone numbers.
import fc from 'fast-check';
import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/max';
import { getCallingCountry, isCountry, validatePhone, readPhone, toE164 } from '@quoin/rules';

describe('a phone number of a region', () => {
  test.each([
    ['GB', 10, 100_000],
    ['SG', 8, 100_000],
  ] as const)(
    'of %s is accepted if an independent numbering plan calls it mobile',
    (key, length, prefixes) => {
      const wrong = Array.from({ length: prefixes }, (_, prefix) =>
        `${String(prefix).padStart(5, '0')}23456789`.slice(0, length),
      ).filter((national) => {
        const known = parsePhoneNumberFromString(`+${getCountryCallingCode(key)}${national}`);
        // The parser drops a trunk prefix.
        if (!known?.isValid() || known.nationalNumber !== national) return false;
        const takesSms = known.getType() === 'MOBILE' && known.country === key;
        return (toE164(key, national) !== undefined) !== takesSms;
      });
      expect(wrong).toEqual([]);
    },
  );

  test('with calling code 1 has the country that an independent numbering plan reports', () => {
    const ofUs: readonly (string | undefined)[] = ['US', 'CA', 'PR', 'VI', 'GU', 'AS', 'MP'];
    const wrong = Array.from({ length: 800 }, (_, area) => `${200 + area}2345678`).filter((national) => {
      const known = parsePhoneNumberFromString(`+1${national}`);
      if (!known?.isValid()) return false;
      const takesSms = /MOBILE/.test(known.getType() ?? '') && ofUs.includes(known.country);
      return (toE164('US', national) !== undefined) !== takesSms;
    });
    expect(wrong).toEqual([]);
  });
});

test('calling codes are those of the numbering plans', () => {
  for (const country of getCountries().filter(isCountry)) {
    const callingCode = getCountryCallingCode(country);
    const found = getCallingCountry(`${callingCode}2345678`);
    expect(found?.callingCode).toBe(callingCode);
    expect(getCountryCallingCode(found?.country as CountryCode)).toBe(callingCode); // one of its countries
  }
});

describe('any input is read like by an independent parser, or rejected', () => {
  const digits = (from: number, to: number) => fc.stringMatching(new RegExp(`^\\d{${from},${to}}$`));
  const national = fc.oneof(
    digits(5, 15),
    fc.stringMatching(/^[2-9]\d{2}[2-9]\d{6}$/),
    fc.stringMatching(/^1[3-9]\d{9}$/),
    fc.stringMatching(/^[5-9]\d{7}$/),
    fc.stringMatching(/^0?7\d{9}$/),
  );
  const prefix = fc.constantFrom(
    '',
    '+1',
    '1 ',
    '+86 ',
    '86',
    '0086 ',
    '+852',
    '852 ',
    '+44 ',
    '44 ',
    '65',
    '+33 ',
    '0',
    '00',
    '＋',
    'tel:+1',
  );
  const region = fc.constantFrom('US', 'CA', 'CN', 'HK', 'SG', 'GB');

  test('by the rules', () => {
    fc.assert(
      fc.property(region, prefix, national, (key, before, rest) => {
        const text = before + rest;
        const reading = readPhone(text, key);
        const plain = text.normalize('NFKC').replace('tel:', '').replace(/^00/, '+');
        const digits = plain.replace(/\D/g, '');
        const readings = [
          parsePhoneNumberFromString(plain, key as CountryCode),
          parsePhoneNumberFromString(`+${digits}`),
          // The parser mistakes the first digits of a Hong Kong number such as 8529 0000 for the calling code.
          plain.startsWith('+')
            ? undefined
            : parsePhoneNumberFromString(`+${getCountryCallingCode(key as CountryCode)}${digits}`),
        ].map((number) => number?.number);
        if (reading.kind === 'number') expect(readings).toContain(reading.e164);
        else expect(validatePhone(key, text)).toBeDefined();
      }),
      { numRuns: 2000, examples: [['HK', '852 ', '90000']] },
    );
  });
});
