// The operator processes redemptions and documents, and what the investor then sees.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { valuations } from '../../packages/server/src/database/tables';
import { newId } from '../../packages/server/src/shared/new-id';
import { readPdf } from './pdf-reading';
import {
  NADIAS_ACTOR,
  MORGANS_ACTOR,
  currentInvestment,
  onePagePdf,
  openFile,
  operate,
  operated,
  loadPart,
  publishProduct,
  requestedRedemption,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'quoin-operator-'));
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const TODAY = '2026-06-05';

/** An investor with 500 units at 100 dollars of a fund without a lock-up. */
async function holder() {
  const person = await app.newInvestor();
  const product = await publishProduct(app);
  await app.open.pool.query('update products set lock_up_count = 0 where id = $1', [product.id]);
  const { investmentId } = await currentInvestment(app, person.token, product);
  return { ...person, productId: product.id, investmentId, params: { investmentId } };
}

const requested = async (token: string, investmentId: string, amount?: string, redemption_day = TODAY) =>
  (await requestedRedemption(app, token, investmentId, { amount, redemption_day })).id;

const revalue = (productId: string, unitPrice: string) =>
  app.db
    .insert(valuations)
    .values({ id: newId(), productId, date: TODAY, unitPrice, recordedAt: app.clock.now() });

test('a partial redemption deducts units by their price on its day', async () => {
  const { token, productId, investmentId, params } = await holder();
  const id = await requested(token, investmentId, '20000');
  expect((await operate(app, 'redemptions', 'complete', id)).error).toContain('is requested');
  expect((await operate(app, 'redemptions', 'approve', id)).error).toBe('');
  expect((await app.ok('getRedemptions', { token, params })).ongoing?.status).toBe('approved');
  await revalue(productId, '125');

  const tried = await operate(app, 'redemptions', 'complete', id, '--dry-run', '--json');
  expect(JSON.parse(tried.out)).toMatchObject({
    dry_run: true,
    units: '160.000000',
    paid_to: 'Payer Bank ******1156, Robin Ashdown',
    payments: [{ amount: '20000.00', by: '2026-07-06' }],
  });
  expect((await app.ok('getRedemptions', { token, params })).ongoing?.status).toBe('approved');

  expect((await operate(app, 'redemptions', 'complete', id)).error).toBe('');
  expect(await app.ok('getInvestment', { token, params })).toMatchObject({
    status: 'current',
    units: '340.000000',
    nav: '42500.00',
    net_gain_loss: '12500.00',
  });
  const { items } = await loadPart(app, token, investmentId, 'transactions');
  expect(items.find(({ transaction_type }) => transaction_type === 'funds_redeemed')).toMatchObject({
    amount: '20000.00',
    shares: '160.000000',
    date: TODAY,
  });
  expect(await app.ok('getRedemptions', { token, params })).toMatchObject({
    open: true,
    available: '42000.00',
  });
  const { rows } = await app.open.pool.query(
    'select actor, act from audit_trail where object = $1 order by seq',
    [`redemption:${id}`],
  );
  expect(rows.slice(1)).toEqual([
    { actor: MORGANS_ACTOR, act: 'redemption.approved' },
    { actor: NADIAS_ACTOR, act: 'redemption.completed' },
  ]);
});

test('a full redemption deducts all units and ends the investment', async () => {
  const { token, productId, investmentId, params } = await holder();
  const id = await requested(token, investmentId);
  await operate(app, 'redemptions', 'approve', id);
  await revalue(productId, '101.5');
  const { out } = await operate(app, 'redemptions', 'complete', id, '--json');
  expect(JSON.parse(out)).toMatchObject({ status: 'completed', amount: '50750.00', units: '500.000000' });
  expect(await app.ok('getInvestment', { token, params })).toMatchObject({
    status: 'past',
    group: 'past',
    units: null,
    nav: '0.00',
    net_gain_loss: '750.00',
  });
  expect(await app.ok('getRedemptions', { token, params })).toMatchObject({
    open: false,
    items: [{ status: 'completed', amount: '50750.00' }],
  });
});

test('a redemption cannot be completed before its day, or for more than the value of the units', async () => {
  const { token, productId, investmentId } = await holder();
  const late = await requested(token, investmentId, '1000', '2026-06-30');
  await operate(app, 'redemptions', 'approve', late);
  expect((await operate(app, 'redemptions', 'complete', late)).error).toContain(
    'The redemption day is 2026-06-30',
  );
  await app.ok('cancelRedemption', { token, params: { redemptionId: late } });
  const much = await requested(token, investmentId, '50000');
  await operate(app, 'redemptions', 'approve', much);
  await revalue(productId, '99');
  expect((await operate(app, 'redemptions', 'complete', much)).error).toContain('worth $49,500.00');
});

