import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CALL_NAMES, CONTRACT, type Call, type CallName } from '@quoin/contract';
import { COMMITMENT_MULTIPLE, REFERRAL_OFFER } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import * as limits from '../../packages/rules/src/limits';
import { accounts, requestLimits } from '../../packages/server/src/database/tables';
import {
  REQUEST_LIMITS,
  getLimitClass,
  type LimitClass,
} from '../../packages/server/src/http/request-limits';
import { storeDocument } from '../../packages/server/src/journey/documents';
import { getNetwork, type RateLimit } from '../../packages/server/src/security/rate-limits';
import { ACCESS_TRIALS } from './limits/access-trials';
import { CODE_TRIALS } from './limits/code-trials';
import { DOCUMENT_TRIALS } from './limits/document-trials';
import { MONEY_TRIALS } from './limits/money-trials';
import { app, begin, type Limit } from './limits/trial';
import { enterPassword, onePagePdf, upload, publishProduct, startedApplication } from './scenes';
import { startTestApp, type TestApp } from './test-app';

// Rate limits by address and account: windows that end, and two servers with one count.
describe('request limits', () => {
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
    name as LimitClass, // Object.entries loses the key type
    limit,
  ]);

  /** Moves the clocks of both servers together. */
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

  /** Calls by method and path. Needs no valid input, because limits apply before validation. */
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

  const findCall = (limit: LimitClass): CallName => {
    const call = CALL_NAMES.find((name) => getLimitClass(name) === limit && name !== 'signOut');
    if (!call) throw new Error(`no call has the limit ${limit}`);
    return call;
  };

  const ofCalls = limits.filter(([name]) => name !== 'file_bytes');

  test.each(ofCalls)('%s: allows exactly the number of points', async (name, limit) => {
    const call = findCall(name);
    const { token, id } = await newAccount();
    const address = newAddress();
    const { atOnce = 1, points } = limit;
    const key = CONTRACT[call].who === 'investor' ? `account:${name}:${id}` : `address:${call}:${address}`;
    await spent(key, points - atOnce, limit);
    for (let n = 0; n < atOnce; n += 1) expect(await ask(call, { token, address })).not.toBe(429);
    expect(await ask(call, { token, address })).toBe(429);
  });

  test('calls of an account are limited by account, from any address', async () => {
    const [full, idle] = [await newAccount(), await newAccount()];
    for (const [name, limit] of limits) await spent(`account:${name}:${full.id}`, limit.points, limit);
    const signedIn = CALL_NAMES.filter((name) => CONTRACT[name].who === 'investor' && name !== 'signOut');
    expect(signedIn.length).toBeGreaterThan(50);
    for (const name of signedIn) {
      expect([name, await ask(name, full)]).toEqual([name, 429]);
      expect([name, await ask(name, idle)]).not.toEqual([name, 429]);
    }
  });

  test('public calls are limited by address, each call separately', async () => {
    const open = CALL_NAMES.filter((name) => CONTRACT[name].who !== 'investor');
    for (const name of open) {
      const address = newAddress();
      const limit = REQUEST_LIMITS[getLimitClass(name)];
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
      const call = findCall(name);
      const { token } = await newAccount();
      const address = newAddress();
      const { points, atOnce = 1 }: RateLimit = REQUEST_LIMITS[name];
      const answers = await Promise.all(
        Array.from({ length: points + 30 }, (_, index) =>
          ask(call, { token, address, server: index % 2 === 0 ? app : other }),
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
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8:1:2::9]:51234', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::203.0.113.7', '2001:db8:1:2::/64'],
  ])('the address %s counts as %s', (address, network) => {
    expect(getNetwork(address)).toBe(network);
  });

  test('all addresses of one IPv6 network share a limit', async () => {
    const { points, seconds } = REQUEST_LIMITS.texting;
    await spent('address:sendSmsCode:2001:db8:9:9::/64', points, { points, seconds });
    expect(await ask('sendSmsCode', { address: '2001:db8:9:9::abcd' })).toBe(429);
    expect(await ask('sendSmsCode', { address: '2001:db8:9:a::abcd' })).not.toBe(429);
  });
});

