import { sql, eq, like } from 'drizzle-orm';
import {
  addRequiredDocuments,
  operate,
  publishProduct,
  startedApplication,
  loadManagers,
  migrate,
  actsOnProduct,
  folderToImport,
  productFacts,
  MORGANS_ACTOR,
  operated,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';
import { auditTrail, valuations } from '../../packages/server/src/database/tables';

// Allocations reserved before a product opens: eligibility, amounts, one at a time, and what happens at the opening.
describe('reservations', () => {
  let app: TestApp;
  let token: string;
  let email: string;

  beforeAll(async () => {
    app = await startTestApp();
    ({ token, email } = await app.newInvestor());
  });
  afterAll(() => app.close());

  const upcoming = async () => ({ productId: (await publishProduct(app, { status: 'upcoming' })).id });
  const reserve = (params: { productId: string }, amount = '50000') =>
    app.ok('reserveAllocation', { token, params, body: { amount } });

  test('an allocation is reserved, changed and withdrawn, and may then be reserved again', async () => {
    const params = await upcoming();
    expect(await app.ok('getReservation', { token, params })).toEqual({
      product_id: params.productId,
      open: true,
      minimum: '50000.00',
      multiple: '1000.00',
      reservation: null,
    });
    const made = await reserve(params);
    expect(made).toMatchObject({ product_id: params.productId, status: 'reserved', amount: '50000.00' });
    app.clock.advance({ minutes: 5 });
    const changed = await app.ok('changeReservation', { token, params, body: { amount: '75,000' } });
    expect(changed).toMatchObject({ id: made.id, amount: '75000.00', reserved_at: made.reserved_at });
    expect(changed.changed_at).not.toBe(made.changed_at);
    expect((await app.ok('getReservation', { token, params })).reservation).toEqual(changed);
    expect(await app.ok('withdrawReservation', { token, params })).toMatchObject({ status: 'withdrawn' });
    expect((await app.ok('getReservation', { token, params })).reservation).toBeNull();
    expect((await reserve(params)).id).not.toBe(made.id);
    const { rows } = await app.db.execute(
      sql`select act from audit_trail where object = ${`reservation:${made.id}`} order by seq`,
    );
    expect(rows.map(({ act }) => act)).toEqual([
      'reservation.made',
      'reservation.changed',
      'reservation.withdrawn',
    ]);
  });

  test.each([
    ['nothing', '', /required/],
    ['no number', 'much', /amount such as 1,234\.56/],
    ['less than the minimum', '49000', /at least \$50,000/],
    ['no multiple of 1,000', '50500', /multiple of \$1,000/],
  ])('%s cannot be reserved, also by a change', async (_why, amount, message) => {
    const params = await upcoming();
    const body = { amount };
    const made = await app.refused('reserveAllocation', { token, params, body });
    expect(made).toMatchObject({
      error: 'required_information_missing',
      fields: { amount: expect.stringMatching(message) },
    });
    await reserve(params);
    const changed = await app.refused('changeReservation', { token, params, body });
    expect(changed.fields).toEqual(made.fields);
  });

  test.each(['published', 'closed', 'exited'] as const)(
    'a product that is %s cannot be reserved',
    async (status) => {
      const params = { productId: (await publishProduct(app, { status })).id };
      const refused = await app.refused('reserveAllocation', { token, params, body: { amount: '50000' } });
      expect(refused.error).toBe('reservation_not_open');
      expect((await app.ok('getReservation', { token, params })).open).toBe(false);
    },
  );

  test('a product of other countries can be neither viewed nor reserved', async () => {
    const { id: productId } = await publishProduct(app, { status: 'upcoming', allowedCountries: ['HK'] });
    const options = { token, params: { productId } };
    expect((await app.refused('getReservation', options)).error).toBe('country_not_eligible');
    const body = { amount: '50000' };
    expect((await app.refused('reserveAllocation', { ...options, body })).error).toBe('country_not_eligible');
  });

  test('a missing product has nothing to reserve, change or withdraw', async () => {
    const options = { token, params: { productId: 'nothing-here' } };
    const body = { amount: '50000' };
    expect((await app.refused('getReservation', options)).error).toBe('not_found');
    expect((await app.refused('reserveAllocation', { ...options, body })).error).toBe('not_found');
    expect((await app.refused('changeReservation', { ...options, body })).error).toBe('not_found');
    expect((await app.refused('withdrawReservation', options)).error).toBe('not_found');
  });

  test('a missing reservation can be neither changed nor withdrawn', async () => {
    const params = await upcoming();
    const changed = await app.refused('changeReservation', { token, params, body: { amount: '50000' } });
    expect(changed.error).toBe('reservation_missing');
    expect((await app.refused('withdrawReservation', { token, params })).error).toBe('reservation_missing');
  });

  test('one of concurrent reservations succeeds, and another account can reserve as well', async () => {
    const params = await upcoming();
    const options = { token, params, body: { amount: '50000' } };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.call('reserveAllocation', options)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await app.refused('reserveAllocation', options)).error).toBe('reservation_exists');
    const another = await app.newInvestor();
    expect((await app.ok('getReservation', { token: another.token, params })).reservation).toBeNull();
    await app.ok('reserveAllocation', { ...options, token: another.token });
  });

  test('a repeated key reserves once', async () => {
    const params = await upcoming();
    const options = { token, params, body: { amount: '50000' }, key: 'reserve-once' };
    const first = await app.ok('reserveAllocation', options);
    expect(await app.ok('reserveAllocation', options)).toEqual(first);
  });

  describe('when the product opens', () => {
    test('the investor is notified by mail, and the application starts with the amount', async () => {
      const params = await upcoming();
      await reserve(params, '120000');
      const other = await app.newInvestor();
      await app.ok('reserveAllocation', { token: other.token, params, body: { amount: '50000' } });
      await app.ok('withdrawReservation', { token: other.token, params });
      await addRequiredDocuments(app, params.productId);
      await operate(app, 'products', 'publish', params.productId, '--dry-run');
      await app.runJobs();
      expect(await mailsTo(email)).toHaveLength(0);
      await operate(app, 'products', 'publish', params.productId);
      await app.runJobs();
      const [mail] = await mailsTo(email);
      expect(mail).toMatchObject({ link: expect.stringMatching(`/go/products/${params.productId}$`) });
      expect(mail?.text).not.toContain('120');
      expect(await mailsTo(other.email)).toHaveLength(0);
      const late = await app.refused('changeReservation', { token, params, body: { amount: '60000' } });
      expect(late.error).toBe('reservation_not_open');
      const { investmentId } = await startedApplication(app, token, params.productId);
      const application = await app.ok('getApplication', { token, params: { investmentId } });
      expect(application.steps.amount_and_signature).toEqual({ commitment: '120000.00' });
      expect((await app.ok('getReservation', { token, params })).reservation).toBeNull();
    });

    test('one that is withdrawn before the mail is sent is not announced', async () => {
      const params = await upcoming();
      const before = (await mailsTo(email)).length;
      await reserve(params);
      await addRequiredDocuments(app, params.productId);
      await operate(app, 'products', 'publish', params.productId);
      await app.ok('withdrawReservation', { token, params });
      await app.runJobs();
      expect(await mailsTo(email)).toHaveLength(before);
    });

    const mailsTo = async (to: string) =>
      (await app.outbox(to)).filter(({ subject }) => subject === 'The product you reserved is open');
  });

  test('the operator sees who reserved how much', async () => {
    const params = await upcoming();
    await reserve(params, '80000');
    const { out } = await operate(app, 'products', 'reservations', params.productId, '--json');
    expect(JSON.parse(out)).toEqual([
      expect.objectContaining({
        account: email,
        amount: '80000.00',
        status: 'reserved',
        reserved: '2026-06-05',
      }),
    ]);
    const none = await operate(
      app,
      'products',
      'reservations',
      params.productId,
      '--status',
      'used',
      '--json',
    );
    expect(JSON.parse(none.out)).toEqual([]);
  });
});

