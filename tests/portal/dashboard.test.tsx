import type { ReplyOf } from '@quoin/contract';
import { screen, waitFor, within } from '@testing-library/react';
import DashboardScreen from '../../portal/src/journey/portfolio/dashboard/DashboardScreen';
import { anInvestment } from './an-investment';
import { answerWith, errorReply, type Answer } from './fake-api';
import { renderScreen } from './render-screen';

type Action = ReplyOf<'listPendingActions'>['items'][number];

const anAction = (but: Partial<Action>): Action => ({
  kind: 'continue_application',
  deadline: null,
  product: { id: 'product-1', name: 'Keystone Income Fund' },
  investment: { id: 'inv-1', group: 'pending', investor_name: 'Morgan Reyes' },
  envelope: null,
  amount: null,
  due_date: null,
  note: null,
  waits_for: null,
  ...but,
});

const NO_TOTALS = {
  commitment: '0.00',
  contribution: '0.00',
  nav: null,
  dividend: '0.00',
  net_gain_loss: null,
  rate_of_return: null,
  irr: null,
  as_of_date: null,
};
const EMPTY = { items: [], page: 1, page_size: 3, total: 0 };

/** Empty responses unless overridden. */
const answers = (given: Record<string, Answer> = {}) =>
  answerWith(
    ({ path }) =>
      given[path] ??
      {
        '/v1/user/pending_actions': { json: { today: '2026-06-05', items: [] } },
        '/v1/investors/investment': { json: { items: [], totals: NO_TOTALS } },
        '/v1/documents': { json: { ...EMPTY, products: [] } },
      }[path] ?? { json: EMPTY },
  );

const waiting = (...items: Action[]) => ({
  '/v1/user/pending_actions': { json: { today: '2026-06-05', items } },
});

const open = (language?: 'zh-CN') => renderScreen(DashboardScreen, { path: '/dashboard', language });

test('a new account sees what each section will show and where to start', async () => {
  answers();
  await open();
  expect(await screen.findByText(/^You’re all caught up/)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/products');
  for (const messages of [
    /^No product is open where you live/,
    /^Your first report follows the first quarter/,
    'There are no webinars yet.',
    'You and your friend each get $300 when your friend invests within 12 months.',
  ])
    expect(await screen.findByText(messages)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open research' })).toHaveAttribute('href', '/demo/caplight');
});

test('a statement has a title in the language of the page', async () => {
  const statement = {
    file_id: 'file-1',
    name: 'Account Statement 2026-06-30.pdf',
    document_type: 'investor_statements',
    product_name: '石料收益基金',
    updated_at: '2026-07-15T14:00:00.000Z',
    read: false,
  };
  answers({ '/v1/documents': { json: { ...EMPTY, products: [], items: [statement], total: 1 } } });
  await open('zh-CN');
  expect(await screen.findByText('账户对账单，2026年第2季度')).toBeInTheDocument();
});

test.each([
  [
    { kind: 'pay_capital_call', amount: '20000.00', deadline: '2026-06-04', due_date: '2026-06-11' },
    'Pay the capital call of $20,000.00',
    ['Send by June 4, 2026 to arrive by June 11, 2026', '1 day late'],
    '/my-investment/pending/inv-1/all',
  ],
  [
    { kind: 'sign', envelope: { id: 'env-1', kind: 'ach_authorization' }, deadline: '2026-06-05' },
    'Sign the ACH authorization',
    ['By June 5, 2026', 'Today'],
    '/signing/env-1',
  ],
  [
    { kind: 'renew_signature_link', envelope: { id: 'env-1', kind: 'subscription_agreement' } },
    'The link to sign the subscription agreement has expired',
    [],
    '/signing/env-1',
  ],
  [
    { kind: 'answer_request', note: 'Send a newer bill.' },
    'Respond to our review',
    ['Send a newer bill.'],
    '/my-investment/pending/inv-1/all',
  ],
  [
    { kind: 'continue_application', deadline: '2026-07-31' },
    'Finish your application',
    ['56 days left'],
    '/investment?id=inv-1',
  ],
  [
    { kind: 'use_reservation', amount: '75000.00', investment: null },
    'Apply with your reservation of $75,000.00',
    [],
    '/products/product-1',
  ],
  [
    { kind: 'follow_redemption', deadline: '2026-06-30' },
    'Your full redemption is in progress',
    ['Redemption day June 30, 2026'],
    '/my-investment/pending/inv-1/redemption',
  ],
  [
    { kind: 'follow_redemption', deadline: '2026-06-01', waits_for: 'completion' },
    'Your full redemption is in progress',
    [
      'The redemption day, June 1, 2026, has passed. The fund will complete your redemption at the value of that day. You don’t need to do anything.',
    ],
    '/my-investment/pending/inv-1/redemption',
  ],
] satisfies [Partial<Action>, string, string[], string][])(
  '%j shows its date and links to its page',
  async (action, title, messages, href) => {
    answers(waiting(anAction(action)));
    await open();
    const row = (await screen.findByRole('heading', { name: title })).closest('li') ?? document.body;
    for (const each of messages) expect(within(row).getByText(each)).toBeInTheDocument();
    if (action.kind === 'follow_redemption') expect(row).not.toHaveTextContent('late');
    const link = within(row).getByRole('link');
    expect(link).toHaveAttribute('href', href);
    expect(link.textContent).not.toBe('');
    expect(link).toHaveAccessibleName(`${link.textContent} ${title}`);
  },
);

test('current investments appear before pending ones, four at most', async () => {
  const held = ['1', '2', '3', '4', '5'].map((id) => {
    const investment = anInvestment({ id, ...(id === '5' && { status: 'current', group: 'current' }) });
    return { ...investment, product: { ...investment.product, name: `Fund ${id}` } };
  });
  answers({ '/v1/investors/investment': { json: { items: held, totals: NO_TOTALS } } });
  await open();
  const mine = await screen.findByRole('region', { name: 'My investments' });
  await within(mine).findByText('Fund 5');
  expect(
    within(mine)
      .getAllByRole('heading', { level: 3 })
      .map((each) => each.textContent),
  ).toEqual(['Fund 5', 'Fund 1', 'Fund 2', 'Fund 3']);
});

test('a section that fails to load shows its own error and can be reloaded separately', async () => {
  let fails = true;
  const sent = answerWith(({ path }) =>
    path === '/v1/user/pending_actions'
      ? fails
        ? errorReply('unavailable')
        : { json: { today: '2026-06-05', items: [anAction({})] } }
      : { json: { ...EMPTY, totals: NO_TOTALS, products: [] } },
  );
  const { person } = await open();
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
  expect(await screen.findByRole('link', { name: 'Browse products' })).toBeInTheDocument();
  const before = sent.length;
  fails = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Finish your application' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(sent.slice(before).map(({ path }) => path)).toEqual(['/v1/user/pending_actions']);
});

test('in Chinese', async () => {
  answers(
    waiting(
      anAction({
        kind: 'pay_capital_call',
        amount: '20000.00',
        deadline: '2026-06-23',
        due_date: '2026-06-30',
      }),
    ),
  );
  await open('zh-CN');
  expect(await screen.findByRole('heading', { name: '支付 US$20,000.00 的缴款' })).toBeInTheDocument();
  expect(screen.getByText('请于2026年6月23日前汇出，以便2026年6月30日前到账')).toBeInTheDocument();
  expect(screen.getByText('还有 18 天')).toBeInTheDocument();
});
