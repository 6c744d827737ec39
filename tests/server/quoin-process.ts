// The server, and the operator's command line, as processes of their own.
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { callsBy, type Sent } from './calls';
import { startChildServer } from './child-server';
import { START_OF_TESTS, type TestApp } from './test-app';

/** Built before the tests begin (tests/environment/start-postgres.ts). */
const BUILT = join(__dirname, '../../packages/server/dist');

/** Nothing of this machine's own configuration. */
const only = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  LOG_LEVEL: 'silent',
  ...environment,
});

export type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

/** Listens and runs jobs. It trusts the address in the forwarded header of a call. */
export async function startServerProcess(environment: NodeJS.ProcessEnv) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const child = await startChildServer(
    process.execPath,
    [join(BUILT, 'main.js')],
    new RegExp(`:${port}\\b`),
    only({ HOST: '127.0.0.1', PORT: String(port), TRUST_PROXY: '1', ...environment }),
  );
  return { ...child, address, ...callsBy((request) => inject(address, request)) };
}

/**
 * Has processes on the database and with the keys of `app` run by one time with it: the clock goes on by itself from the
 * start of the tests.
 * @returns what they need of the environment
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

/** An answer in half a minute, or it hangs. */
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

/** `npm run ops -- …`, under way. */
export const startOperator = (
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [join(BUILT, 'ops.js'), ...words], { env: only(environment) });

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
