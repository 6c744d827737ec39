import { act, screen, waitFor } from '@testing-library/react';
import InvestmentScreen from '../../portal/src/journey/portfolio/InvestmentScreen';
import PortfolioScreen from '../../portal/src/journey/portfolio/PortfolioScreen';
import { anInvestment } from './an-investment';
import { answerWith, refusal } from './api-at-the-wire';
import { renderScreen } from './render-screen';

const held = () => new Promise<never>(() => undefined);

const NO_FIGURES = {
  contribution: '0.00',
  nav: null,
  dividend: '0.00',
  net_gain_loss: null,
  rate_of_return: null,
  as_of_date: null,
};
const groupOf = (...items: ReturnType<typeof anInvestment>[]) => ({
  json: { items, totals: { commitment: '50000.00', ...NO_FIGURES } },
});

const openGroup = () =>
  renderScreen(PortfolioScreen, { path: '/my-investment/:group', at: '/my-investment/pending' });

test('what is pending is not shown as past while the past is fetched', async () => {
  answerWith(({ query }) => (query.get('status') === 'past' ? held() : groupOf(anInvestment())));
  const { person } = await openGroup();
  await screen.findByText('Keystone Income Fund');
  await person.click(screen.getByRole('link', { name: 'Past' }));
  await waitFor(() => expect(screen.queryByText('Keystone Income Fund')).not.toBeInTheDocument());
});

test.each([
  [
    'an unfinished application',
    { status: 'completing_information' },
    /^Continue application/,
    '/investment?id=inv-1',
  ],
  [
    'an unsigned agreement',
    { status: 'pending_signature', envelope_id: 'env-1' },
    /^Read and sign/,
    '/signing/env-1',
  ],
  [
    'what is being reviewed',
    { status: 'being_reviewed' },
    /^See investment/,
    '/my-investment/pending/inv-1/all',
  ],
] as const)('the card of %s says where it leads', async (_, facts, words, address) => {
  answerWith(() => groupOf(anInvestment(facts)));
  await openGroup();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Keystone Income Fund' })).toHaveAttribute('href', address);
});

test('a group that does not arrive says so', async () => {
  answerWith(({ query }) =>
    query.get('status') === 'past' ? refusal('unavailable') : groupOf(anInvestment()),
  );
  const { person } = await openGroup();
  await screen.findByText('Keystone Income Fund');
  await person.click(screen.getByRole('link', { name: 'Past' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('the address of another investment shows that one', async () => {
  const names: Record<string, string> = { 'inv-1': 'Keystone Income Fund', 'inv-2': 'Ashlar Growth Fund' };
  answerWith(({ path }) => {
    if (path.endsWith('/capital-call/check')) return { json: { items: [] } };
    const id = path.split('/').at(-1) ?? '';
    const investment = anInvestment({ id, status: 'fund_received' });
    return { json: { ...investment, product: { ...investment.product, name: names[id] ?? '' } } };
  });
  const { router } = await renderScreen(InvestmentScreen, {
    path: '/my-investment/:group/:investmentId/:part',
    at: '/my-investment/pending/inv-1/all',
  });
  await screen.findByRole('heading', { level: 1, name: 'Keystone Income Fund' });
  await act(() => router.navigate('/my-investment/pending/inv-2/all'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ashlar Growth Fund' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/my-investment/pending/inv-2/all');
});
