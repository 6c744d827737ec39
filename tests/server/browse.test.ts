import { eq } from 'drizzle-orm';
import { applications, investments, products } from '../../packages/server/src/database/tables';
import { seedDemoWorld } from '../../packages/server/src/app/demo-world/seed-demo-world';
import { startedApplication } from './scenes';
import { startTestApp, type TestApp } from './test-app';

const EVERYTHING = 100;
const OPEN_EVERYWHERE = 'pilgrim-wharf-trade-finance';
const ONLY_US = 'saltmarsh-short-notes';
const NOT_US = 'ninebark-convertible';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  await seedDemoWorld(app.services);
  ({ token } = await app.newInvestor());
});
afterAll(() => app.close());

const list = (query: Parameters<typeof app.ok<'listProducts'>>[1]) => app.ok('listProducts', query);
const idsFor = async (country: string, language: 'en' | 'zh-CN' = 'en') =>
  (await list({ query: { country, page_size: EVERYTHING }, language })).items.map(({ id }) => id);

describe('the list', () => {
  it('shows a visitor without a residence the products open to the United States', async () => {
    const shown = await list({ query: { page_size: EVERYTHING } });
    expect(shown.items.map(({ id }) => id)).toEqual(await idsFor('US'));
    expect(shown.items.every((card) => card.allowed_countries.includes('US'))).toBe(true);
    expect(shown.total).toBe(27);
  });

  it('shows each country its own products, and a country without any an empty list', async () => {
    const [us, hongKong] = [await idsFor('US'), await idsFor('HK')];
    expect(us).toContain(ONLY_US);
    expect(us).not.toContain(NOT_US);
    expect(hongKong).toContain(NOT_US);
    expect(hongKong).not.toContain(ONLY_US);
    expect(await idsFor('FR')).toEqual([]);
  });

  it('shows a signed-in account its own country, regardless of the query', async () => {
    const { items } = await list({ token, query: { country: 'HK', page_size: EVERYTHING } });
    expect(items.map(({ id }) => id)).toEqual(await idsFor('US'));
  });

  it('filters by category, status and eligibility, alone and together', async () => {
    const shown = await list({ query: { category: 'crypto', status: 'published', page_size: EVERYTHING } });
    expect(shown.items.map(({ id }) => id)).toEqual([
      'cinderpath-large-cap-digital',
      'greywether-staking-income',
    ]);
    const forIra = await list({ query: { eligibility: 'ira', page_size: EVERYTHING } });
    expect(forIra.total).toBeGreaterThan(5);
    expect(forIra.items.every(({ eligibility }) => eligibility.includes('ira'))).toBe(true);
    expect((await list({ query: { category: 'crypto', eligibility: 'ira' } })).total).toBe(0);
  });

  it('filters by asset class, which has one or more categories', async () => {
    const shown = await list({
      query: { asset_class: 'private_equity_and_hedge_funds', page_size: EVERYTHING },
    });
    expect(new Set(shown.items.map(({ category }) => category))).toEqual(
      new Set(['pre_ipo', 'private_equity', 'hedge_fund']),
    );
    expect((await list({ query: { asset_class: 'real_estate', category: 'crypto' } })).total).toBe(0);
  });

  it('filters by the account’s own applications, as they are now', async () => {
    const [own, other] = [await app.newInvestor(), await app.newInvestor()];
    const readIds = async (application: 'incomplete' | 'complete', who = own) =>
      (await list({ token: who.token, query: { application } })).items.map(({ id }) => id);
    expect(await readIds('incomplete')).toEqual([]);
    const { investmentId } = await startedApplication(app, own.token, OPEN_EVERYWHERE);
    expect(await readIds('incomplete')).toEqual([OPEN_EVERYWHERE]);
    expect(await readIds('complete')).toEqual([]);
    expect(await readIds('incomplete', other)).toEqual([]);
    await app.db
      .update(applications)
      .set({ state: 'agreement_signed' })
      .where(eq(applications.investmentId, investmentId));
    expect(await readIds('incomplete')).toEqual([]);
    expect(await readIds('complete')).toEqual([OPEN_EVERYWHERE]);
    await app.db.update(investments).set({ status: 'canceled' }).where(eq(investments.id, investmentId));
    expect(await readIds('complete')).toEqual([]);
    expect((await list({ query: { application: 'complete', page_size: EVERYTHING } })).total).toBe(27);
  });

  it('finds products by a part of the name in either language', async () => {
    const named = async (search: string, language: 'en' | 'zh-CN' = 'en') =>
      (await list({ query: { search, page_size: EVERYTHING }, language })).items.map(({ id }) => id);
    const [english] = (await list({ query: { page_size: 1 } })).items;
    const [chinese] = (await list({ query: { page_size: 1 }, language: 'zh-CN' })).items;
    expect(await named('ORCHARD lane')).toContain('orchard-lane-senior-credit-ii');
    expect(await named(chinese?.name.slice(0, 3) ?? '')).toContain(english?.id);
    expect(await named(english?.name ?? '', 'zh-CN')).toEqual([english?.id]);
    for (const nothing of ['%', '_', 'no such fund']) expect(await named(nothing)).toEqual([]);
    expect((await list({ query: { search: ' ' } })).total).toBe(27);
    expect((await list({ query: { search: 'orchard', category: 'crypto' } })).total).toBe(0);
  });

  it('sorts by minimum, by expected return, and by the next close of products that are not closed', async () => {
    const sorted = async (sort: 'minimum' | 'expected_return' | 'closing_soon') =>
      (await list({ query: { sort, page_size: EVERYTHING } })).items;
    const minimums = (await sorted('minimum')).map((card) => Number(card.minimum_investment));
    expect(minimums).toEqual(minimums.toSorted((one, other) => one - other));
    const returns = (await sorted('expected_return')).map((card) =>
      card.expected_annualized_return === null ? -1 : Number(card.expected_annualized_return),
    );
    expect(returns).toEqual(returns.toSorted((one, other) => other - one));
    const open = (await sorted('closing_soon')).map(({ status, next_close_date }) => ({
      closed: status === 'closed' || status === 'exited',
      day: next_close_date ?? '9999-12-31',
    }));
    expect(open.map(({ closed }) => closed)).toEqual(
      open.map(({ closed }) => closed).toSorted((one, other) => Number(one) - Number(other)),
    );
    const days = open.filter(({ closed }) => !closed).map(({ day }) => day);
    expect(days).toEqual(days.toSorted());
    // Pages of a sorted list repeat nothing.
    const pages = await Promise.all(
      [1, 2, 3].map((page) => list({ query: { sort: 'minimum', page, page_size: 10 } })),
    );
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(27);
  });

  it('pages without losing or repeating a product', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ query: { page, page_size: 10 } })));
    expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 7, 0]);
    expect(pages.every(({ total, page_size }) => total === 27 && page_size === 10)).toBe(true);
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(await idsFor('US'));
  });

  it('keeps the order of the catalogue', async () => {
    const rows = await app.db.select().from(products).orderBy(products.position);
    const forUs = rows.filter(({ allowedCountries }) => allowedCountries.includes('US')).map(({ id }) => id);
    expect(await idsFor('US')).toEqual(forUs);
  });

  it('is in the requested language', async () => {
    const [english] = (await list({ query: {} })).items;
    const [chinese] = (await list({ query: {}, language: 'zh-CN' })).items;
    expect(chinese?.id).toBe(english?.id);
    expect(chinese?.name).toMatch(/\p{Script=Han}/u);
    expect(english?.name).not.toMatch(/\p{Script=Han}/u);
  });

  it.each([
    ['a category that does not exist', { category: 'lottery' }],
    ['a page before the first', { page: '0' }],
    ['a page of a thousand', { page_size: '1000' }],
    ['a country spelled out', { country: 'France' }],
    ['a filter nobody knows', { colour: 'blue' }],
  ])('rejects %s at the field', async (_, query) => {
    const reply = await app.app.inject({ url: '/api/v1/products', query });
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual(Object.keys(query));
  });
});

