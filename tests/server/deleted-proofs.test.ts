// A proof document belongs to an investor: deleted, it is removed from every investment that still needs it.
import {
  anotherApplication,
  completeApplication,
  onePagePdf,
  openFile,
  publishProduct,
  readyToSign,
  signEnvelope,
  startedApplication,
  upload,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** An investor with one complete application and both proofs. */
async function applicant() {
  const { token } = await app.newInvestor();
  const { investor, investmentId } = await completeApplication(app, token, await publishProduct(app));
  return { token, investorId: investor.id, investmentId };
}

async function deleteProof(token: string, name: string) {
  const { items } = await app.ok('listInvestorDocuments', { token });
  const document = items.find((one) => one.name === name);
  if (!document) throw new Error(`there is no ${name}`);
  const params = { investorId: document.investor_id, fileId: document.file_id };
  await app.ok('deleteInvestorDocument', { token, params });
  return document.file_id;
}

const stateOf = async (token: string, investmentId: string) => {
  const { state, status } = await app.ok('getApplication', { token, params: { investmentId } });
  return `${state}, ${status}`;
};
const statesOf = (token: string, ids: readonly string[]) => Promise.all(ids.map((id) => stateOf(token, id)));

const COMPLETE_STATE = 'information_complete, completing_application';
const OPEN_AGAIN = 'incomplete, completing_information';

test.each([1, 2])(
  'it is gone from %s other pending investments too, and back in all of them',
  async (others) => {
    const { token, investorId, investmentId } = await applicant();
    const pending = [investmentId];
    for (let n = 0; n < others; n += 1) pending.push(await anotherApplication(app, token));
    expect(await statesOf(token, pending)).toEqual(pending.map(() => COMPLETE_STATE));
    const fileId = await deleteProof(token, 'passport.pdf');
    expect(await statesOf(token, pending)).toEqual(pending.map(() => OPEN_AGAIN));
    for (const id of pending) {
      const refused = await app.refused('sendForSignature', { token, params: { investmentId: id } });
      expect([refused.error, Object.keys(refused.fields ?? {})]).toEqual([
        'information_incomplete',
        ['upload_files.proof_of_id'],
      ]);
    }
    expect((await app.refused('requestFileKey', { token, params: { fileId } })).error).toBe(
      'not_authorized_file',
    );
    await upload(app, token, investorId, { name: 'licence.pdf', bytes: await onePagePdf() });
    expect(await statesOf(token, pending)).toEqual(pending.map(() => COMPLETE_STATE));
  },
);

test('signed agreements are not changed, and those that wait for a signature are withdrawn', async () => {
  const { token, investmentId: signed } = await applicant();
  const [sent, pending, canceled] = [
    await anotherApplication(app, token),
    await anotherApplication(app, token),
    await anotherApplication(app, token),
  ];
  const { id } = await app.ok('sendForSignature', { token, params: { investmentId: signed } });
  await signEnvelope(app, token, id);
  const { params: waiting, sha256, signerName } = await readyToSign(app, token, sent);
  await app.ok('cancelInvestment', { token, params: { investmentId: canceled } });
  const before = await app.ok('getInvestment', { token, params: { investmentId: signed } });
  const agreement = await app.ok('getEnvelope', { token, params: { envelopeId: id } });
  await deleteProof(token, 'bill.pdf');
  expect(await statesOf(token, [sent, pending])).toEqual([OPEN_AGAIN, OPEN_AGAIN]);
  expect(await app.ok('getInvestment', { token, params: { investmentId: signed } })).toEqual(before);
  expect(before.status).toBe('being_reviewed');
  expect(await app.ok('getEnvelope', { token, params: { envelopeId: id } })).toEqual(agreement);
  const kept = await openFile(app, token, agreement.document?.file_id ?? '');
  expect(kept.statusCode).toBe(200);
  expect(await stateOf(token, canceled)).toMatch(/canceled$/);
  const late = await app.refused('signEnvelope', {
    token,
    params: waiting,
    body: { typed_name: signerName, sha256 },
  });
  expect(late.error).toBe('envelope_cancelled');
});

test('a second proof of the same type keeps the investments complete', async () => {
  const { token, investorId, investmentId } = await applicant();
  await upload(app, token, investorId, { name: 'licence.pdf', bytes: await onePagePdf() });
  const other = await anotherApplication(app, token);
  const { id } = await app.ok('sendForSignature', { token, params: { investmentId: other } });
  await deleteProof(token, 'passport.pdf');
  expect(await statesOf(token, [investmentId, other])).toEqual([
    COMPLETE_STATE,
    'information_complete, pending_signature',
  ]);
  await signEnvelope(app, token, id);
  expect(await stateOf(token, other)).toBe('agreement_signed, being_reviewed');
});

test('another investor of the same account, and everybody else, keep theirs', async () => {
  const { token, investmentId } = await applicant();
  const neighbour = await applicant();
  const ira = await app.ok('createInvestor', {
    token,
    body: { investor_type: 'ira', custodian_name: 'Harbor Trust', account_number: '0099887766' },
  });
  await upload(app, token, ira.id, { name: 'passport.pdf', bytes: await onePagePdf() });
  await app.ok('deleteInvestorDocument', {
    token,
    params: {
      investorId: ira.id,
      fileId:
        (await app.ok('listInvestorDocuments', { token })).items.find(
          ({ investor_id }) => investor_id === ira.id,
        )?.file_id ?? '',
    },
  });
  expect(await stateOf(token, investmentId)).toBe(COMPLETE_STATE);
  await deleteProof(token, 'passport.pdf');
  expect(await stateOf(neighbour.token, neighbour.investmentId)).toBe(COMPLETE_STATE);
});

test('an application started after the deletion lacks the file as well', async () => {
  const { token } = await applicant();
  await deleteProof(token, 'bill.pdf');
  const { investmentId } = await startedApplication(app, token, (await publishProduct(app)).id);
  const refused = await app.refused('sendForSignature', { token, params: { investmentId } });
  expect(Object.keys(refused.fields ?? {})).toContain('upload_files.proof_of_address');
});
