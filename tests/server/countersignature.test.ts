import { readPdf } from './pdf-reading';
import {
  approvedInvestment,
  MORGAN,
  openFile,
  operate,
  operateAs,
  loadPart,
  publishProduct,
  signedInvestment,
  jointAgreement,
  migrate,
  signTogether,
  TOGETHER,
  completeApplication,
  COMPLETE,
  readyToSign,
} from './scenes';
import { verifySeal } from './seal-verification';
import { startTestApp, type TestApp } from './test-app';
import { checkChain } from '../../packages/server/src/audit/chain';
import { renderDocument } from '../../packages/server/src/pdf';
import type { ESignature } from '../../packages/server/src/providers/e-signature';
import { fileDigest } from '../../packages/server/src/journey/documents';

// The Fund countersigns an approved agreement: the executed copy has two valid seals and goes to the investor.
describe('countersignature', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const VERA = { ...MORGAN, name: 'Vera Lund', roles: ['signatory'] } as const;
  const BY = ['--title', 'Managing Member'];
  const countersign = (...words: string[]) =>
    operateAs(app, VERA, ['investments', 'countersign', ...BY, ...words]);

  async function approved() {
    const person = await app.newInvestor();
    const { investmentId } = await approvedInvestment(app, person.token, await publishProduct(app));
    return { ...person, investmentId };
  }

  const documents = async (token: string, investmentId: string) =>
    (await loadPart(app, token, investmentId, 'documents')).items;
  const readBytes = async (token: string, fileId: string) => (await openFile(app, token, fileId)).rawPayload;

  test('the executed copy has the signed agreement, the acceptance and two seals, and the investor is notified', async () => {
    const { token, email, investmentId } = await approved();
    const [agreement] = await documents(token, investmentId);
    expect(await countersign(investmentId)).toMatchObject({ error: '' });
    await app.runJobs();
    const copy = (await documents(token, investmentId)).find(({ name }) => name.includes('Executed'));
    expect(copy).toMatchObject({
      name: 'Harbor Growth Access Fund - Executed Subscription Agreement.pdf',
      document_type: 'subscription_documents',
    });
    const [signed, executed] = await Promise.all(
      [agreement, copy].map((document) => readBytes(token, document?.file_id ?? '')),
    );
    if (!signed || !executed) throw new Error('no documents');
    expect(executed.subarray(0, signed.length).equals(signed)).toBe(true);
    expect(await verifySeal(signed)).toMatchObject({ valid: true, whole: true });
    expect(await verifySeal(executed)).toMatchObject({ valid: true, whole: false });
    expect(await verifySeal(executed, 1)).toMatchObject({ valid: true, whole: true });

    const changed = Buffer.from(executed);
    changed.writeUInt8(changed.readUInt8(signed.length + 200) ^ 1, signed.length + 200);
    expect(await verifySeal(changed)).toMatchObject({ valid: true });
    expect(await verifySeal(changed, 1)).toMatchObject({ valid: false });

    const { pages } = await readPdf(executed);
    expect(pages).toHaveLength((await readPdf(signed)).pages.length + 1);
    for (const fact of [
      'Acceptance by the Fund',
      '$50,000',
      'Vera Lund',
      'Managing Member',
      '10:00:00 AM ET',
    ])
      expect(pages.at(-1)).toContain(fact);
    expect((await app.outbox(email))[0]).toMatchObject({
      text: expect.stringContaining('Executed Subscription Agreement'),
    });
  });

  test('an agreement is countersigned once, by a named signatory, after approval', async () => {
    const person = await app.newInvestor();
    const { investmentId } = await signedInvestment(app, person.token, await publishProduct(app));
    expect((await countersign(investmentId)).error).toContain('is being_reviewed');
    await operate(app, 'investments', 'approve', investmentId);
    const untitled = ['investments', 'countersign', investmentId, '--title', ' '];
    expect((await operateAs(app, VERA, untitled)).error).toContain('--title');
    const morgan = { ...MORGAN, roles: ['reviewer', 'operations', 'treasurer'] } as const;
    const others = await operateAs(app, morgan, ['investments', 'countersign', investmentId, ...BY]);
    expect(others.error).toContain('needs the role signatory');
    expect(await countersign(investmentId, '--dry-run')).toMatchObject({ error: '' });
    expect(await documents(person.token, investmentId)).toHaveLength(1);
    expect(await countersign(investmentId)).toMatchObject({ error: '' });
    expect((await countersign(investmentId)).error).toContain('already countersigned');
    expect(await documents(person.token, investmentId)).toHaveLength(2);
  });

  test('several agreements are countersigned by one command, all or none', async () => {
    const [one, two] = [await approved(), await approved()];
    const reviewed = await app.newInvestor();
    const third = await signedInvestment(app, reviewed.token, await publishProduct(app));
    const all = [one.investmentId, two.investmentId];
    expect((await countersign(...all, third.investmentId)).out).toContain('is being_reviewed');
    expect(await documents(one.token, one.investmentId)).toHaveLength(1);
    expect((await countersign(...all, one.investmentId)).out).toContain(two.investmentId);
    for (const { token, investmentId } of [one, two])
      expect(await documents(token, investmentId)).toHaveLength(2);
  });

  test('a cancellation deletes the executed copy too', async () => {
    const { token, investmentId } = await approved();
    await countersign(investmentId);
    const params = { investmentId };
    await app.ok('cancelInvestment', { token, params });
    expect(await documents(token, investmentId)).toEqual([]);
  });
});

