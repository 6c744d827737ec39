import {
  formatPhone,
  maskPhone,
  nationalDigits,
  PHONE_REGIONS,
  getPhoneRegion,
  validatePhone,
  validatePhoneAnywhere,
  readPhone,
  toE164,
  toE164Anywhere,
} from '@quoin/rules';
import { readPhoneAnywhere } from '@quoin/rules/phone-plans';
import demoProducts from '../../packages/server/demo/products.json';

describe('a phone number of a region', () => {
  test.each([
    ['US', '(415) 555-0123', '+14155550123'],
    ['US', '1 415 555 0123', '+14155550123'],
    ['US', '+1 415 555 0123', '+14155550123'],
    ['CA', '416.555.0123', '+14165550123'],
    ['CN', '138 0013 8000', '+8613800138000'],
    ['CN', '86 138 0013 8000', '+8613800138000'],
    ['CN', '１３８００１３８０００', '+8613800138000'],
    ['HK', '9123 4567', '+85291234567'],
    ['HK', '+852 9123 4567', '+85291234567'],
    ['SG', '9123 4567', '+6591234567'],
    ['SG', '+65 8123 4567', '+6581234567'],
    ['GB', '07400 123456', '+447400123456'],
    ['GB', '7400 123456', '+447400123456'],
    ['GB', '+44 (0)7400 123456', '+447400123456'],
    ['GB', '0044 7400 123456', '+447400123456'],
  ])('%s %s is %s', (region, number, e164) => {
    expect(toE164(region, number)).toBe(e164);
  });

  test.each([
    ['US', ''],
    ['US', '555 0123'],
    ['US', '(115) 555 0123'],
    ['US', '(415) 155 0123'],
    ['US', '415 555 0123 ext 4'],
    ['US', '+86 138 0013 8000'],
    ['CN', '010 6552 9988'],
    ['CN', '238 0013 8000'],
    ['HK', '1123 4567'],
    ['', '4155550123'],
    ['US', '+1 876 555 0123'],
    ['US', '(809) 555-0123'],
    ['US', '242 555 0123'],
    ['US', '900 555 0123'],
    ['US', '(800) 555-0123'],
    ['US', '1 833 555 0123'],
    ['CA', '600 555 0123'],
    ['US', '911 555 0123'],
    ['US', '415 911 0123'],
    ['US', '(415) 976-0123'],
    ['US', '(415) 555-1212'],
    ['SG', '6123 4567'],
    ['SG', '1800 123 4567'],
    ['SG', '1900 123 4567'],
    ['SG', '800 123 4567'],
    ['SG', '9912 3456'],
    ['GB', '020 7946 0018'],
    ['GB', '0800 123 4567'],
    ['GB', '0808 157 0192'],
    ['GB', '0909 879 0000'],
    ['GB', '070 1234 5678'],
    ['GB', '07600 123456'],
    ['GB', '0845 46 47'],
  ])('in region "%s" the number "%s" is invalid', (region, number) => {
    expect(toE164(region, number)).toBeUndefined();
  });

  test('of another country with calling code 1 reports that country', () => {
    expect(validatePhone('US', '+1 876 555 0123')).toEqual({
      name: 'phone_not_offered',
      values: { country: { country: 'JM' } },
    });
  });

  test.each([
    ['07781 123456', 'GG'],
    ['07797 123456', 'JE'],
    ['07624 123456', 'IM'],
  ])('of an island with calling code 44 reports that island: %s', (number, country) => {
    const problem = { name: 'phone_not_offered', values: { country: { country } } };
    expect(validatePhone('GB', number)).toEqual(problem);
    expect(validatePhone('US', `+44 ${number.slice(1)}`)).toEqual(problem);
  });

  test('can be of every country whose residents may invest in a product of the demo', () => {
    const countries = new Set(demoProducts.flatMap(({ allowed_countries: allowed }) => allowed.split('; ')));
    expect(countries.size).toBeGreaterThan(5);
    expect([...countries].filter((country) => !getPhoneRegion(country)?.enable_send_code)).toEqual([]);
  });

  test.each(['(861) 555-0123', '(787) 555-0123', '(671) 555-0123', '(942) 555-0123'])(
    'with a new area code or of a territory counts as US or Canadian: %s',
    (number) => expect(toE164('US', number)).toBeDefined(),
  );

  test('of a region without a format is accepted in international format', () => {
    expect(toE164('DE', '+49 30 901820')).toBe('+4930901820');
    expect(toE164('DE', '030 901820')).toBeUndefined();
    expect(toE164('DE', '+49')).toBeUndefined();
    expect(toE164('DE', '+49 30 9018')).toBe('+49309018');
    expect(toE164('DE', '+49 30 901')).toBeUndefined();
    expect(toE164('DE', '+49 1234567890123')).toBe('+491234567890123');
    expect(toE164('DE', '+49 12345678901234')).toBeUndefined();
    expect(formatPhone('DE', '030 901820')).toBe('030901820');
  });
});

