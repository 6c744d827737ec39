// From a complete application to an investment that is current, with the real agreement and the operator's commands.
import { hashPassword } from '@quoin/rules/password';
import {
  activated,
  completeApplication,
  confirmedWire,
  MORGANS_ACTOR,
  openFile,
  operate,
  partOf,
  publishProduct,
  readyToSign,
  signedInvestment,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

// Whole journeys, with Argon2 at every sign-in.

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ops = (...words: string[]) => operate(app, ...words);

test('a complete application is signed, approved, funded and becomes current', async () => {
  const product = await publishProduct(app);
  const person = await app.newInvestor();
  const { token, email } = person;
  const { investmentId, application } = await completeApplication(app, token, product);
  expect(application).toMatchObject({ state: 'information_complete', status: 'completing_application' });

  const { params, sha256 } = await readyToSign(app, token, investmentId);
  const mail = (await app.outbox(email)).find(({ link }) => link?.includes('/go/signing/'));
  expect(mail?.link).toBe(`${app.config.publicUrl}/go/signing/${params.envelopeId}`);
  const signed = await app.ok('signEnvelope', {
    token,
    params,
    body: { typed_name: ' robin  ASHDOWN', sha256 },
  });
  expect(signed.status).toBe('sealing');
  await app.runJobs();
  expect(await app.ok('getEnvelope', { token, params })).toMatchObject({
    status: 'signed',
    document: { pages: 8 },
  });

  const prefix = investmentId.slice(0, 8);
  expect((await ops('investments', 'approve', prefix)).out).toContain('approved');
  const funding = await app.ok('chooseMethodOfTransfer', {
    token,
    params: { investmentId },
    body: await confirmedWire(app, { token, params: { investmentId } }),
  });
  expect(funding).toMatchObject({
    amount: '50000.00',
    wire: { reference: investmentId.slice(0, 8) },
    expected_between: { from: '2026-06-10', to: '2026-06-12' },
  });

  // Letters that every bank transmits, none of which is mistaken for a digit.
  expect(prefix).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  expect((await ops('investments', 'fund-received', prefix.toLowerCase())).error).toBe('');
  app.clock.advance({ days: 3 });
  await activated(app, prefix);

  // Three days on, the session has ended.
  const later = await app.signIn(person);
  const { items, totals } = await app.ok('listInvestments', {
    token: later.token,
    query: { status: 'current' },
  });
  expect(items).toMatchObject([
    {
      status: 'current',
      effective_date: '2026-06-08',
      contribution: '50000.00',
      nav: '50000.00',
      units: '500.000000',
    },
  ]);
  expect(totals).toMatchObject({ contribution: '50000.00', net_gain_loss: '0.00' });
  const documents = await partOf(app, later.token, investmentId, 'documents');
  expect(documents.items).toMatchObject([
    {
      document_type: 'subscription_documents',
      name: 'Harbor Growth Access Fund - Subscription Agreement.pdf',
    },
  ]);
  const moved = await partOf(app, later.token, investmentId, 'transactions');
  expect(moved.items).toHaveLength(2);
});

test('an investment must be approved before funds are recorded for it', async () => {
  const product = await publishProduct(app);
  const { token } = await app.newInvestor();
  const { investmentId } = await signedInvestment(app, token, product);
  const refused = await ops('investments', 'fund-received', investmentId);
  expect(refused).toMatchObject({ exitCode: 1, out: '' });
  expect(refused.error).toContain('being_reviewed');
  expect(await app.ok('getInvestment', { token, params: { investmentId } })).toMatchObject({
    status: 'being_reviewed',
    contribution: '0.00',
    nav: null,
  });
});

test('a request of the operator is shown to the investor and removed on approval', async () => {
  const product = await publishProduct(app);
  const { token } = await app.newInvestor();
  const { investmentId } = await signedInvestment(app, token, product);
  await ops('investments', 'ask-action', investmentId, '--note', 'Send a newer utility bill.');
  const asked = await app.ok('getInvestment', { token, params: { investmentId } });
  expect(asked).toMatchObject({ status: 'action_needed', note: 'Send a newer utility bill.' });
  await ops('investments', 'approve', investmentId);
  expect(await app.ok('getInvestment', { token, params: { investmentId } })).toMatchObject({ note: null });
  const shown = await ops('investments', 'show', investmentId);
  expect(shown.out).toMatch(new RegExp(`${MORGANS_ACTOR}\\s+investment\\.approved`));
});

test('an invalid command reports the error and changes nothing', async () => {
  expect(await ops('investments', 'approve', 'nosuch')).toMatchObject({ exitCode: 1 });
  expect(await ops('investments', 'list', '--status', 'lost')).toMatchObject({ exitCode: 2 });
  expect(await ops('investments', 'burn')).toMatchObject({ exitCode: 2 });
  expect((await ops('investments', '--help')).out).toContain('fund-received');
  expect((await ops('accounts', 'show', 'nobody@example.com')).error).toContain('nobody@example.com');
});

test('an operator unlocks an account', async () => {
  const person = await app.signUp();
  for (let n = 0; n < 5; n += 1) {
    await app.call('signIn', { body: { email: person.email, password: 'f'.repeat(64) } });
  }
  expect(JSON.parse((await ops('accounts', 'show', person.email, '--json')).out).locked_until).not.toBeNull();
  await ops('accounts', 'unlock', person.email);
  expect((await app.signIn(person)).token).toBeTruthy();
});

test('an account locked by wrong codes accepts a right one after it is unlocked', async () => {
  const person = await app.signUp();
  const { email, password } = person;
  const first = await app.ok('signIn', { body: { email, password: await hashPassword(email, password) } });
  if (first.step !== 'two_step') throw new Error('expected the second step');
  for (let n = 0; n < 5; n += 1) await app.call('signIn', { body: { ticket: first.ticket, code: 'nocode' } });
  await ops('accounts', 'unlock', email);
  expect((await app.signIn(person)).token).toBeTruthy();
});

test('the sealed agreement opens for its investor only', async () => {
  const product = await publishProduct(app);
  const { token } = await app.newInvestor();
  const { token: other } = await app.newInvestor();
  const { investmentId } = await signedInvestment(app, token, product);
  const [document] = (await partOf(app, token, investmentId, 'documents')).items;
  const fileId = document?.file_id ?? '';
  expect((await openFile(app, token, fileId)).headers['content-type']).toBe('application/pdf');
  const stranger = await app.refused('requestFileKey', { token: other, params: { fileId } });
  const missing = await app.refused('requestFileKey', { token: other, params: { fileId: 'there-is-none' } });
  expect(stranger).toMatchObject({ error: 'not_authorized_file', status: 403 });
  expect(missing).toMatchObject({ error: 'not_authorized_file', status: 403 });
});
