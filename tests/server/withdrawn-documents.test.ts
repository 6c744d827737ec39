// Documents that staff post by mistake, take back, replace, and statements that are issued again after a correction.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { readPdf } from './pdf-reading';
import {
  accessCode,
  currentInvestment,
  openFile,
  operate,
  operated,
  partOf,
  publishProduct,
  signedInvestment,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'quoin-withdrawn-'));
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function holder() {
  const person = await app.newInvestor();
  const { investmentId } = await currentInvestment(app, person.token, await publishProduct(app));
  return { ...person, investmentId };
}

async function pdf(text: string): Promise<string> {
  const made = await PDFDocument.create({ updateMetadata: false });
  made.addPage().drawText(text);
  const path = join(folder, `${text}.pdf`);
  writeFileSync(path, await made.save());
  return path;
}

const post = (investmentId: string, file: string, ...more: string[]) =>
  operate(app, 'documents', 'post', investmentId, '--file', file, '--type', 'tax_documents', ...more);

async function posted(investmentId: string, text: string): Promise<string> {
  const { out, error } = await post(investmentId, await pdf(text), '--json');
  expect(error).toBe('');
  return JSON.parse(out).documents[0].id;
}

const namesOf = async (token: string, investmentId: string) =>
  (await partOf(app, token, investmentId, 'documents')).items.map(({ name }) => name);

test('the same file is posted to an investment once, unless it is wanted again', async () => {
  const { token, investmentId } = await holder();
  await posted(investmentId, 'K-1 of Ann');
  const again = await post(investmentId, await pdf('K-1 of Ann'));
  expect(again).toMatchObject({ exitCode: 1 });
  expect(again.error).toContain('was posted there before');
  expect((await post(investmentId, await pdf('K-1 of Ann'), '--again')).error).toBe('');
  const names = await namesOf(token, investmentId);
  expect(names.filter((name) => name === 'K-1 of Ann.pdf')).toHaveLength(2);
});

test('a withdrawn document is closed to its investor, who reads the reason, and staff see who opened it', async () => {
  const { token, email, investmentId } = await holder();
  const id = await posted(investmentId, 'K-1 of Bob');
  expect((await openFile(app, token, id)).statusCode).toBe(200);
  const code = await accessCode(app, token, 'documents');
  await app.ok('readDocument', { token, params: { fileId: id }, accessCode: code });
  app.clock.advance({ minutes: 1 });
  const reached = { token, params: { fileId: id }, body: { end_reached: true } };
  await app.ok('recordFileAccess', reached);
  const other = await accessCode(app, token, 'documents');
  const { url } = await app.ok('requestFileKey', { token, params: { fileId: id }, accessCode: other });

  const reason = 'It belongs to another investor.';
  expect((await operate(app, 'documents', 'withdraw', id, '--reason', ' ')).error).toContain('--reason');
  const { opened } = await operated<{ opened: object[] }>(
    app,
    'documents',
    'withdraw',
    id,
    '--reason',
    reason,
  );
  expect(opened.at(-1)).toEqual({ at: '2026-06-05T14:01:00.000Z', account: email, end_reached: true });
  expect(await namesOf(token, investmentId)).not.toContain('K-1 of Bob.pdf');
  expect((await app.ok('listDocuments', { token })).items.map(({ file_id }) => file_id)).not.toContain(id);
  expect((await app.app.inject({ url })).statusCode).toBeGreaterThanOrEqual(400);
  const accessed = await accessCode(app, token, 'documents');
  const read = { token, params: { fileId: id }, accessCode: accessed };
  expect((await app.refused('readDocument', read)).error).toBe('not_authorized_file');
  await app.runJobs();
  const mail = (await app.outbox(email)).find(({ subject }) => subject === 'A document was withdrawn');
  expect(mail?.text).toContain(reason);
  expect(mail?.text).not.toContain('Bob');
  const shown = await operated(app, 'documents', 'show', id);
  expect(shown).toMatchObject({
    name: 'K-1 of Bob.pdf',
    reason,
    investment: investmentId,
    replaced_by: null,
  });
  expect((await operate(app, 'documents', 'withdraw', id, '--reason', reason)).error).toContain('not among');
});

test('a replaced document gives its type and period to the new one, with one mail', async () => {
  const { token, email, investmentId } = await holder();
  const id = await posted(investmentId, 'K-1 first');
  await app.runJobs();
  const before = (await app.outbox(email)).length;
  const file = await pdf('K-1 second');
  const replaced = await operated(
    app,
    'documents',
    'replace',
    id,
    '--file',
    file,
    '--reason',
    'Box 1 was wrong.',
  );
  expect(replaced).toMatchObject({ replaces: id, type: 'tax_documents', name: 'K-1 second.pdf' });
  const names = await namesOf(token, investmentId);
  expect(names).toContain('K-1 second.pdf');
  expect(names).not.toContain('K-1 first.pdf');
  await app.runJobs();
  const mails = await app.outbox(email);
  expect(mails).toHaveLength(before + 1);
  expect(mails.map(({ subject }) => subject)).toContain('A document was replaced');
  expect(await operated(app, 'documents', 'show', id)).toMatchObject({ replaced_by: replaced.id });
});

test('a signed agreement is not withdrawn', async () => {
  const { token } = await app.newInvestor();
  const { investmentId } = await signedInvestment(app, token, await publishProduct(app));
  const [agreement] = (await partOf(app, token, investmentId, 'documents')).items;
  const id = agreement?.file_id ?? '';
  expect((await operate(app, 'documents', 'withdraw', id, '--reason', 'x')).error).toContain('was signed');
});

test('a statement is issued again after a correction, in the place of the first and marked as corrected', async () => {
  const { investmentId, ...person } = await holder();
  app.clock.advance({ days: 26 });
  const { token } = await app.signIn(person);
  const to = ['--to', '2026-06-30'];
  const reissue = () =>
    operate(app, 'statements', 'reissue', investmentId, ...to, '--reason', 'A dividend was missing.');
  expect((await reissue()).error).toContain('has no statement');
  await operated(app, 'statements', 'issue', investmentId, ...to);
  expect((await reissue()).error).toBe('');
  const statements = (await partOf(app, token, investmentId, 'documents')).items.filter(
    ({ document_type }) => document_type === 'investor_statements',
  );
  expect(statements.map(({ name }) => name)).toEqual(['Account Statement 2026-06-30 (corrected).pdf']);
  const { rawPayload } = await openFile(app, token, statements[0]?.file_id ?? '');
  expect((await readPdf(rawPayload)).pages.join(' ')).toContain('Corrected statement: replaces that of');
  expect((await operate(app, 'statements', 'issue', investmentId, ...to)).error).toContain('stated already');
  expect((await reissue()).error).toBe('');
});
