import { CALL_NAMES, CONTRACT, getErrors, type Call } from '@quoin/contract';
import { sql } from 'drizzle-orm';
import { startTestApp, type TestApp } from './test-app';
import { buildApp, createLogger } from '@quoin/server';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { smtpMail } from '../../packages/server/src/providers/mail';
import { restSms } from '../../packages/server/src/providers/sms';

describe('requests', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
    app.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });

  test.each([
    ['broken JSON', '{"email":', { body: expect.stringContaining('JSON') }],
    ['no JSON at all', '', { body: expect.any(String) }],
    ['a list', '[]', { body: 'This value is not in the right format' }],
    ['missing fields', '{"email":"robin@example.com"}', { password: 'This field is required' }],
    [
      'an unknown field',
      '{"email":"r@example.com","password":"x","role":"admin"}',
      { role: 'This field is not expected here' },
    ],
    ['a number for a text', '{"email":5,"password":"x"}', { email: 'This value is not in the right format' }],
    [
      'a field twice',
      '{"email":"a@example.com","\\u0065mail":"b@example.com","password":"x"}',
      { email: 'This field is given twice. Send it once' },
    ],
    [
      'a field of the prototype',
      '{"email":"a@example.com","password":"x","__proto__":{"a":1}}',
      { body: expect.stringContaining('JSON') },
    ],
    [
      'a text that is too long',
      `{"email":"${'a'.repeat(300)}","password":"x"}`,
      { email: 'Use at most 254 characters' },
    ],
  ])('sign-in with %s is rejected with a message at the field', async (_, payload, fields) => {
    const response = await post('/api/login', payload);
    expect([response.statusCode, response.json()]).toMatchObject([400, { code: 1900, fields }]);
  });

  test('two fields of one name are not two of different objects, and braces in texts are not objects', async () => {
    const body = { email: 'r{"email":@example.com', password: '{\\"', old: [{ email: '}' }, { email: '{' }] };
    const response = await post('/api/login', JSON.stringify(body));
    expect(response.json().fields).toEqual({ old: 'This field is not expected here' });
  });

  test('a body that is not UTF-8 is rejected, instead of storing replacement characters', async () => {
    const person = '{"first_name":"Jos\u00e9","last_name":"X","email":"j@example.com"}';
    const send = (encoding: 'latin1' | 'utf8') => {
      const headers = { 'content-type': 'application/json' };
      const payload = Buffer.from(person, encoding);
      return app.app.inject({ method: 'POST', url: '/api/v1/register/intention', payload, headers });
    };
    expect((await send('latin1')).json().fields).toEqual({ body: 'Send the body in UTF-8' });
    expect((await send('utf8')).json().fields).toEqual({
      phone_number: 'This field is required',
      region: 'This field is required',
    });
  });

  test.each([
    ['a field', '{"all":true}', 400, { all: 'This field is not expected here' }],
    ['a list', '[1]', 400, { body: 'This value is not in the right format' }],
    [
      'lists in lists, deeper than the stack',
      '['.repeat(50_000) + ']'.repeat(50_000),
      400,
      { body: 'This value is not in the right format' },
    ],
    ['an empty object', '{}', 200, undefined],
    ['null', 'null', 200, undefined],
  ])('a call without a body, sent with %s', async (_, payload, status, fields) => {
    const response = await post('/api/v1/passkeys/sign_in:begin', payload);
    expect([response.statusCode, response.json().fields]).toEqual([status, fields]);
  });

  test('a call without a body, sent with one over the limit, returns the documented error', async () => {
    const response = await post('/api/v1/passkeys/sign_in:begin', `"${'x'.repeat(300_000)}"`);
    expect(response.statusCode).toBe(413);
    expect(getErrors(CONTRACT.beginPasskeySignIn)).toContain('body_too_large');
  });

  test('the same messages are returned in Chinese', async () => {
    const response = await post('/api/login', '{"email":"r@example.com","role":"admin"}', {
      'accept-language': 'zh-CN,en;q=0.5',
    });
    expect(response.json()).toMatchObject({ fields: { password: '此项为必填项', role: '此处没有该字段' } });
  });

  test.each([
    ['zh', '请先登录'],
    ['zh-TW;q=0.9, fr', '请先登录'],
    ['fr, en;q=0.8, zh;q=0.2', 'You are not signed in'],
    ['de', 'You are not signed in'],
    ['*;;q=x', 'You are not signed in'],
  ])('a caller who prefers %s gets the better of the supported languages', async (wish, message) => {
    const response = await app.app.inject({ url: '/api/v1/user/info', headers: { 'accept-language': wish } });
    expect(response.json().message).toContain(message);
  });

  test('form data and plain text are not parsed as JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const response = await post('/api/login', 'email=a', { 'content-type': type });
      expect([response.statusCode, response.json().fields]).toEqual([
        400,
        { body: expect.stringContaining('JSON') },
      ]);
    }
  });

  test('a body over the limit is rejected without reading it', async () => {
    const response = await post('/api/login', JSON.stringify({ email: 'x'.repeat(300_000), password: 'x' }));
    expect([response.statusCode, response.json()]).toEqual([
      413,
      { code: 1907, message: expect.stringContaining('too large'), request_id: expect.any(String) },
    ]);
  });

  test('a method that an address does not have is answered with those that it has', async () => {
    const answers = async (method: 'PATCH' | 'DELETE' | 'OPTIONS' | 'POST', url: string) => {
      const payload = method === 'OPTIONS' ? undefined : '{';
      const response = await app.app.inject({ method, url, payload });
      return [response.statusCode, response.headers.allow, response.json().code];
    };
    expect(await answers('PATCH', '/api/v1/register/email')).toEqual([405, 'PUT, POST', 1908]);
    expect(await answers('DELETE', '/api/v1/products/one')).toEqual([405, 'GET, HEAD', 1908]);
    expect(await answers('OPTIONS', '/api/login')).toEqual([405, 'POST', 1908]);
    expect(await answers('POST', '/api/health/live')).toEqual([405, 'GET, HEAD', 1908]);
    expect(await answers('PATCH', '/api/files/one')).toEqual([405, 'GET, HEAD', 1908]);
    expect(await answers('POST', '/api/v1/nothing')).toEqual([404, undefined, 1905]);
  });

  test('a bug is reported as an internal error without details', async () => {
    await app.db.execute(sql`alter table waitlist rename to mislaid`);
    const person = { first_name: 'Robin', last_name: 'Ashdown', phone_number: '+12025550143', region: 'US' };
    const refused = await app.refused('joinWaitlist', { body: { ...person, email: 'robin@example.com' } });
    await app.db.execute(sql`alter table mislaid rename to waitlist`);
    expect(refused).toMatchObject({ error: 'unexpected', status: 500 });
    expect(JSON.stringify(refused)).not.toContain('waitlist');
  });

  test('numbers in a query are parsed and validated', async () => {
    const list = (query: string) => app.app.inject({ url: `/api/v1/products?${query}` });
    expect((await list('page=2&page_size=5')).json()).toMatchObject({ page: 2, page_size: 5 });
    expect((await list('page=0')).json()).toMatchObject({ fields: { page: 'Enter at least 1' } });
    for (const page of ['two', '1.5', 'true', '', '0x10', '1e3', '9007199254740993'])
      expect((await list(`page=${page}`)).json()).toMatchObject({
        fields: { page: 'This value is not in the right format' },
      });
    expect((await list('category=gold')).json()).toMatchObject({
      fields: { category: 'Choose one of the allowed values' },
    });
  });

  test('an unknown URL returns 404 in the common error format', async () => {
    const response = await app.app.inject({ url: '/api/v1/nothing' });
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { code: 1905, message: 'There is nothing at this address.', request_id: expect.any(String) },
    ]);
  });

  test.each(['/%2e%2e/package.json', '/%00', '/a%5c..%5cb', '/../../package.json'])(
    'a path out of the folder of the component gallery is an unknown URL: %s',
    async (path) => {
      mkdirSync(app.folders.storybook, { recursive: true });
      writeFileSync(join(app.folders.storybook, 'index.html'), '');
      const gallery = await buildApp(app.open, createLogger('silent'), app.folders);
      const response = await gallery.inject({ url: `/storybook${path}` });
      expect([response.statusCode, response.json().code]).toEqual([404, 1905]);
      await gallery.close();
    },
  );

  test.each(['/api/v1/products/%E0%A4%A', `/api/v1/products/${'a'.repeat(400)}`])(
    'a URL that cannot be decoded returns the same: %s',
    async (url) => {
      const response = await app.app.inject({ url, headers: { 'accept-language': 'zh-CN' } });
      expect([response.statusCode, response.json()]).toEqual([
        404,
        { code: 1905, message: '此地址没有内容。', request_id: expect.any(String) },
      ]);
    },
  );

  test('a query that cannot be decoded is rejected at its field', async () => {
    const response = await app.app.inject({ url: '/api/v1/products?category=%E0%A4%A' });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      {
        code: 1900,
        message: expect.any(String),
        request_id: expect.any(String),
        fields: { category: 'Choose one of the allowed values' },
      },
    ]);
  });

  test.each([
    ['NUL', 'Ro\u0000bin'],
    ['half a character', 'Ro\ud800bin'],
    ['an escape sequence of terminals', 'Ro\u001b[2Jbin'],
    ['a control character', 'Ro\u007fbin'],
  ])('text with %s is rejected at its field before it reaches the database', async (_, first_name) => {
    const body = { last_name: 'Lin', phone_number: '+4915112345678', region: 'DE', email: 'lin@example.com' };
    const response = await post('/api/v1/register/intention', JSON.stringify({ ...body, first_name }));
    expect([response.statusCode, response.json().fields]).toEqual([
      400,
      { first_name: 'This value is not in the right format' },
    ]);
  });

  test.each([
    ['GET', '/api/files/%00?key=x'],
    ['PUT', '/api/files/%00/bytes?key=x'],
    ['GET', '/api/demo/outbox?to=%00'],
  ] as const)('%s %s is rejected before it reaches a handler', async (method, url) => {
    const response = await app.app.inject({ method, url });
    expect([response.statusCode, response.json().code]).toEqual([400, 1900]);
  });

  const withDate = CALL_NAMES.filter((name) => {
    const row: Call = CONTRACT[name];
    return 'date' in (row.query?.properties ?? {});
  });

  test.each(withDate)('%s rejects a day that does not exist, at its field', async (name) => {
    const { token } = await app.newInvestor();
    const path = CONTRACT[name].path.replace('{investmentId}', 'any').replace('{type}', 'all');
    for (const date of ['2026-99-99', '2026-02-30', '2025-02-29', '0000-00-00', '20260605', 'today', '']) {
      const response = await app.app.inject({
        url: `/api${path}`,
        query: { date },
        headers: { authorization: `Bearer ${token}` },
      });
      expect([date, response.statusCode, response.json()]).toMatchObject([
        date,
        400,
        { code: 1900, fields: { date: 'This value is not in the right format' } },
      ]);
    }
  });

  test('codes for a sign-up are sent to one address a hundred times an hour at most', async () => {
    const send = (address: string) =>
      app.call('sendSmsCode', { body: { region: 'US', phone: 'none' }, address });
    const answers = await Promise.all(Array.from({ length: 105 }, () => send('203.0.113.20')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await send('203.0.113.21')).status).toBe(400);
  });

  test('an address that signs in too often has to wait; other addresses do not', async () => {
    const attempt = (address: string) => app.call('activate', { body: { code: 'x' }, address });
    const answers = await Promise.all(Array.from({ length: 130 }, () => attempt('203.0.113.7')));
    expect(answers.filter(({ status }) => status === 429).length).toBe(10);
    expect((await attempt('203.0.113.8')).status).toBe(400);
  });

  test('behind a load balancer the address is the one that the balancer appended, not the caller’s', async () => {
    const balanced = await startTestApp({ TRUST_PROXY: '1' });
    const attempt = (claimed: number) =>
      balanced.app.inject({
        method: 'POST',
        url: '/api/v1/register/activation',
        payload: { code: 'x' },
        headers: { 'x-forwarded-for': `198.51.100.${claimed}, 203.0.113.7` },
      });
    const answers = await Promise.all(Array.from({ length: 130 }, (_, claimed) => attempt(claimed)));
    await balanced.close();
    expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBe(10);
  });

  test('behind two proxies the address before the last two entries is not trusted, and their request id is used', async () => {
    const behind = await startTestApp({ TRUST_PROXY: '2' });
    const attempt = (client: number, claimed: number) =>
      behind.app.inject({
        method: 'POST',
        url: '/api/v1/register/activation',
        payload: { code: 'x' },
        headers: {
          'x-forwarded-for': `198.51.100.${claimed}, 203.0.113.${client}, 192.0.2.1`,
          'x-request-id': 'edge-7f3a91',
        },
      });
    const answers = await Promise.all(Array.from({ length: 130 }, (_, claimed) => attempt(7, claimed)));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
    const other = await attempt(8, 1);
    expect([other.statusCode, other.json().request_id]).toEqual([400, 'edge-7f3a91']);
    await behind.close();
  });

  test.each(['<b>no</b>', 'short', 'x'.repeat(200)])(
    'a request id like %s, or from a caller, is not used',
    async (given) => {
      const answer = await app.app.inject({ url: '/api/v1/nothing', headers: { 'x-request-id': given } });
      expect(answer.json().request_id).toMatch(/^[0-9A-Z]{26}$/);
    },
  );

  test('a colon in a path is literal: sms:send is a call, smsXsend is not', async () => {
    expect((await post('/api/v1/captcha/sms:send', '{}')).statusCode).toBe(400);
    expect((await post('/api/v1/captcha/smsXsend', '{}')).statusCode).toBe(404);
  });
});