test('of concurrent cancellation by the investor and completion by the operator, one succeeds', async () => {
  const { token, investmentId } = await holder();
  const id = await requested(token, investmentId, '1000');
  await operate(app, 'redemptions', 'approve', id);
  const [cancelled, completed] = await Promise.all([
    app.call('cancelRedemption', { token, params: { redemptionId: id } }),
    operate(app, 'redemptions', 'complete', id),
  ]);
  expect([cancelled.status === 200, completed.exitCode === 0].filter(Boolean)).toHaveLength(1);
  const { items } = await loadPart(app, token, investmentId, 'transactions');
  expect(items.some(({ transaction_type }) => transaction_type === 'funds_redeemed')).toBe(
    completed.exitCode === 0,
  );
});

test.each([
  [
    'en',
    ['Your redemption is approved', 'Your redemption is completed'],
    'Harbor Growth Access Fund',
    'July 6, 2026',
  ],
  ['zh-CN', ['您的赎回申请已批准', '您的赎回已完成'], '海港成长基金', '2026年7月6日'],
] as const)(
  'a redemption’s steps are mailed in %s, with amount, date and payee',
  async (language, subjects, fund, payout) => {
    const { token, email, investmentId } = await holder();
    await app.open.pool.query('update accounts set preferred_language = $1 where email = $2', [
      language,
      email,
    ]);
    const id = await requested(token, investmentId, '20000');
    await operate(app, 'redemptions', 'approve', id, '--dry-run');
    await operate(app, 'redemptions', 'approve', id);
    await app.runJobs();
    await operate(app, 'redemptions', 'complete', id);
    await app.runJobs();
    const [completed, approved, ...others] = await app.outbox(email);
    expect([approved?.subject, completed?.subject]).toEqual(subjects);
    expect(others.some(({ subject }) => subject === subjects[0])).toBe(false);
    for (const mail of [approved, completed]) {
      expect(mail?.text).toContain(fund);
      expect(mail?.text).toContain(payout);
      expect(mail?.text).toMatch(/\$20,000\.00/);
      expect(mail?.text).toContain('Payer Bank ******1156, Robin Ashdown');
    }
  },
);

test('the approval of a redemption that is cancelled before the mail is sent is not announced', async () => {
  const { token, email, investmentId } = await holder();
  const id = await requested(token, investmentId, '20000');
  await operate(app, 'redemptions', 'approve', id);
  await app.ok('cancelRedemption', { token, params: { redemptionId: id } });
  await app.runJobs();
  expect((await app.outbox(email)).some(({ subject }) => subject === 'Your redemption is approved')).toBe(
    false,
  );
});