// Migration of products from the version in which a product had one manager.
describe('product managers', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const BEFORE = `
  alter table products add column manager_name text, add column manager_aum bigint;
  update products set manager_name = managers -> 0 ->> 'name', manager_aum = 64000000000, texts = texts
    || jsonb_build_object('managerAbout', managers -> 0 -> 'about')
    || case when id = 'with-performance' then '{"priorPerformance": {"en": "9.1% net.", "zh-CN": "净收益 9.1%。"}}' else '{}'::jsonb end;
  update products set manager_aum = null where id = 'with-performance';
  alter table products drop column managers, alter column manager_name set not null`;

  test('the only manager of a product becomes its first', async () => {
    await publishProduct(app, { id: 'with-performance' });
    await publishProduct(app, { id: 'without-performance' });
    await app.open.pool.query(BEFORE);
    await migrate(app, '0018_product_managers');
    const { token } = await app.newInvestor();
    const manager = { name: 'Harbor Stone Partners LLC', about: 'An access manager.' };
    expect(await loadManagers(app, token, 'with-performance')).toEqual([
      { ...manager, total_aum: null, prior_performance: '9.1% net.' },
    ]);
    expect(await loadManagers(app, token, 'with-performance', 'zh-CN')).toMatchObject([
      { prior_performance: '净收益 9.1%。' },
    ]);
    expect(await loadManagers(app, token, 'without-performance')).toEqual([
      { ...manager, total_aum: '640000000.00', prior_performance: null },
    ]);
    const { rows } = await app.open.pool.query('select texts from products');
    expect(JSON.stringify(rows)).not.toMatch(/managerAbout|priorPerformance/);
  });
});

