import { screen, within } from '@testing-library/react';
import { CurrentRedemptions } from '../../portal/src/journey/redeem/CurrentRedemptions';
import { anInvestment } from './an-investment';
import { answerWith, errorReply } from './fake-api';
import { proveIdentity } from './fake-documents';
import { aRedemption, NOTHING_YET, open, serve, underWay } from './fake-redemptions';
import { renderScreen } from './render-screen';

const CLOSED = { ...NOTHING_YET, open: false, available: '0.00', redemption_days: null };

test('an ongoing redemption shows its estimated payout and its documents', async () => {
  const { server } = serve();
  const documents = [{ file_id: 'file-1', name: 'Redemption Confirmation 2026-08-03.pdf' }];
  server.now = underWay(aRedemption({ documents }));
  const { person } = await open();
  expect(
    await screen.findByText(/189\.393939 units are redeemed and \$20,000\.00 is paid/),
  ).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: /Open Redemption Confirmation/ }));
  await proveIdentity(person);
  expect(await screen.findByRole('dialog', { name: /Redemption Confirmation/ })).toBeInTheDocument();
});

test.each([
  [
    'en',
    'At the valuation of July 31, 2026, all your units together are worth less than $90,000.00',
    /nothing for you to do/,
  ],
  ['zh-CN', '按2026年7月31日的净值，您的全部份额不足 US$90,000.00', /您无需操作/],
] as const)(
  'in %s one that the units no longer cover shows a warning and what to do',
  async (language, messages, calming) => {
    const { server } = serve();
    server.now = underWay(aRedemption({ amount: '90000.00', waits_for: 'completion' }));
    await open(language);
    const warning = await screen.findByText(messages, { exact: false });
    expect(warning).toHaveTextContent(/change it to an available amount|更改为不超过可赎回金额/);
    expect(screen.queryByText(calming)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^(Cancel redemption|取消赎回)$/ })).toBeVisible();
  },
);

test('a redemption shows the bank, number and holder of its payee, and an old one without a payee shows that', async () => {
  const { server } = serve();
  server.now = underWay(aRedemption());
  const { unmount } = await open();
  expect(await screen.findByText('Harborlight Bank ••••4821, Morgan Reyes')).toBeVisible();
  unmount();
  server.now = underWay(aRedemption({ bank_account: null }));
  await open();
  expect(await screen.findByText(/^No account chosen/)).toBeVisible();
});

test.each([
  ['en', /^Nothing is paid before August 6, 2026 at 8:00 AM ET, because/],
  ['zh-CN', /^因账户资料有变更，.*2026年8月6日.*之前不会付款/],
] as const)('in %s a redemption on hold shows from when it can be paid', async (language, notice) => {
  const { server } = serve();
  server.now = underWay(aRedemption({ paid_from: '2026-08-06T12:00:00.000Z' }));
  await open(language);
  expect(await screen.findByText(notice)).toBeVisible();
});

test('a rejected redemption shows the reason, the note of staff, and that another is possible', async () => {
  const { server } = serve();
  const rejection = {
    reason: 'fund_suspended' as const,
    message: 'The fund has suspended or limited redemptions for this day.',
    note: 'Redemptions resume on September 30.',
  };
  server.now = { ...NOTHING_YET, items: [aRedemption({ status: 'rejected', rejection })] };
  await open();
  const card = await screen.findByRole('article', { name: /Redemption/ });
  expect(within(card).getByText('Rejected')).toBeVisible();
  expect(card).toHaveTextContent(rejection.message);
  expect(card).toHaveTextContent(rejection.note);
  expect(card).toHaveTextContent('you can submit a new request');
  expect(within(card).queryByRole('button', { name: 'Cancel redemption' })).not.toBeInTheDocument();
});

test('the portfolio offers no redemption of an investment that is not valued', async () => {
  const { server } = serve();
  server.now = { ...CLOSED, barrier: 'not_valued', held: null };
  const held = anInvestment({ status: 'current', group: 'current' });
  await renderScreen(() => <CurrentRedemptions investments={[held]} />);
  expect(await screen.findByText(/This investment has not been valued yet/)).toBeVisible();
  expect(screen.queryByText(/available/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('the portfolio shows a redemption that the units no longer cover', async () => {
  const { server } = serve();
  server.now = underWay(aRedemption({ amount: '90000.00', waits_for: 'completion' }));
  const held = anInvestment({ status: 'current', group: 'current' });
  await renderScreen(() => <CurrentRedemptions investments={[held]} />);
  expect(await screen.findByText('Your units are worth less than the amount you requested')).toBeVisible();
  expect(screen.queryByText(/nothing for you to do/)).not.toBeInTheDocument();
});

test('a redemption is cancelled after the warning that this cannot be undone', async () => {
  const { server, sent } = serve();
  server.now = underWay(aRedemption());
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Cancel redemption' }));
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).toHaveTextContent('cannot be undone');
  await person.click(within(dialog).getByRole('button', { name: 'Cancel redemption' }));
  expect(await screen.findByText('Canceled')).toBeInTheDocument();
  expect(sent.some(({ method, path }) => method === 'DELETE' && path === '/v1/redemption/redemption-1')).toBe(
    true,
  );
  expect(await screen.findByRole('button', { name: 'Request a redemption' })).toBeInTheDocument();
});

test('an investment that is not current has nothing to redeem', async () => {
  const { server } = serve();
  server.now = { ...CLOSED, barrier: 'not_current' };
  await open();
  expect(await screen.findByRole('heading', { name: 'Nothing to redeem' })).toBeInTheDocument();
});

test('redemptions that fail to load show an error', async () => {
  answerWith(() => errorReply('unavailable'));
  await open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('the portfolio loads the redemption status of all current investments in one call', async () => {
  const { server, sent } = serve();
  server.now = underWay(aRedemption());
  const held = anInvestment({ status: 'current', group: 'current' });
  const another = anInvestment({ id: 'inv-2', status: 'current', group: 'current' });
  await renderScreen(() => <CurrentRedemptions investments={[held, another]} />);
  expect(await screen.findByText('A redemption on September 30, 2026 is in progress')).toBeInTheDocument();
  expect(sent.map(({ path }) => path).filter((path) => path.includes('redemption'))).toEqual([
    '/v1/user/redemptions',
  ]);
  expect(screen.getByRole('link', { name: 'See redemption: Keystone Income Fund' })).toHaveAttribute(
    'href',
    '/my-investment/current/inv-1/redemption',
  );
});

test.each([
  ['en', 'approval', /^The redemption day, September 30, 2026, has passed, and your request is waiting/],
  ['zh-CN', 'completion', /^赎回日（2026年9月30日）已过，基金尚待/],
] as const)(
  'in %s one whose day has passed shows that it waits for %s',
  async (language, waits_for, messages) => {
    const { server } = serve();
    server.now = underWay(aRedemption({ waits_for }));
    await open(language);
    expect(await screen.findByText(messages)).toBeVisible();
    expect(screen.queryByText(/before the redemption day|赎回日之前/)).not.toBeInTheDocument();
  },
);
