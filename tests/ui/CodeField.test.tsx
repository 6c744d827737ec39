import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeField } from '@quoin/ui';
import { show } from './in-quoin';

const box = () => screen.getByRole('textbox', { name: 'Code' });

test('six digits complete the code', async () => {
  const onComplete = jest.fn();
  show(<CodeField label="Code" onComplete={onComplete} />);
  await userEvent.type(box(), '12345');
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.type(box(), '6');
  expect(onComplete).toHaveBeenCalledWith('123456');
});

test('an e-mail code has five', async () => {
  const onComplete = jest.fn();
  show(<CodeField label="Code" length={5} onComplete={onComplete} />);
  await userEvent.type(box(), '12345');
  expect(onComplete).toHaveBeenCalledWith('12345');
});

test('pasting does not change a read-only code', async () => {
  show(<CodeField label="Code" defaultValue="123456" readOnly />);
  await userEvent.click(box());
  await userEvent.paste('987654');
  expect(box()).toHaveValue('123456');
});

test('a pasted code may have spaces around and between', async () => {
  const onChange = jest.fn();
  show(<CodeField label="Code" onChange={onChange} />);
  await userEvent.click(box());
  await userEvent.paste(' 123 456 ');
  expect(onChange).toHaveBeenLastCalledWith('123456');
});

test('a complete pasted code replaces a wrong one', async () => {
  const onComplete = jest.fn();
  show(<CodeField label="Code" defaultValue="111111" onComplete={onComplete} />);
  await userEvent.click(box());
  await userEvent.paste('222222');
  expect(box()).toHaveValue('222222');
  expect(onComplete).toHaveBeenCalledWith('222222');
});

test.each([
  ['en', '1234567', 'Enter only the 6 digits of the code'],
  ['zh-CN', '12a', '请只输入 6 位数字验证码'],
] as const)('in %s, %s is shown as typed with an error', async (locale, typed, message) => {
  const onComplete = jest.fn();
  show(<CodeField label="Code" onComplete={onComplete} />, locale);
  await userEvent.type(box(), typed);
  expect(box()).toHaveValue(typed);
  expect(box()).toHaveAccessibleDescription(message);
  await userEvent.keyboard('{Backspace}');
  expect(box()).toBeValid();
});

test('the phone can autofill the received code', () => {
  show(<CodeField label="Code" error="Invalid code, try again" />);
  expect(box()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(box()).toHaveAttribute('inputmode', 'numeric');
  expect(box()).toBeInvalid();
  expect(box()).toHaveAccessibleDescription('Invalid code, try again');
});

describe('a new code', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

  test('can be requested after one minute, and again one minute later', async () => {
    const onResend = jest.fn();
    show(<CodeField label="Code" onResend={onResend} />);
    const button = screen.getByRole('button', { name: 'Resend code in 60 s' });
    await user().click(button);
    expect(onResend).not.toHaveBeenCalled();

    pass(59);
    expect(button).toHaveTextContent('Resend code in 1 s');
    pass(1);
    await user().click(screen.getByRole('button', { name: 'Resend code' }));
    expect(onResend).toHaveBeenCalledTimes(1);
    expect(button).toHaveTextContent('Resend code in 60 s');
  });

  test('the first code is sent immediately', async () => {
    const onResend = jest.fn();
    const { update } = show(<CodeField label="Code" sent={false} onResend={onResend} />);
    await user().click(screen.getByRole('button', { name: 'Send code' }));
    expect(onResend).toHaveBeenCalledTimes(1);
    update(<CodeField label="Code" sent onResend={onResend} />);
    expect(screen.getByRole('button')).toHaveTextContent('Resend code in 60 s');
  });

  test('starts the wait only after it was sent; until then the button is busy', async () => {
    let answer: (sent: boolean) => void = () => undefined;
    const onResend = jest.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
    show(<CodeField label="Code" resendAfterSeconds={30} onResend={onResend} />);
    pass(30);
    const button = screen.getByRole('button', { name: 'Resend code' });
    await user().click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user().click(button);
    expect(onResend).toHaveBeenCalledTimes(1);

    await act(async () => answer(false));
    expect(button).not.toHaveAttribute('aria-busy');
    expect(button).toHaveAccessibleName('Resend code');
    expect(box()).toBeValid();

    await user().click(button);
    await act(async () => answer(true));
    expect(onResend).toHaveBeenCalledTimes(2);
    expect(button).toHaveAccessibleName('Resend code in 30 s');
  });

  test.each([
    ['en', 'Resend code', 'No code was sent. Try again.'],
    ['zh-CN', '重新发送验证码', '验证码未能发出，请重试'],
  ] as const)(
    'that failed to send shows an error in %s until the user types',
    async (language, name, error) => {
      const lost = () => Promise.reject(new Error('The line is down'));
      show(<CodeField label="Code" resendAfterSeconds={0} onResend={lost} />, language);
      await user().click(screen.getByRole('button', { name }));
      await waitFor(() => expect(box()).toBeInvalid());
      expect(box()).toHaveAccessibleDescription(error);
      expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-busy');
      await user().type(box(), '1');
      expect(box()).toBeValid();
    },
  );

  test('in Chinese the countdown is in Chinese', () => {
    show(<CodeField label="Code" onResend={jest.fn()} />, 'zh-CN');
    expect(screen.getByRole('button', { name: '60 秒后可重新发送' })).toBeInTheDocument();
  });
});
