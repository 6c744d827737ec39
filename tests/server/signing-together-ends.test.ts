// Agreements with several signers that are declined, expire or continue between two signatures, and documents that
// the owner signs alone.
import type { BodyOf } from '@quoin/contract';
import {
  accessCode,
  addedBankAccount,
  jointAgreement,
  operate,
  signEnvelope,
  signTogether,
  TOGETHER,
  WIRE_ACCOUNT,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const [robin, jordan] = TOGETHER;
const numberOf = (signer: 1 | 2, number: string): BodyOf<'checkSigner'> => ({
  signer,
  number_type: 'ssn',
  number,
});
const statusOf = async (token: string, investmentId: string) =>
  (await app.ok('getApplication', { token, params: { investmentId } })).status;

test('signatures are kept when the server crashes and when the link is sent again, even after it expired', async () => {
  const agreement = await jointAgreement(app);
  const { params, person } = agreement;
  await signTogether(app, agreement, 1);
  const another = await startTestApp({ DATABASE_URL: app.databaseUrl, DATA_DIR: app.config.dataDir });
  try {
    another.clock.advance({ seconds: (app.clock.now().getTime() - another.clock.now().getTime()) / 1000 });
    const { token: elsewhere } = await another.signIn(person);
    expect(await another.ok('getEnvelope', { token: elsewhere, params })).toMatchObject({
      signers: [{ signed_at: expect.any(String) }, { signed_at: null }],
      signer_name: jordan.name,
    });
  } finally {
    await another.app.close();
    await another.open.close();
  }

  app.clock.advance({ days: 7 });
  const { token } = await app.signIn(person);
  expect(await app.refused('checkSigner', { token, params, body: numberOf(2, jordan.last4) })).toMatchObject({
    error: 'signature_link_expired',
  });
  await app.ok('resendEnvelope', { token, params });
  expect(await signTogether(app, { token, params }, 2)).toMatchObject({ status: 'sealing' });
});

test('any one of them declines for all: the application is back with its holder, and all sign renewed', async () => {
  const agreement = await jointAgreement(app);
  const { token, params, investmentId } = agreement;
  await signTogether(app, agreement, 1);
  expect(await app.ok('declineEnvelope', { token, params })).toMatchObject({ status: 'cancelled' });
  expect(await statusOf(token, investmentId)).toBe('completing_application');
  expect((await app.refused('checkSigner', { token, params, body: numberOf(2, jordan.last4) })).error).toBe(
    'envelope_cancelled',
  );
  const { rows } = await app.open.pool.query(
    `select detail from audit_trail where act = 'envelope.withdrawn' and object = $1`,
    [`envelope:${params.envelopeId}`],
  );
  expect(rows).toMatchObject([{ detail: { signer: 2 } }]);

  const { id } = await app.ok('sendForSignature', { token, params: { investmentId } });
  await app.runJobs();
  expect(await app.ok('getEnvelope', { token, params: { envelopeId: id } })).toMatchObject({
    signers: [{ signed_at: null }, { signed_at: null }],
    signer_name: robin.name,
  });
  await signTogether(app, { token, params: { envelopeId: id } }, 1);
  await signTogether(app, { token, params: { envelopeId: id } }, 2);
  const declined = { token, params: { envelopeId: id } };
  expect((await app.refused('declineEnvelope', declined)).error).toBe('agreement_already_signed');
});

test('an agreement to sign again is signed by all, and requested again when one signer declines', async () => {
  const agreement = await jointAgreement(app);
  const { token, investmentId } = agreement;
  await signTogether(app, agreement, 1);
  await signTogether(app, agreement, 2);
  await app.runJobs();
  const ask = () => operate(app, 'investments', 'ask-re-signature', investmentId, '--note', 'Sign once more');
  const next = async () => {
    app.clock.advance({ seconds: 1 }); // the newest of the envelopes is the one that counts
    expect((await ask()).error).toBe('');
    await app.runJobs();
    const { envelope_id } = await app.ok('getApplication', { token, params: { investmentId } });
    return { token, params: { envelopeId: envelope_id ?? '' } };
  };
  const declined = await next();
  await signTogether(app, declined, 1);
  await app.ok('declineEnvelope', declined);
  expect(await statusOf(token, investmentId)).toBe('re_signature_needed');

  const renewed = await next();
  const open = await next();
  expect(await app.ok('getEnvelope', renewed)).toMatchObject({ status: 'cancelled' });
  await signTogether(app, open, 1);
  await signTogether(app, open, 2);
  await app.runJobs();
  expect(await statusOf(token, investmentId)).toBe('being_reviewed');
});

test('a change of the signers voids the signatures, and a canceled application accepts none', async () => {
  const agreement = await jointAgreement(app);
  const { token, params, investmentId, information } = agreement;
  await signTogether(app, agreement, 1);
  const [first, second] = information.signers;
  const values = { ...information, signers: [{ ...first }, { ...second, last_name: 'Vance-Hill' }] };
  const saved = { version: 6, finish: true, values };
  await app.ok('saveInvestorInformation', { token, params: { investmentId }, body: saved });
  expect(await app.ok('getEnvelope', { token, params })).toMatchObject({ status: 'cancelled' });
  const { id } = await app.ok('sendForSignature', { token, params: { investmentId } });
  await app.runJobs();
  const renewed = { token, params: { envelopeId: id } };
  expect(await app.ok('getEnvelope', renewed)).toMatchObject({
    signers: [
      { name: robin.name, signed_at: null },
      { name: 'Jordan Vance-Hill', signed_at: null },
    ],
  });
  await signTogether(app, renewed, 1);
  await app.ok('cancelInvestment', { token, params: { investmentId } });
  const late = await app.refused('checkSigner', { ...renewed, body: numberOf(2, jordan.last4) });
  expect(late.error).toBe('envelope_cancelled');
});

test('another account can do nothing with it, whatever number it knows', async () => {
  const { params } = await jointAgreement(app);
  const { token } = await app.newInvestor();
  const body = numberOf(1, robin.last4);
  expect((await app.refused('checkSigner', { token, params, body })).error).toBe('not_authorized_action');
  expect((await app.refused('declineEnvelope', { token, params })).error).toBe('not_authorized_action');
});

test('an instruction about the money of joint owners is signed by the account’s holder alone', async () => {
  const agreement = await jointAgreement(app);
  const { token, investmentId } = agreement;
  await signTogether(app, agreement, 1);
  await signTogether(app, agreement, 2);
  await app.runJobs();
  const { id: account_id } = await addedBankAccount(app, token, WIRE_ACCOUNT);
  const access_code = await accessCode(app, token, 'distribution_instruction');
  const { to_sign } = await app.ok('chooseDistribution', {
    token,
    params: { investmentId },
    body: { delivery: 'cash', account_id, access_code },
  });
  await app.runJobs();
  app.clock.advance({ minutes: 10 });
  const params = { envelopeId: to_sign?.envelope_id ?? '' };
  expect(await app.ok('getEnvelope', { token, params })).toMatchObject({
    signers: [{ name: robin.name }],
    signer_check: null,
    identity_check: 'distribution_instruction',
  });
  // A number of the application opens nothing here.
  await app.ok('checkSigner', { token, params, body: numberOf(1, robin.last4) });
  expect(await app.ok('getEnvelope', { token, params })).toMatchObject({
    identity_check: 'distribution_instruction',
    document: null,
  });
  await signEnvelope(app, token, params.envelopeId);
  expect(await app.ok('getEnvelope', { token, params })).toMatchObject({ status: 'signed' });
});
