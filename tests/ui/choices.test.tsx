import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Attestations, Checkbox, RadioGroup, Select, Switch, YesNoQuestion } from '@quoin/ui';
import { show } from './in-quoin';

const types = [
  { value: 'individual', label: 'Individual', hint: 'You invest in your own name' },
  { value: 'ira', label: 'IRA', hint: 'Held by a custodian' },
  { value: 'trust', label: 'Trust', disabled: true },
];

test('arrow keys select radio buttons and skip disabled ones', async () => {
  const onChange = jest.fn();
  show(<RadioGroup label="Investor type" options={types} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard(' {ArrowDown}');
  expect(onChange.mock.calls).toEqual([['individual'], ['ira']]);
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: /Individual/ })).toBeChecked();
});

test('two groups without a name are independent', async () => {
  show(
    <>
      <RadioGroup label="First" options={types} defaultValue="individual" />
      <RadioGroup label="Second" options={types} />
    </>,
  );
  const second = screen.getAllByRole('radio', { name: /IRA/ })[1];
  if (second) await userEvent.click(second);
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
});

test('a yes-or-no question has no default answer', async () => {
  const onChange = jest.fn();
  show(<YesNoQuestion label="Are you a US person?" onChange={onChange} />);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  expect(onChange).toHaveBeenLastCalledWith(false);
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(onChange).toHaveBeenLastCalledWith(true);
});

test('a controlled yes-or-no question shows its prop', () => {
  const { update } = show(<YesNoQuestion label="问题" value={null} />, 'zh-CN');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  update(<YesNoQuestion label="问题" value={false} />);
  expect(screen.getByRole('radio', { name: '否' })).toBeChecked();
});

test('each attestation is ticked separately and kept in the order of the list', async () => {
  const onChange = jest.fn();
  const items = [
    { value: 'accredited', text: 'I am an accredited investor' },
    { value: 'risk', text: 'I understand the risks' },
    { value: 'own_account', text: 'I invest for my own account' },
  ];
  show(
    <Attestations label="Please confirm" items={items} error="Tick every statement" onChange={onChange} />,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: /own account/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /accredited/ }));
  expect(onChange).toHaveBeenLastCalledWith(['accredited', 'own_account']);
  expect(screen.getByRole('checkbox', { name: /risks/ })).toBeInvalid();
  expect(screen.getByRole('checkbox', { name: /accredited/ })).toBeValid();
  await userEvent.click(screen.getByRole('checkbox', { name: /own account/ }));
  expect(onChange).toHaveBeenLastCalledWith(['accredited']);
});

test('a controlled checkbox shows its prop', async () => {
  const onChange = jest.fn();
  show(<Checkbox label="I accept the terms" checked={false} onChange={onChange} />);
  await userEvent.click(screen.getByText('I accept the terms'));
  expect(onChange).toHaveBeenCalledWith(true);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('the space bar toggles a switch', async () => {
  const onChange = jest.fn();
  show(<Switch label="2-step verification" hint="A code by SMS at each sign-in" onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledWith(true);
  expect(screen.getByRole('switch', { name: '2-step verification' })).toBeChecked();
  expect(screen.getByRole('switch')).toHaveAccessibleDescription('A code by SMS at each sign-in');
});

test('a select starts without a selection and reports the value', async () => {
  const onChange = jest.fn();
  show(<Select label="风险偏好" options={types} onChange={onChange} />, 'zh-CN');
  expect(screen.getByRole('option', { name: '请选择', selected: true })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'ira');
  expect(onChange).toHaveBeenCalledWith('ira');
});
