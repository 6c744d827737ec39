import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import InvestmentScreen from '../../portal/src/journey/portfolio/InvestmentScreen';
import PortfolioScreen from '../../portal/src/journey/portfolio/PortfolioScreen';
import { anInvestment } from './an-investment';
import { answerWith, errorReply } from './fake-api';
import { renderScreen } from './render-screen';

// Charts need a browser.
jest.mock('../../portal/src/journey/portfolio/PortfolioCharts', () => ({
  PortfolioCharts: () => <p>The charts of the portfolio</p>,
}));

const held = () => new Promise<never>(() => undefined);

const NO_FIGURES = {
  contribution: '0.00',
  nav: null,
  dividend: '0.00',
  withdrawn: '0.00',
  fees_paid: '0.00',
  net_gain_loss: null,
  rate_of_return: null,
  irr: null,
  as_of_date: null,
};
const getGroup = (...items: ReturnType<typeof anInvestment>[]) => ({
  json: { items, totals: { commitment: '50000.00', ...NO_FIGURES } },
});

const openGroup = () =>
  renderScreen(PortfolioScreen, { path: '/my-investment/:group', at: '/my-investment/pending' });

test('pending investments are not shown as past while the past ones load', async () => {
  answerWith(({ query }) => (query.get('status') === 'past' ? held() : getGroup(anInvestment())));
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
] as const)('the card of %s shows its status and links to its page', async (_, facts, messages, address) => {
  answerWith(() => getGroup(anInvestment(facts)));
  await openGroup();
  expect(await screen.findByText(messages)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Keystone Income Fund' })).toHaveAttribute('href', address);
});

test('a group that fails to load shows an error', async () => {
  answerWith(({ query }) =>
    query.get('status') === 'past' ? errorReply('unavailable') : getGroup(anInvestment()),
  );
  const { person } = await openGroup();
  await screen.findByText('Keystone Income Fund');
  await person.click(screen.getByRole('link', { name: 'Past' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('the URL of another investment shows that investment', async () => {
  const names: Record<string, string> = { 'inv-1': 'Keystone Income Fund', 'inv-2': 'Ashlar Growth Fund' };
  answerWith(({ path }) => {
    const id = path.split('/').at(-1) ?? '';
    const name = names[id];
    if (name === undefined) return errorReply('unavailable');
    const investment = anInvestment({ id, status: 'fund_received' });
    return { json: { ...investment, product: { ...investment.product, name } } };
  });
  const { router } = await renderScreen(InvestmentScreen, {
    path: '/my-investment/:group/:investmentId/:part',
    at: '/my-investment/pending/inv-1/all',
  });
  await screen.findByRole('heading', { level: 1, name: 'Keystone Income Fund' });
  await act(() => router.navigate('/my-investment/pending/inv-2/all'));
  // The title renders again while the parts of the other investment load.
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ashlar Growth Fund'),
  );
  expect(router.state.location.pathname).toBe('/my-investment/pending/inv-2/all');
});

describe('as of a day', () => {
  const valued = anInvestment({ status: 'current', group: 'current', nav: '55000.10' });
  const dates = ['2026-07-31', '2026-06-30'];
  const figures = {
    ...NO_FIGURES,
    ...{ contribution: '50000.00', nav: '55000.10', net_gain_loss: '5000.10', irr: '0.1205' },
  };
  const portfolio = { json: { items: [valued], totals: { commitment: '50000.00', ...figures } } };
  const serve = () =>
    answerWith(({ path }) => (path.endsWith('/as_of_dates') ? { json: { items: dates } } : portfolio));
  const open = (search = '') =>
    renderScreen(PortfolioScreen, { path: '/my-investment/:group', at: `/my-investment/current${search}` });
  const requestedDates = (sent: ReturnType<typeof serve>) =>
    sent.filter(({ path }) => path.endsWith('/investment')).map(({ query }) => query.get('date'));

  test('the chosen date is in the URL and in the links to the other groups', async () => {
    const sent = serve();
    const { person, places } = await open();
    await person.selectOptions(await screen.findByLabelText('Figures as of'), '2026-06-30');
    await waitFor(() => expect(places.at(-1)).toBe('/my-investment/current?date=2026-06-30'));
    expect(await screen.findByText(/^Figures are as of June 30, 2026\./)).toBeVisible();
    expect(requestedDates(sent)).toEqual([null, '2026-06-30']);
    expect(screen.getByRole('link', { name: 'Past' })).toHaveAttribute(
      'href',
      '/my-investment/past?date=2026-06-30',
    );
    expect(screen.getByRole('link', { name: 'Current' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('The charts of the portfolio')).toBeVisible();
  });

  test('holdings are in a table with totals, and link to their investments', async () => {
    serve();
    await open();
    const table = await screen.findByRole('table', { name: 'Holdings' });
    expect(within(table).getByRole('link', { name: 'Keystone Income Fund' })).toHaveAttribute(
      'href',
      '/my-investment/current/inv-1/all',
    );
    const total = within(table).getByRole('row', { name: /^Total/ });
    expect(total).toHaveTextContent('$55,000.10');
    expect(total).toHaveTextContent('+12.05%');
  });

  test('in the group of all, an application is a card below the table, and money paid in is in the table', async () => {
    const applied = anInvestment({ id: 'inv-2', status: 'pending_signature', envelope_id: 'env-1' });
    const paid = anInvestment({ id: 'inv-3', status: 'fund_received', contribution: '10000.00' });
    const named = (one: typeof applied, name: string) => ({ ...one, product: { ...one.product, name } });
    answerWith(({ path }) =>
      path.endsWith('/as_of_dates')
        ? { json: { items: dates } }
        : {
            json: {
              items: [valued, named(applied, 'Ashlar Growth Fund'), named(paid, 'Lintel Bridge Fund')],
              totals: portfolio.json.totals,
            },
          },
    );
    await renderScreen(PortfolioScreen, { path: '/my-investment/:group', at: '/my-investment/all' });
    const table = await screen.findByRole('table', { name: 'Holdings' });
    expect(within(table).getByRole('link', { name: 'Lintel Bridge Fund' })).toBeVisible();
    expect(within(table).queryByText('Ashlar Growth Fund')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Applications' })).toBeVisible();
    expect(screen.getByRole('article', { name: 'Ashlar Growth Fund' })).toHaveTextContent('Read and sign');
  });

  test('the value history is requested together with the list, not after it', async () => {
    const sent = answerWith(() => held());
    await open('?date=2026-06-30');
    await waitFor(() =>
      expect(sent.map(({ path, query }) => [path, query.get('date')])).toContainEqual([
        '/v1/investors/investment/course',
        '2026-06-30',
      ]),
    );
    cleanup();
    sent.length = 0;
    await openGroup();
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/v1/investors/investment'));
    expect(sent.map(({ path }) => path)).not.toContain('/v1/investors/investment/course');
  });

  test('a date in the URL without a valuation is kept, and an invalid date is ignored', async () => {
    const sent = serve();
    await open('?date=2026-07-04');
    expect(await screen.findByLabelText('Figures as of')).toHaveValue('2026-07-04');
    cleanup();
    await open('?date=2026-02-30');
    expect(await screen.findByLabelText('Figures as of')).toHaveValue('');
    expect(requestedDates(sent)).toEqual(['2026-07-04', null]);
  });

  test.each([
    ['CSV', 'Quoin My Portfolio Current 2026-06-30.csv', 'text/csv;charset=utf-8'],
    [
      'Excel (XLSX)',
      'Quoin My Portfolio Current 2026-06-30.xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
  ])('the displayed figures are exported as %s', async (format, name, type) => {
    const saved: { name: string; type: string }[] = [];
    let blob: Blob | undefined;
    URL.createObjectURL = (made) => {
      if (made instanceof Blob) blob = made;
      return 'blob:file';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, type: blob?.type ?? '' });
    });
    serve();
    const { person } = await open('?date=2026-06-30');
    await person.click(await screen.findByRole('button', { name: 'Export' }));
    await person.click(screen.getByRole('menuitem', { name: format }));
    await waitFor(() => expect(saved).toEqual([{ name, type }]));
    jest.restoreAllMocks();
  });
});
