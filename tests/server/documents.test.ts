import type { DocumentType } from '@quoin/rules';
import { storeDocument, archivePaths } from '../../packages/server/src/journey/documents';
import {
  accessCode,
  onePagePdf,
  openFile,
  loadPart,
  publishProduct,
  startedApplication,
  operated,
  signedInvestment,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';
import { unpack } from './zip-reading';
import { eq } from 'drizzle-orm';
import { fileAccesses, products } from '../../packages/server/src/database/tables';

// An investor's documents: found, opened, read, and downloaded as an archive.
describe('documents', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  /** An investment with three documents, each a day apart. */
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

  test('a document counts as read once this account has opened its current content, and names its investor', async () => {
    const { token, investmentId } = await library();
    const list = async () =>
      (await app.ok('listDocuments', { token, query: { page: 1, page_size: 1000 } })).items;
    const ofInvestment = async () => (await loadPart(app, token, investmentId, 'documents')).items;
    const [newest] = await list();
    expect((await list()).map(({ read }) => read)).toEqual([false, false, false]);
    const proven = { token, accessCode: await accessCode(app, token, 'documents') };
    await app.ok('readDocument', { ...proven, params: { fileId: newest?.file_id ?? '' } });
    expect((await list()).map(({ read }) => read)).toEqual([true, false, false]);
    expect((await ofInvestment()).map(({ read }) => read)).toEqual([true, false, false]);
    const [investor] = (await app.ok('listInvestors', { token })).items;
    expect(newest?.investor_id).toBe(investor?.id);
  });

  test('documents are filtered by product, type and investor', async () => {
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

  test('a preview of a document is not recorded, opening it is', async () => {
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
    await app.ok('recordFileAccess', { ...at, body: { end_reached: true, pages: [1] } });
    expect((await app.ok('readDocument', at)).end_reached_at).toBe('2026-06-05T14:00:00.000Z');
  });

  test('another account’s document is rejected like a missing one', async () => {
    const { files } = await library();
    const { token } = await app.newInvestor();
    for (const fileId of [files[0] ?? '', 'there-is-none']) {
      for (const name of ['previewFile', 'readDocument'] as const) {
        const refused = await app.refused(name, { token, params: { fileId } });
        expect(refused).toMatchObject({ error: 'not_authorized_file', status: 403 });
      }
    }
  });

  test('links of a file and of archives end with the session', async () => {
    const { token, investmentId, files } = await library();
    const access_code = await accessCode(app, token, 'documents');
    const body = { file_ids: files, access_code };
    const proven = { token, accessCode: access_code };
    const urls = [
      (await app.ok('requestFileKey', { ...proven, params: { fileId: files[0] ?? '' } })).url,
      (await app.ok('requestDownload', { token, params: { investmentId }, body })).url,
      (await app.ok('requestDocumentArchive', { token, body })).url,
    ];
    for (const url of urls) expect((await app.app.inject({ url })).statusCode).toBe(200);
    await app.ok('signOut', { token });
    for (const url of urls)
      expect((await app.app.inject({ url })).json()).toMatchObject({
        message: expect.stringMatching(/expired/),
      });
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

  test('two documents with the same name do not overwrite each other', async () => {
    const { token, investmentId } = await library();
    const { id: accountId } = await app.ok('getUserInfo', { token });
    const same = {
      accountId,
      investmentId,
      documentType: 'tax_documents',
      name: 'K-1.pdf',
      pages: 1,
    } as const;
    const ids = [
      await storeDocument(app.services, app.db, { ...same, bytes: Buffer.from('first') }),
      await storeDocument(app.services, app.db, { ...same, bytes: Buffer.from('second') }),
    ];
    const { url } = await link(token, investmentId, ids);
    const unpacked = unpack((await app.app.inject({ url })).rawPayload);
    expect(unpacked.map(({ name }) => name)).toEqual(['K-1.pdf', 'K-1 (2).pdf']);
    expect(unpacked.map(({ bytes }) => bytes.toString()).sort()).toEqual(['first', 'second']);
  });

  test('the link opens only these files of this investment, for a minute', async () => {
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

  test('a link requires the identity check and the account’s own files', async () => {
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
});

// Selected documents of any funds in one archive.
describe('document archive', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  let posted = 0;

  /** An account with applications in two funds, and a function that adds documents. */
  async function ofTwoFunds() {
    const { token } = await app.newInvestor();
    const { id: accountId } = await app.ok('getUserInfo', { token });
    const investmentIds: string[] = [];
    for (const name of [
      { en: 'Harbor: Growth/Income?', 'zh-CN': '海港成长基金' },
      { en: 'Keystone Income', 'zh-CN': '拱心石收益基金' },
    ]) {
      const { id } = await publishProduct(app);
      await app.db.update(products).set({ name }).where(eq(products.id, id));
      investmentIds.push((await startedApplication(app, token, id)).investmentId);
    }
    const post = (fund: 0 | 1, name: string, text: string) =>
      storeDocument(app.services, app.db, {
        accountId,
        investmentId: investmentIds[fund] ?? '',
        documentType: 'notices_and_requests',
        name,
        bytes: Buffer.from(text),
        pages: 1,
        createdAt: new Date(Date.UTC(2026, 4, 1, 12, (posted += 1))),
      });
    return { token, accountId, post };
  }

  async function prepared(token: string, file_ids: string[], language: 'en' | 'zh-CN' = 'en') {
    const body = { file_ids, access_code: await accessCode(app, token, 'documents') };
    return app.ok('requestDocumentArchive', { token, body, language });
  }

  const fetched = (url: string, language = 'en') =>
    app.app.inject({ url, headers: { 'accept-language': language } });

  test('documents of several funds are in one archive of the announced length, with a folder for each fund', async () => {
    const { token, post } = await ofTwoFunds();
    const ids = [
      await post(0, 'K-1.pdf', 'first'),
      await post(0, 'k-1.pdf', 'second'),
      await post(1, 'K-1.pdf', 'third'),
      await post(1, '账户对账单 Statement.pdf', 'fourth'),
    ];
    const archive = await prepared(token, ids);
    expect(archive).toMatchObject({ files: 4, left_out: 0 });
    const answer = await fetched(archive.url);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(archive.size),
      'content-disposition': expect.stringContaining('quoin-documents-2026-06-05.zip'),
      'cache-control': 'private, no-store',
    });
    expect(answer.rawPayload).toHaveLength(archive.size ?? 0);
    expect(unpack(answer.rawPayload).map(({ name, bytes }) => [name, String(bytes)])).toEqual([
      ['Harbor- Growth-Income-/K-1.pdf', 'first'],
      ['Harbor- Growth-Income-/k-1 (2).pdf', 'second'],
      ['Keystone Income/K-1.pdf', 'third'],
      ['Keystone Income/账户对账单 Statement.pdf', 'fourth'],
    ]);
    const chinese = await prepared(token, ids, 'zh-CN');
    const inChinese = await fetched(chinese.url, 'zh-CN');
    expect(inChinese.rawPayload).toHaveLength(chinese.size ?? 0);
    expect(unpack(inChinese.rawPayload)[0]?.name).toBe('海港成长基金/K-1.pdf');
  });

  test('downloaded documents count as opened', async () => {
    const { token, accountId, post } = await ofTwoFunds();
    const ids = [await post(0, 'a.pdf', 'a'), await post(1, 'b.pdf', 'b')];
    const opened = () =>
      app.db
        .select({ id: fileAccesses.fileId })
        .from(fileAccesses)
        .where(eq(fileAccesses.accountId, accountId));
    const { url } = await prepared(token, ids);
    expect(await opened()).toEqual([]);
    await fetched(url);
    expect((await opened()).map(({ id }) => id).sort()).toEqual([...ids].sort());
    const { items } = await app.ok('listDocuments', { token });
    expect(items.map(({ read }) => read)).toEqual([true, true]);
  });

  test('another account’s or a missing document, or a wrong code, rejects the whole request', async () => {
    const { token, post } = await ofTwoFunds();
    const own = await post(0, 'own.pdf', 'own');
    const other = await ofTwoFunds();
    const foreign = await other.post(0, 'theirs.pdf', 'theirs');
    const access_code = await accessCode(app, token, 'documents');
    for (const id of [foreign, 'there-is-none']) {
      const body = { file_ids: [own, id], access_code };
      expect(await app.refused('requestDocumentArchive', { token, body })).toMatchObject({
        error: 'not_authorized_file',
        status: 403,
      });
    }
    const codes = ['made-up', await accessCode(app, other.token, 'documents')];
    for (const code of [...codes, await accessCode(app, token, 'redemption')]) {
      const body = { file_ids: [own], access_code: code };
      const { error } = await app.refused('requestDocumentArchive', { token, body });
      expect(error).toBe('user_authentication_failed');
    }
  });

  test('the notice of a cancelled capital call is omitted and reported; alone it is an error', async () => {
    const { token } = await app.newInvestor();
    const { investmentId } = await signedInvestment(app, token, await publishProduct(app));
    await operated(app, 'investments', 'approve', investmentId);
    const call = await operated<{ id: string; notice: string }>(
      app,
      'capital-calls',
      'issue',
      investmentId,
      '--amount',
      '20,000',
      '--due',
      '2026-08-31',
    );
    await operated(app, 'capital-calls', 'cancel', call.id);
    const { items } = await app.ok('listDocuments', { token });
    const ids = items.map(({ file_id }) => file_id);
    expect(ids).toContain(call.notice);
    const archive = await prepared(token, ids);
    expect(archive).toMatchObject({ files: ids.length - 1, left_out: 1 });
    expect(unpack((await fetched(archive.url)).rawPayload)).toHaveLength(ids.length - 1);
    const access_code = await accessCode(app, token, 'documents');
    const body = { file_ids: [call.notice], access_code };
    expect((await app.refused('requestDocumentArchive', { token, body })).error).toBe(
      'capital_call_cancelled',
    );
  });

  test('the link opens only this archive, for a minute', async () => {
    const { token, post } = await ofTwoFunds();
    const id = await post(0, 'a.pdf', 'a');
    const { url } = await prepared(token, [id]);
    const [row] = (await app.ok('listDocuments', { token })).items;
    const investmentId = row?.investment_id ?? '';
    const body = { file_ids: [id], access_code: await accessCode(app, token, 'documents') };
    const single = await app.ok('requestDownload', { token, params: { investmentId }, body });
    const key = new URL(url, 'http://quoin').searchParams.get('key') ?? '';
    const singleKey = new URL(single.url, 'http://quoin').searchParams.get('token') ?? '';
    for (const address of [
      url.replace(key, singleKey),
      single.url.replace(singleKey, key),
      url.replace(key, 'made-up'),
      url.replace(key, token.slice(0, 90)),
    ])
      expect((await fetched(address)).json()).toMatchObject({ code: 1414 });
    expect((await fetched(url)).statusCode).toBe(200);
    app.clock.advance({ seconds: 61 });
    expect((await fetched(url)).statusCode).toBe(410);
  });

  test('ten thousand documents are requested in one call', async () => {
    const { token, accountId, post } = await ofTwoFunds();
    await post(0, 'Statement.pdf', 'all of them are this one');
    await app.open.pool.query(
      `with one as (select f.*, d.investment_id from files f join documents d on d.file_id = f.id where f.account_id = $1),
       more as (insert into files (id, account_id, name, content_type, size, sha256, pages, store_key, created_at)
         select 'copy-' || n, account_id, name, content_type, size, sha256, pages, store_key, created_at
         from one, generate_series(1, 9999) n returning id, account_id)
     insert into documents (file_id, account_id, investment_id, document_type, updated_at)
       select more.id, more.account_id, one.investment_id, 'notices_and_requests', one.created_at from more, one`,
      [accountId],
    );
    const ids = [];
    for (let page = 1; page <= 10; page += 1) {
      const { items } = await app.ok('listDocuments', { token, query: { page, page_size: 1000 } });
      ids.push(...items.map(({ file_id }) => file_id));
    }
    const { url, files, size } = await prepared(token, ids);
    expect(files).toBe(10_000);
    const { rawPayload } = await fetched(url);
    expect(rawPayload).toHaveLength(size ?? 0);
    expect(new Set(unpack(rawPayload).map(({ name }) => name)).size).toBe(10_000);
    const { items } = await app.ok('listDocuments', { token, query: { page: 1, page_size: 1000 } });
    expect(items.every(({ read }) => read)).toBe(true);
  });

  test.each([
    ['a name that leads out of its folder', ['..', '../etc/passwd'], '-/..-etc-passwd'],
    ['signs that Windows does not take', ['A: "B"', 'c<d>|e?*.pdf'], 'A- -B-/c-d--e--.pdf'],
    ['a name of a device', ['Fund', 'con.pdf'], 'Fund/con-.pdf'],
    ['dots and blanks at the end', ['Fund Inc. ', 'a.pdf'], 'Fund Inc/a.pdf'],
    ['nothing that is left', [' ', 'a.pdf'], '-/a.pdf'],
  ])('%s is made safe in an archive', (_, parts, path) => {
    expect(archivePaths([parts])).toEqual([path]);
  });

  test('names that some file systems treat as equal are numbered', () => {
    const names = ['é.pdf', 'e\u0301.pdf', 'É.PDF', 'é (2).pdf', 'é.pdf'];
    const paths = archivePaths(names.map((name) => ['Fund', name]));
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(names.length);
  });
});