describe('while a number is typed', () => {
  test('the digits follow the format of the region', () => {
    expect(
      ['4', '415', '4155', '4155550123', '41555501234'].map((digits) => formatPhone('US', digits)),
    ).toEqual(['(4', '(415', '(415) 5', '(415) 555 0123', '(415) 555 01234']);
    expect(formatPhone('CN', '13800138000')).toBe('138 0013 8000');
    expect(formatPhone('HK', '91234567')).toBe('9123 4567');
  });

  test.each([
    ['(415) 55', '41555'],
    ['+1 415 55', undefined],
    ['011 44 7400', undefined],
    ['415 five', undefined],
  ])('%s has the national digits %s', (text, digits) => {
    expect(nationalDigits(text, '1')).toBe(digits);
  });

  test('no digit is lost, in any region', () => {
    for (const { key } of PHONE_REGIONS) {
      expect(formatPhone(key, '1234567890123').replace(/\D/g, '')).toBe('1234567890123');
    }
  });
});

test.each([
  ['HK', 'HK'],
  ['CA', 'CA'],
  ['PR', 'US'],
  ['SG', 'SG'],
  ['GB', 'GB'],
  ['DE', undefined],
])('the default region for a resident of %s is %s', (residence, region) => {
  expect(getPhoneRegion(residence)?.key).toBe(region);
});

test('a masked phone number shows its calling code and last four digits', () => {
  expect(maskPhone('+14155550123')).toBe('+1 ******0123');
  expect(maskPhone('+8613800138000')).toBe('+86 *******8000');
  expect(maskPhone('+4930901820')).toBe('+******1820');
});

