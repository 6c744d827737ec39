// The operator changes investments and their requests for signature, and what the investor then sees.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  completeApplication,
  currentInvestment,
  onePagePdf,
  MORGAN,
  operate,
  operateAs,
  loadPart,
  publishProduct,
  requestedRedemption,
  signedInvestment,
  everyPage,
  openEnvelope,
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

const today = '2026-06-05';

async function signed() {
  const person = await app.newInvestor();
  const { investmentId, envelopeId } = await signedInvestment(app, person.token, await publishProduct(app));
  return { ...person, investmentId, envelopeId, params: { investmentId } };
}

async function holder(product?: { id: string; documentId: string }) {
  const person = await app.newInvestor();
  const held = product ?? (await publishProduct(app));
  const { investmentId } = await currentInvestment(app, person.token, held);
  return { ...person, product: held, investmentId, params: { investmentId } };
}

const readStatus = async (token: string, investmentId: string) =>
  (await app.ok('getInvestment', { token, params: { investmentId } })).status;

test('a dry run of an approval reports the result and changes nothing', async () => {
  const { token, investmentId } = await signed();
  const { out } = await operate(app, 'investments', 'approve', investmentId, '--dry-run', '--json');
  expect(JSON.parse(out)).toEqual({
    dry_run: true,
    id: investmentId,
    status: 'approved',
    investor: 'Robin Ashdown',
    commitment: '50000.00',
  });
  expect(await readStatus(token, investmentId)).toBe('being_reviewed');
});

describe('an agreement that is to be signed again', () => {
  const ask = (id: string, note = 'The fund’s name has changed.') =>
    operate(app, 'investments', 'ask-re-signature', id, '--note', note);

  test('is mailed and signed again, and the first one is kept', async () => {
    const { token, email, investmentId, envelopeId: first, params } = await signed();
    app.clock.advance({ minutes: 1 });
    expect((await ask(investmentId)).error).toBe('');
    await app.runJobs();
    const requested = await app.ok('getInvestment', { token, params });
    expect(requested).toMatchObject({ status: 're_signature_needed', note: 'The fund’s name has changed.' });
    const envelopeId = requested.envelope_id ?? '';
    expect(envelopeId).not.toBe(first);
    expect((await app.outbox(email))[0]?.link).toContain(envelopeId);

    const envelope = await app.ok('getEnvelope', { token, params: { envelopeId } });
    const sha256 = envelope.document?.sha256 ?? '';
    const signing = { token, params: { envelopeId } };
    await app.ok('giveConsent', { ...signing, body: { version: envelope.consent.version } });
    await openEnvelope(app, token, envelopeId);
    await app.ok('recordEndReached', { ...signing, body: { sha256, pages: everyPage(envelope.document) } });
    await app.ok('signEnvelope', { ...signing, body: { typed_name: envelope.signer_name, sha256 } });
    await app.runJobs();
    expect(await app.ok('getInvestment', { token, params })).toMatchObject({
      status: 'being_reviewed',
      note: null,
    });
    expect((await loadPart(app, token, investmentId, 'documents')).items).toHaveLength(2);
    expect((await operate(app, 'investments', 'approve', investmentId)).error).toBe('');
  });

  test('can still be withdrawn with its investment', async () => {
    const { token, investmentId, params } = await signed();
    await ask(investmentId);
    await app.runJobs();
    await app.ok('cancelInvestment', { token, params });
    expect(await readStatus(token, investmentId)).toBe('canceled');
  });

  test('is not requested without a reason, before a signature, or after money arrives', async () => {
    const { investmentId } = await signed();
    expect((await ask(investmentId, ' ')).error).toBe(
      'Explain what the investor has to do. Give it with --note.\n',
    );
    const { token } = await app.newInvestor();
    const unsigned = await completeApplication(app, token, await publishProduct(app));
    expect((await ask(unsigned.investmentId)).error).toContain('is completing_application');
    expect((await ask((await holder()).investmentId)).error).toContain('is current');
    expect((await ask('there-is-none')).error).toContain('No investment');
  });
});

