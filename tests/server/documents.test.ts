// An investor's documents: found, opened, read, and downloaded as an archive.
import type { DocumentType } from '@quoin/rules';
import { storeDocument } from '../../packages/server/src/journey/documents';
import { accessCode, onePagePdf, openFile, partOf, publishProduct, startedApplication } from './scenes';
import { startTestApp, type TestApp } from './test-app';
import { unpack } from './zip-reading';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** An investment with three documents, a day between them. */
async function library() {
  const { token } = await app.newInvestor();
  const { investmentId } = await startedApplication(app, token, (await publishProduct(app)).id);
  const { id: accountId } = await app.ok('getUserInfo', { token });
  const post = async (name: string, documentType: DocumentType, day: number) =>
    storeDocument(app.services, app.db, {
      accountId,
      investmentId,
      documentType,
      name,
      bytes: Buffer.concat([await onePagePdf(), Buffer.from(`\n%${name}${day}`)]),
      pages: 1,
      createdAt: new Date(`2026-05-0${day}T12:00:00Z`),
    });
  const files = [
    await post('Statement Q1 100%.pdf', 'investor_statements', 1),
    await post('账户对账单 Account Statement.pdf', 'investor_statements', 2),
    await post('Annual Tax Information.pdf', 'tax_documents', 3),
  ];
  return { token, investmentId, files };
}

test('documents are listed newest first', async () => {
  const { token } = await library();
  const all = await app.ok('listDocuments', { token, query: { page: 1, page_size: 2 } });
  expect(all).toMatchObject({ page: 1, page_size: 2, total: 3 });
  expect(all.items[0]).toMatchObject({
    name: 'Annual Tax Information.pdf',
    document_type: 'tax_documents',
    product_name: 'Harbor Growth Access Fund',
    investor_type: 'individual',
    updated_at: '2026-05-03T12:00:00.000Z',
  });
  const second = await app.ok('listDocuments', { token, query: { page: 2, page_size: 2 } });
  expect(second.items.map(({ name }) => name)).toEqual(['Statement Q1 100%.pdf']);
});

test('a document is read once this account has opened it as it is now, and names its investor', async () => {
  const { token, investmentId } = await library();
  const list = async () =>
    (await app.ok('listDocuments', { token, query: { page: 1, page_size: 1000 } })).items;
  const ofInvestment = async () => (await partOf(app, token, investmentId, 'documents')).items;
  const [newest] = await list();
  expect((await list()).map(({ read }) => read)).toEqual([false, false, false]);
  const proven = { token, accessCode: await accessCode(app, token, 'documents') };
  await app.ok('readDocument', { ...proven, params: { fileId: newest?.file_id ?? '' } });
  expect((await list()).map(({ read }) => read)).toEqual([true, false, false]);
  expect((await ofInvestment()).map(({ read }) => read)).toEqual([true, false, false]);
  const [investor] = (await app.ok('listInvestors', { token })).items;
  expect(newest?.investor_id).toBe(investor?.id);
});

test('documents are narrowed by product, type and investor', async () => {
  const { token, investmentId } = await library();
  const { product } = await app.ok('getApplication', { token, params: { investmentId } });
  const find = async (query: object) =>
    (await app.ok('listDocuments', { token, query: { page: 1, page_size: 10, ...query } })).items;
  expect(await find({ document_type: 'investor_statements' })).toHaveLength(2);
  expect(await find({ investor_type: 'individual', product_id: product.id })).toHaveLength(3);
  expect(await find({ investor_type: 'ira' })).toEqual([]);
  expect(await find({ product_id: 'another' })).toEqual([]);
  const { token: stranger } = await app.newInvestor();
  expect((await app.ok('listDocuments', { token: stranger })).total).toBe(0);
});

test('a look at a document records nothing, opening it to read does', async () => {
  const { token, files } = await library();
  const [fileId = ''] = files;
  const at = { token, accessCode: await accessCode(app, token, 'documents'), params: { fileId } };
  const accesses = async () => {
    const { rows } = await app.open.pool.query('select end_reached from file_accesses where file_id = $1', [
      fileId,
    ]);
    return rows;
  };
  const preview = await app.ok('previewFile', at);
  expect(preview).toMatchObject({ file_id: fileId, pages: 1, content_type: 'application/pdf' });
  expect((await app.app.inject({ url: preview.url })).payload).toContain('%PDF-');
  expect(await accesses()).toEqual([]);
  expect(await app.ok('readDocument', at)).toMatchObject({ sha256: preview.sha256, end_reached_at: null });
  expect(await accesses()).toEqual([{ end_reached: false }]);
  await app.ok('recordFileAccess', { ...at, body: { end_reached: true } });
  expect((await app.ok('readDocument', at)).end_reached_at).toBe('2026-06-05T14:00:00.000Z');
});

