// Runs the server and the operator's command line as separate processes.
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../packages/server/src/shared/free-port';
import { callsBy, type Sent } from './calls';
import { startChildServer } from './child-server';
import { START_OF_TESTS, type TestApp } from './test-app';

/** Built before the tests begin (tests/environment/start-postgres.ts). */
const BUILT = join(__dirname, '../../packages/server/dist');

/** Environment without this machine's configuration. */
const only = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  LOG_LEVEL: 'silent',
  ...environment,
});

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

/**
 * Starts a server, which also runs jobs. It trusts the forwarded address of a call.
 * @param built folder of the built server
 */
export async function startServerProcess(environment: NodeJS.ProcessEnv, built = BUILT) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = await startChildServer(
    process.execPath,
    [join(built, 'main.js')],
    new RegExp(`:${port}\\b`),
    only({ HOST: '127.0.0.1', PORT: String(port), TRUST_PROXY: '1', ...environment }),
  );
  return { ...child, address, ...callsBy((request) => inject(address, request)) };
}

/**
 * Makes processes on the database and with the keys of `app` share its time, which runs from the start of the tests.
 * @returns the environment for the processes
 */
export async function alongside(app: TestApp): Promise<NodeJS.ProcessEnv> {
  const offset = new Date(START_OF_TESTS).getTime() - Date.now();
  app.clock.now = () => new Date();
  await app.open.pool.query(
    `insert into installation (name, value) values ('demo_clock_offset_ms', $1), ('demo_world_seeded_on', '2026-06-05')`,
    [String(offset)],
  );
  await app.open.demoClock?.refresh();
  return { DATABASE_URL: app.config.databaseUrl, DATA_DIR: app.config.dataDir };
}

/** After half a minute without a response the server counts as hung. */
const ANSWER_WITHIN_MS = 30_000;

async function inject(server: string, { method, url, query, payload, headers, remoteAddress }: Sent) {
  const address = new URL(url, server);
  address.search = new URLSearchParams(query).toString();
  const response = await fetch(address, {
    method,
    body: payload,
    headers: { ...headers, ...(remoteAddress ? { 'x-forwarded-for': remoteAddress } : {}) },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  const body = await response.text();
  const cookies = response.headers.getSetCookie().map((cookie) => {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
    return { name, value };
  });
  return { statusCode: response.status, body, cookies, json: () => JSON.parse(body) };
}

/** A running `npm run ops -- …`. */
export const startOperator = (
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
  program = 'ops.js',
): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [join(BUILT, program), ...words], { env: only(environment) });