describe('ending an investment', () => {
  const end = (id: string, ...more: string[]) => operate(app, 'investments', 'end', id, ...more);

  test('pays out the units at the price of the day', async () => {
    const { token, product, investmentId, params } = await holder();
    await operate(app, 'products', 'set-valuation', product.id, '--price', '110');
    expect((await end(investmentId, '--date', '2026-06-04')).error).toContain('cannot end before that');
    expect((await end(investmentId, '--dry-run')).out).toContain('past');
    expect(await readStatus(token, investmentId)).toBe('current');
    expect((await end(investmentId)).error).toBe('');
    expect(await app.ok('getInvestment', { token, params })).toMatchObject({
      status: 'past',
      nav: '0.00',
      net_gain_loss: '5000.00',
    });
    const { items } = await loadPart(app, token, investmentId, 'transactions');
    expect(items.find(({ transaction_type }) => transaction_type === 'funds_redeemed')).toMatchObject({
      amount: '55000.00',
      shares: '500.000000',
      date: today,
    });
    expect((await end(investmentId)).error).toContain('is past');
  });

  test('requires that redemptions and capital calls are settled, and a valid date', async () => {
    const { token, product, investmentId } = await holder();
    await app.open.pool.query('update products set lock_up_count = 0 where id = $1', [product.id]);
    await operate(app, 'investments', 'amend-terms', investmentId, '--reason', 'Vote of the investors');
    const { id } = await requestedRedemption(app, token, investmentId, { redemption_day: today });
    expect((await end(investmentId)).error).toContain('pending redemption');
    await app.ok('cancelRedemption', { token, params: { redemptionId: id } });
    await app.open.pool.query('update investments set commitment = 8000000 where id = $1', [investmentId]);
    await operate(app, 'capital-calls', 'issue', investmentId, '--amount', '1000', '--due', '2026-06-30');
    expect((await end(investmentId)).error).toContain('pending redemption');
    expect((await end(investmentId, '--date', '2026-06-06')).error).toContain('in the future');
  });
});

describe('requests for signature', () => {
  test('are listed, and their links can be resent', async () => {
    const person = await app.newInvestor();
    const { token, email } = person;
    const { investmentId } = await completeApplication(app, token, await publishProduct(app));
    const { id } = await app.ok('sendForSignature', { token, params: { investmentId } });
    await app.runJobs();
    const mails = async () => (await app.outbox(email)).filter(({ link }) => link?.includes(id)).length;
    expect(await mails()).toBe(1);
    const early = await operate(app, 'envelopes', 'resend', id);
    expect(early.error).toContain('less than a minute ago');
    app.clock.advance({ days: 8 });
    expect((await operate(app, 'envelopes', 'resend', id, '--dry-run')).out).toContain('2026-06-20');
    const list = () => operate(app, 'envelopes', 'list', '--status', 'expired', '--json');
    expect(JSON.parse((await list()).out)).toEqual([]);
    await app.ok('getEnvelope', { ...(await app.signIn(person)), params: { envelopeId: id } });
    expect(JSON.parse((await list()).out)).toMatchObject([
      { id, status: 'expired', investment: investmentId },
    ]);
    expect((await operate(app, 'envelopes', 'resend', id)).error).toBe('');
    expect(JSON.parse((await list()).out)).toEqual([]);
    await app.runJobs();
    expect(await mails()).toBe(2);
    app.clock.advance({ days: -8 });
  });

  test('that are signed or unknown cannot be resent', async () => {
    const { envelopeId } = await signed();
    expect((await operate(app, 'envelopes', 'resend', envelopeId)).error).toContain(
      'The agreement is signed.',
    );
    expect((await operate(app, 'envelopes', 'resend', 'there-is-none')).error).toContain('No envelope');
    expect((await operate(app, 'envelopes', 'list', '--status', 'lost')).exitCode).toBe(2);
  });
});

test('a document for all holders is posted to each of them once, and to nobody else', async () => {
  const product = await publishProduct(app);
  const [one, two, other] = [await holder(product), await holder(product), await holder()];
  const file = join(folder, 'Annual report.pdf');
  writeFileSync(file, await onePagePdf());
  const progress: string[] = [];
  const post = (...to: string[]) =>
    operateAs(
      app,
      MORGAN,
      ['documents', 'post', ...to, '--file', file, '--type', 'audited_reports', '--json'],
      (done, total) => progress.push(`${done}/${total}`),
    );
  const { out, error } = await post('--product', product.id);
  expect(error).toBe('');
  expect(JSON.parse(out)).toMatchObject({ posted: 2 });
  expect(progress).toEqual(['1/2', '2/2']);
  await app.runJobs();
  for (const { token, email, investmentId } of [one, two]) {
    const { items } = await loadPart(app, token, investmentId, 'documents');
    expect(items.filter(({ name }) => name === 'Annual report.pdf')).toHaveLength(1);
    const mails = (await app.outbox(email)).filter(({ text }) => text.includes('Annual report'));
    expect(mails).toHaveLength(1);
  }
  const { items } = await loadPart(app, other.token, other.investmentId, 'documents');
  expect(items.some(({ name }) => name === 'Annual report.pdf')).toBe(false);
  expect((await post()).error).toContain('Give the id of one investment, or --product');
  expect((await post(one.investmentId, '--product', product.id)).error).toContain('Give the id of one');
  expect((await post('--product', (await publishProduct(app)).id)).error).toContain(
    'has no current investment',
  );
});
