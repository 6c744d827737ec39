import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { buildApp, buildServices, createLogger, readConfig, jobHandlers } from '@quoin/server';
import { sql } from 'drizzle-orm';
import { freePort } from '../../packages/server/src/shared/free-port';
import { startTestApp, type TestApp, newPerson } from './test-app';
import { hashPassword } from '@quoin/rules/password';
import { metricsServer } from '../../packages/server/src/metrics/serve-metrics';
import { alongside, startServerProcess } from './quoin-process';

describe('health', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const get = (url: string) => app.app.inject({ url });

  test('a server is live while it responds, and ready while its database does', async () => {
    expect((await get('/api/health/live')).json()).toEqual({ status: 'live' });
    expect((await get('/api/health/ready')).json()).toEqual({ status: 'ready' });
  });

  describe('a server without its database', () => {
    test('is live but not ready, reports it in the language of the caller, and recovers with the database', async () => {
      const lost = await startTestApp();
      const wire = await wireTo(lost.databaseUrl);
      const config = { ...lost.config, databaseUrl: wire.url };
      const open = await buildServices(config, createLogger('silent'));
      const server = await buildApp(open, createLogger('silent'), lost.folders);
      const ask = (url: string) => server.inject({ url, headers: { 'accept-language': 'zh-CN' } });
      const interrupted = open.services.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        wire.cut();
        await tx.execute(sql`select 1`);
      });
      await expect(interrupted).rejects.toThrow();
      expect((await ask('/api/health/live')).statusCode).toBe(200);
      expect((await ask('/api/health/ready')).statusCode).toBe(503);
      expect((await ask('/api/v1/products')).json()).toMatchObject({
        code: 1906,
        message: expect.stringContaining('暂时'),
      });
      await wire.mend();
      expect((await ask('/api/v1/products')).statusCode).toBe(200);
      await server.close();
      await open.close();
      wire.cut();
      await lost.close();
    });
  });

  test('a server with a read-only database is not ready, and its calls return retryable errors', async () => {
    const failedOver = await startTestApp();
    const name = new URL(failedOver.databaseUrl).pathname.slice(1);
    await app.open.pool.query(`alter database "${name}" set default_transaction_read_only = on`);
    await app.open.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      name,
    ]);
    const ask = (url: string) => failedOver.app.inject({ url });
    expect((await ask('/api/health/live')).statusCode).toBe(200);
    expect((await ask('/api/health/ready')).json()).toMatchObject({ code: 1906 });
    const { error } = await failedOver.refused('joinWaitlist', {
      body: {
        first_name: 'Robin',
        last_name: 'Ashdown',
        email: 'robin@readonly.example',
        region: 'US',
        phone_number: '2025550143',
      },
    });
    expect(error).toBe('unavailable');
    await failedOver.close();
  });

  /** A proxy to a database that can be disconnected and reconnected. */
  async function wireTo(databaseUrl: string) {
    const target = new URL(databaseUrl);
    const sockets = new Set<Socket>();
    const server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(from);
        from
          .on('error', () => undefined)
          .on('close', () => to.destroy())
          .pipe(to);
      }
    });
    const listen = (port: number) =>
      new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
    await listen(0);
    const { port } = server.address() as AddressInfo; // a TCP server that listens has one
    const url = new URL(databaseUrl);
    url.port = String(port);
    const cut = () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    };
    return { url: url.href, cut, mend: () => listen(port) };
  }
});

