// What happens to a request that is under way when something below or around it stops.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres';
import { startTestApp, type TestApp } from './test-app';

const ira = { investor_type: 'ira', custodian_name: 'Harbor Trust', account_number: '0099887766' } as const;

/** Keeps requests that write an investor waiting. */
async function holdInvestors(url: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // the tests end connections
  await client.connect();
  await client.query('begin');
  await client.query('lock table investors in access exclusive mode');
  /** The PostgreSQL process that serves the waiting request. */
  const waiting = async (): Promise<number> => {
    for (;;) {
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (rows[0]) return rows[0].pid;
      await wait(10);
    }
  };
  return { client, waiting, release: () => client.end() };
}

describe('a request under way', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  test.each(['pg_terminate_backend', 'pg_cancel_backend'])(
    'that %s ends gets a retryable error, changes nothing, and succeeds when repeated',
    async (end) => {
      const { token } = await app.newInvestor();
      const hold = await holdInvestors(app.databaseUrl);
      const key = `ended by ${end}`.replaceAll(' ', '-');
      const interrupted = app.call('createInvestor', { token, key, body: ira });
      await hold.client.query(`select ${end}($1)`, [await hold.waiting()]);
      const { status, response } = await interrupted;
      await hold.release();
      expect({ status, body: response.json() }).toMatchObject({
        status: 503,
        body: { code: 1906, message: expect.stringContaining('Try again in a moment') },
      });
      expect((await app.ok('listInvestors', { token })).items).toEqual([]);
      await app.ok('createInvestor', { token, key, body: ira });
      expect((await app.ok('listInvestors', { token })).items).toHaveLength(1);
    },
  );

  test('is finished when the server stops, and new requests are not accepted', async () => {
    const { token } = await app.newInvestor();
    const stopped = await startTestApp({ DATABASE_URL: app.databaseUrl, DATA_DIR: app.config.dataDir });
    const address = await stopped.app.listen({ port: 0 });
    const hold = await holdInvestors(app.databaseUrl);
    const accepted = fetch(`${address}/api/v1/investors`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': 'accepted',
      },
      body: JSON.stringify(ira),
    });
    await hold.waiting();
    const stopping = stopped.app.close();
    const takes = () =>
      fetch(`${address}/api/health/live`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (await takes()) await wait(10);
    await hold.release();
    expect((await accepted).status).toBe(200);
    await stopping;
    await stopped.open.close();
    expect((await app.ok('listInvestors', { token })).items).toHaveLength(1);
  });
});

test('a crash of PostgreSQL is reported, and committed data is there after the restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-crash-'));
  const database = await openEmbeddedPostgres(folder);
  const app = await startTestApp({ DATABASE_URL: database.url });
  const { token } = await app.newInvestor();
  const individual = await app.ok('createInvestor', { token, body: { investor_type: 'individual' } });
  const hold = await holdInvestors(database.url);
  const interrupted = app.call('createInvestor', { token, key: 'crashed', body: ira });
  // One process that dies like this makes PostgreSQL end all others and recover from its log.
  process.kill(await hold.waiting(), 'SIGKILL');
  expect((await interrupted).status).toBe(503);
  await hold.release();
  while ((await app.app.inject({ url: '/api/health/ready' })).statusCode !== 200) await wait(50);
  expect((await app.ok('listInvestors', { token })).items).toEqual([individual]);
  await app.ok('createInvestor', { token, body: ira });
  await app.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});