test('another account’s document is refused like a missing one', async () => {
  const { files } = await library();
  const { token } = await app.newInvestor();
  for (const fileId of [files[0] ?? '', 'there-is-none']) {
    for (const name of ['previewFile', 'readDocument'] as const) {
      const refused = await app.refused(name, { token, params: { fileId } });
      expect(refused).toMatchObject({ error: 'not_authorized_file', status: 403 });
    }
  }
});

async function link(token: string, investmentId: string, file_ids: string[]) {
  const access_code = await accessCode(app, token, 'documents');
  return app.ok('requestDownload', { token, params: { investmentId }, body: { file_ids, access_code } });
}

test('selected documents are in one archive that unpacks to the same bytes', async () => {
  const { token, investmentId, files } = await library();
  const chosen = files.slice(0, 2);
  const { url } = await link(token, investmentId, chosen);
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  expect(pathname).toBe(`/api/v1/investments/${investmentId}/documents/download`);
  expect(searchParams.get('file_ids')).toBe(chosen.join(','));
  const answer = await app.app.inject({ url });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="Harbor Growth/);
  const unpacked = unpack(answer.rawPayload);
  expect(unpacked.map(({ name }) => name)).toEqual([
    'Statement Q1 100%.pdf',
    '账户对账单 Account Statement.pdf',
  ]);
  for (const [at, { bytes }] of unpacked.entries()) {
    const { rawPayload } = await openFile(app, token, chosen[at] ?? '');
    expect(rawPayload.equals(bytes)).toBe(true);
  }
});

test('two documents of one name do not lie over each other', async () => {
  const { token, investmentId } = await library();
  const { id: accountId } = await app.ok('getUserInfo', { token });
  const same = { accountId, investmentId, documentType: 'tax_documents', name: 'K-1.pdf', pages: 1 } as const;
  const ids = [
    await storeDocument(app.services, app.db, { ...same, bytes: Buffer.from('first') }),
    await storeDocument(app.services, app.db, { ...same, bytes: Buffer.from('second') }),
  ];
  const { url } = await link(token, investmentId, ids);
  const unpacked = unpack((await app.app.inject({ url })).rawPayload);
  expect(unpacked.map(({ name }) => name)).toEqual(['K-1.pdf', 'K-1 (2).pdf']);
  expect(unpacked.map(({ bytes }) => bytes.toString()).sort()).toEqual(['first', 'second']);
});

test('the link opens these files of this investment for a minute, and nothing else', async () => {
  const { token, investmentId, files } = await library();
  const [one = '', two = ''] = files;
  const { url } = await link(token, investmentId, [one]);
  const other = await library();
  const forged = [
    url.replace(one, two),
    url.replace(one, `${one}%2C${two}`),
    url.replace(investmentId, other.investmentId),
    url.replace(/token=.*/, 'token=made-up'),
    url.replace(/token=.*/, `token=${token.slice(0, 90)}`),
  ];
  for (const address of forged) {
    const answer = await app.app.inject({ url: address });
    expect(answer.json()).toMatchObject({ code: 1414 });
  }
  const without = await app.app.inject({ url: url.replace(/&token=.*/, '') });
  expect(without.json()).toMatchObject({ code: 1900, fields: { token: expect.any(String) } });
  expect((await app.app.inject({ url })).statusCode).toBe(200);
  app.clock.advance({ seconds: 61 });
  expect((await app.app.inject({ url })).statusCode).toBe(410);
});

test('no link is given for other accounts’ files, nor without the identity check', async () => {
  const { token, investmentId, files } = await library();
  const [one = ''] = files;
  const { token: stranger } = await app.newInvestor();
  const params = { investmentId };
  const foreign = { file_ids: [one], access_code: await accessCode(app, stranger, 'documents') };
  expect((await app.refused('requestDownload', { token: stranger, params, body: foreign })).error).toBe(
    'not_authorized_file',
  );
  const access_code = await accessCode(app, token, 'documents');
  const mixed = { file_ids: [one, 'there-is-none'], access_code };
  expect((await app.refused('requestDownload', { token, params, body: mixed })).error).toBe(
    'not_authorized_file',
  );
  const unproven = { file_ids: [one], access_code: 'made-up' };
  expect((await app.refused('requestDownload', { token, params, body: unproven })).error).toBe(
    'user_authentication_failed',
  );
});
