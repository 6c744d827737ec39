import { payeeLabel, payerNames, validateBrokerageAccount } from '@quoin/rules';

describe('problems of a brokerage account', () => {
  const account = {
    us: true,
    legal_name: 'Jordan Reyes',
    provider: 'Example Brokers',
    account_number: 'A12-3456',
    dtc_number: '0015',
    broker_contact_email: 'desk@example.com',
  };
  const of = (changes: object, options?: Parameters<typeof validateBrokerageAccount>[1]) =>
    Object.fromEntries(
      Object.entries(validateBrokerageAccount({ ...account, ...changes }, options ?? {})).map(
        ([part, { name }]) => [part, name],
      ),
    );

  test('a complete account has none', () => {
    expect(of({})).toEqual({});
    expect(of({ dtc_number: 'DTC 00-15' })).toEqual({});
  });

  test.each(['Z12-345678', '5AB 12345', 'U1234567', '１２３４５６７８', '12/345678'])(
    'the account number %s is accepted as printed',
    (number) => {
      expect(of({ account_number: number })).toEqual({});
    },
  );

  test.each(['A1', '-123', 'A123!', '!A123', 'A'.repeat(35)])(
    'the account number %s is invalid',
    (number) => {
      expect(of({ account_number: number })).toEqual({ account_number: 'account_number_invalid' });
    },
  );

  test.each(['015', '00155', 'x0015', '0015x', 'abcd'])('the DTC number %s is invalid', (number) => {
    expect(of({ dtc_number: number })).toEqual({ dtc_number: 'dtc_invalid' });
  });

  test('only a foreign broker may have no DTC number, but no invalid one', () => {
    expect(Object.keys(of({ dtc_number: '' }))).toEqual(['dtc_number']);
    expect(of({ us: false, dtc_number: '' })).toEqual({});
    expect(of({ us: false, dtc_number: '15' })).toEqual({ dtc_number: 'dtc_invalid' });
  });

  test('a number on file may be left empty, but an invalid new one is rejected', () => {
    expect(Object.keys(of({ account_number: '' }))).toEqual(['account_number']);
    expect(of({ account_number: '' }, { numberOnFile: true })).toEqual({});
    expect(of({ account_number: '!' }, { numberOnFile: true })).toEqual({
      account_number: 'account_number_invalid',
    });
  });

  test('the holder must be the investor', () => {
    expect(of({}, { ownNames: ['Jordan Reyes'] })).toEqual({});
    expect(of({}, { ownNames: ['Ana Wu'] })).toEqual({ legal_name: 'account_holder_name' });
  });
});

test('an investor pays from an own account, an entity or a trust only from that of the organization', () => {
  const investor = { name: 'Jordan Reyes', person: 'Ana Reyes' };
  expect(payerNames({ ...investor, investorType: 'individual' })).toEqual(['Ana Reyes', 'Jordan Reyes']);
  expect(payerNames({ investorType: 'individual', name: 'Ana Wu', person: 'Ana Wu' })).toEqual(['Ana Wu']);
  expect(payerNames({ ...investor, investorType: 'entity' })).toEqual(['Jordan Reyes']);
  expect(payerNames({ ...investor, investorType: 'trust' })).toEqual(['Jordan Reyes']);
});

test('a payee is shown with its number and holder, if the holder is known', () => {
  const payee = { name: 'Harborlight Bank', number_masked: '••••4821' };
  expect(payeeLabel({ ...payee, holder: 'Grace Lin' })).toBe('Harborlight Bank ••••4821, Grace Lin');
  expect(payeeLabel({ ...payee, holder: '' })).toBe('Harborlight Bank ••••4821');
});
