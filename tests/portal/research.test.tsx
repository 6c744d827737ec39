import type { ReplyOf } from '@quoin/contract';
import { screen, waitFor, within } from '@testing-library/react';
import CompanyScreen from '../../portal/src/journey/browse/research/CompanyScreen';
import ResearchScreen from '../../portal/src/journey/browse/research/ResearchScreen';
import { answerWith, errorReply } from './fake-api';
import { renderScreen } from './render-screen';

// Charts need a browser.
jest.mock('../../portal/src/journey/browse/research/ValuationCourse', () => ({
  __esModule: true,
  default: () => <p>The course of the valuation</p>,
}));

const DISCLAIMER = { disclaimer: 'These companies do not exist.', as_of: '2026-03-31' };

const FACTS = {
  id: 'amberfold-robotics',
  name: 'Amberfold Robotics',
  sector: 'robotics',
  country: 'SE',
  founded_year: 2014,
  description: 'A made-up company: it sorts parcels for hospitals.',
} as const;

const ROUND = {
  date: '2023-05-04',
  round: 'series_b',
  amount: '42000000.00',
  post_money: '310000000.00',
  price_per_share: '21.50',
  shares: 14_418_605,
  source_id: 'round-1',
} as const;

const VALUATION = {
  date: '2025-11-20',
  basis: 'tender_offer',
  valuation: '355000000.00',
  price_per_share: '24.62',
  shares: 14_418_605,
  source_id: 'valuation-1',
} as const;

const COMPANY: ReplyOf<'getCompany'> = {
  ...FACTS,
  ...DISCLAIMER,
  rounds: [ROUND],
  valuations: [VALUATION],
  sources: [
    { id: 'round-1', kind: 'funding_announcement', name: 'Announcement', published_on: '2023-05-09' },
    { id: 'valuation-1', kind: 'tender_offer', name: 'Circular', published_on: '2025-11-21' },
  ],
};

const getList = (count: number) => ({
  json: {
    items: Array.from({ length: Math.min(count, 20) }, (_, index) => ({
      ...FACTS,
      id: `company-${index}`,
      last_round: ROUND,
      last_valuation: index === 0 ? null : VALUATION,
    })),
    page: 1,
    page_size: 20,
    total: count,
    ...DISCLAIMER,
  },
});

const openList = (at = '/demo/caplight', language: 'en' | 'zh-CN' = 'en') =>
  renderScreen(ResearchScreen, { path: '/demo/caplight', at, language });

const openCompany = (language: 'en' | 'zh-CN' = 'en') =>
  renderScreen(CompanyScreen, {
    path: '/demo/caplight/:companyId',
    at: '/demo/caplight/amberfold-robotics',
    language,
  });

describe('the list of companies', () => {
  test('is read from the URL, and invalid values are ignored', async () => {
    const sent = answerWith(() => getList(60));
    await openList('/demo/caplight?search=%20hospitals%20&sector=nonsense&page=2');
    expect(await screen.findByText('60 companies')).toBeInTheDocument();
    expect(Object.fromEntries(sent[0]?.query ?? [])).toEqual({
      search: 'hospitals',
      page: '2',
      page_size: '20',
    });
    expect(screen.getByText('These companies do not exist.')).toBeVisible();
  });

  test('each company has its last round and valuation, and links to its page', async () => {
    answerWith(() => getList(2));
    await openList();
    const [neverValued, valued] = await screen.findAllByRole('row', { name: /^Amberfold Robotics/ });
    expect(valued).toHaveTextContent(/Series B.*May 4, 2023.*\$355,000,000.*Nov 20, 2025/);
    expect(neverValued).toHaveTextContent(/Series B/);
    expect(neverValued).not.toHaveTextContent('$');
    expect(within(valued ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      '/demo/caplight/company-1',
    );
  });

  test('the search and the sector are both in the URL and reset the list to the first page', async () => {
    answerWith(() => getList(60));
    const { person, places } = await openList('/demo/caplight?page=3');
    await person.type(await screen.findByRole('searchbox', { name: 'Name or business' }), 'freight{Enter}');
    await waitFor(() => expect(places.at(-1)).toBe('/demo/caplight?search=freight'));
    await person.selectOptions(screen.getByRole('combobox', { name: 'Sector' }), 'logistics');
    await waitFor(() => expect(places.at(-1)).toBe('/demo/caplight?sector=logistics&search=freight'));
    await person.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(places.at(-1)).toBe('/demo/caplight?search=freight'));
  });

  test('an empty result offers to clear the filters', async () => {
    answerWith(({ query }) => getList(query.has('search') ? 0 : 3));
    const { person } = await openList('/demo/caplight?search=unicorn');
    await person.click(await screen.findByRole('button', { name: 'Show all companies' }));
    expect(await screen.findByText('3 companies')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('that fails to load can be loaded again', async () => {
    answerWith(() => 'no network');
    const { person } = await openList();
    const again = await screen.findByRole('button', { name: 'Try again' });
    answerWith(() => getList(1));
    await person.click(again);
    expect(await screen.findByText('1 company')).toBeInTheDocument();
  });

  test('in Chinese the texts are in Chinese, also in rows', async () => {
    answerWith(() => getList(1));
    await openList('/demo/caplight', 'zh-CN');
    const row = await screen.findByRole('row', { name: /Amberfold Robotics/ });
    expect(row).toHaveTextContent('机器人');
    expect(row).toHaveTextContent('B 轮');
  });
});

describe('a company', () => {
  test('has its rounds and valuations with their sources, under the disclaimer', async () => {
    answerWith(() => ({ json: COMPANY }));
    await openCompany();
    expect(await screen.findByRole('heading', { level: 1, name: 'Amberfold Robotics' })).toBeVisible();
    expect(screen.getByText('These companies do not exist.')).toBeVisible();
    expect(await screen.findByText('The course of the valuation')).toBeVisible();
    const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling;
    expect(fact('Last round')).toHaveTextContent('$42,000,000');
    expect(fact('Implied valuation')).toHaveTextContent('$355,000,000');
    const rounds = within(screen.getByRole('table', { name: 'Funding rounds' }));
    expect(rounds.getByRole('row', { name: /^Series B/ })).toHaveTextContent('$42,000,000.00');
    expect(rounds.getByText('Announcement, May 9, 2023')).toBeVisible();
    const valuations = within(screen.getByRole('table', { name: 'Implied valuations' }));
    expect(valuations.getByRole('row', { name: /^Tender offer/ })).toHaveTextContent('$355,000,000.00');
    expect(valuations.getByText('Circular, Nov 21, 2025')).toBeVisible();
  });

  test('without data shows that there is none', async () => {
    answerWith(() => ({ json: { ...COMPANY, rounds: [], valuations: [], sources: [] } }));
    await openCompany();
    expect(await screen.findByText('No known funding rounds.')).toBeVisible();
    expect(screen.getByText('No trades since the last round.')).toBeVisible();
  });

  test.each([
    ['en', 'Company not found', 'All companies'],
    ['zh-CN', '未找到该公司', '全部公司'],
  ] as const)(
    'that does not exist shows a message and a link back in %s',
    async (language, messages, back) => {
      answerWith(() => errorReply('not_found'));
      await openCompany(language);
      expect(await screen.findByText(messages)).toBeVisible();
      expect(screen.getByRole('link', { name: back })).toHaveAttribute('href', '/demo/caplight');
    },
  );
});