describe('reading a number', () => {
  test.each([
    ['US', '+1 415 555 2671', 'US', '+14155552671'],
    ['US', '+14155552671', 'US', '+14155552671'],
    ['US', '14155552671', 'US', '+14155552671'],
    ['US', '1 (415) 555-2671', 'US', '+14155552671'],
    ['US', '001 415 555 2671', 'US', '+14155552671'],
    ['US', '011 86 138 0013 8000', 'CN', '+8613800138000'],
    ['US', '＋１ ４１５ ５５５ ２６７１', 'US', '+14155552671'],
    ['US', 'tel:+1-415-555-2671', 'US', '+14155552671'],
    ['US', 'Tel.: (415) 555-2671', 'US', '+14155552671'],
    ['US', 'Mobile: 415 555 2671', 'US', '+14155552671'],
    ['CN', '手机：138 0013 8000', 'CN', '+8613800138000'],
    ['US', '+86 138 0013 8000', 'CN', '+8613800138000'],
    ['US', '0086 138 0013 8000', 'CN', '+8613800138000'],
    ['US', '86 138 0013 8000', 'CN', '+8613800138000'],
    ['US', '852 9123 4567', 'HK', '+85291234567'],
    ['CA', '+1 604 555 0123', 'CA', '+16045550123'],
    ['CN', '+1 604 555 0123', 'US', '+16045550123'],
    ['CN', '14155552671', 'CN', '+8614155552671'],
    ['CN', '12125550140', 'US', '+12125550140'],
    ['CN', '0138 0013 8000', 'CN', '+8613800138000'],
    ['HK', '(+852) 9123–4567', 'HK', '+85291234567'],
    ['US', '+44 7400 123456', 'GB', '+447400123456'],
    ['US', '44 7400 123456', 'GB', '+447400123456'],
    ['US', '65 9123 4567', 'SG', '+6591234567'],
    ['GB', '1 415 555 2671', 'US', '+14155552671'],
    ['SG', '+852 9123 4567', 'HK', '+85291234567'],
  ])('in region %s "%s" as a number of %s', (region, text, found, e164) => {
    expect(readPhone(text, region)).toMatchObject({ kind: 'number', region: found, e164 });
  });

  test.each([
    ['US', '+33 1 99 00 12 34', { kind: 'not_offered', country: 'FR' }],
    ['US', '+33', { kind: 'not_offered', country: 'FR' }],
    ['US', '+44', { kind: 'unfinished' }],
    ['US', '+44 20 7946 0958', { kind: 'without_sms' }],
    ['GB', '07400 123456 78', { kind: 'too_long', country: 'GB' }],
    ['SG', '9123 4567 8', { kind: 'too_long', country: 'SG' }],
    ['US', '+8', { kind: 'unfinished' }],
    ['US', '+86 138 0013 800', { kind: 'unfinished' }],
    ['US', '415 555 267', { kind: 'unfinished' }],
    ['US', '86 138 0013 80', { kind: 'unfinished' }],
    ['US', '415 555 26711', { kind: 'too_long', country: 'US' }],
    ['CN', '+86 138 0013 8000 00', { kind: 'too_long', country: 'CN' }],
    ['US', '415 555 2671 ext. 5', { kind: 'extension' }],
    ['US', '415 555 2671x5', { kind: 'extension' }],
    ['US', 'tel:+1-415-555-2671;ext=5', { kind: 'extension' }],
    ['CN', '138 0013 8000 转 5', { kind: 'extension' }],
    ['US', '13800138000', { kind: 'invalid' }],
    ['US', '1-800-FLOWERS', { kind: 'invalid' }],
    ['US', '+999 123', { kind: 'invalid' }],
    ['US', '+999', { kind: 'invalid' }],
    ['US', '(800) 555-0123', { kind: 'without_sms' }],
  ])('in region %s "%s" is not a number', (region, text, reading) => {
    expect(readPhone(text, region)).toEqual(reading);
  });

  test('without CN among the regions, +86 is not offered', () => {
    const regions = PHONE_REGIONS.filter(({ key }) => key === 'US');
    expect(readPhone('+86 138 0013 8000', 'US', regions)).toEqual({ kind: 'not_offered', country: 'CN' });
  });
});

test.each([
  ['GB', '020 7946 0958'],
  ['US', '+44 20 7946 0958'],
  ['US', '+44 (0)20 7946 0958'],
  ['US', '44 20 7946 0958'],
  ['US', '44 (0)20 7946 0958'],
  ['GB', '44 20 7946 0958'],
  ['US', '86 10 6552 9988'],
  ['US', '852 2345 6789'],
  ['US', '0044 808 157 0192'],
  ['GB', '070 1234 5678'],
  ['US', '(800) 555-0123'],
  ['US', '+86 10 6552 9988'],
  ['CN', '010 6552 9988'],
  ['CN', '0755 8123 4567'],
  ['HK', '2345 6789'],
  ['SG', '+65 6123 4567'],
])('a number that cannot take a text message is reported as such: %s %s', (region, number) => {
  expect(validatePhone(region, number)).toEqual({ name: 'phone_without_sms' });
});

