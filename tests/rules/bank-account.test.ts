import { getCountrySpecifications } from 'ibantools';
import {
  bankAccountParts,
  bankNumberKind,
  formatIban,
  normaliseBic,
  normaliseIban,
  problemsOfBankAccount,
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

const names = (account: BankAccount, context: Parameters<typeof problemsOfBankAccount>[1]) =>
  Object.fromEntries(
    Object.entries(problemsOfBankAccount(account, context)).map(([part, { name }]) => [part, name]),
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
    expect(bankAccountParts('wire', 'US')).toContain('aba_wire');
    expect(bankAccountParts('wire', 'PR')).toEqual(bankAccountParts('wire', 'US'));
    expect(bankAccountParts('wire', 'US')).not.toContain('swift');
  });

  test('a wire to another country uses SWIFT, an IBAN if the country has one, and optionally an intermediary bank', () => {
    expect(bankAccountParts('wire', 'DE')).toEqual(
      expect.arrayContaining(['iban', 'swift', 'intermediary_aba']),
    );
    expect(bankAccountParts('wire', 'DE')).not.toContain('account_number');
    expect(bankAccountParts('wire', 'HK')).toEqual(expect.arrayContaining(['account_number', 'swift']));
    expect(bankAccountParts('wire', 'HK')).not.toContain('iban');
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
    const territoriesOfStates = ['BL', 'GG', 'IM', 'JE', 'SJ'];
    expect(territoriesOfStates.filter((territory) => !usesIban(territory))).toEqual([]);
    expect(
      Object.keys(registry).filter((country) => usesIban(country) && !territoriesOfStates.includes(country)),
    ).toEqual(
      Object.keys(registry).filter(
        (country) => registry[country]?.IBANRegistry && !territoriesOfStates.includes(country),
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
    expect(problemsOfBankAccount(account, { method: 'wire' })).toEqual({
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

  test.each([
    ['José Reyes-Wu', 'JOSE REYES WU'],
    ['José Reyes-Wu', 'Reyes-Wu, José'],
    ['Ana Wu', 'ana wu.'],
    ['Łukasz Nowak', 'LUKASZ NOWAK'],
    ['Søren Bjørn Ødegård', 'SOREN ODEGARD'],
    ['Søren Ødegård', 'SOEREN OEDEGAARD'],
    ['Jürgen Groß', 'JUERGEN GROSS'],
    ['Juergen Gross', 'Jürgen Groß'],
    ['Işıl Yıldız', 'ISIL YILDIZ'],
    ['Đorđe Đukić', 'DORDE DUKIC'],
    ['Yifei Lin', 'LIN YIFEI'],
    ['Yifei Lin', 'Lin Yi-Fei'],
    ['Xiaoming Lü', 'LV XIAOMING'],
    ['Xiaoming Lü', 'LYU XIAOMING'],
    ['Yifei Lin', 'ＬＩＮ　ＹＩＦＥＩ'],
    ['Daniel Okafor', 'OKAFOR, DANIEL'],
    ['Daniel Okafor', 'Mr Daniel Okafor'],
    ['Daniel Okafor', 'OKAFOR DANIEL JAMES'],
    ['Maya Rivera', 'Maya J. Rivera'],
    ['Maya Jane Rivera', 'Maya Rivera'],
    ['Maya Jane Rivera', 'M. J. RIVERA'],
    ['Siobhán O’Brien', "SIOBHAN O'BRIEN"],
    ['Maria del Carmen García López', 'GARCIA LOPEZ, MARIA'],
    ['Daniel Okafor', 'Herr Dr. med. Daniel Okafor'],
    ['Daniel Okafor', 'Sra. Daniel Okafor'],
    ['Daniel Okafor', 'DANIEL OKAFOR JR.'],
    ['Daniel Okafor III', 'Okafor, Daniel III'],
    ['Daniel Okafor', 'Daniel Okafor MD'],
    ['Michael Herr', 'HERR MICHAEL'],
    ['Sean OʻBrien', "SEAN O'BRIEN"],
    ['Suharto Suharto', 'SUHARTO SUHARTO'],
    ['Harbor Holdings Limited', 'HARBOR HOLDINGS LTD'],
    ['The Harbor Company', 'HARBOR CO.'],
    ['Smith & Jones, Incorporated', 'SMITH AND JONES INC'],
    ['Okafor Family Trust dated May 1 2019', 'OKAFOR FAMILY TRUST DTD MAY 1 2019'],
    ['Harbor Holdings LLC', 'HARBOR HOLDINGS L.L.C.'],
    ['Harbor Holdings, LLC', 'Harbor Holdings LLC'],
  ])('the account of %s may be held by %s', (own, account_holder) => {
    expect(names({ ...US, account_holder }, { method: 'ach', ownNames: [own] })).toEqual({});
  });

  test.each([
    ['Daniel Okafor', 'Grace Okafor'],
    ['Daniel Okafor', 'Daniel Smith'],
    ['Daniel Okafor', 'Daniel Okafor Smith'],
    ['Daniel Okafor', 'James Daniel Okafor'],
    ['Daniel Okafor', 'Okafor'],
    ['Daniel Okafor', 'D. O.'],
    ['Daniel Okafor', 'Daniel Okafor and Grace Okafor'],
    ['Daniel Okafor', 'Daniel & Grace Okafor'],
    ['Daniel Okafor', 'DANIEL OKAFOR JT TEN'],
    ['Daniel Okafor Jr', 'DANIEL OKAFOR SR'],
    ['Michael Herr', 'Michael'],
    ['Daniel Okafor', 'Dr Okafor'],
    ['Harbor Holdings LLC', 'HARBOR HOLDINGS LTD'],
    ['Daniel Okafor', 'Daniel Okafor Grace Okafor'],
    ['Maya Jane Rivera', 'Maya Kate Rivera'],
    ['Yifei Lin', 'Yifan Lin'],
    ['Xiaoming Lü', 'LI XIAOMING'],
    ['Okafor Trust', 'Okafor 2019 Trust'],
    ['Harbor Holdings LLC', 'Harbor LLC'],
    ['Harbor Holdings LLC', 'Daniel Okafor'],
  ])('the account of %s is not held by %s', (own, account_holder) => {
    expect(problemsOfBankAccount({ ...US, account_holder }, { method: 'ach', ownNames: [own] })).toEqual({
      account_holder: { name: 'account_holder_name', values: { name: own } },
    });
  });

  test.each([
    'JOSE REYES AND ANA REYES',
    'JOSE AND ANA REYES',
    'REYES JOSE OR ANA',
    'Ana Reyes and/or José Reyes',
    'JOSE REYES & ANA REYES JTWROS',
    'JOSE REYES ANA REYES',
    'Ana Reyes; José Reyes',
    'REYES JOSE, REYES ANA',
  ])('an account of spouses printed as %s is their own, if all names are theirs', (account_holder) => {
    const of = (...ownNames: string[]) => names({ ...US, account_holder }, { method: 'ach', ownNames });
    const isSeparated = account_holder !== 'JOSE REYES ANA REYES';
    expect(of('José Reyes', 'Ana Reyes')).toEqual(
      isSeparated ? {} : { account_holder: 'account_holder_name' },
    );
    expect(of('José Reyes')).toEqual({ account_holder: 'account_holder_name' });
    expect(of('José Reyes', 'Eva Reyes')).toEqual({ account_holder: 'account_holder_name' });
  });

  test('a joint account may name both investors', () => {
    const context = { method: 'ach', ownNames: ['José Reyes-Wu', 'Ana Wu'] } as const;
    for (const account_holder of ['Ana Wu', 'JOSE REYES WU & ANA WU', 'Ana Wu and José Reyes-Wu'])
      expect(names({ ...US, account_holder }, context)).toEqual({});
    expect(problemsOfBankAccount({ ...US, account_holder: 'Jordan Reyes' }, context)).toEqual({
      account_holder: { name: 'account_holder_name', values: { name: 'José Reyes-Wu, Ana Wu' } },
    });
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
});
