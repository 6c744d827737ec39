// All documents that are wanted, of whichever funds, in one archive.
import { eq } from 'drizzle-orm';
import { fileAccesses, products } from '../../packages/server/src/database/tables';
import { archivePaths, storeDocument } from '../../packages/server/src/journey/documents';
import { accessCode, operated, publishProduct, signedInvestment, startedApplication } from './scenes';
import { startTestApp, type TestApp } from './test-app';
import { unpack } from './zip-reading';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let posted = 0;

/** An account with an application in each of two funds, and how a document is put among theirs. */
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

test('another account’s document among them refuses all, like one that does not exist; so does a wrong code', async () => {
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
  expect((await app.refused('requestDocumentArchive', { token, body })).error).toBe('capital_call_cancelled');
});

test('the link opens this archive for a minute, and neither key opens what the other is for', async () => {
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
])('in an archive %s is made safe', (_, parts, path) => {
  expect(archivePaths([parts])).toEqual([path]);
});

test('names that some file systems treat as equal are numbered', () => {
  const names = ['é.pdf', 'e\u0301.pdf', 'É.PDF', 'é (2).pdf', 'é.pdf'];
  const paths = archivePaths(names.map((name) => ['Fund', name]));
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(names.length);
});