describe('with the numbering plans of every country, a calling code without the plus', () => {
  test.each([
    ['US', '44 20 7946 0958', 'GB', '+442079460958'],
    ['US', '44 (0)20 7946 0958', 'GB', '+442079460958'],
    ['US', '49 1512 3456789', 'DE', '+4915123456789'],
    ['CA', '86 10 6552 9988', 'CN', '+861065529988'],
    ['FR', '44 20 7946 0958', 'GB', '+442079460958'],
    ['FR', '33 6 12 34 56 78', 'FR', '+33612345678'],
  ])('decides the country if only one meaning exists: %s %s', (region, text, found, e164) => {
    expect(readPhoneAnywhere(text, region)).toMatchObject({ kind: 'number', region: found, e164 });
  });

  test.each([
    ['US', '415 555 26711', { kind: 'too_long', country: 'US' }],
    ['US', '677 12345', { kind: 'unfinished' }],
    ['US', '65 6123 4567', { kind: 'invalid' }],
    ['DE', '677 12345', { kind: 'number', region: 'DE', national: '67712345', e164: '+4967712345' }],
  ])('does not replace another meaning: %s %s', (region, text, reading) => {
    expect(readPhoneAnywhere(text, region)).toEqual(reading);
  });
});

test.each([
  ['CN', '212 555 0123'],
  ['GB', '(212) 555-0123'],
])(
  'a number of another country is not reported as a landline of the selected one: %s %s',
  (region, number) => {
    expect(validatePhone(region, number)).toEqual({ name: 'phone_invalid' });
  },
);

test.each([
  ['US', '٤١٥ ٥٥٥ ٢٦٧١', '+14155552671'],
  ['GB', '۰۷۴۰۰ ۱۲۳۴۵۶', '+447400123456'],
  ['US', '415‑555‑2671', '+14155552671'],
  ['US', 'M: 415-555-2671', '+14155552671'],
  ['US', 'Phone (415) 555-2671', '+14155552671'],
  ['US', '+1 (415) 555-2671 (mobile)', '+14155552671'],
  ['US', 'T +44 7400 123456', undefined],
  ['GB', 'T +44 7400 123456', '+447400123456'],
])('in region %s, "%s" as it is printed or typed elsewhere is %s', (region, number, e164) => {
  expect(toE164(region, number)).toBe(e164);
});

test('the problem of an invalid number states the cause', () => {
  expect(validatePhone('US', '+33 1 99 00 12 34')).toEqual({
    name: 'phone_not_offered',
    values: { country: { country: 'FR' } },
  });
  expect(validatePhone('US', '415 555 26711')).toEqual({
    name: 'phone_too_long',
    values: { country: { country: 'US' } },
  });
  expect(validatePhone('US', '415 555 2671 ext 5')).toEqual({ name: 'phone_extension' });
  expect(validatePhone('US', '+86 138 0013 8000')).toEqual({ name: 'phone_invalid' }); // the region does not match
  expect(validatePhoneAnywhere('+44 (0)20 7946 0958')).toBeUndefined();
  expect(validatePhoneAnywhere('0044 20 7946 0958')).toBeUndefined();
  expect(validatePhoneAnywhere('+44 20 7946 0958 ext 3')).toEqual({ name: 'phone_extension' });
  expect(validatePhoneAnywhere('030 901820')).toEqual({ name: 'phone_invalid' });
});

test.each([
  ['+49 0171 1234567', '+491711234567'],
  ['+49 (0) 171 1234567', '+491711234567'],
  ['+33 06 12 34 56 78', '+33612345678'],
  ['+39 06 6982 1234', '+390669821234'],
  ['+225 07 12 34 56 78', '+2250712345678'],
])('a zero that is dialled within the country only is left out: %s', (number, e164) => {
  expect(toE164Anywhere(number)).toBe(e164);
});