describe('a product', () => {
  const readAction = async (
    productId: string,
    options: { token?: string; query?: { country?: string } } = {},
  ) => (await app.ok('getProduct', { params: { productId }, query: {}, ...options })).action;

  it('asks a visitor to sign in and lets an investor invest', async () => {
    expect(await readAction(OPEN_EVERYWHERE)).toBe('sign_in');
    expect(await readAction(OPEN_EVERYWHERE, { token })).toBe('invest');
  });

  it('shows its opening date before it opens, and that it is closed afterwards', async () => {
    expect(await readAction('peatstone-maturing-spirits', { token })).toBe('reserve');
    expect(await readAction('peatstone-maturing-spirits')).toBe('sign_in_to_reserve');
    expect(await readAction('handspan-robotics-ii', { token })).toBe('closed');
    expect(await readAction('juniper-weir-software-i')).toBe('closed');
  });

  it('is shown to residents of excluded countries, with a link to switch', async () => {
    expect(await readAction(ONLY_US, { query: { country: 'HK' } })).toBe('switch_residence');
    expect(await readAction(NOT_US, { token, query: { country: 'HK' } })).toBe('switch_residence');
  });

  it('shows the investment details to a signed-in investor, and none of them to a visitor', async () => {
    const request = { params: { productId: OPEN_EVERYWHERE }, query: {} };
    const { details } = await app.ok('getProduct', { token, ...request });
    expect(details).toMatchObject({
      fund_aum: expect.stringMatching(/^\d+\.\d\d$/),
      managers: [{ total_aum: expect.any(String), prior_performance: expect.any(String) }],
    });
    const { reply, response } = await app.call('getProduct', request);
    expect(reply).toMatchObject({ details: null, minimum_investment: expect.any(String) });
    const texts = Object.values({ ...details, ...details?.managers[0] }).filter(
      (value) => typeof value === 'string',
    );
    const public_ = ['low', 'mid', 'high'];
    for (const value of texts.filter((each) => !public_.includes(each)))
      expect(response.body).not.toContain(value);
    const list = await app.call('listProducts', { query: { page_size: 100 } });
    for (const name of [
      'inception_annualized_return',
      'valuation_date',
      'fund_aum',
      'net_irr',
      'correlation',
      'total_aum',
    ])
      expect(response.body + list.response.body).not.toContain(`"${name}`);
    // The prerendered page of the product, which search engines read, has none of them either.
    const page = await app.app.inject({ url: `/go/products/${OPEN_EVERYWHERE}` });
    expect(page.body).not.toContain(details?.fund_aum);
  });

  it('suggests three other open products of the same country', async () => {
    const ids = await idsFor('US');
    for (const productId of ids) {
      const { trending } = await app.ok('getProduct', { params: { productId }, query: {} });
      expect(trending).toHaveLength(3);
      expect(trending.map(({ id }) => id)).not.toContain(productId);
      expect(trending.every((card) => card.status === 'published' && ids.includes(card.id))).toBe(true);
    }
  });

  it('is not found if it does not exist', async () => {
    const refused = await app.refused('getProduct', { params: { productId: 'no-such-product' }, query: {} });
    expect(refused).toMatchObject({ status: 404, error: 'not_found' });
  });
});