describe('idempotency', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const ira = { investor_type: 'ira', custodian_name: 'Harbor Trust', account_number: '0099887766' } as const;

  test('a repeated key returns the first response without executing again', async () => {
    const { token } = await app.newInvestor();
    const first = await app.ok('createInvestor', { token, key: 'once', body: ira });
    expect(await app.ok('createInvestor', { token, key: 'once', body: ira })).toEqual(first);
    expect((await app.ok('listInvestors', { token })).items).toHaveLength(1);
  });

  test('the response to a repeated key has the same bytes', async () => {
    const { token } = await app.newInvestor();
    const send = async () =>
      (await app.call('createInvestor', { token, key: 'bytes', body: ira })).response.body;
    expect(await send()).toBe(await send());
  });

  test('of eight concurrent requests with one key, one is executed and all get its response', async () => {
    const { token } = await app.newInvestor();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => app.ok('createInvestor', { token, key: 'together', body: ira })),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  });

  test('the same key with another body is rejected', async () => {
    const { token } = await app.newInvestor();
    await app.ok('createInvestor', { token, key: 'k', body: ira });
    const other = { ...ira, account_number: '1' };
    expect(await app.refused('createInvestor', { token, key: 'k', body: other })).toMatchObject({
      error: 'idempotency_key_reused',
      status: 409,
    });
  });

  test('keys are scoped to an account', async () => {
    const [one, two] = [await app.newInvestor(), await app.newInvestor()];
    const first = await app.ok('createInvestor', { token: one.token, key: 'shared', body: ira });
    const second = await app.ok('createInvestor', { token: two.token, key: 'shared', body: ira });
    expect(second.id).not.toBe(first.id);
  });

  test('the key of a rejected request can be used for the corrected one', async () => {
    const { token } = await app.newInvestor();
    const incomplete = { investor_type: 'ira' } as const;
    expect(await app.refused('createInvestor', { token, key: 'again', body: incomplete })).toMatchObject({
      status: 422,
    });
    await app.ok('createInvestor', { token, key: 'again', body: ira });
  });

  test('a request without a key, or with invalid characters in it, is rejected', async () => {
    const { token } = await app.newInvestor();
    for (const key of ['', 'with space', 'x'.repeat(101)]) {
      expect((await app.refused('createInvestor', { token, key, body: ira })).error).toBe(
        'idempotency_key_missing',
      );
    }
  });
});

