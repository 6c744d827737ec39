// Private-company research: who may look, how a company is found, and that its figures fit each other.
import type { ReplyOf } from '@quoin/contract';
import { cents, moneyToWire, RESEARCH_SECTORS } from '@quoin/rules';
import { startTestApp, type TestApp } from './test-app';

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

test('the list says the last round and the last valuation of each', async () => {
  const { items } = await found({});
  items.forEach((item, place) => {
    expect(item.last_round).toEqual(companies[place]?.rounds.at(-1));
    expect(item.last_valuation).toEqual(companies[place]?.valuations.at(-1) ?? null);
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
])('%s is refused, at the field', async (_, query) => {
  const { statusCode, json } = await app.app.inject({
    url: '/api/v1/research/companies',
    query,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(statusCode).toBe(400);
  expect(Object.keys(json().fields)).toEqual(Object.keys(query));
});

test('a company that is not researched is not found', async () => {
  const refused = await app.refused('getCompany', { token, params: { companyId: 'nobody' } });
  expect(refused.error).toBe('not_found');
});

describe('the figures', () => {
  const worth = (shares: number, price: string) =>
    moneyToWire(cents(shares * Number(price.replace('.', ''))));

  test('of a round are shares times price, and the amount raised is new shares times price', () => {
    for (const { rounds } of companies) {
      expect(rounds.length).toBeGreaterThan(0);
      rounds.forEach(({ shares, amount, post_money, price_per_share }, place) => {
        expect(post_money).toBe(worth(shares, price_per_share));
        const before = rounds[place - 1]?.shares;
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

  test('are in the order of their days, none before the founding or after the day of the data', () => {
    for (const { rounds, valuations, founded_year, as_of } of companies) {
      const dates = [...rounds, ...valuations].map(({ date }) => date);
      expect(dates).toEqual([...dates].sort());
      expect(Number(dates[0]?.slice(0, 4))).toBeGreaterThanOrEqual(founded_year);
      expect(dates.at(-1)?.localeCompare(as_of)).toBeLessThanOrEqual(0);
    }
  });

  test('name a source each, of their own kind and day', () => {
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
