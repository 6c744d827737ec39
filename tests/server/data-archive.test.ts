// The archive of an account's data: complete, verifiable, and for its owner only.
import { createHash } from 'node:crypto';
import { auditLinkText, DATA_ARCHIVE_DAYS } from '@quoin/rules';
import { hashPassword } from '@quoin/rules/password';
import { jobHandlers } from '@quoin/server';
import { strFromU8, unzipSync } from 'fflate';
import type { Receipt } from '../../packages/server/src/journey/account/receipts';
import { addedBankAccount, CHECKING_ACCOUNT, currentInvestment, publishProduct } from './scenes';
import { startTestApp, type Person, type TestApp } from './test-app';

let app: TestApp;
let person: Person;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  const { token: first, ...rest } = await app.newInvestor();
  [person, token] = [rest, first];
  await currentInvestment(app, token, await publishProduct(app));
  await addedBankAccount(app, token, CHECKING_ACCOUNT);
});
afterAll(() => app.close());

const enterPassword = async (of: string, { email, password }: Person) =>
  app.ok('verifyPassword', { token: of, body: { password: await hashPassword(email, password) } });

const hash = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const linkOf = async () => (await app.ok('requestDataKey', { token })).url;

/** As another program unpacks it. */
async function unpacked(): Promise<Record<string, Uint8Array>> {
  const { rawPayload, headers, statusCode } = await app.app.inject({ url: await linkOf() });
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip']);
  return unzipSync(new Uint8Array(rawPayload));
}
const textOf = (files: Record<string, Uint8Array>, path: string) =>
  strFromU8(files[path] ?? new Uint8Array());

test('without the password nothing is made and nothing handed out', async () => {
  expect((await app.refused('requestDataArchive', { token })).error).toBe('password_check_needed');
  expect((await app.refused('requestDataKey', { token })).error).toBe('password_check_needed');
  await enterPassword(token, person);
  expect((await app.refused('requestDataKey', { token })).error).toBe('data_export_missing');
});

test('it is prepared in the background, announced by mail, and contains the account’s data', async () => {
  const asked = await app.ok('requestDataArchive', { token });
  expect(asked).toMatchObject({ status: 'preparing', ready_at: null });
  expect(await app.ok('requestDataArchive', { token })).toEqual(asked);
  await app.runJobs();
  const { archive } = await app.ok('getMyData', { token });
  expect(archive).toMatchObject({ status: 'ready', done: archive?.total });
  const [mail] = await app.outbox(person.email);
  expect(mail?.text).toContain(archive?.sums_sha256);
  expect(mail?.link).toContain('/go/user/data');

  const files = await unpacked();
  const { total, items } = await app.ok('listDocuments', { token, query: { page: 1, page_size: 100 } });
  expect(Object.keys(files).filter((path) => path.startsWith('documents/'))).toHaveLength(total);
  expect(Object.keys(files).some((path) => path.endsWith(items[0]?.name ?? 'missing'))).toBe(true);
  const part = (name: string) => JSON.parse(textOf(files, `data/${name}.json`)) as Record<string, unknown>[]; // as it was written
  expect(part('account')).toMatchObject([{ email: person.email, phone: `+1${person.phone}` }]);
  expect(part('transactions')[0]).toMatchObject({ type: 'funds_received', amount: '50000.00' });
  const [holding] = part('investments');
  const prices = part('valuations');
  expect(prices.length).toBeGreaterThan(0);
  for (const price of prices)
    expect(price).toMatchObject({
      product_id: holding?.['product_id'],
      unit_price: expect.stringMatching(/^\d+(\.\d+)?$/),
    });
  const number_masked = expect.stringMatching(/^\*+\d{4}$/);
  expect(part('bank_accounts')).toMatchObject([
    { number_masked, pays_only: true },
    { number_masked, pays_only: false },
  ]);
  expect(textOf(files, 'data/transactions.csv')).toContain('funds_received,50000.00');
  expect(textOf(files, 'index.html')).toContain('<html lang="en">');
  const all = Object.entries(files)
    .filter(([path]) => !path.startsWith('documents/'))
    .map(([, bytes]) => strFromU8(bytes))
    .join('\n');
  expect(all).not.toContain(String(CHECKING_ACCOUNT.account_number));
  expect(all).not.toMatch(/v2\.[\w-]+\./); // nothing sealed
  expect(all).not.toContain('123-45-6789');
  expect(all).not.toMatch(/argon2/);
});

