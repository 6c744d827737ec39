// Research from a data provider: a server that answers with a valid or an invalid feed.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mistakeIn } from '../../packages/server/src/providers/research/feed-shape';
import { researchFeed } from '../../packages/server/src/providers/research/research-feed';
import { MovableClock, startTestApp } from './test-app';

const SOURCE = {
  id: 'filing-1',
  kind: 'funding_announcement',
  name: { en: 'Filing of a new issue', 'zh-CN': '新股发行公告' },
  published_on: '2026-02-03',
};
const ROUND = {
  date: '2026-02-02',
  round: 'series_a',
  amount: '20000000.00',
  post_money: '100000000.00',
  price_per_share: '10.00',
  shares: 10_000_000,
  source_id: 'filing-1',
};
const VALUATION = {
  date: '2026-05-04',
  basis: 'secondary_trade',
  valuation: '120000000.00',
  price_per_share: '12.00',
  shares: 10_000_000,
  source_id: 'filing-1',
};
const COMPANY = {
  id: 'lantern-grid',
  name: 'Lantern Grid',
  sector: 'energy',
  country: 'US',
  founded_year: 2019,
  description: { en: 'Stores power for towns.', 'zh-CN': '为城镇储存电力。' },
  rounds: [ROUND, { ...ROUND, date: '2024-02-02', round: 'seed', amount: '1000000.00' }],
  valuations: [VALUATION],
  sources: [SOURCE],
};
const FEED = {
  as_of: '2026-05-29',
  disclaimer: { en: 'Licensed data, no advice.', 'zh-CN': '授权数据，不构成建议。' },
  companies: [COMPANY, { ...COMPANY, id: 'amber-mill', name: 'Amber Mill' }],
};

let answer: (response: ServerResponse) => void;
const requests: (string | undefined)[] = [];
const provider = createServer((request, response) => {
  requests.push(request.headers.authorization);
  answer(response);
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  const { port } = provider.address() as AddressInfo; // a TCP server that listens has one
  url = `http://127.0.0.1:${port}/research.json`;
});
afterAll(() => new Promise((closed) => void provider.close(closed)));
beforeEach(() => {
  requests.length = 0;
  answer = (response) => response.end(JSON.stringify(FEED));
});

const feedWith = (company: object) => JSON.stringify({ ...FEED, companies: [{ ...COMPANY, ...company }] });

function reader() {
  const clock = new MovableClock();
  const failures: unknown[] = [];
  const feed = researchFeed({ url, token: 'licence' }, clock, (failure) => failures.push(failure));
  return { clock, failures, feed };
}

test('investors see the companies of the feed by name, in their language', async () => {
  const app = await startTestApp({ RESEARCH_FEED_URL: url });
  try {
    const { token } = await app.newInvestor();
    const list = await app.ok('listCompanies', { token, query: { search: '储存' }, language: 'zh-CN' });
    expect(list).toMatchObject({ total: 2, as_of: '2026-05-29', disclaimer: FEED.disclaimer['zh-CN'] });
    expect(list.items.map(({ name }) => name)).toEqual(['Amber Mill', 'Lantern Grid']);
    const params = { companyId: 'lantern-grid' };
    expect(await app.ok('getCompany', { token, params })).toEqual({
      ...COMPANY,
      description: COMPANY.description.en,
      rounds: [...COMPANY.rounds].reverse(),
      sources: [{ ...SOURCE, name: SOURCE.name.en }],
      disclaimer: FEED.disclaimer.en,
      as_of: FEED.as_of,
    });
  } finally {
    await app.close();
  }
});

test('without a response from the provider the investor sees that the service is unavailable', async () => {
  answer = (response) => response.destroy();
  const app = await startTestApp({ RESEARCH_FEED_URL: url });
  try {
    const { token } = await app.newInvestor();
    expect(await app.refused('listCompanies', { token, query: {} })).toMatchObject({
      status: 503,
      error: 'unavailable',
    });
  } finally {
    await app.close();
  }
});

test('the feed is loaded with its token once an hour, for any number of readers', async () => {
  const { feed, clock } = reader();
  await Promise.all([feed.data(), feed.data()]);
  clock.advance({ minutes: 59 });
  await feed.data();
  expect(requests).toEqual(['Bearer licence']);
  answer = (response) => response.end(JSON.stringify({ ...FEED, companies: [] }));
  clock.advance({ minutes: 1 });
  expect((await feed.data()).companies).toHaveLength(2); // nobody waits for what is newer
  await until(async () => (await feed.data()).companies.length === 0);
  expect(requests).toHaveLength(2);
});

test('a provider failure keeps the loaded data, and the feed retries after a minute', async () => {
  const { feed, clock, failures } = reader();
  await feed.data();
  answer = (response) => response.writeHead(500).end();
  clock.advance({ hours: 1 });
  await feed.data();
  await until(async () => failures.length === 1);
  expect((await feed.data()).companies).toHaveLength(2);
  expect(requests).toHaveLength(2);
  clock.advance({ minutes: 1 });
  await feed.data();
  await until(async () => failures.length === 2);
});

test.each<[string, string | Buffer, string]>([
  ['is no JSON', '<html>', 'it is no JSON'],
  ['is in another encoding', Buffer.from('{"about":"Ödegård"}', 'latin1'), 'it is not UTF-8'],
  ['is another document', '[]', '/ must be object'],
  [
    'names a company twice',
    JSON.stringify({ ...FEED, companies: [COMPANY, COMPANY] }),
    'company lantern-grid is there twice',
  ],
  [
    'has money as a float',
    feedWith({ rounds: [{ ...ROUND, amount: 0.1 }] }),
    '/companies/0/rounds/0/amount must be string',
  ],
  [
    'has a sector of its own',
    feedWith({ sector: 'alchemy' }),
    '/companies/0/sector must be equal to one of the allowed values',
  ],
  [
    'has a day that does not exist',
    feedWith({ rounds: [{ ...ROUND, date: '2026-02-30' }] }),
    'company lantern-grid: 2026-02-30 is no day up to 2026-05-29',
  ],
  [
    'has a day to come',
    feedWith({ valuations: [{ ...VALUATION, date: '2026-05-30' }] }),
    'company lantern-grid: 2026-05-30 is no day up to 2026-05-29',
  ],
  [
    'has a figure from nowhere',
    feedWith({ sources: [] }),
    'company lantern-grid: there is no source filing-1',
  ],
  [
    'is one language only',
    feedWith({ description: { en: 'Stores power.' } }),
    '/companies/0/description must have required properties zh-CN',
  ],
])('a feed that %s is not shown, and the error’s path is logged', async (_, body, mistake) => {
  answer = (response) => response.end(body);
  const { feed, failures } = reader();
  await expect(feed.data()).rejects.toThrow('the research feed does not answer as it should');
  expect(failures.map(mistakeIn)).toEqual([expect.stringContaining(mistake)]);
});

test('a feed without end is given up', async () => {
  answer = (response) => {
    const more = () => {
      while (response.write(Buffer.alloc(2 ** 20, ' '))) continue;
    };
    response.on('drain', more);
    more();
  };
  const { feed, failures } = reader();
  await expect(feed.data()).rejects.toThrow();
  expect(failures.map(mistakeIn)).toEqual([expect.stringMatching(/^it is longer than \d+ bytes$/)]);
});

async function until(happened: () => Promise<boolean>): Promise<void> {
  while (!(await happened())) await new Promise((next) => setTimeout(next, 5));
}
