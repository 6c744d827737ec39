// PostgreSQL fails in several ways while a server writes, and recovers.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ERRORS } from '@quoin/contract';
import pg from 'pg';
import {
  openEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../packages/server/src/database/embedded-postgres';
import { MIGRATION_LOCK, migrate } from '../../packages/server/src/database/migrate';
import { openDatabase } from '../../packages/server/src/database/open-database';
import { withDatabase } from '../environment/start-postgres';
import { freePort } from '../../packages/server/src/shared/free-port';
import { alongside, startServerProcess, type ServerProcess } from './quoin-process';
import { accessCode, BROKERAGE_ACCOUNT } from './scenes';
import { startTestApp, type TestApp } from './test-app';

describe('a server that writes', () => {
  let folder: string;
  let port: number;
  let database: EmbeddedPostgres;
  let app: TestApp;
  let server: ServerProcess;

  const startPostgres = async () => {
    database = await openEmbeddedPostgres(folder, [`port=${port}`]);
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'quoin-outages-'));
    port = await freePort();
    await startPostgres();
    app = await startTestApp({ DATABASE_URL: database.url });
    server = await startServerProcess(await alongside(app));
  });
  afterAll(async () => {
    await server.stop();
    await app.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Signals PostgreSQL and waits until it has ended. */
  async function end(signal: NodeJS.Signals): Promise<void> {
    const [pid] = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), signal);
    while (await accepts(port)) await wait(20);
  }

  /** Terminates all connections of the server. */
  async function cutConnections(): Promise<void> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1',
      ['client backend'],
    );
    await client.end();
  }

  const stoppedAndStarted = async (signal: NodeJS.Signals, refusedOnce: () => Promise<void>) => {
    await end(signal);
    await refusedOnce();
    await startPostgres();
  };

  test.each([
    ['stopped', (refusedOnce: () => Promise<void>) => stoppedAndStarted('SIGINT', refusedOnce)],
    ['stopped at once', (refusedOnce: () => Promise<void>) => stoppedAndStarted('SIGQUIT', refusedOnce)],
    ['killed', (refusedOnce: () => Promise<void>) => stoppedAndStarted('SIGKILL', refusedOnce)],
    ['cut off', cutConnections],
  ])('while PostgreSQL is %s, loses no acknowledged write and duplicates none', async (_how, outage) => {
    const writers = await Promise.all(['one', 'two', 'three', 'four'].map((name) => newWriter(app, name)));
    const answered: string[] = [];
    const refused: unknown[] = [];
    let stopping = false;

    const write = async ({ token, access_code, name }: Writer) => {
      for (let n = 0; !stopping; n += 1) {
        const provider = `${name} ${n}`;
        const request = { token, key: `write-${n}`, body: { ...BROKERAGE_ACCOUNT, provider, access_code } };
        for (;;) {
          const { status, response } = await server.call('addBrokerageAccount', request);
          if (status === 200) break;
          const body: unknown = response.json();
          if (status !== 503) throw new Error(`${provider} was refused: ${JSON.stringify(body)}`);
          refused.push({ status, body });
          await wait(20);
        }
        answered.push(provider);
      }
    };
    const more = async (list: unknown[], count: number) => {
      const enough = list.length + count;
      while (list.length < enough && !stopping) await wait(10);
    };

    const outages = async () => {
      for (let round = 0; round < 3; round += 1) {
        await more(answered, 8);
        await outage(() => more(refused, 4));
      }
      await more(answered, 8);
      stopping = true;
    };
    await Promise.all([outages(), ...writers.map(write)]).finally(() => (stopping = true));

    for (const one of refused)
      expect(one).toEqual({
        status: 503,
        body: { code: ERRORS.unavailable.code, message: expect.any(String), request_id: expect.any(String) },
      });
    const ids = writers.map(({ accountId }) => accountId);
    const { rows: kept } = await app.open.pool.query(
      `select details ->> 'provider' as provider from brokerage_accounts where account_id = any($1)`,
      [ids],
    );
    expect(kept.map(({ provider }) => provider).sort()).toEqual(answered.sort());
    const { rows: jobs } = await app.open.pool.query(
      `select 1 from pgboss.job where name = 'send-security-mail' and data ->> 'accountId' = any($1)`,
      [ids],
    );
    expect(jobs).toHaveLength(answered.length);
  });

  test('continues with its jobs afterwards', async () => {
    const { email } = await app.newInvestor();
    await cutConnections();
    while ((await server.call('requestPasswordReset', { body: { email } })).status !== 200) await wait(50);
    while (!(await app.outbox(email)).some(({ link }) => link?.includes('password'))) await wait(50);
  });
});

interface Writer {
  name: string;
  token: string;
  accountId: string;
  access_code: string;
}

async function newWriter(app: TestApp, name: string): Promise<Writer> {
  const { token } = await app.newInvestor();
  const { id: accountId } = await app.ok('getUserInfo', { token });
  return { name, token, accountId, access_code: await accessCode(app, token, 'bank_account') };
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => undefined).setTimeout(1_000, () => socket.destroy());
  });

describe('a dead network between the server and its database', () => {
  test('is detected, waiting queries fail, and the next query has a new connection', async () => {
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    const cable = await openCable(Number(url.port));
    url.port = String(cable.port);
    const { db, pool } = openDatabase(withDatabase(url.href, 'postgres'), 1, 500);
    await pool.query('select 1');
    cable.pull();
    const failure: unknown = await pool.query('select 1').catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'ETIMEDOUT' });
    cable.plugIn();
    await db.execute('select 1');
    cable.pull();
    await expect(db.transaction(async () => undefined)).rejects.toThrow();
    cable.plugIn();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
    cable.close();
  });

  test('during the wait for a migration rejects the promise, and the process continues', async () => {
    const server = new URL(process.env.TEST_DATABASE_URL ?? '');
    const name = `waited_${process.pid}`;
    const first = new pg.Client({ connectionString: withDatabase(server.href, 'postgres') });
    await first.connect();
    await first.query(`create database ${name}`);
    const { pool } = openDatabase(withDatabase(server.href, name), 2);
    const turn = await pool.connect();
    await turn.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const cable = await openCable(Number(server.port));
    server.port = String(cable.port);
    const { pool: beyond } = openDatabase(withDatabase(server.href, name), 1);
    const rejected = expect(migrate(beyond)).rejects.toThrow('Connection terminated');
    const waiting = async () => {
      const { rowCount } = await pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
      );
      return rowCount === 1;
    };
    while (!(await waiting())) await wait(20);
    cable.close();
    await rejected;
    turn.release();
    await beyond.end();
    await pool.end();
    await first.query(`drop database ${name} with (force)`); // A client that waits there has not noticed yet.
    await first.end();
  });
});

/** Proxy between a client and PostgreSQL. When unplugged, it drops everything, and neither end is notified. */
async function openCable(to: number) {
  const ends: Socket[] = [];
  let pulled = false;
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.push(from);
      from.on('data', (bytes) => {
        if (!pulled) into.write(bytes);
      });
      from.on('error', () => undefined); // The other end reports the error.
      from.on('close', () => into.destroy());
    }
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return {
    port,
    pull: () => (pulled = true),
    plugIn: () => (pulled = false),
    close() {
      for (const end of ends) end.destroy();
      server.close();
    },
  };
}
