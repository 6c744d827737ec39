import { validateBankAccount, type BankAccount } from '@quoin/rules';

// Names of account holders as banks print them.

const US: BankAccount = {
  bank_name: 'Example Bank',
  account_type: 'checking',
  account_number: '000123456789',
  aba_ach: '021000018',
};

const names = (account: BankAccount, context: Parameters<typeof validateBankAccount>[1]) =>
  Object.fromEntries(
    Object.entries(validateBankAccount(account, context)).map(([part, { name }]) => [part, name]),
  );

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
  ['Đorđe Ćosić', 'DJORDJE COSIC'],
  ['Grace Lin', 'GRACE LIN POD JOHN LIN'],
  ['Grace Lin', 'LIN, GRACE TOD'],
  ['Grace Lin', 'Grace M Lin, Payable on Death John Lin'],
  ['Grace Lin', 'GRACE LIN ITF AMY LIN'],
  ['Grace Tod', 'GRACE TOD'],
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
  ['Maya Jane Ann Rivera', 'Maya J. A. Rivera'],
  ['Maya Rivera', 'RIVERA, MAYA'],
  ['Michael Junior', 'JUNIOR MICHAEL'],
  ['Daniel Okafor', 'Dr. rer. nat. Daniel Okafor'],
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
  ['Grace Okafor', 'B. Okafor'],
  ['Grace Okafor', 'Greta Okafor'],
  ['Maya Jane Ann Rivera', 'Maya Ann Jane Rivera'],
  ['Maya Jane Jane Rivera', 'Maya Jane Kate Rivera'],
  ['Daniel Okafor III', 'DANIEL OKAFOR IV'],
  ['Grace Lin', 'JOHN LIN POD GRACE LIN'],
])('the account of %s is not held by %s', (own, account_holder) => {
  expect(validateBankAccount({ ...US, account_holder }, { method: 'ach', ownNames: [own] })).toEqual({
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
  expect(of('José Reyes', 'Ana Reyes')).toEqual(isSeparated ? {} : { account_holder: 'account_holder_name' });
  expect(of('José Reyes')).toEqual({ account_holder: 'account_holder_name' });
  expect(of('José Reyes', 'Eva Reyes')).toEqual({ account_holder: 'account_holder_name' });
});

test('a joint account may name both investors', () => {
  const context = { method: 'ach', ownNames: ['José Reyes-Wu', 'Ana Wu'] } as const;
  for (const account_holder of ['Ana Wu', 'JOSE REYES WU & ANA WU', 'Ana Wu and José Reyes-Wu'])
    expect(names({ ...US, account_holder }, context)).toEqual({});
  expect(validateBankAccount({ ...US, account_holder: 'Jordan Reyes' }, context)).toEqual({
    account_holder: { name: 'account_holder_name', values: { name: 'José Reyes-Wu, Ana Wu' } },
  });
});

test('a holder of more than 500 characters is not compared', () => {
  const of = (own: string) => names({ ...US, account_holder: own }, { method: 'ach', ownNames: [own] });
  expect(of(`Ana ${'o'.repeat(496)}`)).toEqual({});
  expect(of(`Ana ${'o'.repeat(497)}`)).toEqual({ account_holder: 'account_holder_name' });
});