// Unit prices recorded by staff, one by one and from a file.
describe('product valuations', () => {
  let app: TestApp;
  const { file, remove } = folderToImport();
  beforeAll(async () => {
    app = await startTestApp();
    const products = [productFacts(), productFacts({ id: 'lantern-credit-ii' })];
    await ops('import', file('products.json', JSON.stringify(products)));
  });
  afterAll(async () => {
    await app.close();
    remove();
  });

  const ops = (...words: string[]) => operate(app, 'products', ...words);

  describe('the valuation of a product', () => {
    const readPrices = async (id: string) =>
      (
        await app.db
          .select()
          .from(valuations)
          .where(eq(valuations.productId, id))
          .orderBy(valuations.date, valuations.recordedAt)
      ).map(({ date, unitPrice }) => `${date} ${unitPrice}`);

    test('is recorded for a day, appears on the card, and a correction of price or return is added to it', async () => {
      const value = (...more: string[]) => ops('set-valuation', 'lantern-credit-ii', ...more);
      await value('--price', '104.25', '--date', '2026-05-29', '--inception-return', '0.081');
      app.clock.advance({ minutes: 1 });
      await value('--price', '104.5', '--date', '2026-05-29', '--inception-return', '0.083');
      const corrected = ['--price', '104.50', '--date', '2026-05-29', '--inception-return', '0.084'];
      expect((await value(...corrected)).out).toContain('updated');
      expect((await value(...corrected)).out).toContain('unchanged');
      expect((await value('--price', '104.50', '--date', '2026-05-29')).out).toContain('unchanged');
      await value('--price', '99', '--date', '2026-04-30');
      expect(await readPrices('lantern-credit-ii')).toEqual([
        '2026-04-30 99',
        '2026-05-29 104.25',
        '2026-05-29 104.5',
      ]);
      const { token } = await app.newInvestor();
      expect(await app.ok('getProduct', { token, params: { productId: 'lantern-credit-ii' } })).toMatchObject(
        {
          details: { valuation_date: '2026-05-29', inception_annualized_return: '0.084' },
        },
      );
      expect(
        (await actsOnProduct(app, 'lantern-credit-ii')).filter((act) => act.endsWith('product.value')),
      ).toHaveLength(4);
    });

    test('must be above zero and not in the future', async () => {
      const value = (...more: string[]) => ops('set-valuation', 'lantern-credit', ...more);
      expect((await value('--price', '0.00')).error).toContain('not a unit price');
      expect((await value('--price', '-1')).exitCode).not.toBe(0);
      expect((await value('--price', '100', '--date', '2026-06-06')).error).toContain('in the future');
      for (const percent of ['8 %', '8.25', '-1.5', '0.123456789'])
        expect((await value('--price', '100', '--inception-return', percent)).error).toContain(
          `is "${percent}", but must be a fraction from -1 to below 5`,
        );
      expect((await value('--price', '100', '--dry-run')).out).toContain('created');
      expect(await readPrices('lantern-credit')).toEqual([]);
    });

    test('shows the price before it, and a wrong decimal point is an error unless it is meant', async () => {
      const value = (...more: string[]) => ops('set-valuation', 'lantern-credit', '--dry-run', ...more);
      const values = file('typo.csv', 'product_id,date,unit_price\nlantern-credit-ii,2026-06-01,1045\n');
      const typo = await ops('import-valuations', values);
      expect(typo.out).toContain(
        '1045 is 10.00 times the price of 104.5 on 2026-05-29. Check the decimal point',
      );
      const meant = JSON.parse(
        (await ops('import-valuations', values, '--large-change', '--dry-run', '--json')).out,
      );
      expect(meant.rows).toMatchObject([
        { done: 'created', previous: '104.5', previous_date: '2026-05-29', change: '900.00 %' },
      ]);
      expect(JSON.parse((await value('--price', '9', '--json')).out)).toMatchObject({ previous: null });
      // The first prices of a fund are of 2026-04-30.
      const early = [
        'set-valuation',
        'lantern-credit-ii',
        '--price',
        '1045',
        '--date',
        '2016-06-01',
      ] as const;
      expect((await ops(...early)).error).toMatch(
        /1045 is 10\.\d\d times the price of 99 on 2026-04-30\. Check the date and the decimal point/,
      );
      const low = ['set-valuation', 'lantern-credit-ii', '--price', '10.45'] as const;
      expect((await ops(...low)).error).toContain('--large-change');
    });

    test('can be imported from a file of many products and days, all or none', async () => {
      const head = 'product_id,date,unit_price\n';
      const right = file(
        'values.csv',
        `${head}lantern-credit,2026-03-31,100\nlantern-credit,2026-04-30,100.75\n`,
      );
      const wrong = file(
        'values-wrong.csv',
        `${head}lantern-credit,2026-05-29,101\nnosuch,2026-05-29,1\nlantern-credit,2027-01-01,0\n`,
      );
      const refused = await ops('import-valuations', wrong, '--json');
      const { rows }: { rows: { line: number; column: string; problem: string }[] } = JSON.parse(refused.out);
      expect(rows).toEqual([
        { line: 3, column: '', problem: 'product nosuch does not exist' },
        { line: 4, column: 'date', problem: 'is in the future; today is 2026-06-05 in New York' },
        expect.objectContaining({ line: 4, column: 'unit_price' }),
      ]);
      expect(await readPrices('lantern-credit')).toEqual([]);
      await ops('import-valuations', right);
      const again = await ops('import-valuations', right, '--json');
      expect(JSON.parse(again.out).rows).toMatchObject([{ done: 'unchanged' }, { done: 'unchanged' }]);
      expect(await readPrices('lantern-credit')).toEqual(['2026-03-31 100', '2026-04-30 100.75']);
      const acts = await app.db.select().from(auditTrail).where(like(auditTrail.act, 'product.value'));
      expect(acts.filter(({ object }) => object === 'product:lantern-credit')).toHaveLength(2);
    });
  });
});

