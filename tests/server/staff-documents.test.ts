import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { auditTrail } from '../../packages/server/src/database/tables';
import {
  AVERY,
  currentInvestment,
  MORGANS_ACTOR,
  operate,
  operateAs,
  operated,
  loadPart,
  publishProduct,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

// Documents of investors as staff see them, before they countersign, withdraw or replace one.
describe('documents for staff', () => {
  let app: TestApp;
  const folder = mkdtempSync(join(tmpdir(), 'quoin-documents-'));
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  async function holder() {
    const person = await app.newInvestor();
    const product = await publishProduct(app);
    const { investmentId } = await currentInvestment(app, person.token, product);
    return { ...person, product, investmentId };
  }

  interface Row {
    id: string;
    status: string;
    type: string;
    investment: string;
  }

  const list = (...filters: string[]) => operated<Row[]>(app, 'documents', 'list', ...filters);

  test('the list finds the documents of a fund or an investor, also withdrawn ones', async () => {
    const { investmentId, email, product, token } = await holder();
    const [agreement] = (await loadPart(app, token, investmentId, 'documents')).items;
    const found = await list('--product', product.id);
    expect(found).toMatchObject([
      { id: agreement?.file_id, status: 'posted', type: 'subscription_documents', account: email },
    ]);
    await operated(app, 'investments', 'countersign', investmentId, '--title', 'Partner');
    expect(await list('--account', email)).toHaveLength(2);
    const file = join(folder, 'letter.pdf');
    await operated(app, 'documents', 'open', found[0]?.id ?? '', '--reason', 'Copy', '--to', file);
    const letter = ['--file', file, '--type', 'notices_and_requests'];
    await operated(app, 'documents', 'post', investmentId, ...letter, '--again');
    const [posted] = await list('--account', email, '--type', 'notices_and_requests');
    await operated(app, 'documents', 'withdraw', posted?.id ?? '', '--reason', 'A mistake');
    expect(await list('--account', email, '--status', 'withdrawn')).toMatchObject([
      { id: posted?.id, status: 'withdrawn', investment: investmentId },
    ]);
    const { documents } = await operated<{ documents: Row[] }>(app, 'investments', 'show', investmentId);
    expect(documents.map(({ status }) => status).sort()).toEqual(['posted', 'posted', 'withdrawn']);
  });

  test('a document is opened with a reason, which the audit log keeps, but not by an auditor', async () => {
    const { investmentId, product } = await holder();
    const [agreement] = await list('--product', product.id);
    const id = agreement?.id ?? '';
    const file = join(folder, 'agreement.pdf');
    const open = ['documents', 'open', id, '--to', file, '--reason'];
    expect((await operate(app, ...open, ' ')).error).toContain('--reason');
    expect((await operateAs(app, AVERY, [...open, 'Audit'])).error).toContain('auditor');
    expect((await operate(app, ...open, 'Before the countersignature')).error).toBe('');
    expect(readFileSync(file).toString('latin1')).toContain('%PDF-');
    expect((await operate(app, ...open, 'Again')).error).toContain('already exists');
    const acts = await app.db
      .select()
      .from(auditTrail)
      .where(eq(auditTrail.object, `investment:${investmentId}`));
    expect(acts.filter(({ act }) => act === 'private_data.open')[0]).toMatchObject({
      actor: MORGANS_ACTOR,
      detail: { item: `document:${id}`, reason: 'Before the countersignature' },
    });
  });

  test('an agreement waits for its countersignature in the list and among the pending work', async () => {
    const { investmentId, product } = await holder();
    const waiting = () =>
      operated<Row[]>(app, 'envelopes', 'list', '--to-countersign', '--product', product.id);
    const pending = async () =>
      (await operated<{ reason: string }[]>(app, 'reports', 'pending', '--product', product.id)).map(
        ({ reason }) => reason,
      );
    expect(await waiting()).toMatchObject([{ investment: investmentId, countersigned: null }]);
    expect(await pending()).toContain('to_countersign');
    await operated(app, 'investments', 'countersign', investmentId, '--title', 'Partner');
    expect(await waiting()).toEqual([]);
    expect(await pending()).not.toContain('to_countersign');
    const all = await operated<Row[]>(app, 'envelopes', 'list', '--product', product.id);
    expect(all).toMatchObject([{ investment: investmentId, countersigned: '2026-06-05' }]);
  });
});