// Migration of unsigned agreements from the version in which the first of several signers signed for all.
describe('open agreements', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  /** An agreement of the earlier version: with one signer, in the given state. */
  async function createAgreement(status: 'preparing' | 'sent' | 'viewed' | 'expired' | 'sealing' | 'signed') {
    const agreement = await jointAgreement(app);
    const { envelopeId } = agreement.params;
    await app.open.pool.query('delete from envelope_signers where envelope_id = $1 and place > 1', [
      envelopeId,
    ]);
    await app.open.pool.query('update envelopes set status = $2 where id = $1', [envelopeId, status]);
    return agreement;
  }
  type Agreement = Awaited<ReturnType<typeof createAgreement>>;

  const update = () => migrate(app, '0017_all_signers_of_open_agreements');

  const readStatus = async ({ token, params }: Agreement) =>
    (await app.ok('getEnvelope', { token, params })).status;
  const waiting = async ({ token }: Agreement) =>
    (await app.ok('listPendingActions', { token })).items.flatMap(({ envelope }) => envelope?.id ?? []);
  const actsOn = async (envelopeId: string) => {
    const { rows } = await app.open.pool.query(
      'select actor, act, detail from audit_trail where object = $1 order by position',
      [`envelope:${envelopeId}`],
    );
    return rows;
  };

  test.each(['sent', 'viewed', 'expired', 'preparing'] as const)(
    'one that is %s asks all of its signers, by a new link',
    async (status) => {
      const agreement = await createAgreement(status);
      const { token, investmentId, person, params: old } = agreement;
      await update();
      await app.runJobs();
      expect(await readStatus(agreement)).toBe('cancelled');
      expect((await actsOn(old.envelopeId)).at(-1)).toEqual({
        actor: 'job',
        act: 'envelope.withdrawn',
        detail: { from: status, to: 'cancelled' },
      });
      const [envelopeId = '', ...others] = await waiting(agreement);
      expect(others).toEqual([]);
      const [mail] = await app.outbox(person.email);
      expect(mail?.link).toContain(envelopeId);
      expect(mail?.text).toContain('It is signed by Robin Ashdown and Jordan Vance');
      expect((await actsOn(envelopeId))[0]).toEqual({
        actor: 'job',
        act: 'envelope.create',
        detail: { kind: 'subscription_agreement', investment: investmentId, signers: 2 },
      });

      const params = { envelopeId };
      const { signers, consent } = await app.ok('getEnvelope', { token, params });
      expect(signers).toEqual(TOGETHER.map(({ name }) => ({ name, signed_at: null })));
      expect(consent.given_at).toBeNull();
      const { rows } = await app.open.pool.query(
        'select email from envelope_signers where envelope_id = $1 order by place',
        [envelopeId],
      );
      expect(rows.map(({ email }) => email)).toEqual(agreement.information.signers.map(({ email }) => email));
      await signTogether(app, { token, params }, 1);
      expect(await app.ok('getEnvelope', { token, params })).toMatchObject({ status: 'viewed' });
      await signTogether(app, { token, params }, 2);
      await app.runJobs();
      expect(await app.ok('getEnvelope', { token, params })).toMatchObject({ status: 'signed' });
      expect(await checkChain(app.services.db)).toMatchObject({ intact: true });
    },
  );

  test.each(['sealing', 'signed'] as const)(
    'an agreement that is %s keeps its one signer',
    async (status) => {
      const agreement = await createAgreement(status);
      await update();
      expect(await readStatus(agreement)).toBe(status);
      const { signers } = await app.ok('getEnvelope', agreement);
      expect(signers).toHaveLength(1);
    },
  );

  test('an agreement that already has all of its signers stays unchanged', async () => {
    const agreement = await jointAgreement(app);
    await signTogether(app, agreement, 1);
    await update();
    expect(await waiting(agreement)).toEqual([agreement.params.envelopeId]);
    const { signers } = await app.ok('getEnvelope', agreement);
    expect(signers).toMatchObject([{ signed_at: expect.any(String) }, { signed_at: null }]);
  });
});

