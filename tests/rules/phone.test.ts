import {
  formatPhone,
  maskPhone,
  PHONE_REGIONS,
  phoneRegionOf,
  regionOfInternational,
  toE164,
} from '@quoin/rules';

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
  ])('in region "%s" the number "%s" is invalid', (region, number) => {
    expect(toE164(region, number)).toBeUndefined();
  });

  test('of a region without a format is taken in international form', () => {
    expect(toE164('DE', '+49 30 901820')).toBe('+4930901820');
    expect(toE164('DE', '030 901820')).toBeUndefined();
    expect(toE164('DE', '+49')).toBeUndefined();
  });
});

describe('while a number is typed', () => {
  test('the digits fall into the format of the region', () => {
    expect(
      ['4', '415', '4155', '4155550123', '41555501234'].map((digits) => formatPhone('US', digits)),
    ).toEqual(['(4', '(415', '(415) 5', '(415) 555 0123', '(415) 555 01234']);
    expect(formatPhone('CN', '13800138000')).toBe('138 0013 8000');
    expect(formatPhone('HK', '91234567')).toBe('9123 4567');
  });

  test('no digit is lost, in any region', () => {
    for (const { key } of PHONE_REGIONS) {
      expect(formatPhone(key, '1234567890123').replace(/\D/g, '')).toBe('1234567890123');
    }
  });

  test('a pasted international number tells its region', () => {
    expect(regionOfInternational('+86 138 0013 8000', 'US')).toBe('CN');
    expect(regionOfInternational('+85291234567')).toBe('HK');
    expect(regionOfInternational('+49 30 901820', 'US')).toBeUndefined();
    expect(regionOfInternational('4155550123', 'CA')).toBeUndefined();
  });

  test('+1 stays where the investor is, Canada or the US', () => {
    expect(regionOfInternational('+14165550123', 'CA')).toBe('CA');
    expect(regionOfInternational('+14165550123', 'US')).toBe('US');
    expect(regionOfInternational('+14165550123', 'CN')).toBe('US');
  });
});

test.each([
  ['HK', 'HK'],
  ['CA', 'CA'],
  ['PR', 'US'],
  ['DE', undefined],
])('whoever lives in %s most likely has a number of %s', (residence, region) => {
  expect(phoneRegionOf(residence)?.key).toBe(region);
});

test('a masked phone shows its calling code and last four digits', () => {
  expect(maskPhone('+14155550123')).toBe('+1 ******0123');
  expect(maskPhone('+8613800138000')).toBe('+86 *******8000');
  expect(maskPhone('+4930901820')).toBe('+******1820');
});