// Commands that change a product list its old and new values.
describe('product changes', () => {
  let app: TestApp;
  const { file, remove } = folderToImport();
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(async () => {
    await app.close();
    remove();
  });

  test('an import lists what it changes in a product, old and new, in a dry run too', async () => {
    const bring = (changed: Record<string, unknown>, ...more: string[]) =>
      operated<{ rows: object[]; changes?: object[] }>(
        app,
        'products',
        'import',
        file('terms.json', JSON.stringify([productFacts(changed)])),
        ...more,
      );
    expect(await bring({})).toEqual({
      dry_run: false,
      rows: [{ line: 1, id: 'lantern-credit', done: 'created' }],
    });
    const changed = {
      lock_up_count: 36,
      minimum_investment: '75,000',
      management_fee: '0.010',
      exit_policy_zh: '锁定期后每年。',
      overview_en: ['Loans are small.', 'Losses were rare.'],
      allowed_countries: ['US', 'PR', 'CA'],
      hurdle_rate: '0.06',
    };
    const of = { line: 1, id: 'lantern-credit' };
    const changes = [
      { ...of, field: 'allowed_countries_3', from: null, to: 'CA' },
      { ...of, field: 'lock_up_count', from: '18', to: '36' },
      { ...of, field: 'minimum_investment', from: '50000.00', to: '75000.00' },
      { ...of, field: 'hurdle_rate', from: null, to: '0.06' },
      { ...of, field: 'overview_2_en', from: 'Losses were rare, so far.', to: 'Losses were rare.' },
      { ...of, field: 'exit_policy_zh', from: '锁定期后每季度。', to: '锁定期后每年。' },
    ];
    const rows = [{ ...of, done: 'updated' }];
    expect(await bring(changed, '--dry-run')).toEqual({ dry_run: true, rows, changes });
    expect(await bring(changed)).toEqual({ dry_run: false, rows, changes });
    const unchanged = [{ ...of, done: 'unchanged' }];
    expect(await bring(changed)).toEqual({ dry_run: false, rows: unchanged });
    const terms = ['--frequency', 'month_ends', '--dry-run'];
    expect(await operated(app, 'products', 'set-redemption', 'lantern-credit', ...terms)).toMatchObject({
      changes: [{ field: 'redemption_frequency', from: 'any_day', to: 'month_ends' }],
    });
    expect(await actsOnProduct(app, 'lantern-credit')).toEqual(
      Array(2).fill(`${MORGANS_ACTOR} product.import`),
    );
  });
});