// Every business limit, tested one below, at and one above its value. Fails for a constant of
// packages/rules/src/limits.ts that is neither tested in limits/ nor listed here with the test that covers it.
describe('limits', () => {
  // Some trials sign up a person for each of three values.

  beforeAll(begin);
  afterAll(() => app.close());

  const TRIALS = [...CODE_TRIALS, ...ACCESS_TRIALS, ...DOCUMENT_TRIALS, ...MONEY_TRIALS];

  /** Tests of constants that the server does not use or only documents. */
  const ELSEWHERE: Partial<Record<Limit, string>> = {
    PASSKEYS_PER_ACCOUNT: 'tests/server/passkeys.test.ts',
    PASSKEY_CHALLENGE_MINUTES: 'tests/server/passkeys.test.ts',
    RECOVERY_CODES: 'tests/server/passkeys.test.ts',
    EMAIL_CODE_LENGTH: 'tests/server/security-settings.test.ts',
    EMAIL_CHECK_MINUTES: 'tests/server/security-settings.test.ts',
    SESSION_HOURS: 'tests/server/sign-in.test.ts',
    REFRESH_GRACE_SECONDS: 'tests/server/sign-in.test.ts',
    FUNDING_BUSINESS_DAYS: 'tests/rules/money-dates.test.ts',
    STATEMENT_DAYS: 'tests/rules/expected-documents.test.ts',
    AUDIT_DAYS: 'tests/rules/redemption-estimate.test.ts',
    DATA_ARCHIVE_DAYS: 'tests/server/data-rights.test.ts',
    DELETION_WAIT_DAYS: 'tests/server/data-rights.test.ts',
    REFERRAL_ID_DAYS: 'tests/portal/invited-sign-up.test.tsx',
    FROM_MAIL_POLL_SECONDS: 'tests/portal/mail-landing.test.tsx',
    NOTICES_AT_ONCE: 'tests/portal/spinner-and-notices.test.ts',
    BUSINESS_TIME_ZONE: 'tests/rules/money-dates.test.ts',
    // Documented only: the usual duration, and the promise of the plan.
    SIGNATURE_PROCESSING_MINUTES: 'portal/src/journey/visit/HomeScreen.tsx',
    FIRST_APPLICATION_MINUTES: 'portal/src/journey/visit/HomeScreen.tsx',
    REPLACEMENT_MANAGER_DAYS: 'tests/portal/public-pages.test.tsx',
  };

  test('constants in the specification have its values', () => {
    expect({ ...limits, multiple: COMMITMENT_MULTIPLE, ...REFERRAL_OFFER }).toMatchObject({
      SIGN_IN_ATTEMPTS: 5,
      SIGN_IN_LOCK_HOURS: 2,
      SMS_CODE_LENGTH: 6,
      EMAIL_CODE_LENGTH: 5,
      CODE_RESEND_SECONDS: 60,
      RESET_LINK_MINUTES: 30,
      PROOF_DOCUMENT_MONTHS: 3,
      SIGNATURE_PROCESSING_MINUTES: { from: 2, to: 3 },
      FIRST_APPLICATION_MINUTES: { from: 20, to: 30 },
      FUNDING_BUSINESS_DAYS: { from: 3, to: 5 },
      REFERRAL_ID_DAYS: 14,
      FROM_MAIL_DAYS: 7,
      FROM_MAIL_POLL_SECONDS: 5,
      REPLACEMENT_MANAGER_DAYS: 90,
      NOTICES_AT_ONCE: 10,
      BUSINESS_TIME_ZONE: 'America/New_York',
      multiple: 1_000_00,
      referrerCredit: 300,
      friendCredit: 300,
      creditMonths: 12,
      invitedDiscount: 500,
      invitedDiscountAbove: 50_000,
      invitedDiscountMonths: 3,
    });
  });

  test('every constant has a test', () => {
    const tested = new Set<string>([...TRIALS.map(({ constant }) => constant), ...Object.keys(ELSEWHERE)]);
    expect(Object.keys(limits).filter((name) => !tested.has(name))).toEqual([]);
    for (const path of Object.values(ELSEWHERE))
      expect(existsSync(join(__dirname, '../..', path))).toBe(true);
  });

  test.each(TRIALS)('$constant: $of', async ({ limit, goes, expected }) => {
    const results = [];
    for (const amount of [limit - 1, limit, limit + 1]) results.push(await goes(amount));
    expect(results).toEqual(expected);
  });
});

// Long responses are compressed for clients that accept it, without changing their content.
describe('compression', () => {
  const DOCUMENTS = 100;

  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp();
    ({ token } = await app.newInvestor());
    const { investmentId } = await startedApplication(app, token, (await publishProduct(app)).id);
    const { id: accountId } = await app.ok('getUserInfo', { token });
    for (let place = 0; place < DOCUMENTS; place += 1)
      await storeDocument(app.services, app.db, {
        accountId,
        investmentId,
        documentType: 'investor_statements',
        name: `账户对账单 ${place}.pdf`,
        bytes: Buffer.from(`%PDF-${place}`),
        pages: 1,
      });
  });
  afterAll(() => app.close());

  const list = (size: number, encodings?: string) =>
    app.app.inject({
      url: `/api/v1/documents?page=1&page_size=${size}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(encodings !== undefined && { 'accept-encoding': encodings }),
      },
    });

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
  ] as const)(
    'a long list is sent to a browser that accepts "%s" as %s',
    async (accepted, encoding, unpack) => {
      const whole = await list(DOCUMENTS);
      const small = await list(DOCUMENTS, accepted);
      expect(small.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(small.rawPayload.length).toBeLessThan(whole.rawPayload.length / 4);
      expect(Number(small.headers['content-length'])).toBe(small.rawPayload.length);
      expect(unpack(small.rawPayload).toString()).toBe(whole.payload);
    },
  );

  test.each([undefined, 'identity', 'br;q=0', 'zstd'])(
    'is sent uncompressed to a caller that accepts %p',
    async (accepted) => {
      const { headers, payload } = await list(DOCUMENTS, accepted);
      expect(headers['content-encoding']).toBeUndefined();
      expect(JSON.parse(payload).items).toHaveLength(DOCUMENTS);
    },
  );

  test('a short list is not compressed', async () => {
    expect((await list(3, 'br')).headers['content-encoding']).toBeUndefined();
  });
});
