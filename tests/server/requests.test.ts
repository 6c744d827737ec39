import { CALL_NAMES, CONTRACT, type Call } from '@quoin/contract';
import { sql } from 'drizzle-orm';
import { startTestApp, type TestApp } from './test-app';

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
    'a text that is too long',
    `{"email":"${'a'.repeat(300)}","password":"x"}`,
    { email: 'Use at most 254 characters' },
  ],
])('sign-in with %s is refused with a message at the field', async (_, payload, fields) => {
  const response = await post('/api/login', payload);
  expect([response.statusCode, response.json()]).toMatchObject([400, { code: 1900, fields }]);
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
])('a caller who prefers %s is answered in the better of our languages', async (wish, message) => {
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

test('a body over the limit is refused, not read', async () => {
  const response = await post('/api/login', JSON.stringify({ email: 'x'.repeat(300_000), password: 'x' }));
  expect([response.statusCode, response.json()]).toEqual([
    413,
    { code: 1907, message: expect.stringContaining('too large'), request_id: expect.any(String) },
  ]);
});

test('a defect is reported as an internal error without details', async () => {
  await app.db.execute(sql`alter table waitlist rename to mislaid`);
  const person = { first_name: 'Robin', last_name: 'Ashdown', phone_number: '+12025550143', region: 'US' };
  const refused = await app.refused('joinWaitlist', { body: { ...person, email: 'robin@example.com' } });
  await app.db.execute(sql`alter table mislaid rename to waitlist`);
  expect(refused).toMatchObject({ error: 'unexpected', status: 500 });
  expect(JSON.stringify(refused)).not.toContain('waitlist');
});

test('numbers of a query are read as numbers, and their limits hold', async () => {
  const list = (query: string) => app.app.inject({ url: `/api/v1/products?${query}` });
  expect((await list('page=2&page_size=5')).json()).toMatchObject({ page: 2, page_size: 5 });
  expect((await list('page=0')).json()).toMatchObject({ fields: { page: 'Enter at least 1' } });
  expect((await list('page=two')).json()).toMatchObject({ fields: { page: expect.any(String) } });
  expect((await list('category=gold')).json()).toMatchObject({
    fields: { category: 'Choose one of the allowed values' },
  });
});

test('an address that does not exist answers 404 with the shape of every error', async () => {
  const response = await app.app.inject({ url: '/api/v1/nothing' });
  expect([response.statusCode, response.json()]).toEqual([
    404,
    { code: 1905, message: 'There is nothing at this address.', request_id: expect.any(String) },
  ]);
});

test.each(['/api/v1/products/%E0%A4%A', `/api/v1/products/${'a'.repeat(400)}`])(
  'an address that cannot be read answers the same: %s',
  async (url) => {
    const response = await app.app.inject({ url, headers: { 'accept-language': 'zh-CN' } });
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { code: 1905, message: '此地址没有内容。', request_id: expect.any(String) },
    ]);
  },
);

test('a query that cannot be decoded is refused at its field', async () => {
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
])('a text with %s is refused at its field before it reaches the database', async (_, first_name) => {
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
] as const)('%s %s is refused, not tried', async (method, url) => {
  const response = await app.app.inject({ method, url });
  expect([response.statusCode, response.json().code]).toEqual([400, 1900]);
});

const withDate = CALL_NAMES.filter((name) => {
  const row: Call = CONTRACT[name];
  return 'date' in (row.query?.properties ?? {});
});

test.each(withDate)('%s takes a day that exists, and says so at its field', async (name) => {
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

test('one address that signs in too often has to wait; another address does not', async () => {
  const attempt = (address: string) => app.call('activate', { body: { code: 'x' }, address });
  const answers = await Promise.all(Array.from({ length: 130 }, () => attempt('203.0.113.7')));
  expect(answers.filter(({ status }) => status === 429).length).toBe(10);
  expect((await attempt('203.0.113.8')).status).toBe(400);
});

test('behind a balancer an address is what the balancer notes, not what the caller writes before it', async () => {
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
  'a request id like %s, or of a caller, is not used',
  async (given) => {
    const answer = await app.app.inject({ url: '/api/v1/nothing', headers: { 'x-request-id': given } });
    expect(answer.json().request_id).toMatch(/^[0-9A-Z]{26}$/);
  },
);

test('a colon in a path is a colon: sms:send is a call, smsXsend is none', async () => {
  expect((await post('/api/v1/captcha/sms:send', '{}')).statusCode).toBe(400);
  expect((await post('/api/v1/captcha/smsXsend', '{}')).statusCode).toBe(404);
});
