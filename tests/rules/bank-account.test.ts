import { getCountrySpecifications } from 'ibantools';
import {
  bankAccountParts,
  bankNumberKind,
  formatIban,
  normaliseBic,
  normaliseIban,
  parseAccountNumber,
  validateBankAccount,
  usesAba,
  usesIban,
  type BankAccount,
} from '@quoin/rules';

const US: BankAccount = {
  country: 'US',
  account_holder: 'Jordan Reyes',
  bank_name: 'Example Bank',
  bank_address: '1 Main Street, New York',
  account_type: 'checking',
  account_number: '000123456789',
  aba_ach: '021000018',
  aba_wire: '011000015',
};
const UK: BankAccount = {
  country: 'GB',
  account_holder: 'Jordan Reyes',
  bank_name: 'Example Bank',
  bank_address: '1 High Street, London',
  iban: 'GB29 NWBK 6016 1331 9268 19',
  swift: 'nwbkgb2l',
};

const INTERMEDIARY = { intermediary_name: 'Harbor Bank', intermediary_aba: '021000018' };

const names = (account: BankAccount, context: Parameters<typeof validateBankAccount>[1]) =>
  Object.fromEntries(
    Object.entries(validateBankAccount(account, context)).map(([part, { name }]) => [part, name]),
  );

