import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from '@quoin/ui';
import { show } from './in-quoin';

const box = () => screen.getByLabelText<HTMLInputElement>('Password');

test('requirements are ticked when they are met', async () => {
  show(<PasswordField label="Password" choosing />);
  const met = () => screen.getAllByRole('listitem').filter((item) => within(item).queryByText(', met'));
  await userEvent.type(box(), 'Ab1');
  expect(met().map((item) => item.textContent)).toEqual([
    'An uppercase letter, met',
    'A lowercase letter, met',
    'A digit, met',
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('2 of 5 requirements not met');
  await userEvent.keyboard('!cdef');
  expect(screen.getByRole('status')).toHaveTextContent('The password meets every requirement');
});

test('can be shown and hidden, and is never in the markup', async () => {
  const { container } = show(<PasswordField label="Password" />);
  await userEvent.type(box(), 'Cornerstone-1');
  expect(box()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(box()).toHaveAttribute('type', 'text');
  expect(box()).toHaveValue('Cornerstone-1');
  expect(container.innerHTML).not.toContain('Cornerstone');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(box()).toHaveAttribute('type', 'password');
});

test('password managers can distinguish new from current passwords', () => {
  const { update } = show(<PasswordField label="Password" choosing />);
  expect(box()).toHaveAttribute('autocomplete', 'new-password');
  update(<PasswordField label="Password" />);
  expect(box()).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('the parent can clear it after a wrong password', async () => {
  const { update } = show(<PasswordField label="Password" value="Cornerstone-1" />);
  expect(box()).toHaveValue('Cornerstone-1');
  update(<PasswordField label="Password" value="" error="Incorrect username or password" />);
  expect(box()).toHaveValue('');
  expect(box()).toHaveAccessibleDescription('Incorrect username or password');
});

test('requirements are in Chinese', () => {
  show(<PasswordField label="Password" choosing />, 'zh-CN');
  expect(screen.getByText('至少 8 个字符')).toBeInTheDocument();
});

describe('a repeated password', () => {
  const again = () => screen.getByLabelText<HTMLInputElement>('Password again');

  test('shows a match immediately', async () => {
    show(<PasswordField label="Password again" repeats="Cornerstone-1" />);
    expect(again()).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(again(), 'Cornerstone-');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('1');
    expect(screen.getByRole('status')).toHaveTextContent('Passwords match');
  });

  test('shows a mismatch after blur, not during typing', async () => {
    show(<PasswordField label="Password again" repeats="Cornerstone-1" />);
    await userEvent.type(again(), 'Cornerstone-2');
    expect(again()).toBeValid();
    await userEvent.tab();
    expect(again()).toHaveAccessibleDescription(/Two passwords are not the same/);
    await userEvent.type(again(), '{Backspace}1');
    expect(again()).toBeValid();
  });

  test('is missing if empty, not different', async () => {
    show(<PasswordField label="Password again" repeats="Cornerstone-1" />);
    await userEvent.click(again());
    await userEvent.tab();
    expect(again()).toBeValid();
  });
});
