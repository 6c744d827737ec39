import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Banner,
  BusyOverlay,
  ErrorState,
  Notices,
  ProgressBar,
  QuoinProvider,
  Spinner,
  type Locale,
  type Notice,
} from '@quoin/ui';
import { zhCN } from '@quoin/ui/messages/zh-CN';

const show = (element: React.ReactElement, locale: Locale = 'en') =>
  render(
    <QuoinProvider locale={locale} messages={locale === 'zh-CN' ? zhCN : undefined}>
      {element}
    </QuoinProvider>,
  );

describe('notices', () => {
  const notice = (id: number, signal: Notice['signal'] = 'info'): Notice => ({
    id: String(id),
    signal,
    text: `Notice ${id}`,
  });

  test('at most ten are shown, the newest', () => {
    const notices = Array.from({ length: 12 }, (_, index) => notice(index + 1));
    show(<Notices notices={notices} onClose={jest.fn()} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    expect(screen.queryByText('Notice 2')).toBeNull();
    expect(screen.getByText('Notice 12')).toBeInTheDocument();
  });

  test('an error interrupts the screen reader, other notices wait', () => {
    show(<Notices notices={[notice(1, 'danger'), notice(2, 'success')]} onClose={jest.fn()} />);
    expect(screen.getByText('Notice 1').closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive');
    expect(screen.getByText('Notice 2').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });

  test('the live regions exist before the first notice', () => {
    show(<Notices notices={[]} onClose={jest.fn()} />, 'zh-CN');
    expect(within(screen.getByRole('region', { name: '通知' })).getAllByRole('list')).toHaveLength(2);
  });

  test('the close button has the notice’s name', async () => {
    const onClose = jest.fn();
    show(<Notices notices={[notice(1), notice(2)]} onClose={onClose} />);
    const second = screen.getByText('Notice 2').closest('li');
    if (!second) throw new Error('no notice');
    await userEvent.click(within(second).getByRole('button', { name: 'Close notice' }));
    expect(onClose).toHaveBeenCalledWith('2');
  });
});

describe('a banner', () => {
  test('states its meaning in text, not only by colour', () => {
    show(<Banner signal="danger">The transfer was returned</Banner>);
    expect(screen.getByRole('img', { name: 'Problem' })).toBeInTheDocument();
  });

  test('is announced only with the announce prop', () => {
    const { rerender } = show(<Banner>Saved</Banner>);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(
      <QuoinProvider>
        <Banner announce="assertive">Failed</Banner>
      </QuoinProvider>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  });
});

test('an error says what to do, offers a retry and names its reference', async () => {
  const onRetry = jest.fn();
  show(<ErrorState onRetry={onRetry} reference="req_1" />);
  expect(screen.getByRole('alert')).toHaveTextContent('req_1');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a progress bar has a name and a value', () => {
  show(<ProgressBar label="Uploading passport.pdf" value={0.38} />);
  expect(screen.getByRole('progressbar', { name: 'Uploading passport.pdf' })).toHaveAttribute(
    'value',
    '0.38',
  );
  expect(screen.getByText('38%')).toBeInTheDocument();
});

test.each([
  ['en', 'Loading'],
  ['zh-CN', '正在加载'],
] as const)('a spinner without text is labelled as loading in %s', (locale, messages) => {
  show(<Spinner />, locale);
  expect(screen.getByRole('status')).toHaveTextContent(messages);
});

test('the overlay is shown only while calls are pending', () => {
  const { rerender } = show(<BusyOverlay busy />);
  expect(screen.getByRole('status')).toHaveTextContent('One moment');
  rerender(
    <QuoinProvider>
      <BusyOverlay busy={false} />
    </QuoinProvider>,
  );
  expect(screen.queryByRole('status')).toBeNull();
});

test('under the overlay a form without a button is not submitted by its field', async () => {
  const sent = jest.fn((event: React.SyntheticEvent) => event.preventDefault());
  const page = (busy: boolean) => (
    <QuoinProvider>
      <form onSubmit={sent}>
        <input aria-label="Search" />
      </form>
      <BusyOverlay busy={busy} />
    </QuoinProvider>
  );
  const { rerender } = render(page(true));
  screen.getByRole('textbox').focus();
  await userEvent.keyboard('{Enter}');
  expect(sent).not.toHaveBeenCalled();
  rerender(page(false));
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('under the overlay keys activate nothing, and the focus stays', async () => {
  const pressed = jest.fn((event: React.SyntheticEvent) => event.preventDefault());
  const page = (busy: boolean) => (
    <QuoinProvider>
      <form onSubmit={pressed}>
        <input aria-label="Amount" />
        <button>Send</button>
      </form>
      <button onClick={pressed}>Sign</button>
      <BusyOverlay busy={busy} />
    </QuoinProvider>
  );
  const pressAll = async () => {
    screen.getByRole('textbox').focus();
    await userEvent.keyboard('{Enter}{Tab}{Enter}{Tab} ');
  };
  const { rerender } = render(page(true));
  await pressAll();
  expect(pressed).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Sign' })).toHaveFocus();
  rerender(page(false));
  await pressAll();
  expect(pressed).toHaveBeenCalledTimes(3);
});
