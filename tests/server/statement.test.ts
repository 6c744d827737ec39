import { cents, subtractDecimals } from '@quoin/rules';
import { investments, transactions, valuations, products } from '../../packages/server/src/database/tables';
import { eq } from 'drizzle-orm';
import { statementDocument } from '../../packages/server/src/pdf';
import { newId } from '../../packages/server/src/shared/new-id';
import { readPdf } from './pdf-reading';
import {
  currentInvestment,
  loadPart,
  publishProduct,
  requestedRedemption,
  startedApplication,
  operated,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { seedAtScale } from '../../packages/server/bench/seed/seed-at-scale';
import { alongside, startOperator } from './quoin-process';
import { join } from 'node:path';

// Transactions of an investment, and the account statement as of a day, in the language of the account.
describe('statement', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  /** Adds 100 units of another fund at 99.99 dollars since 15 July, not valued since. */
  async function holdAnother(investmentId: string) {
    const { id: productId } = await publishProduct(app);
    const [held] = await app.db.select().from(investments).where(eq(investments.id, investmentId));
    if (!held) throw new Error('nothing is held');
    const [id, date, recordedAt] = [newId(), '2026-07-15', app.clock.now()];
    await app.db.insert(investments).values({ ...held, id, productId, effectiveDate: date });
    await app.db.insert(transactions).values({
      id: newId(),
      investmentId: id,
      transactionType: 'funds_received',
      amount: 999_900,
      units: '100',
      date,
      note: '',
      recordedAt,
    });
    await app.db.insert(valuations).values({ id: newId(), productId, date, unitPrice: '99.99', recordedAt });
  }

  /** An investor with 500 units at 100 dollars since 5 June, valued at 104 and 110 dollars at the next two month ends. */
  async function holder() {
    const person = await app.newInvestor();
    const product = await publishProduct(app);
    const { investmentId } = await currentInvestment(app, person.token, product);
    const prices = [
      ['2026-06-30', '104'],
      ['2026-07-31', '110'],
    ] as const;
    for (const [date, unitPrice] of prices) {
      const recordedAt = app.clock.now();
      await app.db
        .insert(valuations)
        .values({ id: newId(), productId: product.id, date, unitPrice, recordedAt });
    }
    return { ...person, investmentId, params: { investmentId } };
  }

  async function inAugust() {
    const held = await holder();
    app.clock.advance({ days: 60 });
    const { token } = await app.signIn(held);
    const back = () => app.clock.advance({ days: -60 });
    return { ...held, token, back };
  }

  test('a statement is a PDF of all investments as of a day, and an equal one is the same file', async () => {
    const { token, back } = await inAugust();
    expect(await app.ok('listAsOfDates', { token })).toEqual({
      items: ['2026-07-31', '2026-06-30', '2026-06-05'],
    });
    const newest = await app.ok('getAccountStatement', { token, query: {} });
    expect(newest).toMatchObject({ as_of_date: '2026-07-31', name: 'Account Statement 2026-07-31.pdf' });
    const { title, pages, tagged } = await readPdf((await app.app.inject({ url: newest.url })).rawPayload);
    expect({ title, tagged }).toEqual({ title: 'Account Statement', tagged: true });
    const text = pages.join(' ');
    for (const fact of ['Harbor Growth Access Fund', 'July 31, 2026', '$55,000.00', '$5,000.00', '10.00%'])
      expect(text).toContain(fact);
    expect(text).toContain('Funds received');
    const again = await app.ok('getAccountStatement', { token, query: { date: '2026-07-31' } });
    expect(again.file_id).toBe(newest.file_id);

    const earlier = await app.ok('getAccountStatement', { token, query: { date: '2026-07-15' } });
    const before = (await readPdf((await app.app.inject({ url: earlier.url })).rawPayload)).pages.join(' ');
    expect(before).toContain('$52,000.00');
    expect(before).not.toContain('$55,000.00');
    back();
  });

  test('a statement is in the language of the account, regardless of the call', async () => {
    const { token, email, back } = await inAugust();
    await app.open.pool.query(`update accounts set preferred_language = 'zh-CN' where email = $1`, [email]);
    const { url, name } = await app.ok('getAccountStatement', { token, query: {}, language: 'en' });
    expect(name).toBe('账户对账单 Account Statement 2026-07-31.pdf');
    const { pages, language } = await readPdf((await app.app.inject({ url })).rawPayload);
    expect(language).toBe('zh-CN');
    for (const fact of ['海港成长基金', '资产净值', '2026年7月31日', '款项到账', 'US$55,000.00', 'US$110'])
      expect(pages.join(' ')).toContain(fact);
    back();
  });

  test('there is no statement before the first valuation or after today', async () => {
    const { token } = await holder();
    for (const date of ['2026-06-04', '2026-06-06']) {
      const refused = await app.refused('getAccountStatement', { token, query: { date } });
      expect(refused).toMatchObject({ error: 'nothing_to_state', status: 409 });
    }
    const { token: newcomer } = await app.newInvestor();
    await startedApplication(app, newcomer, (await publishProduct(app)).id);
    expect(await app.ok('listAsOfDates', { token: newcomer })).toEqual({ items: [] });
    expect((await app.refused('getAccountStatement', { token: newcomer, query: {} })).error).toBe(
      'nothing_to_state',
    );
  });

  test('performance is returned by period, every figure with the rows it was computed from', async () => {
    const { token, params, back } = await inAugust();
    const at = { token, params: { ...params, type: 'performance' } } as const;
    const part = await loadPart(app, token, params.investmentId, 'performance');
    expect(part.as_of_date).toBe('2026-07-31');
    expect(part.valuations).toEqual([
      { date: '2026-06-05', unit_price: '100.0000', nav: '50000.00' },
      { date: '2026-06-30', unit_price: '104', nav: '52000.00' },
      { date: '2026-07-31', unit_price: '110', nav: '55000.00' },
    ]);
    const [inception] = part.periods;
    expect(inception).toMatchObject({ period: 'inception_to_date', gap: null, from: '2026-06-05' });
    const figure = (name: string) => inception?.figures.find((one) => one.figure === name);
    expect(figure('rate_of_return')?.result).toEqual({ kind: 'value', value: '0.100000' });
    expect(figure('net_gain_loss')?.result).toEqual({ kind: 'value', value: '5000.00' });
    expect(figure('current_nav')).toMatchObject({
      values: expect.arrayContaining([{ symbol: 'price', value: '110' }]),
      rows: [{ date: '2026-07-31', what: 'valuation' }],
    });
    expect(part.periods.find(({ period }) => period === 'past_1_year')).toMatchObject({
      gap: 'held_for_less',
      figures: [],
    });
    const june = await app.ok('getInvestmentPart', { ...at, query: { date: '2026-06-30' } });
    expect(june).toMatchObject({ as_of_date: '2026-06-30', valuations: { length: 2 } });
    const nowhere = await app.refused('getInvestmentPart', { ...at, query: { date: '2026-02-30' } });
    expect(nowhere.error).toBe('illegal_parameter');
    back();
  });

  test('one call returns all parts of an investment, including redemptions', async () => {
    const { token, investmentId } = await holder();
    const requested = await requestedRedemption(app, token, investmentId);
    const redemption = await loadPart(app, token, investmentId, 'redemption');
    expect(redemption).toEqual({ type: 'redemption', items: [requested] });
    expect(await loadPart(app, token, investmentId, 'all')).toMatchObject({
      type: 'all',
      investment: { id: investmentId, status: 'current' },
      performance: { as_of_date: '2026-06-05' },
      documents: {
        items: [{ document_type: 'subscription_documents' }, { document_type: 'notices_and_requests' }],
      },
      transactions: { items: { length: 2 } },
      redemption: { items: [{ id: requested.id }] },
    });
  });

  test('a pending investment has no performance, and another account’s is rejected', async () => {
    const { token } = await app.newInvestor();
    const { token: stranger } = await app.newInvestor();
    const { investmentId } = await startedApplication(app, token, (await publishProduct(app)).id);
    const at = { params: { investmentId, type: 'performance' }, query: {} } as const;
    const part = await loadPart(app, token, investmentId, 'performance');
    expect(part).toMatchObject({ as_of_date: null, valuations: [] });
    expect(new Set(part.periods.map(({ gap }) => gap))).toEqual(new Set(['not_current']));
    expect((await app.refused('getInvestmentPart', { token: stranger, ...at })).error).toBe(
      'not_authorized_action',
    );
  });

  test('the portfolio history has the daily totals up to the requested date', async () => {
    const { token, investmentId, back } = await inAugust();
    await holdAnother(investmentId);
    const { items } = await app.ok('getPortfolioCourse', { token, query: { status: 'current' } });
    expect(items.map(({ date }) => date)).toEqual(['2026-06-05', '2026-06-30', '2026-07-15', '2026-07-31']);
    for (const { date, nav, net_contribution, dividend, fees_paid } of items) {
      const { totals } = await app.ok('listInvestments', { token, query: { status: 'current', date } });
      expect({ date, nav, net_contribution, dividend, fees_paid }).toEqual({
        date,
        nav: totals.nav,
        net_contribution: subtractDecimals(totals.contribution, totals.withdrawn),
        dividend: totals.dividend,
        fees_paid: totals.fees_paid,
      });
    }
    const june = await app.ok('getPortfolioCourse', { token, query: { status: 'all', date: '2026-06-30' } });
    expect(june.items).toEqual(items.slice(0, 2));
    const pending = await app.ok('getPortfolioCourse', { token, query: { status: 'pending' } });
    expect(pending).toEqual({ items: [] });
    back();
  });

  test('the IRR of an investment is that of its performance, and the total counts all payments together', async () => {
    const { token, investmentId, back } = await inAugust();
    const findIrr = async (id: string) => {
      const { periods } = await loadPart(app, token, id, 'performance');
      const sinceInception = periods.find(({ period }) => period === 'inception_to_date');
      return sinceInception?.figures.find(({ figure }) => figure === 'xirr')?.result.value;
    };
    const alone = await app.ok('listInvestments', { token, query: {} });
    expect(alone.items[0]?.irr).toMatch(/^\d+\.\d{6}$/);
    expect(alone.items[0]?.irr).toBe(await findIrr(investmentId));
    expect(alone.totals.irr).toBe(alone.items[0]?.irr);
    await holdAnother(investmentId);
    const list = () => app.ok('listInvestments', { token, query: {} });
    const productId = (await list()).items.find(({ id }) => id !== investmentId)?.product.id ?? '';
    await app.db.insert(valuations).values({
      ...{ id: newId(), productId, date: '2026-07-30', unitPrice: '100.20' },
      recordedAt: app.clock.now(),
    });
    const { items, totals } = await list();
    expect(items).toHaveLength(2);
    for (const { id, irr } of items) expect(irr).toBe(await findIrr(id));
    const [lower = 0, higher = 0] = items.map(({ irr }) => Number(irr)).sort((one, other) => one - other);
    expect(lower).toBeGreaterThan(0);
    expect(Number(totals.irr)).toBeGreaterThan(lower);
    expect(Number(totals.irr)).toBeLessThan(higher);
    const before = await app.ok('listInvestments', { token, query: { date: '2026-06-04' } });
    expect(before.totals.irr).toBeNull();
    back();
  });

  test('after a payment, figures, statement and history are as of its day, and rates as of the valuation', async () => {
    const { token, investmentId, params, back } = await inAugust();
    await app.db.insert(transactions).values({
      id: newId(),
      investmentId,
      transactionType: 'funds_redeemed',
      amount: 1_100_000,
      units: '100',
      date: '2026-08-02',
      note: '',
      recordedAt: app.clock.now(),
    });
    const { items, totals } = await app.ok('listInvestments', { token, query: {} });
    const moved = { nav: '44000.00', as_of_date: '2026-08-02' };
    expect(totals).toMatchObject(moved);
    expect(items).toMatchObject([{ ...moved, valuation_date: '2026-07-31' }]);
    expect(await app.ok('getInvestment', { token, params })).toMatchObject(moved);
    expect((await app.ok('listAsOfDates', { token })).items.slice(0, 2)).toEqual([
      '2026-08-02',
      '2026-07-31',
    ]);
    const course = await app.ok('getPortfolioCourse', { token, query: {} });
    expect(course.items.at(-1)).toEqual({
      date: '2026-08-02',
      nav: '44000.00',
      net_contribution: '39000.00',
      dividend: '0.00',
      fees_paid: '0.00',
    });
    expect(totals).toMatchObject({
      contribution: '50000.00',
      withdrawn: '11000.00',
      net_gain_loss: '5000.00',
    });
    expect(await loadPart(app, token, investmentId, 'performance')).toMatchObject({
      as_of_date: '2026-07-31',
    });

    const statement = await app.ok('getAccountStatement', { token, query: {} });
    expect(statement.as_of_date).toBe('2026-08-02');
    const document = (await readPdf((await app.app.inject({ url: statement.url })).rawPayload)).pages.join(
      ' ',
    );
    for (const fact of ['August 2, 2026', '$44,000.00', '$11,000.00']) expect(document).toContain(fact);

    const before = await app.ok('listInvestments', { token, query: { date: '2026-08-01' } });
    expect(before.totals).toMatchObject({ nav: '55000.00', as_of_date: '2026-07-31' });
    back();
  });

  test('the portfolio is returned as of an existing date, and an invalid date is an error', async () => {
    const { token, back } = await inAugust();
    const list = async (date: string) =>
      (await app.ok('listInvestments', { token, query: { status: 'current', date } })).totals.nav;
    expect([await list('2026-06-30'), await list('2026-08-01')]).toEqual(['52000.00', '55000.00']);
    const query = { status: 'current', date: '2026-13-01' } as const;
    expect((await app.refused('listInvestments', { token, query })).error).toBe('illegal_parameter');
    back();
  });
});

