// Drawn signatures: validation, legal effect, and their place in the document.
import type { BodyOf } from '@quoin/contract';
import { SIGNATURE_POINTS } from '@quoin/rules';
import { readDrawing, readPdf } from './pdf-reading';
import {
  completeApplication,
  DRAWN_FROM_TO,
  DRAWN_STROKES,
  openFile,
  publishProduct,
  readyToSign,
} from './scenes';
import { verifySeal } from './seal-verification';
import { startTestApp, type TestApp } from './test-app';

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

test('the agreement is stamped with the lines as they were drawn, and its certificate says so', async () => {
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

  const line = Array.from({ length: SIGNATURE_POINTS / 2 }, (_, at) => [at, 200]).flat();
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

  test('and the agreement still waits for one', async () => {
    const { token, params } = unsigned;
    expect(await app.ok('getEnvelope', { token, params })).toMatchObject({
      status: 'viewed',
      signed_at: null,
    });
  });
});

test('a signer keeps one signature, whatever writes to it', async () => {
  const { params } = await agreement();
  const both = `update envelope_signers set typed_name = 'Robin Ashdown', drawn_strokes = '[[0,0,500,200]]' where envelope_id = $1`;
  await expect(app.open.pool.query(both, [params.envelopeId])).rejects.toThrow(
    'envelope_signers_one_signature',
  );
});