describe('the parts of a bank account', () => {
  test('ACH requires the account, its type and the routing number for ACH, but no country', () => {
    expect(bankAccountParts('ach')).toEqual([
      'account_holder',
      'bank_name',
      'account_type',
      'account_number',
      'aba_ach',
    ]);
  });

  test('a wire in the US and Puerto Rico uses the routing number for wires', () => {
    expect(bankAccountParts('wire', 'US')).toEqual([
      ...['country', 'account_holder', 'bank_name', 'bank_address', 'account_number', 'aba_wire'],
      ...['further_credit_to', 'reference'],
    ]);
    expect(bankAccountParts('wire', 'PR')).toEqual(bankAccountParts('wire', 'US'));
    expect(bankAccountParts('wire', 'US')).not.toContain('swift');
  });

  test('a wire to another country uses SWIFT, an IBAN if the country has one, and optionally an intermediary bank', () => {
    const abroad = (number: string) => [
      ...['country', 'account_holder', 'bank_name', 'bank_address', number, 'swift'],
      ...['intermediary_name', 'intermediary_aba', 'intermediary_swift', 'further_credit_to', 'reference'],
    ];
    expect(bankAccountParts('wire', 'DE')).toEqual(abroad('iban'));
    expect(bankAccountParts('wire', 'HK')).toEqual(abroad('account_number'));
  });

  test('without a country no other part is required', () => {
    expect(bankAccountParts('wire')).toEqual(['country']);
  });

  test('countries have an IBAN or an ABA number or neither', () => {
    expect([usesIban('GB'), usesIban('US'), usesIban('CN'), usesIban('')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([usesAba('US'), usesAba('GU'), usesAba('CA')]).toEqual([true, true, false]);
  });

  test('the countries with an IBAN are those that the validator knows', () => {
    const registry = getCountrySpecifications();
    const getStateTerritories = ['BL', 'GG', 'IM', 'JE', 'SJ'];
    expect(getStateTerritories.filter((territory) => !usesIban(territory))).toEqual([]);
    // In the registry, but not yet marked by the validator.
    const joinedLater = ['BI', 'DJ', 'FK', 'HN'];
    expect(
      Object.keys(registry).filter((country) => usesIban(country) && !getStateTerritories.includes(country)),
    ).toEqual(
      Object.keys(registry).filter(
        (country) =>
          (registry[country]?.IBANRegistry || joinedLater.includes(country)) &&
          !getStateTerritories.includes(country),
      ),
    );
  });
});

describe('problems of a bank account', () => {
  test('a complete account has no problem', () => {
    expect(names(US, { method: 'ach' })).toEqual({});
    expect(names(US, { method: 'wire' })).toEqual({});
    expect(names(UK, { method: 'wire' })).toEqual({});
  });

  test('only required parts are reported as missing', () => {
    expect(names({ country: 'US' }, { method: 'wire' })).toEqual({
      account_holder: 'required',
      bank_name: 'required',
      bank_address: 'required',
      account_number: 'required',
      aba_wire: 'required',
    });
    expect(names({}, { method: 'wire' })).toEqual({ country: 'required' });
  });

  test.each<[BankAccount, string, string]>([
    [{ ...US, aba_wire: '011000016' }, 'aba_wire', 'aba_invalid'],
    [{ ...US, account_number: '12A' }, 'account_number', 'account_number_invalid'],
    [{ ...US, account_number: '123456789012345678' }, 'account_number', 'account_number_invalid'],
    [{ ...US, account_holder: '李雷' }, 'account_holder', 'latin_only'],
    [{ ...UK, iban: 'GB29 NWBK 6016 1331 9268 18' }, 'iban', 'iban_invalid'],
    [{ ...UK, swift: 'NWBKGB' }, 'swift', 'bic_invalid'],
    [{ ...UK, swift: 'NWBKGB20' }, 'swift', 'bic_test'],
    [{ ...UK, ...INTERMEDIARY, intermediary_swift: 'CHASUS30XXX' }, 'intermediary_swift', 'bic_test'],
    [{ ...UK, ...INTERMEDIARY, intermediary_aba: '123456789' }, 'intermediary_aba', 'aba_invalid'],
    [{ ...UK, ...INTERMEDIARY, intermediary_swift: 'X' }, 'intermediary_swift', 'bic_invalid'],
    [{ ...UK, ...INTERMEDIARY, intermediary_name: '银行' }, 'intermediary_name', 'latin_only'],
    [{ ...UK, intermediary_name: 'Harbor Bank' }, 'intermediary_aba', 'intermediary_incomplete'],
    [{ ...UK, intermediary_aba: '021000018' }, 'intermediary_name', 'intermediary_incomplete'],
  ])('%j', (account, part, name) => {
    expect(names(account, { method: 'wire' })).toEqual({ [part]: name });
  });

  test('parts that the form of a country does not show are checked if they are given', () => {
    const context = { method: 'wire', allGiven: true } as const;
    expect(names({ ...US, swift: 'CHASUS33', ...INTERMEDIARY }, context)).toEqual({});
    expect(names({ ...US, swift: 'DEUTDEFF', intermediary_name: 'Harbor Bank' }, context)).toEqual({
      swift: 'bic_country',
      intermediary_aba: 'intermediary_incomplete',
    });
    expect(names({ ...US, swift: 'x' }, { method: 'wire' })).toEqual({});
  });

  test('a number on file may be left empty, but an invalid new one is rejected', () => {
    const context = { method: 'wire', numberOnFile: true } as const;
    expect(names({ ...US, account_number: '' }, context)).toEqual({});
    expect(names({ ...US, account_number: '1' }, context)).toEqual({
      account_number: 'account_number_invalid',
    });
  });

  test.each([
    ['DE', 'GB29NWBK60161331926819', 'DEUTDEFF', { iban: 'iban_country' }],
    ['DE', 'DE89370400440532013000', 'CHASUS33', { swift: 'bic_country' }],
    ['DE', 'GB29NWBK60161331926819', 'CHASUS33', { iban: 'iban_country', swift: 'bic_country' }],
    ['FR', 'DE89370400440532013000', 'DEUTDEFF', { iban: 'iban_country', swift: 'bic_country' }],
    ['DE', 'DE89 3704 0044 0532 0130 00', 'deut de ff', {}],
    ['GP', 'FR1420041010050500013M02606', 'PSSTFRPPXXX', {}],
    ['RE', 'FR1420041010050500013M02606', 'BFRERE2T', {}],
    ['AX', 'FI2112345600000785', 'AABAFI22', {}],
    ['JE', 'GB29NWBK60161331926819', 'HSBCJESH', {}],
    ['MC', 'MC5811222000010123456789030', 'CMCIFRPP', {}],
    ['FR', 'FR1420041010050500013M02606', 'CFMOMCMX', {}],
    ['FR', 'MC5811222000010123456789030', 'PSSTFRPP', { iban: 'iban_country' }],
  ])(
    'country %s, IBAN %s and BIC %s agree, or the part that differs is rejected',
    (country, iban, swift, found) => {
      expect(names({ ...UK, country, iban, swift }, { method: 'wire' })).toEqual(found);
    },
  );

  test('the error about an IBAN of another country names that country', () => {
    const account = { ...UK, country: 'DE', swift: 'DEUTDEFF' };
    expect(validateBankAccount(account, { method: 'wire' })).toEqual({
      iban: { name: 'iban_country', values: { country: { country: 'GB' } } },
    });
  });

  test('the BIC of a bank without IBANs must be of the bank’s country too', () => {
    const account = { ...UK, country: 'HK', account_number: '123456789', swift: 'HSBCHKHH' };
    expect(names(account, { method: 'wire' })).toEqual({});
    expect(names({ ...account, swift: 'HSBCSGSG' }, { method: 'wire' })).toEqual({ swift: 'bic_country' });
  });

  test('ACH works with US banks only', () => {
    expect(names({ ...US, country: 'GB' }, { method: 'ach' })).toEqual({ country: 'ach_us_only' });
    expect(names({ ...US, country: undefined }, { method: 'ach' })).toEqual({});
  });
});

test('codes are stored in capitals without spaces and shown as they are printed', () => {
  expect(normaliseBic(' deut de ff ')).toBe('DEUTDEFF');
  expect(normaliseIban('gb29-nwbk 6016')).toBe('GB29NWBK6016');
  expect(['gb29nwbk60161331926819', 'GB29', 'GB29N', ''].map(formatIban)).toEqual([
    'GB29 NWBK 6016 1331 9268 19',
    'GB29',
    'GB29 N',
    '',
  ]);
});

test('the number on file has the same kind for ACH and for US wires, and another kind in each other country', () => {
  expect(bankNumberKind('ach', {})).toBe(bankNumberKind('wire', { country: 'US' }));
  expect(bankNumberKind('wire', { country: 'GP' })).toBe(bankNumberKind('wire', { country: 'FR' }));
  expect(bankNumberKind('wire', { country: 'DE' })).not.toBe(bankNumberKind('wire', { country: 'FR' }));
  expect(bankNumberKind('wire', { country: 'DE' })).not.toBe(bankNumberKind('wire', { country: 'US' }));
  expect(bankNumberKind('wire', { country: 'HK' })).not.toBe(bankNumberKind('wire', { country: 'SG' }));
  expect(bankNumberKind('ach', { country: 'DE' })).not.toBe(bankNumberKind('wire', { country: 'DE' }));
  expect(bankNumberKind('wire', { country: 'HK' })).toBe('account_number HK');
  expect(bankNumberKind('wire', { country: 'GP' })).toBe('iban FR');
});

test.each([
  ['BI', 'BI42 10000 10001 00003320451 81'],
  ['DJ', 'DJ21 0001 0000 0001 5400 0100 186'],
  ['FK', 'FK88 SC12 3456 7890 12'],
  ['HN', 'HN88 CABF 0000 0000 0002 5000 5469'],
])('the IBAN of %s, whose banks introduced it lately, is checked', (country, iban) => {
  const account = { ...UK, country, iban, swift: `NWBK${country}2L` };
  expect(names(account, { method: 'wire' })).toEqual({});
  expect(names({ ...account, iban: `${iban.slice(0, -1)}0` }, { method: 'wire' })).toEqual({
    iban: 'iban_invalid',
  });
});

test.each([
  ['MX', '032180000118359719'],
  ['AU', '082-902 12345678'],
  ['CA', '00012-003 1234567'],
  ['IN', 'HDFC0000123/50100012345678'],
  ['ID', '123.456.7890'],
  ['KR', '110–123–456789'],
  ['ZA', '62 123 456 789'],
])('an account number of %s is accepted as printed: %s', (country, number) => {
  expect(parseAccountNumber(number, country)).toBe(number.replaceAll('–', '-'));
});

test.each(['1/', '/12345', '12//345', '1 . - 2', '1/2/', '12*345', '1'.repeat(35)])(
  'a foreign account number cannot be %s',
  (number) => {
    expect(parseAccountNumber(number, 'CA')).toBeUndefined();
  },
);

test('a US account number may be typed with its label', () => {
  expect(
    ['Account: 12345678', 'acct. 1234', 'A/C 1234', '123'].map((text) => parseAccountNumber(text, 'US')),
  ).toEqual([...['12345678', '1234', '1234', undefined]]);
});

describe('an account number with a check digit', () => {
  // The examples of Banco de México and of Banco Central de la República Argentina.
  const CLABE = '032180000118359719';
  const CBU = '2850590940090418135201';

  test.each([
    ['MX', CLABE],
    ['AR', CBU],
  ])('of %s fails if any digit is mistyped', (country, number) => {
    expect(parseAccountNumber(number.replace(/(.{4})(?=.)/g, '$1 '), country)).toBeDefined();
    for (const [place, digit] of Array.from(number).entries()) {
      const mistyped = number.slice(0, place) + ((Number(digit) + 1) % 10) + number.slice(place + 1);
      expect([mistyped, parseAccountNumber(mistyped, country)]).toEqual([mistyped, undefined]);
    }
  });

  test('is not expected of shorter numbers and of other countries', () => {
    expect(parseAccountNumber('01183597', 'MX')).toBe('01183597');
    expect(parseAccountNumber('032180000118359718', 'CN')).toBe('032180000118359718');
  });
});