test('every file is in the list of hashes, and the list is in the audit trail', async () => {
  const files = await unpacked();
  const sums = textOf(files, 'SHA256SUMS');
  const listed = Object.fromEntries(
    sums
      .trimEnd()
      .split('\n')
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );
  expect(Object.keys(listed).sort()).toEqual(
    Object.keys(files)
      .filter((path) => path !== 'SHA256SUMS')
      .sort(),
  );
  for (const [path, expected] of Object.entries(listed))
    expect([path, hash(files[path] ?? '')]).toEqual([path, expected]);
  const { archive } = await app.ok('getMyData', { token });
  const check = (sums_sha256: string, of = token) =>
    app.ok('checkDataArchive', { token: of, body: { sums_sha256 } });
  expect(hash(sums)).toBe(archive?.sums_sha256);
  expect(await check(hash(sums))).toEqual({ made_at: archive?.ready_at });
  expect(await check(hash(`${sums} `))).toEqual({ made_at: null });
  expect(await check(hash(sums), (await app.newInvestor()).token)).toEqual({ made_at: null });
});

test('each receipt gives its hash, and no other once a word of it is changed', async () => {
  const files = await unpacked();
  const receipts = JSON.parse(textOf(files, 'receipts.json')) as Receipt[]; // as it was written
  expect(receipts.map(({ act }) => act)).toEqual(
    expect.arrayContaining(['account.register', 'investment.activated', 'data_archive.request']),
  );
  for (const receipt of receipts) {
    expect(hash(auditLinkText(receipt.previous, receipt))).toBe(receipt.hash);
    expect(hash(auditLinkText(receipt.previous, { ...receipt, act: `${receipt.act}.` }))).not.toBe(
      receipt.hash,
    );
  }
});

test('a document whose stored bytes have changed is not delivered', async () => {
  const { rows } = await app.db.execute('select store_key from files where account_id is not null limit 1');
  const key = String(rows[0]?.store_key);
  const bytes = await app.services.fileStore.get(key);
  await app.services.fileStore.put(key, Buffer.concat([bytes, Buffer.from(' ')]));
  await app.ok('requestDataArchive', { token });
  await expect(app.runJobs()).rejects.toThrow(/file_altered/);
  expect((await app.ok('getMyData', { token })).archive?.status).toBe('preparing');
  await app.services.fileStore.put(key, bytes);
  app.clock.advance({ hours: 1 });
  ({ token } = await app.signIn(person));
  await enterPassword(token, person);
  await app.ok('requestDataArchive', { token });
  await app.runJobs();
  expect((await app.ok('getMyData', { token })).archive?.status).toBe('ready');
});

test('a link is good for a minute, the archive for a week', async () => {
  const url = await linkOf();
  app.clock.advance({ minutes: 1 });
  expect((await app.app.inject({ url })).statusCode).toBe(410);
  for (const [days, there] of [
    [DATA_ARCHIVE_DAYS - 1, true],
    [1, false],
  ] as const) {
    app.clock.advance({ days });
    ({ token } = await app.signIn(person));
    await enterPassword(token, person);
    expect((await app.call('requestDataKey', { token })).status === 200).toBe(there);
    expect((await app.ok('getMyData', { token })).archive !== null).toBe(there);
  }
  await jobHandlers['tidy-up']({}, app.services);
  const { rows } = await app.db.execute('select id from data_exports');
  expect(rows).toEqual([]);
});
