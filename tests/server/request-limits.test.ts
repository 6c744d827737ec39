// Rate limits by address and account: windows that end, and two servers with one count.
import { CALL_NAMES, CONTRACT, type Call, type CallName } from '@quoin/contract';
import { eq } from 'drizzle-orm';
import { accounts, requestLimits } from '../../packages/server/src/database/tables';
import { REQUEST_LIMITS, limitClassOf, type LimitClass } from '../../packages/server/src/http/request-limits';
import { networkOf, type RateLimit } from '../../packages/server/src/security/rate-limits';
import { enterPassword, onePagePdf, upload } from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ DATABASE_URL: app.databaseUrl, DATA_DIR: app.config.dataDir });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const limits: [LimitClass, RateLimit][] = Object.entries(REQUEST_LIMITS).map(([name, limit]) => [
  name as LimitClass, // Object.entries forgets the keys' type
  limit,
]);

/** Both servers' clocks: in the world they are one. */
const advance = (time: Parameters<typeof app.clock.advance>[0]) =>
  [app, other].forEach(({ clock }) => clock.advance(time));

let addresses = 0;
const newAddress = () => `198.51.${(addresses += 1) >> 8}.${addresses & 255}`;

/** Signed in, without requests. */
async function newAccount() {
  const { email, token } = await app.newInvestor();
  const [row] = await app.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
  return { token, id: row?.id ?? '' };
}

/** Uses up points as if another server had received the requests. */
async function spent(key: string, points: number, { seconds }: RateLimit) {
  await app.db
    .insert(requestLimits)
    .values({ key, points, expire: app.clock.now().getTime() + seconds * 1000 });
}

/** By method and path: the limit applies before validation. */
async function ask(
  name: CallName,
  { token, address = newAddress(), server = app }: { token?: string; address?: string; server?: TestApp },
) {
  const row: Call = CONTRACT[name];
  const { statusCode } = await server.app.inject({
    method: row.method,
    url: `/api${row.path.replaceAll(/\{\w+\}/g, 'any')}`,
    remoteAddress: address,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return statusCode;
}

const oneCallOf = (limit: LimitClass): CallName => {
  const call = CALL_NAMES.find((name) => limitClassOf(name) === limit && name !== 'signOut');
  if (!call) throw new Error(`no call has the limit ${limit}`);
  return call;
};

const ofCalls = limits.filter(([name]) => name !== 'file_bytes');

test.each(ofCalls)('%s: the last point is given, and not one more', async (name, limit) => {
  const call = oneCallOf(name);
  const { token, id } = await newAccount();
  const address = newAddress();
  const { atOnce = 1, points } = limit;
  const key = CONTRACT[call].who === 'investor' ? `account:${name}:${id}` : `address:${call}:${address}`;
  await spent(key, points - atOnce, limit);
  for (let n = 0; n < atOnce; n += 1) expect(await ask(call, { token, address })).not.toBe(429);
  expect(await ask(call, { token, address })).toBe(429);
});

test('every call that an account makes is limited by it, from whatever address', async () => {
  const [full, idle] = [await newAccount(), await newAccount()];
  for (const [name, limit] of limits) await spent(`account:${name}:${full.id}`, limit.points, limit);
  const signedIn = CALL_NAMES.filter((name) => CONTRACT[name].who === 'investor' && name !== 'signOut');
  expect(signedIn.length).toBeGreaterThan(50);
  for (const name of signedIn) {
    expect([name, await ask(name, full)]).toEqual([name, 429]);
    expect([name, await ask(name, idle)]).not.toEqual([name, 429]);
  }
});

test('every call that anybody may make is limited by address, each for itself', async () => {
  const open = CALL_NAMES.filter((name) => CONTRACT[name].who !== 'investor');
  for (const name of open) {
    const address = newAddress();
    const limit = REQUEST_LIMITS[limitClassOf(name)];
    await spent(`address:${name}:${address}`, limit.points, limit);
    expect([name, await ask(name, { address })]).toEqual([name, 429]);
    expect([name, await ask(name, {})]).not.toEqual([name, 429]);
    const neighbour = open[(open.indexOf(name) + 1) % open.length] ?? name;
    expect([neighbour, await ask(neighbour, { address })]).not.toEqual([neighbour, 429]);
  }
});

test('a caller above the limit gets the time to retry, in their language, and may retry then', async () => {
  const address = newAddress();
  const attempt = (language: 'en' | 'zh-CN' = 'en') =>
    app.call('activate', { body: { code: 'x' }, address, language });
  for (let n = 0; n < REQUEST_LIMITS.strangers.points; n += 1) await attempt();
  advance({ seconds: 12 });
  const english = await attempt();
  expect([english.status, english.response.headers['retry-after']]).toEqual([429, '48']);
  expect(english.reply).toMatchObject({ code: 1904, message: expect.stringContaining('Wait a moment') });
  expect((await attempt('zh-CN')).reply).toMatchObject({ message: expect.stringContaining('稍后再试') });
  advance({ seconds: 47 });
  expect((await attempt()).response.headers['retry-after']).toBe('1');
  advance({ seconds: 1 });
  expect((await attempt()).status).toBe(400);
});

test.each(['strangers', 'changing'] as const)(
  'two servers give what one would: %s',
  async (name: LimitClass) => {
    const call = oneCallOf(name);
    const { token } = await newAccount();
    const address = newAddress();
    const { points, atOnce = 1 }: RateLimit = REQUEST_LIMITS[name];
    const answers = await Promise.all(
      Array.from({ length: points + 30 }, (_, n) =>
        ask(call, { token, address, server: n % 2 === 0 ? app : other }),
      ),
    );
    const given = answers.filter((status) => status !== 429).length;
    expect(given).toBeLessThanOrEqual(points);
    expect(given).toBeGreaterThan(points - atOnce);
  },
);

test('uploaded bytes count for the owner of the upload key', async () => {
  const { token, id } = await newAccount();
  const { id: investorId } = await app.ok('createInvestor', {
    token,
    body: { investor_type: 'individual' },
  });
  const { file_id: fileId } = await upload(app, token, investorId, {
    name: 'passport.pdf',
    bytes: await onePagePdf(),
  });
  await enterPassword(app, token);
  const { url } = await app.ok('requestFileKey', { token, params: { fileId } });
  const { points, atOnce } = REQUEST_LIMITS.file_bytes;
  await spent(`account:file_bytes:${id}`, points - atOnce, REQUEST_LIMITS.file_bytes);
  const read = () => app.app.inject({ url, remoteAddress: newAddress() });
  for (let n = 0; n < atOnce; n += 1) expect((await read()).statusCode).toBe(200);
  expect((await read()).statusCode).toBe(429);
});

test('an operator whose gateway limits requests may switch the limits off', async () => {
  const open = await startTestApp({ REQUEST_LIMITS: '0' });
  const attempts = Array.from({ length: 130 }, () =>
    ask('activate', { address: '203.0.113.9', server: open }),
  );
  expect(await Promise.all(attempts)).not.toContain(429);
  await open.close();
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('the address %s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('all addresses of one IPv6 network share a limit', async () => {
  const { points, seconds } = REQUEST_LIMITS.texting;
  await spent('address:sendSmsCode:2001:db8:9:9::/64', points, { points, seconds });
  expect(await ask('sendSmsCode', { address: '2001:db8:9:9::abcd' })).toBe(429);
  expect(await ask('sendSmsCode', { address: '2001:db8:9:a::abcd' })).not.toBe(429);
});