describe('materials', () => {
  it('require sign-in', async () => {
    const refused = await app.refused('getProductMaterials', { params: { productId: OPEN_EVERYWHERE } });
    expect(refused).toMatchObject({ status: 401, error: 'not_signed_in' });
  });

  it('are not available to excluded countries', async () => {
    const refused = await app.refused('getProductMaterials', { token, params: { productId: NOT_US } });
    expect(refused).toMatchObject({ status: 403, error: 'country_not_eligible' });
    expect(refused.message).toBe('Your country of residence does not meet the product requirement.');
  });

  it('have terms, fees, documents with page counts, and webinars', async () => {
    const materials = await app.ok('getProductMaterials', { token, params: { productId: OPEN_EVERYWHERE } });
    expect(materials.terms.rows.length).toBeGreaterThanOrEqual(8);
    expect(materials.fees).toMatchObject({
      management_fee: '0.015',
      management_fee_basis: 'per_year',
      performance_fee: '0.1',
      hurdle_rate: '0.05',
      subscription_fee: '0.01',
    });
    expect(materials.documents.filter(({ must_read }) => must_read).map(({ name }) => name)).toEqual([
      'Private placement memorandum (PPM)',
      'PPM supplement',
      'Client relationship summary (Form CRS)',
      'Best-interest disclosure',
    ]);
    expect(materials.documents.every(({ pages }) => pages >= 1)).toBe(true);
    expect(materials.webinars).toHaveLength(1);
  });

  it('list the layers below the investor, and the fees of the offered fund', async () => {
    const { layers, fees } = await app.ok('getProductMaterials', {
      token,
      params: { productId: OPEN_EVERYWHERE },
      language: 'zh-CN',
    });
    expect(layers.map(({ kind }) => kind)).toEqual(['access_fund', 'master_fund', 'assets']);
    expect(layers[0]).toMatchObject({
      management_fee: fees.management_fee,
      performance_fee: fees.performance_fee,
    });
    expect(layers[1]).toMatchObject({ management_fee: '0.005', performance_fee: null });
    expect(layers.every(({ interest }) => /\p{Script=Han}/u.test(interest))).toBe(true);
  });

  it('can be opened by every user who can see the product', async () => {
    const { documents } = await app.ok('getProductMaterials', {
      token,
      params: { productId: OPEN_EVERYWHERE },
    });
    const { url } = await app.ok('requestFileKey', {
      token,
      params: { fileId: documents[0]?.file_id ?? '' },
    });
    const file = await app.app.inject({ url });
    expect(file.headers['content-type']).toBe('application/pdf');
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const foreign = await app.refused('requestFileKey', { token, params: { fileId: `${NOT_US}-ppm` } });
    expect(foreign).toMatchObject({ status: 403, error: 'not_authorized_file' });
  });
});
