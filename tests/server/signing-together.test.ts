// Agreements with several signers: each verifies their identity with their own number, consents, reads and signs in
// order.
import type { BodyOf } from '@quoin/contract';
import {
  COMPLETE,
  everyPage,
  jointAgreement,
  readTogether,
  signTogether,
  TOGETHER,
  openEnvelope,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const [robin, jordan] = TOGETHER;
const getNumber = (signer: 1 | 2, number: string): BodyOf<'checkSigner'> => ({
  signer,
  number_type: 'ssn',
  number,
});
const readStatus = async (token: string, investmentId: string) =>
  (await app.ok('getApplication', { token, params: { investmentId } })).status;

test('the agreement is signed only when the last signer has signed', async () => {
  const agreement = await jointAgreement(app);
  const { token, params, investmentId } = agreement;
  expect(await app.ok('getEnvelope', { token, params })).toMatchObject({
    status: 'sent',
    signers: [
      { name: robin.name, signed_at: null },
      { name: jordan.name, signed_at: null },
    ],
    signer_name: robin.name,
    signer_check: 'ssn',
    identity_check: null,
    document: null,
  });
  const half = await signTogether(app, agreement, 1);
  expect(half).toMatchObject({
    status: 'viewed',
    signers: [{ signed_at: expect.any(String) }, { signed_at: null }],
    signer_name: jordan.name,
    signer_check: 'ssn',
    document: null,
    consent: { given_at: null },
    end_reached_at: null,
    signed_at: null,
  });
  await app.runJobs();
  expect(await readStatus(token, investmentId)).toBe('pending_signature');

  expect(await signTogether(app, agreement, 2)).toMatchObject({
    status: 'sealing',
    signed_at: expect.any(String),
  });
  await app.runJobs();
  expect(await app.ok('getEnvelope', { token, params })).toMatchObject({ status: 'signed' });
  expect(await readStatus(token, investmentId)).toBe('being_reviewed');
});

test('the mail names the signers and says that they sign together', async () => {
  const { person } = await jointAgreement(app);
  const [english] = await app.outbox(person.email);
  expect(english?.text).toContain('It is signed by Robin Ashdown and Jordan Vance, one after the other');
  const { person: reader } = await jointAgreement(app, { language: 'zh-CN' });
  const [chinese] = await app.outbox(reader.email);
  expect(chinese?.text).toContain('协议由Robin Ashdown和Jordan Vance在同一设备上依次签署');
});

test('each signer is verified only by their own number', async () => {
  const agreement = await jointAgreement(app);
  const { token, params } = agreement;
  const check = (body: BodyOf<'checkSigner'>) => app.refused('checkSigner', { token, params, body });
  const wrong = { error: 'user_authentication_failed', status: 401, code: 1111, values: { left: 4 } };
  expect(await check(getNumber(1, '0000'))).toMatchObject(wrong);
  expect(await check(getNumber(1, jordan.last4))).toMatchObject({ ...wrong, values: { left: 3 } });
  expect(await check({ ...getNumber(1, robin.last4), number_type: 'tin' })).toMatchObject({
    ...wrong,
    values: { left: 2 },
  });
  expect(await check(getNumber(1, '219-09-9999'))).toMatchObject({ ...wrong, values: { left: 1 } });
  await signTogether(app, agreement, 1);
  expect(await check(getNumber(2, robin.last4))).toMatchObject(wrong);
  expect(await app.ok('getEnvelope', { token, params })).toMatchObject({ document: null });
  await app.ok('checkSigner', { token, params, body: getNumber(2, jordan.last4) });
});

test('a signer identified by a passport enters the full number', async () => {
  const [robin] = COMPLETE.investor_information.signers ?? [];
  const passport = { id_type: 'passport', id_country: 'FR' } as const;
  const { token, params } = await jointAgreement(app, {
    usPerson: false,
    signers: [
      { ...robin, ...passport, id_number: '09AB12345' },
      { ...robin, ...passport, first_name: 'Jordan', id_number: '11CD67890' },
    ],
  });
  expect(await app.ok('getEnvelope', { token, params })).toMatchObject({ signer_check: 'passport' });
  const body = (number: string) => ({ signer: 1, number_type: 'passport' as const, number });
  for (const number of ['2345', '11CD67890'])
    expect((await app.refused('checkSigner', { token, params, body: body(number) })).error).toBe(
      'user_authentication_failed',
    );
  await app.ok('checkSigner', { token, params, body: body('09ab 12345') });
});

test('a foreign co-owner of a US person is verified by a passport, also later', async () => {
  const [holder] = COMPLETE.investor_information.signers ?? [];
  const passport = { id_type: 'passport', id_country: 'FR', id_number: '11CD67890' } as const;
  const agreement = await jointAgreement(app, {
    signers: [{ ...holder }, { ...holder, first_name: 'Jordan', last_name: 'Vance', ...passport }],
  });
  const { token, params, investorId } = agreement;
  await signTogether(app, agreement, 1);
  expect(await app.ok('getEnvelope', { token, params })).toMatchObject({ signer_check: 'passport' });
  const number = { number_type: 'passport', number: '11CD67890' } as const;
  const shown = await app.ok('checkSigner', { token, params, body: { signer: 2, ...number } });
  const sha256 = shown.document?.sha256 ?? '';
  await app.ok('giveConsent', { token, params, body: { signer: 2, version: shown.consent.version } });
  await openEnvelope(app, token, params.envelopeId);
  await app.ok('recordEndReached', {
    token,
    params,
    body: { signer: 2, sha256, pages: everyPage(shown.document) },
  });
  await app.ok('signEnvelope', { token, params, body: { signer: 2, typed_name: 'Jordan Vance', sha256 } });
  await app.runJobs();
  const body = { ...number, purpose: 'documents' } as const;
  await app.ok('checkIdentity', { token, params: { investorId }, body });
});

test('the fifth wrong number blocks this signer for two hours, and a new link does not reset the count', async () => {
  const agreement = await jointAgreement(app);
  const { token, params, person } = agreement;
  const check = (bearer: string, number: string) =>
    app.call('checkSigner', { token: bearer, params, body: getNumber(1, number) });
  for (let times = 0; times < 4; times += 1) expect((await check(token, '0000')).status).toBe(401);
  app.clock.advance({ minutes: 2 });
  await app.ok('resendEnvelope', { token, params });
  expect(await app.refused('checkSigner', { token, params, body: getNumber(1, '0000') })).toMatchObject({
    error: 'identity_check_blocked',
    status: 423,
  });
  expect((await check(token, robin.last4)).status).toBe(423);
  app.clock.advance({ hours: 2 });
  const { token: later } = await app.signIn(person);
  expect((await check(later, robin.last4)).status).toBe(200);
});

test('knowing one number gives no more attempts at another signer’s or the account’s', async () => {
  const agreement = await jointAgreement(app);
  const { token, params, investorId, investmentId } = agreement;
  const identity = { number_type: 'ssn', number: '0000', purpose: 'documents' } as const;
  const checkAccount = () => app.refused('checkIdentity', { token, params: { investorId }, body: identity });
  await signTogether(app, agreement, 1);
  const guess = (at = params) =>
    app.refused('checkSigner', { token, params: at, body: getNumber(2, '0000') });
  expect(await guess()).toMatchObject({ values: { left: 4 } });

  await app.ok('declineEnvelope', { token, params });
  const renewed = await app.ok('sendForSignature', { token, params: { investmentId } });
  await app.runJobs();
  await signTogether(app, { token, params: { envelopeId: renewed.id } }, 1);
  expect(await guess({ envelopeId: renewed.id })).toMatchObject({ values: { left: 3 } });

  // These attempts do not count elsewhere.
  await signTogether(app, { token, params: { envelopeId: renewed.id } }, 2);
  await app.runJobs();
  expect(await checkAccount()).toMatchObject({ values: { left: 4 } });
});

test('a signer cannot act before their step or after it', async () => {
  const agreement = await jointAgreement(app);
  const { token, params } = agreement;
  const at = { token, params };
  const { consent } = await app.ok('getEnvelope', at);
  const { version } = consent;
  const sha256 = await readTogether(app, agreement, 1);
  const acts = (signer: 1 | 2) => [
    app.refused('checkSigner', { ...at, body: getNumber(signer, TOGETHER[signer === 1 ? 0 : 1].last4) }),
    app.refused('giveConsent', { ...at, body: { signer, version } }),
    app.refused('recordEndReached', { ...at, body: { signer, sha256 } }),
    app.refused('signEnvelope', {
      ...at,
      body: { signer, typed_name: TOGETHER[signer === 1 ? 0 : 1].name, sha256 },
    }),
  ];
  for (const early of await Promise.all(acts(2)))
    expect(early).toMatchObject({
      error: 'another_signer_is_next',
      status: 409,
      message: expect.stringContaining(robin.name),
    });
  await app.ok('signEnvelope', { ...at, body: { signer: 1, typed_name: robin.name, sha256 } });
  for (const late of await Promise.all(acts(1)))
    expect(late).toMatchObject({
      error: 'another_signer_is_next',
      message: expect.stringContaining(jordan.name),
    });
  const third = await app.refused('giveConsent', { ...at, body: { signer: 3, version } });
  expect(third.error).toBe('another_signer_is_next');
});

test('a request without a signer applies to the first signer', async () => {
  const agreement = await jointAgreement(app);
  const { token, params } = agreement;
  const sha256 = await readTogether(app, agreement, 1);
  const body = { typed_name: robin.name, sha256 };
  expect((await app.ok('signEnvelope', { token, params, body })).signer_name).toBe(jordan.name);
  expect((await app.refused('signEnvelope', { token, params, body })).error).toBe('another_signer_is_next');
});

test('each signer needs their own check, consent, reading and name', async () => {
  const agreement = await jointAgreement(app);
  const { token, params } = agreement;
  const at = { token, params };
  const sha256 = await readTogether(app, agreement, 1);
  const otherName = await app.refused('signEnvelope', {
    ...at,
    body: { signer: 1, typed_name: jordan.name, sha256 },
  });
  expect(otherName.fields?.typed_name).toContain(robin.name);
  await app.ok('signEnvelope', { ...at, body: { signer: 1, typed_name: robin.name, sha256 } });

  const sign = (typed_name: string = jordan.name) =>
    app.refused('signEnvelope', { ...at, body: { signer: 2, typed_name, sha256 } });
  const { version } = (await app.ok('getEnvelope', at)).consent;
  expect((await sign()).error).toBe('user_authentication_failed');
  expect((await app.refused('giveConsent', { ...at, body: { signer: 2, version } })).error).toBe(
    'user_authentication_failed',
  );
  expect((await app.refused('recordEndReached', { ...at, body: { signer: 2, sha256 } })).error).toBe(
    'user_authentication_failed',
  );
  expect((await app.refused('getEnvelopeTexts', at)).error).toBe('user_authentication_failed');
  await app.ok('checkSigner', { ...at, body: getNumber(2, jordan.last4) });
  expect((await sign()).error).toBe('consent_missing');
  await app.ok('giveConsent', { ...at, body: { signer: 2, version } });
  expect((await sign()).error).toBe('document_not_read');
  const { document } = await app.ok('getEnvelope', at);
  await app.ok('recordEndReached', { ...at, body: { signer: 2, sha256, pages: everyPage(document) } });
  const name = await sign(robin.name);
  expect(name.error).toBe('required_information_missing');
  expect(name.fields?.typed_name).toContain(jordan.name);
});

test('an identity check is valid for ten minutes and then required again', async () => {
  const agreement = await jointAgreement(app);
  const { token, params } = agreement;
  const sha256 = await readTogether(app, agreement, 1);
  app.clock.advance({ minutes: 10 });
  const body = { signer: 1, typed_name: robin.name, sha256 };
  expect((await app.refused('signEnvelope', { token, params, body })).error).toBe(
    'user_authentication_failed',
  );
  await app.ok('checkSigner', { token, params, body: getNumber(1, robin.last4) });
  expect(await app.ok('signEnvelope', { token, params, body })).toMatchObject({ signer_name: jordan.name });
});

test('one of two concurrent signatures of a signer counts, and with one key both get the same response', async () => {
  const agreement = await jointAgreement(app);
  const { token, params } = agreement;
  const sha256 = await readTogether(app, agreement, 1);
  const body = { signer: 1, typed_name: robin.name, sha256 };
  const answers = await Promise.all([1, 2].map(() => app.call('signEnvelope', { token, params, body })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);

  await readTogether(app, agreement, 2);
  const last = { token, params, key: 'jordan-signs', body: { signer: 2, typed_name: jordan.name, sha256 } };
  const [once, again] = [await app.call('signEnvelope', last), await app.call('signEnvelope', last)];
  expect([once.status, again.status]).toEqual([200, 200]);
  expect(again.reply).toEqual(once.reply);
  const third = await app.refused('signEnvelope', { ...last, key: 'jordan-signs-again' });
  expect(third.error).toBe('agreement_already_signed');
});

test('each signature is in the audit log with its signer', async () => {
  const agreement = await jointAgreement(app);
  const { params } = agreement;
  await signTogether(app, agreement, 1);
  await signTogether(app, agreement, 2);
  const { rows } = await app.open.pool.query(
    `select act, detail from audit_trail where object = $1 order by position`,
    [`envelope:${params.envelopeId}`],
  );
  const recorded = rows.map(({ act, detail }) => [
    act.replace('envelope.', ''),
    detail.signer ?? detail.signers,
  ]);
  expect(recorded).toEqual([
    ['create', 2],
    ['prepared', undefined],
    ['identity_check', 1],
    ['viewed', undefined],
    ['consent', 1],
    ['end_reached', 1],
    ['signature_added', 1],
    ['identity_check', 2],
    ['consent', 2],
    ['end_reached', 2],
    ['signature_given', 2],
  ]);
});
