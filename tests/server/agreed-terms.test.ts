// The terms of an investment are those of its signature: a later change of the product applies to later signatures.
import { eq } from 'drizzle-orm';
import { investments, products } from '../../packages/server/src/database/tables';
import { readPdf } from './pdf-reading';
import {
  completeApplication,
  currentInvestment,
  openFile,
  operate,
  operated,
  partOf,
  publishProduct,
  redemptionTerms,
  signedInvestment,
  signEnvelope,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const setTerms = (id: string, ...terms: string[]) =>
  operated<{ changes: unknown[] }>(app, 'products', 'set-redemption', id, ...terms);

const changeLockUp = (id: string, lockUpCount: number) =>
  app.db.update(products).set({ lockUpCount }).where(eq(products.id, id));

/** Holds a fund of quarter ends with 45 days of notice, paid after 20 days with 5% held back. */
async function holder() {
  const product = await publishProduct(app);
  const payout = ['--payout-days', '20', '--holdback', '0.05'];
  await setTerms(product.id, '--frequency', 'quarter_ends', '--notice', '45', ...payout);
  const { token } = await app.newInvestor();
  const { investmentId } = await currentInvestment(app, token, product);
  return { product, token, investmentId, params: { investmentId } };
}

test('a changed product leaves redemption days, notice, payment and exit policy of a holder unchanged', async () => {
  const { product, token, investmentId, params } = await holder();
  const before = await app.ok('getRedemptions', { token, params });
  expect(before).toMatchObject({
    schedule: { frequency: 'quarter_ends', notice_days: 45 },
    payout_terms: { days: 20, holdback: '0.05' },
    redemption_days: { from: '2029-06-30' },
  });
  const investment = await app.ok('getInvestment', { token, params });
  expect(investment.investment_period).toEqual({ count: 3, unit: 'years' });

  await setTerms(product.id, '--frequency', 'year_ends', '--notice', '90', '--payout-days', '60');
  await changeLockUp(product.id, 6);
  await app.open.pool.query(
    `update products set texts = jsonb_set(texts, '{exitPolicy,en}', '"Never."') where id = $1`,
    [product.id],
  );
  expect(await app.ok('getRedemptions', { token, params })).toEqual(before);
  expect(await app.ok('getInvestment', { token, params })).toEqual(investment);
  const body = await redemptionTerms(app, token, investmentId, { redemption_day: '2029-06-30' });
  expect(await app.ok('requestRedemption', { token, params, body })).toMatchObject({
    payout_terms: { days: 20, holdback: '0.05' },
  });

  const { token: later } = await app.newInvestor();
  const next = await currentInvestment(app, later, product);
  expect(
    await app.ok('getRedemptions', { token: later, params: { investmentId: next.investmentId } }),
  ).toMatchObject({
    exit_policy: 'Never.',
    schedule: { frequency: 'year_ends', notice_days: 90 },
    payout_terms: { days: 60, holdback: '0.05' },
    redemption_days: { from: '2032-12-31' },
  });
});

test('terms that change between the request for a signature and the signature are not those that are signed', async () => {
  const product = await publishProduct(app);
  const { token } = await app.newInvestor();
  const { investmentId } = await completeApplication(app, token, product);
  const params = { investmentId };
  const sent = await app.ok('sendForSignature', { token, params });
  await changeLockUp(product.id, 7);
  await app.runJobs();
  const texts = await app.ok('getEnvelopeTexts', { token, params: { envelopeId: sent.id } });
  expect(JSON.stringify(texts)).toContain('3 years');
  await signEnvelope(app, token, sent.id);
  const { items } = await partOf(app, token, investmentId, 'documents');
  const agreement = items.find(({ document_type }) => document_type === 'subscription_documents');
  const { pages } = await readPdf((await openFile(app, token, agreement?.file_id ?? '')).rawPayload);
  expect(pages.join(' ')).toMatch(/3\s+years/);
  expect(await app.ok('getInvestment', { token, params })).toMatchObject({
    investment_period: { count: 3, unit: 'years' },
  });
});

test('the fee of another year is that of the signature', async () => {
  const product = await publishProduct(app, { managementFeeCharge: 'on_top_at_funding' });
  await app.db
    .update(products)
    .set({ managementFeeCharge: 'invoiced_yearly' })
    .where(eq(products.id, product.id));
  const { token } = await app.newInvestor();
  const { investmentId } = await currentInvestment(app, token, product);
  await app.db.update(products).set({ managementFee: '0.05' }).where(eq(products.id, product.id));
  await operated(app, 'investments', 'invoice-fee', investmentId);
  expect(await app.ok('checkCapitalCall', { token, params: { investmentId } })).toMatchObject({
    amount_due: '1000.00',
  });
});

test('an amendment applies the present terms, and is recorded with its reason where it changes something', async () => {
  const { product, token, investmentId, params } = await holder();
  const amend = (...more: string[]) =>
    operate(app, 'investments', 'amend-terms', investmentId, '--reason', 'Consent of June 1', ...more);
  expect(JSON.parse((await amend('--json')).out)).toEqual({ id: investmentId, changes: [] });
  await setTerms(product.id, '--frequency', 'month_ends', '--notice', '45');
  const dryRun = await amend('--dry-run', '--json');
  const changes = [{ field: 'redemption_frequency', from: 'quarter_ends', to: 'month_ends' }];
  expect(JSON.parse(dryRun.out)).toMatchObject({ dry_run: true, changes });
  const schedule = async () => (await app.ok('getRedemptions', { token, params })).schedule.frequency;
  expect(await schedule()).toBe('quarter_ends');
  expect((await amend()).exitCode).toBe(0);
  expect(await schedule()).toBe('month_ends');
  const { rows } = await app.open.pool.query(
    `select detail from audit_trail where act = 'investment.amend_terms' and object = $1`,
    [`investment:${investmentId}`],
  );
  expect(rows).toEqual([
    {
      detail: {
        reason: 'Consent of June 1',
        changes: 'redemption_frequency quarter_ends → month_ends',
      },
    },
  ]);
});

test('an unsigned application has the terms of the product', async () => {
  const product = await publishProduct(app);
  const { token } = await app.newInvestor();
  const { investmentId } = await completeApplication(app, token, product);
  expect(
    (await operate(app, 'investments', 'amend-terms', investmentId, '--reason', 'None')).error,
  ).toContain('no signed terms');
  await app.db.update(products).set({ minimumInvestment: 90_000_00 }).where(eq(products.id, product.id));
  const refused = await app.refused('sendForSignature', { token, params: { investmentId } });
  expect(refused.error).toBe('information_incomplete');
});

test('what was signed before an upgrade has the terms of its product', async () => {
  const product = await publishProduct(app);
  const { token } = await app.newInvestor();
  const { investmentId } = await signedInvestment(app, token, product);
  const termsNow = async () =>
    (await app.db.select().from(investments).where(eq(investments.id, investmentId)))[0]?.agreedTerms;
  const signed = await termsNow();
  await app.db.update(investments).set({ agreedTerms: null }).where(eq(investments.id, investmentId));
  await app.open.pool.query(await upgrade());
  expect(await termsNow()).toEqual(signed);
});

/** The data part of the migration. */
async function upgrade(): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  const path = '../../packages/server/src/database/migrations/0027_agreed_terms.sql';
  const sql = await readFile(require.resolve(path), 'utf8');
  return sql.split('--> statement-breakpoint')[1] ?? '';
}
