import fc from 'fast-check';
import { isAba, isBic, isIban, isSsn, maskTail, parseChineseId, parseEin, parseSsn } from '@quoin/rules';

describe('a Social Security number', () => {
  test('has nine digits', () => {
    expect(isSsn('123-45-6789')).toBe(true);
    expect(['123-45-678', '123-45-67890', '123-45-678a', ''].some(isSsn)).toBe(false);
  });

  test('that is grouped as the number of an employer is not valid, and vice versa', () => {
    expect([isSsn('12-3456789'), parseEin('123-45-6789')]).toEqual([false, undefined]);
    expect([isSsn('SSN: 123 45 6789'), parseEin('EIN 12 3456789')]).toEqual([true, '12-3456789']);
  });

  test.each(['000-45-6789', '666-45-6789', '900-45-6789', '999-45-6789', '123-00-6789', '123-45-0000'])(
    '%s is never issued',
    (number) => {
      expect(isSsn(number)).toBe(false);
    },
  );

  test.each(['900-50-0001', '912-65-3456', '999-70-1234', '912-88-3456', '912-90-3456', '912-92-3456'])(
    'may be the ITIN %s of a person without one',
    (number) => {
      expect(parseSsn(number.replaceAll('-', ''))).toBe(number);
      expect(parseSsn(`ITIN: ${number}`)).toBe(number);
    },
  );

  test.each(['912-49-3456', '912-66-3456', '912-69-3456', '912-89-3456', '912-93-3456', '987-65-4321'])(
    '%s is no ITIN',
    (number) => expect(parseSsn(number)).toBeUndefined(),
  );
});

test.each(['1234567890', '12345678', '12345678a', 'a23456789', '0812345678', '08-1234567'])(
  '%s is not the number of an employer',
  (text) => expect(parseEin(text)).toBeUndefined(),
);

describe('an ABA routing number', () => {
  // Published by the Federal Reserve Banks of Boston and New York.
  const published = ['011000015', '021000018', '021001208'];

  test.each(published)('%s passes its checksum', (number) => {
    expect(isAba(number)).toBe(true);
  });

  test('fails if any single digit is mistyped', () => {
    const aba = fc.constantFrom(...published);
    fc.assert(
      fc.property(aba, fc.nat(8), fc.integer({ min: 1, max: 9 }), (number, place, shift) => {
        const digit = (Number(number[place]) + shift) % 10;
        expect(isAba(number.slice(0, place) + digit + number.slice(place + 1))).toBe(false);
      }),
    );
  });

  test.each(['000000013', '130000006', '330000000', '500000005', '730000008', '800000006', '999999992'])(
    '%s is of a range without bank accounts',
    (number) => {
      expect(isAba(number)).toBe(false);
    },
  );

  test.each(['211370545', '325081403', '612101038', '722000016'])(
    '%s is of a thrift institution or for electronic transactions',
    (number) => {
      expect(isAba(number)).toBe(true);
    },
  );

  test('has nine digits', () => {
    expect(['', '02100001', '0210000180', '02100001a', '000000000'].some(isAba)).toBe(false);
  });
});

describe('foreign bank codes', () => {
  test('an IBAN passes in any spacing and case', () => {
    expect(['GB29 NWBK 6016 1331 9268 19', 'de89370400440532013000'].every(isIban)).toBe(true);
    expect(['GB29 NWBK 6016 1331 9268 18', 'US29 0000', ''].some(isIban)).toBe(false);
  });

  test('a BIC has 8 or 11 characters, in any case', () => {
    expect(['CHASUS33', 'deutdeff500', ' BKCHHKHH '].every(isBic)).toBe(true);
    expect(['CHASUS3', 'CHAS1S33', 'CHASUS33XX', ''].some(isBic)).toBe(false);
  });
});

describe('the number of a Chinese identity card', () => {
  test.each([
    ['11010519491231002X', '11010519491231002X'],
    ['110105 19491231 002x', '11010519491231002X'],
    ['１１０１０５１９４９１２３１００２Ｘ', '11010519491231002X'],
    ['居民身份证号码：440524188001010014', '440524188001010014'],
    ['A123456(3)', 'A1234563'],
    ['hkid G123456(a)', 'G123456A'],
    ['WX123456（9）', 'WX1234569'],
    ['A123456789', 'A123456789'],
    ['F131204570', 'F131204570'],
    ['q 2234 56784', 'Q223456784'],
    ['W800123450', 'W800123450'],
    ['1234567(8)', '12345678'],
  ])('%s is %s', (typed, number) => {
    expect(parseChineseId(typed)).toBe(number);
  });

  test.each([
    ['a wrong check character', '110105194912310021'],
    ['a birth date that does not exist', '110105194913310020'],
    ['the old form of 15 digits', '110105491231002'],
    ['letters', 'ABCDEF19491231002X'],
    ['a province that does not exist', '990105194912310022'],
    ['a province that does not exist and a matching check digit', '990101199003070023'],
    ['a code between provinces and a matching check digit', '160101199003070029'],
    ['another character behind it', '11010519491231002X1'],
    ['another character before it', '111010519491231002X'],
    ['another county of Taiwan', 'G131204570'],
    ['a wrong check digit of Hong Kong', 'A123456(4)'],
    ['a wrong check digit of Taiwan', 'A123456780'],
    ['another first digit than cards of Macao have', '2234567(8)'],
  ])('with %s it is invalid', (_what, number) => {
    expect(parseChineseId(number)).toBeUndefined();
  });

  test('the date of birth is not in the future', () => {
    expect(parseChineseId('11010519491231002X', '1949-12-31')).toBeDefined();
    expect(parseChineseId('11010519491231002X', '1949-12-30')).toBeUndefined();
  });
});

describe('a masked number', () => {
  test('shows its tail and keeps its separators', () => {
    expect(maskTail('123-45-6789', 4)).toBe('***-**-6789');
    expect(maskTail('E12345678', 3)).toBe('******678');
  });

  test('that is short is masked completely', () => {
    expect(maskTail('6789', 4)).toBe('****');
    expect(maskTail('', 4)).toBe('');
  });

  test('never reveals too much', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{0,30}$/), fc.nat(6), (value, keep) => {
        expect(maskTail(value, keep).replaceAll('*', '').length).toBeLessThanOrEqual(keep);
      }),
    );
  });
});
