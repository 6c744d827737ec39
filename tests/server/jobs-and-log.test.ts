import { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { hashPassword } from '@quoin/rules/password';
import { buildApp, createLogger, jobHandlers, type Services } from '@quoin/server';
import { sql } from 'drizzle-orm';
import { openJobQueue } from '../../packages/server/src/jobs/queue';
import { ApiError } from '../../packages/server/src/shared/errors';
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

  test('does not exist if its transaction is rolled back', async () => {
    await expect(
      app.db.transaction(async (tx) => {
        await enqueue(tx);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await waiting()).toBe(0);
  });

  test('exists if its transaction commits, and runs once', async () => {
    await app.db.transaction(enqueue);
    expect(await waiting()).toBe(1);
    await app.runJobs();
    expect(await waiting()).toBe(0);
  });

  test('stays in the queue while the mail server is down, and runs when it is back', async () => {
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

test('a job that has used up its retries is listed, and can be retried', async () => {
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
    error: 'Error ECONNREFUSED (no answer from mail.example)',
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

test('a long job delays only jobs of its own kind', async () => {
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
    const { lines, logged } = await withLog();
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

  test('has the reason why a code could not be sent', async () => {
    const send = async () => {
      throw new Error('The SMS service responded with 401 to +12025550100');
    };
    const { lines, logged } = await withLog({ sms: { send } });
    const body = { phone: '2025550100', region: 'US' };
    const reply = await logged.inject({ method: 'POST', url: '/api/v1/captcha/sms:send', payload: body });
    await logged.close();
    expect([reply.statusCode, reply.body]).toEqual([503, expect.not.stringContaining('401')]);
    expect(JSON.parse(lines.join(''))).toMatchObject({
      error: 'unavailable',
      err: { type: 'Error', message: 'The SMS service responded with 401 to +[number]' },
    });
  });

  test('has the message and stack of an unexpected error, without values', async () => {
    const { lines, logged } = await withLog();
    logged.get('/fails', async () => {
      throw new TypeError('123-45-6789 is not a number');
    });
    const response = await logged.inject({ url: '/fails' });
    await logged.close();
    expect(response.json()).toMatchObject({ code: 1999, request_id: expect.any(String) });
    expect(JSON.parse(lines.join(''))).toMatchObject({
      error: 'unexpected',
      err: {
        type: 'TypeError',
        message: '[number] is not a number',
        stack: expect.stringContaining('jobs-and-log.test'),
      },
    });
    expect(lines.join('') + response.body).not.toContain('123-45-6789');
  });

  test('has the cause of a database error, without values of the row', async () => {
    const { lines, logged } = await withLog();
    const email = 'repeated@example.com';
    logged.get('/fails', async () => {
      await app.db.execute(sql`create table if not exists repeated (id text, email text unique, name text)`);
      for (const id of ['one', 'two'])
        await app.db.execute(sql`insert into repeated values (${id}, ${email}, ${'Robin Ashdown'})`);
    });
    logged.get('/fails-too', () => app.db.execute(sql`select ${'Robin Ashdown'}::date`));
    await logged.inject({ url: '/fails' });
    await logged.inject({ url: '/fails-too' });
    await logged.close();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        level: 50,
        code: '23505',
        err: {
          message: expect.stringMatching(/^Failed query: insert into repeated values \(\$1, \$2, \$3\)$/),
          cause: { type: 'DatabaseError', code: '23505', constraint: 'repeated_email_key' },
        },
      },
      { err: { cause: { code: '22007', message: 'invalid input syntax for type date: …' } } },
    ]);
    expect(lines.join('')).not.toMatch(/repeated@|robin|ashdown/i);
  });

  test('has the id of the request that enqueued a job in the lines of the job, in any process', async () => {
    const { lines, logged, logger } = await withLog();
    const queue = openJobQueue(app.open.pool, (err, job) => logger.error({ err, job }, 'job queue'));
    logged.post('/enqueues', async () => {
      await app.db.transaction((tx) => queue.enqueue(tx, 'void-envelope', { envelopeId: 'none' }));
      throw new ApiError('not_found');
    });
    const { request_id } = (await logged.inject({ method: 'POST', url: '/enqueues', payload: {} })).json();
    const failing = {
      ...jobHandlers,
      'void-envelope': () =>
        Promise.reject(new Error('550 <robin@example.com> is unknown', { cause: new Error('refused') })),
    };
    await expect(queue.runWaiting(failing, app.services)).rejects.toThrow('unknown');
    await queue.stop();
    await logged.close();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { route: '/enqueues', request_id },
      {
        job: 'void-envelope',
        request_id,
        err: { message: '550 <[email]> is unknown', cause: { message: 'refused' } },
      },
    ]);
  });
});

/** A server whose log is captured. */
async function withLog(services: Partial<TestApp['services']> = {}) {
  const open = { ...app.open, services: { ...app.services, ...services } };
  const lines: string[] = [];
  const sink = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) });
  const logger = createLogger('info', sink);
  return { lines, logger, logged: await buildApp(open, logger, app.folders) };
}
