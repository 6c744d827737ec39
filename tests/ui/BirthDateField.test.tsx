import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BirthDateField } from '@quoin/ui';
import { show } from './in-quoin';

const part = (name: string) => screen.getByRole('textbox', { name });
const order = () => screen.getAllByRole('textbox').map((box) => box.getAttribute('autocomplete'));

test('three inputs form one date', async () => {
  const onChange = jest.fn();
  show(<BirthDateField label="Date of birth" onChange={onChange} />);
  await userEvent.type(part('Month'), '5');
  expect(onChange).toHaveBeenLastCalledWith('-5-');
  await userEvent.type(part('Day'), '17');
  await userEvent.type(part('Year'), '1990');
  expect(onChange).toHaveBeenLastCalledWith('1990-05-17');
  expect(part('Month')).toHaveValue('5');
});

test('an invalid day is reported as typed, for the form to reject', async () => {
  const onChange = jest.fn();
  show(<BirthDateField label="Date of birth" defaultValue="1990-02-1" onChange={onChange} />);
  await userEvent.type(part('Day'), '{Backspace}30');
  expect(onChange).toHaveBeenLastCalledWith('1990-02-30');
});

test('the order depends on the language', () => {
  const { update } = show(<BirthDateField label="Date of birth" />);
  expect(order()).toEqual(['bday-month', 'bday-day', 'bday-year']);
  update(<BirthDateField label="Date of birth" />, 'zh-CN');
  expect(order()).toEqual(['bday-year', 'bday-month', 'bday-day']);
});

test.each([
  '1990-05-17',
  '1990年5月17日',
  '5/17/1990',
  '05/17/1990',
  'May 17, 1990',
  '17 May 1990',
  '１９９０-５-１７',
])('a complete date pasted into any input fills all three: %s', async (pasted) => {
  const onChange = jest.fn();
  show(<BirthDateField label="Date of birth" onChange={onChange} />);
  await userEvent.click(part('Day'));
  await userEvent.paste(pasted);
  expect(onChange).toHaveBeenLastCalledWith('1990-05-17');
  expect(part('Year')).toHaveValue('1990');
});

test('cleared, it reports an empty string', async () => {
  const onChange = jest.fn();
  show(<BirthDateField label="Date of birth" onChange={onChange} />);
  await userEvent.type(part('Day'), '1{Backspace}');
  expect(onChange).toHaveBeenLastCalledWith('');
});

test('moving between inputs does not trigger blur of the field', async () => {
  const onBlur = jest.fn();
  show(
    <>
      <BirthDateField label="Date of birth" onBlur={onBlur} />
      <button type="button">Next</button>
    </>,
  );
  await userEvent.click(part('Month'));
  await userEvent.tab();
  await userEvent.tab();
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onBlur).toHaveBeenCalledTimes(1);
});

test('an error belongs to the group and marks every input', () => {
  show(<BirthDateField label="Date of birth" required error="Invalid date of birth" />);
  expect(screen.getByRole('group', { name: /Date of birth/ })).toHaveAccessibleDescription(
    'Invalid date of birth',
  );
  for (const box of screen.getAllByRole('textbox')) expect(box).toBeInvalid();
});