// Prometheus metrics: labels are names from the source code, served on a separate port.
describe('metrics', () => {
  let app: TestApp;
  let metrics: ReturnType<typeof metricsServer>;
  beforeAll(async () => {
    app = await startTestApp();
    metrics = metricsServer({
      registry: app.services.metrics.registry,
      pool: app.open.pool,
      queueLengths: app.open.queue.lengths,
      build: { version: '1.2.3', schema: '0001_first' },
    });
  });
  afterAll(async () => {
    await metrics.close();
    await app.close();
  });

  const scrape = async () => (await metrics.inject({ url: '/metrics' })).body;

  /** Value of a sample such as `name{label="value"}`. */
  async function value(sample: string): Promise<number> {
    const line = (await scrape()).split('\n').find((text) => text.startsWith(`${sample} `));
    return Number(line?.split(' ').at(-1));
  }

  test('requests are counted by route, method and class of status, with their duration', async () => {
    await app.app.inject({ url: '/api/v1/investments/3F7Q' });
    await app.app.inject({ url: '/api/v1/investments/9K2M?query=secret' });
    const labels = 'method="GET",route="/api/v1/investments/:investmentId",status_class="4xx"';
    expect(await value(`http_request_duration_seconds_count{${labels}}`)).toBe(2);
    expect(await value(`http_request_duration_seconds_bucket{le="10",${labels}}`)).toBe(2);
  });

  test('no label has an address, an id or anything about a person', async () => {
    const person = newPerson();
    await app.newInvestor(person);
    await app.app.inject({ url: `/api/${person.email}?phone=${person.phone}`, remoteAddress: '203.0.113.9' });
    const text = await scrape();
    expect(text).toContain('route="none"');
    expect(text).not.toMatch(/robin|ashdown|203\.0\.113|example\.com/i);
    expect(text).not.toContain(person.phone);
    const labels = new Set([...text.matchAll(/[{,](\w+)="/g)].map(([, name]) => name));
    for (const name of ['kind', 'space', 'type', 'version', 'major', 'minor', 'patch', 'quantile'])
      labels.delete(name);
    expect([...labels].sort()).toEqual(
      [
        'channel',
        'event',
        'job',
        'le',
        'method',
        'outcome',
        'route',
        'schema',
        'state',
        'status_class',
      ].sort(),
    );
  });

  test('failed sign-ins, locks and limits are security events', async () => {
    const { email, password } = await app.signUp();
    const wrong = { email, password: await hashPassword(email, `${password}!`) };
    const before = await value('quoin_security_events_total{event="sign_in_failed"}');
    for (let times = 0; times < 6; times += 1) await app.call('signIn', { body: wrong });
    expect(await value('quoin_security_events_total{event="sign_in_failed"}')).toBe(before + 4);
    expect(await value('quoin_security_events_total{event="locked"}')).toBe(2);
    const limit = { points: 1, seconds: 60 };
    await app.services.rateLimiter.take('address:listProducts:203.0.113.7', limit);
    for (let times = 0; times < 121; times += 1)
      await app.call('signIn', { body: wrong, address: '203.0.113.7' });
    expect(await value('quoin_security_events_total{event="limit_reached"}')).toBe(1);
  });

  test('messages are counted by channel and outcome', async () => {
    const sent = await value('quoin_messages_total{channel="sms",outcome="sent"}');
    const person = await app.register();
    await app.runJobs();
    expect(await value('quoin_messages_total{channel="sms",outcome="sent"}')).toBe(sent + 1);
    const down = app.services.metrics.counted('mail', { send: () => Promise.reject(new Error('down')) });
    await expect(down.send({ to: person.email })).rejects.toThrow('down');
    expect(await value('quoin_messages_total{channel="mail",outcome="failed"}')).toBe(1);
  });

  test('an altered file is a security event', async () => {
    const { alertStoredFile } = await import('../../packages/server/src/journey/documents/stored-bytes');
    await alertStoredFile(app.services, { storeKey: 'one/file' }, 'file_altered');
    expect(await value('quoin_security_events_total{event="file_altered"}')).toBe(1);
  });

  test('waiting and given-up jobs are counted, with the age of the oldest', async () => {
    const failing = { ...jobHandlers, 'void-envelope': () => Promise.reject(new Error('down')) };
    await app.db.transaction((tx) => app.services.jobs.enqueue(tx, 'void-envelope', { envelopeId: 'none' }));
    await app.db.execute(
      sql`update pgboss.job set created_on = now() - interval '90 minutes' where name = 'void-envelope'`,
    );
    expect(await value('quoin_queue_jobs{job="void-envelope",state="waiting"}')).toBe(1);
    expect(await value('quoin_queue_oldest_age_seconds{job="void-envelope"}')).toBeGreaterThanOrEqual(5400);
    expect(await value('quoin_queue_jobs{job="seal-envelope",state="waiting"}')).toBe(0);
    for (let tries = 1; tries <= 11; tries += 1) {
      await app.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
      await expect(app.open.queue.runWaiting(failing, app.services)).rejects.toThrow('down');
    }
    expect(await value('quoin_queue_jobs{job="void-envelope",state="failed"}')).toBe(1);
    expect(await value('quoin_queue_oldest_age_seconds{job="void-envelope"}')).toBe(0);
    const runs = (outcome: string) =>
      value(`quoin_job_duration_seconds_count{job="void-envelope",outcome="${outcome}"}`);
    expect([await runs('failed'), await runs('given_up')]).toEqual([10, 1]);
  });

  test('without a database the process and its connections are still scraped', async () => {
    const lost = metricsServer({
      registry: (await import('../../packages/server/src/metrics/metrics')).createMetrics().registry,
      pool: app.open.pool,
      queueLengths: () => new Promise(() => undefined),
      build: { version: '1', schema: '1' },
    });
    const { body } = await lost.inject({ url: '/metrics' });
    expect(body).toContain('quoin_database_up 0\n');
    expect(body).toMatch(/quoin_database_connections\{state="limit"\} 20/);
    expect(body).toMatch(/^process_resident_memory_bytes \d+/m);
    await lost.close();
  });

  describe('a server', () => {
    let environment: NodeJS.ProcessEnv;
    beforeAll(async () => {
      environment = await alongside(app);
    });

    test('serves them on their own port only', async () => {
      const port = await freePort();
      const server = await startServerProcess({ ...environment, METRICS_PORT: String(port) });
      const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
      expect(text).toMatch(/^quoin_build_info\{version="\d+\.\d+\.\d+",schema="\d{4}_\w+"\} 1$/m);
      expect(text).toContain('quoin_database_up 1');
      expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
      for (const path of ['/metrics', '/api/metrics', '/go/metrics'])
        expect(await (await fetch(server.address + path)).text()).not.toContain('quoin_build_info');
      await server.stop();
    });

    test('exits with the name of the variable if the metrics port is in use', async () => {
      const other = createServer();
      await new Promise<void>((listening) => other.listen(0, 'localhost', listening));
      const { port } = other.address() as { port: number }; // a TCP server that listens has one
      const server = startServerProcess({ ...environment, METRICS_PORT: String(port) });
      await expect(server).rejects.toThrow(`METRICS_PORT: port ${port} is in use by another program.`);
      other.close();
    });
  });

  test.each([
    [{ METRICS_PORT: '99999' }, 'METRICS_PORT is "99999", but must be a whole number from 1 to 65535.'],
    [{ METRICS_PORT: 'on' }, 'METRICS_PORT is "on"'],
    [{ METRICS_PORT: '4000' }, 'METRICS_PORT and PORT are both 4000'],
    [{ METRICS_HOST: '0.0.0.0' }, 'METRICS_PORT is missing'],
  ])('%j is rejected at start', (environment, message) => {
    expect(() => readConfig({ DATA_DIR: app.config.dataDir, ...environment })).toThrow(message);
  });
});
