import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SsnField } from '@quoin/ui';
import { show } from './in-quoin';
import { pressHistoryKeys } from './typing';

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Social Security number' });
const field = <SsnField label="Social Security number" />;

test('hyphens are inserted automatically', async () => {
  const onChange = jest.fn();
  show(<SsnField label="Social Security number" onChange={onChange} />);
  await userEvent.type(box(), '123456789');
  expect(box()).toHaveValue('123-45-6789');
  expect(onChange).toHaveBeenLastCalledWith('123-45-6789');
});

test('a number pasted with or without hyphens is the same', async () => {
  show(field);
  await userEvent.click(box());
  await userEvent.paste('123 45 6789');
  expect(box()).toHaveValue('123-45-6789');
});

test('the typed number is never in the markup, hidden or revealed', async () => {
  const { container } = show(field);
  await userEvent.type(box(), '123456789');
  expect(container.innerHTML).not.toContain('6789');
  await userEvent.click(screen.getByRole('button', { name: 'Show the number' }));
  expect(container.innerHTML).not.toContain('6789');
});

test('a number from the value prop is not in the markup either', () => {
  const { container } = show(<SsnField label="Social Security number" value="123-45-6789" />);
  expect(box()).toHaveValue('123-45-6789');
  expect(container.innerHTML).not.toContain('6789');
});

test('it is concealed until it is revealed', async () => {
  show(field);
  expect(box()).toHaveAttribute('data-concealed');
  await userEvent.click(screen.getByRole('button', { name: 'Show the number' }));
  expect(box()).not.toHaveAttribute('data-concealed');
  await userEvent.click(screen.getByRole('button', { name: 'Hide the number' }));
  expect(box()).toHaveAttribute('data-concealed');
});

test('a number on file is shown masked and stays unless it is replaced', async () => {
  const onChange = jest.fn();
  show(<SsnField label="Social Security number" savedMasked="***-**-6789" onChange={onChange} />);
  expect(screen.getByText('On file: ***-**-6789')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
  expect(box()).toHaveFocus();
  await userEvent.type(box(), '1112');
  expect(onChange).toHaveBeenLastCalledWith('111-2');

  await userEvent.click(screen.getByRole('button', { name: 'Keep ***-**-6789' }));
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(screen.getByRole('button', { name: 'Replace' })).toHaveFocus();
});

test('in Chinese the number on file is described in Chinese', () => {
  show(<SsnField label="社会安全号码" savedMasked="***-**-6789" />, 'zh-CN');
  expect(screen.getByText('已存档：***-**-6789')).toBeInTheDocument();
});

test('deleting a digit in the middle closes the gap and keeps the caret', async () => {
  show(<SsnField label="Social Security number" defaultValue="123-45-6789" />);
  await userEvent.type(box(), '{Delete}', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(box()).toHaveValue('134-56-789');
  expect(box().selectionStart).toBe(1);
});

test('a change is undone and redone by keyboard', async () => {
  const onChange = jest.fn();
  show(<SsnField label="Social Security number" onChange={onChange} />);
  await userEvent.type(box(), '1234');
  pressHistoryKeys(box(), 'Control+z');
  expect(box()).toHaveValue('123');
  expect(onChange).toHaveBeenLastCalledWith('123');
  pressHistoryKeys(box(), 'Control+y');
  expect(box()).toHaveValue('123-4');
  for (const keys of ['Meta+z', 'Meta+z', 'Meta+Shift+z'] as const) pressHistoryKeys(box(), keys);
  expect(box()).toHaveValue('123');
});

test('an autofilled number is formatted', () => {
  show(field);
  fireEvent.input(box(), { target: { value: '１23456789' } });
  expect(box()).toHaveValue('123-45-6789');
});

test('letters and digits beyond the ninth stay visible', async () => {
  const onChange = jest.fn();
  show(<SsnField label="Social Security number" onChange={onChange} />);
  await userEvent.type(box(), '123456789x');
  expect(box()).toHaveValue('123456789x');
  expect(onChange).toHaveBeenLastCalledWith('123456789x');
  await userEvent.keyboard('{Backspace}');
  expect(box()).toHaveValue('123-45-6789');
});
