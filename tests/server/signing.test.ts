import {
  completeApplication,
  confirmedWire,
  publishProduct,
  readyToSign,
  approvedInvestment,
  signedInvestment,
  someoneWaits,
  COMPLETE,
  startedApplication,
  everyPage,
  openEnvelope,
  DRAWN_FROM_TO,
  DRAWN_STROKES,
  openFile,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';
import type { BodyOf } from '@quoin/contract';
import { SIGNATURE_POINTS } from '@quoin/rules';
import { readDrawing, readPdf } from './pdf-reading';
import { verifySeal } from './seal-verification';

// Envelopes: the steps before a signature, and expired and resent links.
describe('signing', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function complete() {
    const product = await publishProduct(app);
    const person = await app.newInvestor();
    const { investmentId } = await completeApplication(app, person.token, product);
    return { product, person, token: person.token, investmentId };
  }

  test('nothing is sent for signature before all information is complete', async () => {
    const { id } = await publishProduct(app);
    const { token } = await app.newInvestor();
    const { investmentId } = await startedApplication(app, token, id);
    const refused = await app.refused('sendForSignature', { token, params: { investmentId } });
    expect(refused.error).toBe('information_incomplete');
    expect(refused.fields).toHaveProperty(['qualification.attested']);
  });

  test('the consent, the last page and the name are each required, in this order', async () => {
    const { token, investmentId } = await complete();
    const sent = await app.ok('sendForSignature', { token, params: { investmentId } });
    expect(sent).toMatchObject({ status: 'preparing', document: null });
    await app.runJobs();
    const params = { envelopeId: sent.id };
    const { document, consent } = await app.ok('getEnvelope', { token, params });
    const sha256 = document?.sha256 ?? '';
    const sign = (typed_name: string, hash = sha256) =>
      app.refused('signEnvelope', { token, params, body: { typed_name, sha256: hash } });

    expect((await sign('Robin Ashdown')).error).toBe('consent_missing');
    expect((await app.refused('giveConsent', { token, params, body: { version: 'ESIGN-0' } })).error).toBe(
      'consent_missing',
    );
    await app.ok('giveConsent', { token, params, body: { version: consent.version } });
    expect((await sign('Robin Ashdown')).error).toBe('document_not_read');
    const otherHash = 'a'.repeat(64);
    const changed = await app.refused('recordEndReached', { token, params, body: { sha256: otherHash } });
    expect(changed.error).toBe('document_changed');
    const unopened = await app.refused('recordEndReached', { token, params, body: { sha256 } });
    expect(unopened.error).toBe('document_not_opened');
    await openEnvelope(app, token, params.envelopeId);
    const unread = await app.refused('recordEndReached', { token, params, body: { sha256 } });
    expect(unread.error).toBe('document_not_read');
    expect((await sign('Robin Ashdown')).error).toBe('document_not_read');
    const body = { sha256, pages: everyPage(document) };
    expect(await app.ok('recordEndReached', { token, params, body })).toMatchObject({ status: 'viewed' });
    expect((await sign('Robin Ashdown', otherHash)).error).toBe('document_changed');
    const wrongName = await sign('Someone Else');
    expect(wrongName.error).toBe('required_information_missing');
    expect(wrongName.fields?.typed_name).toContain('Robin Ashdown');
  });

  test('a signed agreement cannot be changed, sent or signed again', async () => {
    const product = await publishProduct(app);
    const { token } = await app.newInvestor();
    const { investmentId, envelopeId } = await signedInvestment(app, token, product);
    const at = { token, params: { investmentId } };
    const body = { version: 5, finish: false, values: COMPLETE.qualification };
    expect((await app.refused('saveQualification', { ...at, body })).error).toBe('agreement_already_signed');
    expect((await app.refused('sendForSignature', at)).error).toBe('agreement_already_signed');
    expect((await app.refused('resendEnvelope', { token, params: { envelopeId } })).error).toBe(
      'agreement_already_signed',
    );
  });

  test('after a single signer declines, the application stays complete and can be sent and signed again', async () => {
    const { token, investmentId } = await complete();
    const { params } = await readyToSign(app, token, investmentId);
    expect(await app.ok('declineEnvelope', { token, params })).toMatchObject({ status: 'cancelled' });
    expect(await app.ok('getApplication', { token, params: { investmentId } })).toMatchObject({
      status: 'completing_application',
      state: 'information_complete',
      envelope_id: null,
    });
    const renewed = await readyToSign(app, token, investmentId);
    const body = { typed_name: renewed.signerName, sha256: renewed.sha256 };
    expect(await app.ok('signEnvelope', { token, params: renewed.params, body })).toMatchObject({
      status: 'sealing',
    });
    expect((await app.refused('declineEnvelope', { token, params: renewed.params })).error).toBe(
      'agreement_already_signed',
    );
  });

  test('one of two concurrent signatures counts', async () => {
    const { token, investmentId } = await complete();
    const { params, sha256, signerName } = await readyToSign(app, token, investmentId);
    const body = { typed_name: signerName, sha256 };
    const answers = await Promise.all([1, 2].map(() => app.call('signEnvelope', { token, params, body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('a signature waits for a concurrent save, and then fails because of the change', async () => {
    const { token, investmentId } = await complete();
    const { params, sha256, signerName } = await readyToSign(app, token, investmentId);
    const saving = await app.open.pool.connect();
    try {
      await saving.query('begin');
      await saving.query('select 1 from investments where id = $1 for update', [investmentId]);
      const signing = app.call('signEnvelope', { token, params, body: { typed_name: signerName, sha256 } });
      await Promise.race([someoneWaits(app), signing]);
      await saving.query(`update envelopes set status = 'cancelled' where id = $1`, [params.envelopeId]);
      await saving.query('commit');
      expect(await signing).toMatchObject({ status: 409, reply: { code: 1511 } });
    } finally {
      saving.release();
    }
  });

  test('a change saved while the agreement is being created withdraws it without a conflict', async () => {
    const { token, investmentId } = await complete();
    const params = { investmentId };
    const { id } = await app.ok('sendForSignature', { token, params });
    const making = await app.open.pool.connect();
    try {
      await making.query('begin');
      await making.query(`update envelopes set status = 'sent' where id = $1`, [id]);
      const body = { version: 6, finish: false, values: COMPLETE.qualification };
      const saving = app.call('saveQualification', { token, params, body });
      await Promise.race([someoneWaits(app), saving]);
      await making.query('commit');
      expect(await saving).toMatchObject({ status: 200, reply: { status: 'completing_application' } });
    } finally {
      making.release();
    }
    expect(await app.ok('getEnvelope', { token, params: { envelopeId: id } })).toMatchObject({
      status: 'cancelled',
    });
  });

  test('two requests to send create one envelope', async () => {
    const { token, investmentId } = await complete();
    const at = { token, params: { investmentId } };
    const [one, other] = await Promise.all([app.ok('sendForSignature', at), app.ok('sendForSignature', at)]);
    expect(one.id).toBe(other.id);
  });

  test('a link expires after seven days and is valid again when it is resent', async () => {
    const { person, token, investmentId } = await complete();
    const { params, sha256, signerName } = await readyToSign(app, token, investmentId);
    expect((await app.refused('resendEnvelope', { token, params })).error).toBe('mail_after_one_minute');
    app.clock.advance({ days: 7 });
    const later = (await app.signIn(person)).token;
    const at = { token: later, params };
    const body = { typed_name: signerName, sha256 };
    expect((await app.refused('signEnvelope', { ...at, body })).error).toBe('signature_link_expired');
    expect(await app.ok('getEnvelope', at)).toMatchObject({ status: 'expired' });
    expect(await app.ok('resendEnvelope', at)).toMatchObject({ status: 'sent' });
    await app.runJobs();
    const mails = (await app.outbox(person.email)).filter(({ link }) => link?.includes('/go/signing/'));
    expect(mails).toHaveLength(2);
    expect(await app.ok('signEnvelope', { ...at, body })).toMatchObject({ status: 'sealing' });
  });

  test('an agreement cannot be sent after the product closed', async () => {
    const { product, token, investmentId } = await complete();
    await app.open.pool.query(`update products set status = 'closed' where id = $1`, [product.id]);
    expect((await app.refused('sendForSignature', { token, params: { investmentId } })).error).toBe(
      'product_not_ready',
    );
  });

  test('a sent agreement cannot be signed after the product closed or the signer moved', async () => {
    const { product, person, token, investmentId } = await complete();
    const { params, sha256, signerName } = await readyToSign(app, token, investmentId);
    const sign = { token, params, body: { typed_name: signerName, sha256 } };
    await app.open.pool.query(`update products set status = 'closed' where id = $1`, [product.id]);
    expect((await app.refused('signEnvelope', sign)).error).toBe('product_not_ready');
    await app.open.pool.query(`update products set status = 'published' where id = $1`, [product.id]);
    await app.open.pool.query(`update accounts set country = 'FR' where email = $1`, [person.email]);
    expect((await app.refused('signEnvelope', sign)).error).toBe('country_not_eligible');
    await app.open.pool.query(`update accounts set country = 'US' where email = $1`, [person.email]);
    expect(await app.ok('signEnvelope', sign)).toMatchObject({ status: 'sealing' });
  });

  test('another account can neither see nor sign an envelope', async () => {
    const { token, investmentId } = await complete();
    const { params, sha256, signerName } = await readyToSign(app, token, investmentId);
    const { token: stranger } = await app.newInvestor();
    const at = { token: stranger, params };
    expect((await app.refused('getEnvelope', at)).error).toBe('not_authorized_action');
    expect(
      (await app.refused('signEnvelope', { ...at, body: { typed_name: signerName, sha256 } })).error,
    ).toBe('not_authorized_action');
  });

  test('wire instructions are shown only after the verbal confirmation, and only once approved', async () => {
    const product = await publishProduct(app, { achPermitted: false });
    const { token } = await app.newInvestor();
    const early = await startedApplication(app, token, (await publishProduct(app)).id);
    const closed = await app.refused('getFunding', { token, params: { investmentId: early.investmentId } });
    expect(closed.error).toBe('transfer_not_open');
    const { investmentId } = await approvedInvestment(app, token, product);
    const at = { token, params: { investmentId } };
    expect(await app.ok('getFunding', at)).toMatchObject({
      wire: null,
      methods: [{ open: true }, { open: false }],
    });
    const unsaid = await app.refused('chooseMethodOfTransfer', { ...at, body: { method: 'wire' } });
    expect(unsaid.error).toBe('verbal_confirmation_missing');
    expect((await app.refused('chooseMethodOfTransfer', { ...at, body: { method: 'ach' } })).error).toBe(
      'ach_not_permitted',
    );
    const chosen = await app.ok('chooseMethodOfTransfer', {
      ...at,
      body: await confirmedWire(app, at),
    });
    expect(chosen.wire?.account_number).toBeTruthy();
  });
});

// Drawn signatures: validation, legal effect, and their place in the document.
describe('drawn signature', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function agreement() {
    const { token } = await app.newInvestor();
    const { investmentId } = await completeApplication(app, token, await publishProduct(app));
    return { token, ...(await readyToSign(app, token, investmentId)) };
  }

  test('the agreement is stamped with the drawn strokes, and the certificate says that it is a drawing', async () => {
    const { token, params, sha256 } = await agreement();
    await app.ok('signEnvelope', { token, params, body: { drawn_strokes: DRAWN_STROKES, sha256 } });
    await app.runJobs();
    const { status, document } = await app.ok('getEnvelope', { token, params });
    expect(status).toBe('signed');
    const sealed = (await openFile(app, token, document?.file_id ?? '')).rawPayload;
    expect(await verifySeal(sealed)).toMatchObject({ valid: true, whole: true });

    const { left, right, bottom } = DRAWN_FROM_TO;
    for (const page of [-2, -1]) {
      const { lines, images } = await readDrawing(sealed, page);
      expect(lines).toContainEqual([left, expect.any(Number), right, bottom]);
      expect(images).toBe(0);
    }
    const { pages } = await readPdf(sealed);
    expect(pages).toHaveLength(document?.pages ?? 0);
    expect(pages.at(-2)).toContain('Jun 5, 2026, 10:00:00 AM');
    expect(pages.at(-1)).toContain('Signed by drawing');
    expect(pages.at(-1)).not.toContain('Signed by typing');
    expect(pages.at(-1)?.replaceAll(' ', '')).toContain(sha256);
  });

  test('the audit trail records how the agreement was signed', async () => {
    const { token, params, sha256, signerName } = await agreement();
    await app.ok('signEnvelope', { token, params, body: { typed_name: signerName, sha256 } });
    const { rows } = await app.open.pool.query(
      `select detail from audit_trail where act = 'envelope.signature_given' and object = $1`,
      [`envelope:${params.envelopeId}`],
    );
    expect(rows).toMatchObject([{ detail: { manner: 'typed', sha256 } }]);
  });

  describe('no signature', () => {
    let unsigned: Awaited<ReturnType<typeof agreement>>;
    beforeAll(async () => {
      unsigned = await agreement();
    });

    const line = Array.from({ length: SIGNATURE_POINTS / 2 }, (_, index) => [index, 200]).flat();
    const slight = { en: 'not just a dot or a short line', 'zh-CN': '不足以作为签名' };
    const unreadable = { en: 'We could not read this drawing', 'zh-CN': '无法读取所画的签名' };

    test.each([
      ['nothing drawn', [], slight],
      ['one dot', [[500, 200]], slight],
      ['a dot with the pen held still', [[500, 200, 500, 200]], slight],
      ['a slip of the hand', [[500, 200, 520, 205]], slight],
      ['a point without its height', [[0, 0, 500, 200, 700]], unreadable],
      ['a line that leaves the box', [[0, 0, 500, 401]], unreadable],
      ['more points than a hand makes', [line, line, [1, 1]], unreadable],
    ])('%s', async (_, drawn_strokes, sentence) => {
      const { token, params, sha256 } = unsigned;
      const body = { drawn_strokes, sha256 };
      for (const language of ['en', 'zh-CN'] as const) {
        const refused = await app.refused('signEnvelope', { token, params, body, language });
        expect(refused).toMatchObject({ status: 422, error: 'required_information_missing' });
        expect(refused.fields?.drawn_strokes).toContain(sentence[language]);
      }
    });

    const shape = (body: object) => body as BodyOf<'signEnvelope'>; // what a caller without our types may send

    test.each([
      ['neither typed nor drawn', {}],
      ['typed and drawn at once', { typed_name: 'Robin Ashdown', drawn_strokes: DRAWN_STROKES }],
      ['half a unit', { drawn_strokes: [[0, 0, 500.5, 200]] }],
      ['a place left of the box', { drawn_strokes: [[-1, 0, 500, 200]] }],
      ['a place right of the box', { drawn_strokes: [[0, 0, 1001, 200]] }],
      ['no list of strokes', { drawn_strokes: 'M0 0L500 200' }],
      ['words for places', { drawn_strokes: [['0', '0', '500', '200']] }],
      ['an empty stroke', { drawn_strokes: [[]] }],
      ['a stroke beyond all measure', { drawn_strokes: [Array.from({ length: 4_002 }, () => 1)] }],
      ['strokes without end', { drawn_strokes: Array.from({ length: 2_001 }, () => [1, 1]) }],
    ])('%s', async (_, body) => {
      const { token, params, sha256 } = unsigned;
      for (const language of ['en', 'zh-CN'] as const) {
        const call = { token, params, body: shape({ ...body, sha256 }), language };
        const refused = await app.refused('signEnvelope', call);
        expect(refused).toMatchObject({ status: 400, error: 'illegal_parameter' });
        expect(refused.message).toMatch(language === 'en' ? /are incorrect/ : /有误/);
      }
    });

    test('leaves the agreement unsigned', async () => {
      const { token, params } = unsigned;
      expect(await app.ok('getEnvelope', { token, params })).toMatchObject({
        status: 'viewed',
        signed_at: null,
      });
    });
  });

  test('a signer has either a typed or a drawn signature', async () => {
    const { params } = await agreement();
    const both = `update envelope_signers set typed_name = 'Robin Ashdown', drawn_strokes = '[[0,0,500,200]]' where envelope_id = $1`;
    await expect(app.open.pool.query(both, [params.envelopeId])).rejects.toThrow(
      'envelope_signers_one_signature',
    );
  });
});