// Quarterly statements, issued concurrently by commands on two machines.
describe('concurrent statements', () => {
  const QUARTER_END = '2026-03-31';

  test('two concurrent commands skip locked accounts and issue each statement once', async () => {
    const app = await startTestApp();
    await seedAtScale(app.open, 40);
    await app.open.pool.query(
      `delete from documents using files
      where files.id = file_id and (period_end = $1 or files.name like 'Account Statement ' || $1 || '%')`,
      [QUARTER_END],
    );
    const environment = await alongside(app);
    const issue = async (...more: string[]): Promise<string[]> => {
      const words = ['statements', 'issue', '--to', QUARTER_END, '--json', ...more];
      const command = startOperator(words, environment);
      const [out, error, [exitCode]] = await Promise.all([
        text(command.stdout),
        text(command.stderr),
        once(command, 'exit'),
      ]);
      expect({ error, exitCode }).toEqual({ error: '', exitCode: 0 });
      return JSON.parse(out).statements.map(({ investment }: { investment: string }) => investment);
    };
    const issued = async (): Promise<string[]> => {
      const { rows } = await app.open.pool.query(
        `select investment_id as id from documents where document_type = 'investor_statements' and period_end = $1`,
        [QUARTER_END],
      );
      return rows.map(({ id }) => id).sort();
    };
    const due = (await issue('--dry-run')).sort();
    const other = new pg.Client({ connectionString: app.config.databaseUrl });
    await other.connect();
    await other.query('begin');
    const { rows } = await other.query(
      `with locked as (
        select id from accounts where id = (select account_id from investments where id = $1) for update)
      select investments.id from investments join locked on account_id = locked.id`,
      [due[0]],
    );
    const locked = rows.map(({ id }) => id);
    const free = due.filter((id) => !locked.includes(id));
    const commands = Promise.all([issue(), issue()]);
    while ((await issued()).length < free.length) await wait(50);
    expect(await issued()).toEqual(free);
    await other.end();
    expect((await commands).flat().sort()).toEqual(due);
    expect(await issued()).toEqual(due);
    expect(await issue()).toEqual([]);
    await app.close();
  });
});

// The sample files of the operating guide can be imported.
describe('sample files', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  test('the sample products are imported as upcoming products', async () => {
    await operated(app, 'products', 'import', join(__dirname, '../../docs/samples/products.csv'));
    const imported = await app.db.select({ id: products.id, status: products.status }).from(products);
    expect(imported).toEqual(
      expect.arrayContaining([
        { id: 'sample-growth-i', status: 'upcoming' },
        { id: 'sample-income-i', status: 'upcoming' },
      ]),
    );
  });
});

test('units on a statement are grouped like amounts', () => {
  const none = cents(0);
  const amounts = { contribution: none, dividends: none, withdrawn: none, fees: none };
  const { sections } = statementDocument({
    language: 'en',
    asOf: '2026-06-30',
    reference: 'R1',
    holderName: 'Robin Ashdown',
    holdings: [{ product: 'Fund', investor: 'Robin Ashdown', units: '1493.207150', ...amounts }],
    movements: [],
  });
  expect(sections.flatMap(({ rows = [] }) => rows)).toContainEqual({ name: 'Units', value: '1,493.207150' });
});
