import { createHash } from 'node:crypto';
import { openDatabase, type OpenDatabase } from '../../packages/server/src/database/open-database';
import { idempotencyKeys } from '../../packages/server/src/database/tables';
import { executeOnce, type OnceRequest } from '../../packages/server/src/http/idempotency';
import type { Services } from '../../packages/server/src/services';
import { copyTemplate, dropDatabase } from './test-database';

// Idempotency keys, directly on PostgreSQL, without the rest of the server.

// A request that waits for another one looks again at once.
jest.mock('node:timers/promises', () => ({ setTimeout: () => new Promise((done) => setImmediate(done)) }));

const NOW = new Date('2026-06-05T14:00:00Z');
let url: string;
let open: OpenDatabase;
let services: Services;

beforeAll(async () => {
  url = await copyTemplate();
  open = openDatabase(url, 3);
  services = { db: open.db, clock: { now: () => NOW } } as unknown as Services; // only what `executeOnce` uses
});
afterAll(async () => {
  await open.pool.end();
  await dropDatabase(url);
});

let keys = 0;
const request = (changes: Partial<OnceRequest> = {}): OnceRequest => ({
  ...{ accountId: 'account-1', key: `key-${++keys}`, call: 'redeem', content: { amount: '10.00' } },
  ...changes,
});

/** @returns the response, or the name of the error */
const call = (of: OnceRequest, reply: object = {}) =>
  executeOnce(services, of, () => Promise.resolve(reply)).catch((failure: Error) => failure.message);

test.each<[string, OnceRequest['key']]>([
  ['no key', undefined],
  ['no keys', []],
  ['two keys', ['a', 'b']],
  ['an empty key', ''],
  ['a space', 'a b'],
  ['a line break', 'a\n'],
  ['another script', 'ключ'],
  ['101 characters', 'x'.repeat(101)],
])('with %s the key is missing or invalid', async (_, key) => {
  expect(await call(request({ key }))).toBe('idempotency_key_missing');
});

test('a key of up to 100 printable characters is valid', async () => {
  for (const key of ['x'.repeat(100), '!', '~'])
    expect(await call(request({ key }), { done: true })).toEqual({ done: true });
});

test('a repeated request gets the stored response, in the same order of fields', async () => {
  const first = request();
  expect(await call(first, { z: 1, a: 2 })).toEqual({ z: 1, a: 2 });
  expect(JSON.stringify(await call(first, { other: true }))).toBe('{"z":1,"a":2}');
  const rows = await open.db.select().from(idempotencyKeys);
  expect(rows.find(({ key }) => key === first.key)).toMatchObject({
    ...{ accountId: 'account-1', call: 'redeem', status: 200, createdAt: NOW },
  });
});

test('a key with other content or for another call is an error, and another account may use it', async () => {
  const first = request();
  await call(first, { first: true });
  expect(await call({ ...first, content: { amount: '11.00' } })).toBe('idempotency_key_reused');
  expect(await call({ ...first, call: 'invest' })).toBe('idempotency_key_reused');
  expect(await call({ ...first, accountId: 'account-2' }, { second: true })).toEqual({ second: true });
});

test('the same content in another order of fields is the same request, also if an earlier version stored it', async () => {
  const content = { b: [{ y: 1, x: 2 }], a: '1.00' };
  const reordered = { a: '1.00', b: [{ x: 2, y: 1 }] };
  const first = request({ content });
  await call(first, { first: true });
  expect(await call({ ...first, content: reordered }, { second: true })).toEqual({ first: true });
  expect(await call({ ...first, content: { ...reordered, b: [{ x: 1, y: 2 }] } })).toBe(
    'idempotency_key_reused',
  );
  const bodyHash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  const earlier = request({ content });
  await open.db.insert(idempotencyKeys).values({
    ...{ accountId: earlier.accountId, key: String(earlier.key), call: earlier.call, bodyHash },
    ...{ status: 200, reply: { earlier: true }, createdAt: NOW },
  });
  expect(await call(earlier)).toEqual({ earlier: true });
});

test('another key of the account executes the same request again', async () => {
  expect(await call(request(), { one: 1 })).toEqual({ one: 1 });
  expect(await call(request(), { two: 2 })).toEqual({ two: 2 });
});

test('a call that fails stores nothing, and its key can be used again', async () => {
  const first = request();
  const failing = executeOnce(services, first, async ({ db }) => {
    await db.insert(idempotencyKeys).values({
      ...{ accountId: 'written by the call', key: 'k', call: 'c', bodyHash: 'h', createdAt: NOW },
    });
    throw new Error('failed');
  });
  await expect(failing).rejects.toThrow('failed');
  const rows = await open.db.select().from(idempotencyKeys);
  expect(rows.some(({ accountId }) => accountId === 'written by the call')).toBe(false);
  expect(await call(first, { done: true })).toEqual({ done: true });
});

test('a row without a response, from an earlier version, is replaced', async () => {
  const first = request();
  await open.db.insert(idempotencyKeys).values({
    ...{ accountId: first.accountId, key: String(first.key), call: 'old', bodyHash: 'old', createdAt: NOW },
  });
  expect(await call(first, { done: true })).toEqual({ done: true });
  expect(await call(first, { other: true })).toEqual({ done: true });
});

test('of two concurrent requests one executes, and both get its response', async () => {
  const first = request();
  let finish = () => {};
  const begun = new Promise<void>((started) => {
    finish = started;
  });
  let executed = 0;
  const execute = async () => {
    executed += 1;
    await begun;
    return { executed };
  };
  const both = [executeOnce(services, first, execute), executeOnce(services, first, execute)];
  await open.db.select().from(idempotencyKeys);
  finish();
  expect(await Promise.all(both)).toEqual([{ executed: 1 }, { executed: 1 }]);
  expect(executed).toBe(1);
});

test('a request that waits too long for another one is an error', async () => {
  const first = request();
  let finish = () => {};
  const begun = new Promise<void>((started) => {
    finish = started;
  });
  let started = () => {};
  const running = new Promise<void>((done) => {
    started = done;
  });
  const slow = executeOnce(services, first, async () => {
    started();
    await begun;
    return { slow: true };
  });
  await Promise.race([running, slow]);
  expect(await call(first)).toBe('unavailable');
  finish();
  expect(await slow).toEqual({ slow: true });
});

test('a request with another key, or of another account, does not wait', async () => {
  const first = request();
  let others: unknown[] = [];
  await executeOnce(services, first, async () => {
    others = [
      await call(request(), { one: 1 }),
      await call({ ...first, accountId: 'account-3' }, { two: 2 }),
    ];
    return {};
  });
  expect(others).toEqual([{ one: 1 }, { two: 2 }]);
});