test('a posted document is listed and announced by mail; an invalid file is rejected', async () => {
  const { token, email, investmentId } = await holder();
  const [good, bad] = [join(folder, 'K-1 2025.pdf'), join(folder, 'run.exe')];
  writeFileSync(good, await onePagePdf());
  writeFileSync(bad, 'MZ');
  const post = (file: string, ...more: string[]) =>
    operate(app, 'documents', 'post', investmentId, '--file', file, '--type', 'tax_documents', ...more);
  expect((await post(bad)).error).toContain('run.exe: Please upload a pdf or image file.');
  expect((await post(join(folder, 'missing.pdf'))).error).toContain(
    'missing.pdf can’t be read: it does not exist.',
  );
  for (const period of ['2025-12-30', '2025-09-30'])
    expect((await post(good, '--period', period)).error).toContain('the last day of a year');
  expect((await post(good, '--period', 'last year')).error).toContain('last year');
  expect((await post(good, '--dry-run')).out).toContain('dry_run');
  expect((await loadPart(app, token, investmentId, 'documents')).items).toHaveLength(1);
  expect((await post(good)).error).toBe('');
  const { items } = await loadPart(app, token, investmentId, 'documents');
  const posted = items.find(({ document_type }) => document_type === 'tax_documents');
  expect(posted?.name).toBe('K-1 2025.pdf');
  expect((await openFile(app, token, posted?.file_id ?? '')).statusCode).toBe(200);
  await app.runJobs();
  const mails = (await app.outbox(email)).filter(({ subject }) =>
    subject.startsWith('You have a new document'),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('K-1 2025');
});

describe('the statement of a quarter', () => {
  const issue = (...more: string[]) => operate(app, 'statements', 'issue', ...more);
  const QUARTER_END = '2026-06-30';

  beforeAll(() => app.clock.advance({ days: 26 }));
  afterAll(() => app.clock.advance({ days: -26 }));

  test('is created from the ledger, once', async () => {
    app.clock.advance({ days: -26 });
    await holder();
    const { productId, investmentId, ...person } = await holder();
    const id = await requested(person.token, investmentId, '10000');
    await operate(app, 'redemptions', 'approve', id);
    await revalue(productId, '125');
    await operate(app, 'redemptions', 'complete', id);
    app.clock.advance({ days: 26 });
    const { token } = await app.signIn(person);
    const { out } = await issue(investmentId, '--to', QUARTER_END, '--json');
    const [statement] = JSON.parse(out).statements;
    const { title, pages } = await readPdf((await openFile(app, token, statement.id)).rawPayload);
    expect(title).toBe('Account Statement');
    for (const fact of ['$52,500.00', '$10,000.00', '+$12,500.00', 'Redemption', 'April 1, 2026'])
      expect(pages.join(' ')).toContain(fact);
    expect((await issue(investmentId, '--to', QUARTER_END)).error).toContain('already issued');
    const all = await issue('--to', QUARTER_END, '--dry-run', '--json');
    const named = JSON.parse(all.out).statements.map(({ investment }: { investment: string }) => investment);
    expect(named.length).toBeGreaterThan(0);
    expect(named).not.toContain(investmentId);
  });

  test('is issued for an investment that ended in the quarter', async () => {
    app.clock.advance({ days: -26 });
    const { investmentId } = await holder();
    await operated(app, 'investments', 'end', investmentId);
    app.clock.advance({ days: 26 });
    const isNamed = async (to: string) =>
      (await issue('--to', to, '--dry-run', '--json')).out.includes(investmentId);
    expect(await isNamed(QUARTER_END)).toBe(true);
    app.clock.advance({ days: 92 });
    expect(await isNamed('2026-09-30')).toBe(false);
    app.clock.advance({ days: -92 });
  });

  test('can only be issued as of the last day of a quarter', async () => {
    expect((await issue('--to', '2026-06-29')).error).toContain('The previous one is 2026-03-31');
    expect((await issue('--to', '2026-09-30')).error).toContain('in the future');
  });

  test('shows a reversal of an earlier quarter in the quarter that recorded it', async () => {
    app.clock.advance({ days: -26 });
    const { investmentId, ...person } = await holder();
    const terms = ['--type', 'dividend', '--amount', '777', '--reference', 'A'];
    const { id } = await operated(app, 'transactions', 'record', investmentId, ...terms);
    app.clock.advance({ days: 26 });
    await operated(app, 'statements', 'issue', investmentId, '--to', QUARTER_END);
    await operated(app, 'transactions', 'reverse', id, '--reason', 'Paid twice');
    app.clock.advance({ days: 92 });
    const { token } = await app.signIn(person);
    const issued = await operated<{ statements: { id: string }[] }>(
      app,
      ...['statements', 'issue', investmentId, '--to', '2026-09-30'],
    );
    const { rawPayload } = await openFile(app, token, issued.statements[0]?.id ?? '');
    const text = (await readPdf(rawPayload)).pages.join(' ');
    expect(text).toContain('Dividend, reversed');
    expect(text).toContain('−$777.00');
    expect(text).toMatch(/Dividends received \$0\.00/);
    app.clock.advance({ days: -92 });
  });

  test('stays issued when a later account fails, and repeating the command continues', async () => {
    app.clock.advance({ days: -26 });
    const holders = [await holder(), await holder()];
    app.clock.advance({ days: 26 });
    const put = jest.spyOn(app.services.fileStore, 'put');
    put.mockImplementationOnce(async () => undefined).mockRejectedValueOnce(new Error('the store is full'));
    await expect(issue('--to', QUARTER_END)).rejects.toThrow('the store is full');
    put.mockRestore();
    const ids = holders.map(({ investmentId }) => investmentId);
    const again = await issue('--to', QUARTER_END, '--json');
    const issued = JSON.parse(again.out).statements.map(
      ({ investment }: { investment: string }) => investment,
    );
    const { rows } = await app.open.pool.query(
      "select count(*)::int as count from documents where document_type = 'investor_statements' and period_end = $1",
      [QUARTER_END],
    );
    expect(rows[0].count).toBeGreaterThan(issued.length);
    for (const id of ids) expect((await issue(id, '--to', QUARTER_END)).error).toContain('already issued');
  });

  test('is not issued again if an earlier version named it differently', async () => {
    app.clock.advance({ days: -26 });
    const { investmentId } = await holder();
    app.clock.advance({ days: 26 });
    const issued = await issue(investmentId, '--to', QUARTER_END, '--json');
    const [{ id }] = JSON.parse(issued.out).statements;
    const name = `账户结单 Account Statement ${QUARTER_END}.pdf`;
    await app.open.pool.query('update files set name = $1 where id = $2', [name, id]);
    expect((await issue(investmentId, '--to', QUARTER_END)).error).toContain('already issued');
  });
});
