import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BankAccount } from '@quoin/rules';
import { BankAccountFields, type BankAccountFieldsProps } from '@quoin/ui';
import { getFormData, resetForm } from './form-events';
import { show } from './in-quoin';

const box = (name: RegExp) => screen.getByRole('textbox', { name });

function Held(props: Omit<BankAccountFieldsProps, 'label'> & { tell?: (account: BankAccount) => void }) {
  const { tell, defaultValue = {}, ...rest } = props;
  const [account, setAccount] = useState(defaultValue);
  const change = (next: BankAccount) => {
    setAccount(next);
    tell?.(next);
  };
  return <BankAccountFields label="Bank account" {...rest} value={account} onChange={change} />;
}

test('for ACH: a US account, its type and its routing number', async () => {
  const tell = jest.fn();
  show(<Held method="ach" tell={tell} />);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('textbox', { name: /SWIFT/ })).toBeNull();
  await userEvent.type(box(/^Account holder/), 'Jordan Reyes');
  await userEvent.type(box(/^Bank$/), 'Example Bank');
  await userEvent.click(screen.getByRole('radio', { name: 'Savings' }));
  await userEvent.type(box(/^Account number/), '000 1234 5678');
  await userEvent.type(box(/^ABA routing number for ACH/), '021000018');
  expect(tell).toHaveBeenLastCalledWith({
    account_holder: 'Jordan Reyes',
    bank_name: 'Example Bank',
    account_type: 'savings',
    account_number: '00012345678',
    aba_ach: '021000018',
  });
});

test('for a wire abroad: IBAN and SWIFT, and an intermediary bank that is optional', async () => {
  const tell = jest.fn();
  show(<Held method="wire" required defaultValue={{ country: 'GB' }} tell={tell} />);
  expect(screen.queryByRole('textbox', { name: /^Account number/ })).toBeNull();
  await userEvent.type(box(/^IBAN/), 'gb29nwbk60161331926819');
  expect(box(/^IBAN/)).toHaveValue('GB29 NWBK 6016 1331 9268 19');
  await userEvent.type(box(/^SWIFT code/), 'nwbkgb2l');
  expect(tell).toHaveBeenLastCalledWith({
    country: 'GB',
    iban: 'GB29NWBK60161331926819',
    swift: 'NWBKGB2L',
  });
  expect(box(/^IBAN/)).toBeRequired();
  expect(box(/^ABA of the intermediary/)).not.toBeRequired();
});

test('without a country a wire shows no other fields', () => {
  show(<Held method="wire" />);
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  [/^ABA routing/, '021000019', /not a valid ABA routing number/],
  [/^Account number/, '12', /not a valid account number/],
  [/^Account holder/, '李雷', /English letters or pinyin/],
])('%s: %s shows its error on blur, not during typing', async (name, typed, problem) => {
  show(<Held method="wire" defaultValue={{ country: 'US' }} />);
  await userEvent.type(box(name), typed);
  expect(box(name)).toHaveAccessibleDescription('');
  await userEvent.tab();
  expect(box(name)).toHaveAccessibleDescription(problem);
  expect(box(name)).toBeInvalid();
});

test('rejects another holder’s name, accepts the own name as banks write it', async () => {
  show(<Held method="ach" ownNames={['José Reyes']} />);
  expect(screen.getByRole('group', { name: 'Bank account' })).toHaveAccessibleDescription(
    /name of José Reyes/,
  );
  await userEvent.type(box(/^Account holder/), 'Ana Wu');
  await userEvent.tab();
  expect(box(/^Account holder/)).toHaveAccessibleDescription(/own name: José Reyes/);
  await userEvent.clear(box(/^Account holder/));
  await userEvent.type(box(/^Account holder/), 'JOSE REYES');
  expect(box(/^Account holder/)).not.toBeInvalid();
});

test('the form’s error takes precedence at its field', async () => {
  show(
    <BankAccountFields
      label="Bank account"
      method="ach"
      name="account"
      errors={{ aba_ach: 'This bank takes no ACH' }}
    />,
  );
  await userEvent.type(box(/^ABA/), '1');
  await userEvent.tab();
  expect(box(/^ABA/)).toHaveAccessibleDescription('This bank takes no ACH');
  expect(box(/^ABA/)).toHaveAttribute('name', 'account.aba_ach');
});

test('a number on file is shown masked and can be replaced; neither number is in the markup', async () => {
  const tell = jest.fn();
  const { container } = show(<Held method="ach" saved={{ account_number: '********4321' }} tell={tell} />);
  expect(screen.getByText('On file: ********4321')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
  await userEvent.keyboard('000123456789');
  expect(tell).toHaveBeenLastCalledWith({ account_number: '000123456789' });
  expect(container.innerHTML).not.toContain('000123456789');
  expect(container.innerHTML).not.toContain('456789');
});

test('the IBAN is not in the markup either, revealed or not', async () => {
  const { container } = show(
    <Held method="wire" defaultValue={{ country: 'GB', iban: 'GB29NWBK60161331926819' }} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show the number' }));
  expect(box(/^IBAN/)).toHaveValue('GB29 NWBK 6016 1331 9268 19');
  expect(container.innerHTML).not.toMatch(/6016|6819/);
});

test('its parts are named in Chinese', () => {
  show(<Held method="wire" defaultValue={{ country: 'US' }} />, 'zh-CN');
  expect(box(/^账户户名/)).toBeInTheDocument();
  expect(box(/^ABA 路由号码（电汇）/)).toBeInTheDocument();
});

test('the data of a form have the numbers without the spaces that group them', async () => {
  show(
    <form aria-label="Bank">
      <BankAccountFields name="bank" method="wire" label="Bank account" defaultValue={{ country: 'GB' }} />
    </form>,
  );
  await userEvent.type(box(/^IBAN/), 'gb29nwbk60161331926819');
  await userEvent.type(box(/^SWIFT code/), 'nwbkgb2l');
  expect(Object.fromEntries(getFormData(screen.getByRole('form')))).toMatchObject({
    'bank.country': 'GB',
    'bank.iban': 'GB29NWBK60161331926819',
    'bank.swift': 'NWBKGB2L',
  });
});

test('a reset shows the numbers of no country', async () => {
  show(
    <form aria-label="Bank">
      <BankAccountFields method="wire" label="Bank account" />
    </form>,
  );
  const choose = async (country: string) => {
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard(country);
    await userEvent.tab();
  };
  await choose('United Kingdom');
  expect(box(/^IBAN/)).toBeInTheDocument();
  await resetForm(screen.getByRole<HTMLFormElement>('form'));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('an account that the app empties shows the numbers of no country', () => {
  const account = (value: BankAccount) => (
    <BankAccountFields method="wire" label="Bank account" value={value} onChange={() => undefined} />
  );
  const { update } = show(account({ country: 'GB' }));
  expect(box(/^IBAN/)).toBeInTheDocument();
  update(account({}));
  expect(screen.queryByRole('textbox')).toBeNull();
});