// The real providers with a real mail server and a real HTTP server in this process.
describe('messages', () => {
  interface Received {
    from: string;
    to: string[];
    source: string;
  }

  describe('mail by SMTP', () => {
    const received: Received[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('refused') ? new Error('no such box') : null),
      onData: async (stream, { envelope }, done) => {
        const source = await text(stream);
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
        done();
      },
    });
    let mail: ReturnType<typeof smtpMail>;
    beforeAll(async () => {
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      const { port } = server.server.address() as AddressInfo; // a TCP server that listens has one
      mail = smtpMail(`smtp://127.0.0.1:${port}`, 'Quoin <no-reply@quoin.example>', false);
    });
    afterAll(() => new Promise<void>((closed) => void server.close(closed)));

    test('arrives with sender, subject and text, also in Chinese', async () => {
      await mail.send({
        to: 'lin@example.com',
        subject: '激活账户',
        text: 'https://quoin.example/go/auth/signup/verify/a.b',
      });
      const [{ from, to, source } = { from: '', to: [], source: '' }] = received;
      expect({ from, to }).toEqual({ from: 'no-reply@quoin.example', to: ['lin@example.com'] });
      expect(source).toContain(Buffer.from('激活账户').toString('base64'));
      expect(source).toContain('https://quoin.example/go/auth/signup/verify/a.b');
      expect(source).toContain('Auto-Submitted: auto-generated');
    });

    test('that is rejected is an error, so that the job is retried', async () => {
      await expect(mail.send({ to: 'refused@example.com', subject: 's', text: 't' })).rejects.toThrow();
    });
  });

  describe('SMS by a provider’s REST', () => {
    const requests: { authorization: string | undefined; body: unknown }[] = [];
    let status = 202;
    const server = createServer(async (request: IncomingMessage, response) => {
      requests.push({ authorization: request.headers.authorization, body: JSON.parse(await text(request)) });
      response.writeHead(status).end('{}');
    });
    let url: string;
    beforeAll(async () => {
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      const { port } = server.address() as AddressInfo; // a TCP server that listens has one
      url = `http://127.0.0.1:${port}/messages`;
    });
    afterAll(() => new Promise<void>((closed) => void server.close(() => closed())));

    test('is sent with number, text and token', async () => {
      await restSms({ url, token: 'a-token' }).send({
        to: '+12025550100',
        text: '123456 is your code',
        code: '123456',
      });
      expect(requests).toEqual([
        { authorization: 'Bearer a-token', body: { to: '+12025550100', text: '123456 is your code' } },
      ]);
    });

    test('that the provider rejects is an error', async () => {
      status = 500;
      await expect(restSms({ url, token: 't' }).send({ to: '+12025550100', text: 'x' })).rejects.toThrow(
        '500',
      );
    });
  });
});
