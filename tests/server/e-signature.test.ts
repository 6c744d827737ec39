// The e-signature provider is replaceable: the calls it gets, and that its sealed document is the one that counts.
import { renderDocument } from '../../packages/server/src/pdf';
import type { ESignature } from '../../packages/server/src/providers/e-signature';
import { fileDigest } from '../../packages/server/src/journey/documents';
import { completeApplication, COMPLETE, openFile, publishProduct, readyToSign } from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
/** Calls to the provider, in order. */
let asked: string[];

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => {
  asked = [];
  app.services.eSignature = elsewhere;
});
afterAll(() => app.close());

/** A provider that stores documents itself and has its own signing page. */
const elsewhere: ESignature = {
  async send({ envelopeId, signer, subject, text, readDocument }) {
    const document = fileDigest(await readDocument());
    asked.push(`send ${envelopeId} ${signer.name} ${document}`);
    const link = `https://sign.example/${envelopeId}`;
    await app.services.mail.send({ to: signer.email, subject, text: text(link), link });
  },
  async seal(document, record) {
    asked.push(`seal ${record.envelopeId} ${fileDigest(document)} ${record.signers[0]?.signature.kind}`);
    return renderDocument({
      title: 'Sealed elsewhere',
      subtitle: record.title,
      language: record.language,
      date: '2026-06-05',
      footer: '',
      sections: [{ heading: record.signers[0]?.name ?? '' }],
    });
  },
  async countersign(sealed, acceptance) {
    asked.push(`countersign ${fileDigest(sealed)}`);
    return Buffer.concat([sealed, acceptance]);
  },
  async void(envelopeId) {
    asked.push(`void ${envelopeId}`);
  },
};

async function readyApplication() {
  const person = await app.newInvestor();
  const { token } = person;
  const { investmentId } = await completeApplication(app, token, await publishProduct(app));
  return { ...person, investmentId };
}

test('it is sent the document, reaches the signer, and makes the document that counts', async () => {
  const { token, email, investmentId } = await readyApplication();
  const { params, sha256, signerName } = await readyToSign(app, token, investmentId);
  const { envelopeId } = params;
  const [mail] = await app.outbox(email);
  expect(mail?.link).toBe(`https://sign.example/${envelopeId}`);
  expect(mail?.text).toContain(`https://sign.example/${envelopeId}`);
  await app.ok('signEnvelope', { token, params, body: { typed_name: signerName, sha256 } });
  await app.runJobs();
  expect(asked).toEqual([`send ${envelopeId} ${signerName} ${sha256}`, `seal ${envelopeId} ${sha256} typed`]);
  const { status, document } = await app.ok('getEnvelope', { token, params });
  expect(status).toBe('signed');
  const sealed = (await openFile(app, token, document?.file_id ?? '')).rawPayload;
  expect(fileDigest(sealed)).toBe(document?.sha256);
  expect(sealed.toString('latin1')).toContain('Sealed elsewhere');
});

test('it sends once more where the link is resent', async () => {
  const { token, investmentId } = await readyApplication();
  const { params } = await readyToSign(app, token, investmentId);
  app.clock.advance({ minutes: 2 });
  await app.ok('resendEnvelope', { token, params });
  await app.runJobs();
  expect(asked.map((line) => line.split(' ')[0])).toEqual(['send', 'send']);
});

test('it hears of every envelope that was sent and can be signed no more', async () => {
  const { token, investmentId } = await readyApplication();
  const { params } = await readyToSign(app, token, investmentId);
  const body = { version: 6, finish: false, values: COMPLETE.qualification };
  await app.ok('saveQualification', { token, params: { investmentId }, body });
  await app.runJobs();
  expect(asked.at(-1)).toBe(`void ${params.envelopeId}`);

  const canceled = await readyApplication();
  const ready = await readyToSign(app, canceled.token, canceled.investmentId);
  await app.ok('cancelInvestment', {
    token: canceled.token,
    params: { investmentId: canceled.investmentId },
  });
  await app.runJobs();
  expect(asked.at(-1)).toBe(`void ${ready.params.envelopeId}`);
});

test('an agreement withdrawn during its creation is never sent to the provider', async () => {
  const { token, investmentId } = await readyApplication();
  const params = { investmentId };
  const { id } = await app.ok('sendForSignature', { token, params });
  await app.ok('cancelInvestment', { token, params });
  await app.runJobs();
  expect(await app.ok('getEnvelope', { token, params: { envelopeId: id } })).toMatchObject({
    status: 'cancelled',
  });
  expect(asked).toEqual([]);
});

test('a seal that fails is tried again, and nothing counts before', async () => {
  const { token, investmentId } = await readyApplication();
  const { params, sha256, signerName } = await readyToSign(app, token, investmentId);
  app.services.eSignature = { ...elsewhere, seal: () => Promise.reject(new Error('out of order')) };
  await app.ok('signEnvelope', { token, params, body: { typed_name: signerName, sha256 } });
  await expect(app.runJobs()).rejects.toThrow('out of order');
  expect((await app.ok('getEnvelope', { token, params })).status).toBe('sealing');
  app.services.eSignature = elsewhere;
  await app.services.jobs.enqueue(app.db, 'seal-envelope', params);
  await app.runJobs();
  expect((await app.ok('getEnvelope', { token, params })).status).toBe('signed');
});
