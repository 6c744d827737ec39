import { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { hashPassword } from '@quoin/rules/password';
import { buildApp, createLogger, jobHandlers, type Services } from '@quoin/server';
import { sql } from 'drizzle-orm';
import { openJobQueue } from '../../packages/server/src/jobs/queue';
import { operate, operated } from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('a job', () => {
  const waiting = async () => {
    const { rows } = await app.db.execute(
      sql`select count(*)::int as count from pgboss.job where state < 'active'`,
    );
    return rows[0]?.count;
  };
  const enqueue = (tx: Parameters<Services['jobs']['enqueue']>[0]) =>
    app.services.jobs.enqueue(tx, 'send-activation-mail', { challengeId: 'nobody' });

  test('does not exist when the act it belongs to is undone', async () => {
    await expect(
      app.db.transaction(async (tx) => {
        await enqueue(tx);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await waiting()).toBe(0);
  });

  test('exists when the act was committed, and is done once', async () => {
    await app.db.transaction(enqueue);
    expect(await waiting()).toBe(1);
    await app.runJobs();
    expect(await waiting()).toBe(0);
  });

  test('whose mail server is down stays in the queue and runs when it is back', async () => {
    const { mail } = app.services;
    const person = { phone: '2025550177', email: 'patience@example.com' };
    app.services.mail = { send: () => Promise.reject(new Error('down')) };
    await expect(app.signUp(person)).rejects.toThrow('down');
    app.services.mail = mail;
    await app.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
    await app.runJobs();
    expect(await app.outbox(person.email)).toHaveLength(1);
  });
});

test('a job that failed as often as it is tried is listed, and a retry runs it', async () => {
  const { jobs } = app.services;
  await app.db.transaction((tx) => jobs.enqueue(tx, 'send-envelope-mail', { envelopeId: 'none' }));
  const down = Object.assign(new Error('no answer from mail.example'), { code: 'ECONNREFUSED' });
  const handlers = { ...jobHandlers, 'send-envelope-mail': () => Promise.reject(down) };
  for (let tries = 1; tries <= 11; tries++) {
    await app.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
    await expect(app.open.queue.runWaiting(handlers, app.services)).rejects.toThrow('no answer');
  }
  await app.runJobs();
  const [listed, ...others] = await operated<Record<string, unknown>[]>(app, 'jobs', 'list');
  expect(listed).toMatchObject({
    name: 'send-envelope-mail',
    envelopeId: 'none',
    tries: 11,
    error: 'Error ECONNREFUSED',
  });
  expect(others).toEqual([]);
  expect(await operate(app, 'jobs', 'retry')).toMatchObject({ exitCode: 1 });
  expect(await operated(app, 'jobs', 'retry', '--all', '--dry-run')).toEqual({ dry_run: true, retried: 1 });
  expect(await jobs.failed()).toHaveLength(1);
  expect(await operated(app, 'jobs', 'retry', String(listed?.id).slice(0, 8))).toEqual({ retried: 1 });
  await app.runJobs();
  expect(await jobs.failed()).toEqual([]);
});

test('a failed job is logged with its name and error, and retried', async () => {
  const logged: unknown[] = [];
  const queue = openJobQueue(app.open.pool, (failure, job) => logged.push([job, failure]));
  await app.db.transaction((tx) => queue.enqueue(tx, 'send-envelope-mail', { envelopeId: 'x' }));
  const down = new Error('down');
  const handlers = { ...jobHandlers, 'send-envelope-mail': () => Promise.reject(down) };
  await expect(queue.runWaiting(handlers, app.services)).rejects.toThrow('down');
  await queue.stop();
  expect(logged).toEqual([['send-envelope-mail', down]]);
});

test('a job that takes long delays its own kind and no other', async () => {
  const queue = openJobQueue(app.open.pool, () => undefined);
  const begun: string[] = [];
  let finish!: () => void;
  const long = new Promise<void>((resolve) => (finish = resolve));
  const handlers = {
    ...jobHandlers,
    'send-envelope-mail': async ({ envelopeId }: { envelopeId: string }) => {
      begun.push(envelopeId);
      await long;
    },
    'send-document-mail': async ({ fileId }: { fileId: string }) => void begun.push(fileId),
  };
  for (const envelopeId of ['first', 'second']) {
    await app.db.transaction((tx) => queue.enqueue(tx, 'send-envelope-mail', { envelopeId }));
  }
  await queue.work(handlers, app.services);
  await until(() => begun.length === 1);
  await app.db.transaction((tx) => queue.enqueue(tx, 'send-document-mail', { fileId: 'other' }));
  await until(() => begun.length === 2);
  finish();
  await until(() => begun.length === 3);
  await queue.stop();
  expect(begun).toEqual(['first', 'other', 'second']);
});

async function until(so: () => boolean): Promise<void> {
  while (!so()) await wait(20);
}

describe('the log', () => {
  test('has a line for each request, without personal data', async () => {
    const lines: string[] = [];
    const sink = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
    const logged = await buildApp(app.open, createLogger('info', sink), app.folders);
    const secret = await hashPassword('sensitive@example.com', 'x');
    await logged.inject({
      method: 'POST',
      url: '/api/login?email=sensitive@example.com',
      headers: {
        'user-agent': 'sensitive',
        authorization: 'Bearer sensitive',
        cookie: 'quoin_refresh=sensitive',
      },
      payload: { email: 'sensitive@example.com', password: secret },
    });
    await logged.inject({ url: '/api/v1/investments/sensitive' });
    await logged.close();
    expect(lines.join('')).not.toMatch(new RegExp(`sensitive|${secret}|127\\.0\\.0\\.1`));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        method: 'POST',
        route: '/api/login',
        status: 400,
        error: 'illegal_parameter',
        request_id: expect.any(String),
      },
      { method: 'GET', route: '/api/v1/investments/:investmentId', status: 401, error: 'not_signed_in' },
    ]);
  });

  test('records where an unexpected error occurred, but not its message', async () => {
    const lines: string[] = [];
    const sink = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
    const logged = await buildApp(app.open, createLogger('info', sink), app.folders);
    logged.get('/fails', async () => {
      throw new TypeError('123-45-6789 is not a number');
    });
    const response = await logged.inject({ url: '/fails' });
    await logged.close();
    expect(response.json()).toMatchObject({ code: 1999, request_id: expect.any(String) });
    expect(lines.join('')).toContain('TypeError');
    expect(lines.join('') + response.body).not.toContain('123-45-6789');
  });
});
