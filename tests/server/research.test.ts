import type { ReplyOf } from '@quoin/contract';
import { cents, moneyToWire, RESEARCH_SECTORS } from '@quoin/rules';
import { startTestApp, type TestApp, MovableClock } from './test-app';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mistakeIn } from '../../packages/server/src/providers/research/feed-shape';
import { researchFeed } from '../../packages/server/src/providers/research/research-feed';

// Private-company research: access, search, and consistent figures.
describe('research', () => {
  type Company = ReplyOf<'getCompany'>;

  const EVERYTHING = 100;

  let app: TestApp;
  let token: string;
  let companies: Company[];

  beforeAll(async () => {
    app = await startTestApp();
    ({ token } = await app.newInvestor());
    const pages = await Promise.all(
      [1, 2].map((page) => app.ok('listCompanies', { token, query: { page, page_size: EVERYTHING } })),
    );
    const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
    companies = await Promise.all(
      ids.map((companyId) => app.ok('getCompany', { token, params: { companyId } })),
    );
  });
  afterAll(() => app.close());

  const found = async (query: { search?: string; sector?: Company['sector'] }) =>
    app.ok('listCompanies', { token, query: { ...query, page_size: EVERYTHING } });

  test('a visitor has to sign in', async () => {
    expect((await app.refused('listCompanies', { query: {} })).error).toBe('not_signed_in');
    const params = { companyId: companies[0]?.id ?? '' };
    expect((await app.refused('getCompany', { params })).error).toBe('not_signed_in');
  });

  test('150 companies of every sector are listed once each by name, marked as fictitious', async () => {
    expect(companies).toHaveLength(150);
    const names = companies.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)].sort());
    expect(new Set(companies.map(({ sector }) => sector))).toEqual(new Set(RESEARCH_SECTORS));
    expect((await found({})).disclaimer).toMatch(/do not exist/);
    for (const { description, disclaimer } of companies) {
      expect(description).toMatch(/^A made-up company/);
      expect(disclaimer).toMatch(/do not exist/);
    }
  });

  test('pages neither lose nor repeat a company', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 13, 14].map((page) => app.ok('listCompanies', { token, query: { page } })),
    );
    expect(pages.map(({ items }) => items.length)).toEqual([12, 12, 12, 6, 0]);
    expect(pages.every(({ total, page_size }) => total === 150 && page_size === 12)).toBe(true);
    const ids = pages.slice(0, 3).flatMap(({ items }) => items.map(({ id }) => id));
    expect(ids).toEqual(companies.slice(0, 36).map(({ id }) => id));
  });

  test('a company is found by part of its name or description, in either language and any case', async () => {
    const [company] = companies;
    if (!company) throw new Error('no company');
    const byName = await found({ search: ` ${company.name.slice(1).toUpperCase()} ` });
    expect(byName.items.map(({ id }) => id)).toEqual([company.id]);
    const inEnglish = await found({ search: 'hospitals' });
    const inChinese = await found({ search: '医院' });
    expect(inEnglish.total).toBeGreaterThan(0);
    expect(inChinese.items.map(({ id }) => id)).toEqual(inEnglish.items.map(({ id }) => id));
    expect((await found({ search: '公司：为' })).total).toBe(companies.length);
    expect(await found({ search: 'xylophone' })).toMatchObject({ items: [], total: 0 });
  });

  test('a sector shows its own companies and narrows a search', async () => {
    const robots = await found({ sector: 'robotics' });
    expect(robots.total).toBe(15);
    expect(robots.items.every(({ sector }) => sector === 'robotics')).toBe(true);
    expect((await found({ sector: 'robotics', search: 'Foods' })).total).toBe(0);
  });

  test('the list shows the last round and the last valuation of each company', async () => {
    const { items } = await found({});
    items.forEach((item, index) => {
      expect(item.last_round).toEqual(companies[index]?.rounds.at(-1));
      expect(item.last_valuation).toEqual(companies[index]?.valuations.at(-1) ?? null);
    });
  });

  test('a company is described in the requested language', async () => {
    const params = { companyId: companies[0]?.id ?? '' };
    const { description, disclaimer, sources } = await app.ok('getCompany', {
      token,
      params,
      language: 'zh-CN',
    });
    for (const text of [description, disclaimer, sources[0]?.name]) expect(text).toMatch(/虚构/);
  });

  test.each([
    ['a sector that does not exist', { sector: 'alchemy' }],
    ['a page before the first', { page: '0' }],
    ['a page of a thousand', { page_size: '1000' }],
    ['a search of 101 signs', { search: 'x'.repeat(101) }],
    ['a filter nobody knows', { colour: 'blue' }],
  ])('%s is rejected at its field', async (_, query) => {
    const { statusCode, json } = await app.app.inject({
      url: '/api/v1/research/companies',
      query,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(statusCode).toBe(400);
    expect(Object.keys(json().fields)).toEqual(Object.keys(query));
  });

  test('an unknown company is not found', async () => {
    const refused = await app.refused('getCompany', { token, params: { companyId: 'nobody' } });
    expect(refused.error).toBe('not_found');
  });

  describe('the figures', () => {
    const worth = (shares: number, price: string) =>
      moneyToWire(cents(shares * Number(price.replace('.', ''))));

    test('of a round are shares times price, and the amount raised is new shares times price', () => {
      for (const { rounds } of companies) {
        expect(rounds.length).toBeGreaterThan(0);
        rounds.forEach(({ shares, amount, post_money, price_per_share }, index) => {
          expect(post_money).toBe(worth(shares, price_per_share));
          const before = rounds[index - 1]?.shares;
          if (before !== undefined) expect(amount).toBe(worth(shares - before, price_per_share));
          else expect(Number(amount)).toBeLessThan(Number(post_money));
        });
      }
    });

    test('of a valuation are all shares after the last round times the price', () => {
      expect(companies.filter(({ valuations }) => valuations.length > 0).length).toBeGreaterThan(100);
      for (const { rounds, valuations } of companies)
        for (const { shares, valuation, price_per_share } of valuations) {
          expect(shares).toBe(rounds.at(-1)?.shares);
          expect(valuation).toBe(worth(shares, price_per_share));
        }
    });

    test('are in order of their dates, none before the founding or after the date of the data', () => {
      for (const { rounds, valuations, founded_year, as_of } of companies) {
        const dates = [...rounds, ...valuations].map(({ date }) => date);
        expect(dates).toEqual([...dates].sort());
        expect(Number(dates[0]?.slice(0, 4))).toBeGreaterThanOrEqual(founded_year);
        expect(dates.at(-1)?.localeCompare(as_of)).toBeLessThanOrEqual(0);
      }
    });

    test('each have a source of the same kind and date', () => {
      for (const { rounds, valuations, sources } of companies) {
        expect(sources).toHaveLength(rounds.length + valuations.length);
        const byId = new Map(sources.map((source) => [source.id, source]));
        expect(byId.size).toBe(sources.length);
        for (const { source_id, date } of rounds)
          expect(byId.get(source_id)).toMatchObject({ kind: 'funding_announcement', published_on: date });
        for (const { source_id, date, basis } of valuations)
          expect(byId.get(source_id)).toMatchObject({ kind: basis, published_on: date });
      }
    });
  });
});

// Research from a data provider: a server that returns a valid or an invalid feed.
describe('research feed', () => {
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
    expect((await feed.data()).companies).toHaveLength(2); // The refresh runs in the background.
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
    await expect(feed.data()).rejects.toThrow('the research feed did not return a valid response');
    expect(failures.map(mistakeIn)).toEqual([expect.stringContaining(mistake)]);
  });

  test('an endless feed is aborted', async () => {
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
});