// The e-signature provider is replaceable: the calls it receives, and that its sealed document is used.
describe('e signature', () => {
  let app: TestApp;
  /** Calls to the provider, in order. */
  let requested: string[];

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(() => {
    requested = [];
    app.services.eSignature = elsewhere;
  });
  afterAll(() => app.close());

  /** A provider that stores documents itself and has its own signing page. */
  const elsewhere: ESignature = {
    async send({ envelopeId, signer, subject, text, readDocument }) {
      const document = fileDigest(await readDocument());
      requested.push(`send ${envelopeId} ${signer.name} ${document}`);
      const link = `https://sign.example/${envelopeId}`;
      await app.services.mail.send({ to: signer.email, subject, text: text(link), link });
    },
    async seal(document, record) {
      requested.push(
        `seal ${record.envelopeId} ${fileDigest(document)} ${record.signers[0]?.signature.kind}`,
      );
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
      requested.push(`countersign ${fileDigest(sealed)}`);
      return Buffer.concat([sealed, acceptance]);
    },
    async void(envelopeId) {
      requested.push(`void ${envelopeId}`);
    },
  };

  async function readyApplication() {
    const person = await app.newInvestor();
    const { token } = person;
    const { investmentId } = await completeApplication(app, token, await publishProduct(app));
    return { ...person, investmentId };
  }

  test('the provider receives the document, notifies the signer, and returns the sealed document', async () => {
    const { token, email, investmentId } = await readyApplication();
    const { params, sha256, signerName } = await readyToSign(app, token, investmentId);
    const { envelopeId } = params;
    const [mail] = await app.outbox(email);
    expect(mail?.link).toBe(`https://sign.example/${envelopeId}`);
    expect(mail?.text).toContain(`https://sign.example/${envelopeId}`);
    await app.ok('signEnvelope', { token, params, body: { typed_name: signerName, sha256 } });
    await app.runJobs();
    expect(requested).toEqual([
      `send ${envelopeId} ${signerName} ${sha256}`,
      `seal ${envelopeId} ${sha256} typed`,
    ]);
    const { status, document } = await app.ok('getEnvelope', { token, params });
    expect(status).toBe('signed');
    const sealed = (await openFile(app, token, document?.file_id ?? '')).rawPayload;
    expect(fileDigest(sealed)).toBe(document?.sha256);
    expect(sealed.toString('latin1')).toContain('Sealed elsewhere');
  });

  test('the provider is called again when the link is resent', async () => {
    const { token, investmentId } = await readyApplication();
    const { params } = await readyToSign(app, token, investmentId);
    app.clock.advance({ minutes: 2 });
    await app.ok('resendEnvelope', { token, params });
    await app.runJobs();
    expect(requested.map((line) => line.split(' ')[0])).toEqual(['send', 'send']);
  });

  test('a document that was opened before its mail is sent is mailed, and a signed one is not', async () => {
    const { token, investmentId } = await readyApplication();
    const { params, sha256, signerName } = await readyToSign(app, token, investmentId);
    const { envelopeId } = params;
    requested = [];
    const mailIt = async () => {
      await app.services.jobs.enqueue(app.db, 'send-envelope-mail', { envelopeId });
      await app.runJobs();
    };
    await mailIt();
    expect(requested).toEqual([`send ${envelopeId} ${signerName} ${sha256}`]);
    await app.ok('signEnvelope', { token, params, body: { typed_name: signerName, sha256 } });
    requested = [];
    await mailIt();
    expect(requested.map((line) => line.split(' ')[0])).toEqual(['seal']);
  });

  test('the provider is notified of every sent envelope that can no longer be signed', async () => {
    const { token, investmentId } = await readyApplication();
    const { params } = await readyToSign(app, token, investmentId);
    const body = { version: 6, finish: false, values: COMPLETE.qualification };
    await app.ok('saveQualification', { token, params: { investmentId }, body });
    await app.runJobs();
    expect(requested.at(-1)).toBe(`void ${params.envelopeId}`);

    const canceled = await readyApplication();
    const ready = await readyToSign(app, canceled.token, canceled.investmentId);
    await app.ok('cancelInvestment', {
      token: canceled.token,
      params: { investmentId: canceled.investmentId },
    });
    await app.runJobs();
    expect(requested.at(-1)).toBe(`void ${ready.params.envelopeId}`);
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
    expect(requested).toEqual([]);
  });

  test('a failed seal is retried, and has no effect before it succeeds', async () => {
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
});
