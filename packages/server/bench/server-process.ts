// The measured programs: the real server and an empty route, each in its own process.
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../src/shared/free-port';
import { processorSeconds } from './processor-time';

export interface Running {
  url: string;
  /** Processor seconds, where the system reports them. */
  processor(): number | undefined;
  /** Resident memory in bytes, where the system reports it. */
  memory(): number | undefined;
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 60_000;

/** @param dataDir folder of the embedded PostgreSQL, shared with other processes of the folder */
export async function startServer(dataDir: string): Promise<Running> {
  const port = await freePort();
  const env = {
    ...process.env,
    // All requests come from one address.
    REQUEST_LIMITS: '0',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: undefined,
    DEMO: '0',
    ALLOW_UNSAFE: 'http no-mail no-sms',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '1', // Sign-ins come from many addresses.
  };
  const program = join(import.meta.dirname, '../dist/main.js');
  return running(spawn(process.execPath, [program], { env, stdio: 'ignore' }), port, '/api/health/ready');
}

/** A Fastify route that returns that many bytes. */
export async function startEmptyRoute(bytes: number): Promise<Running> {
  const port = await freePort();
  const program = join(import.meta.dirname, 'empty-route.mjs');
  return running(
    spawn(process.execPath, [program, String(port), String(bytes)], { stdio: 'ignore' }),
    port,
    '/',
  );
}

async function running(child: ChildProcess, port: number, readyAt: string): Promise<Running> {
  const url = `http://127.0.0.1:${port}`;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const giveUpAt = performance.now() + READY_WITHIN_MS;
  while (!(await answers(url + readyAt))) {
    if (child.exitCode !== null || performance.now() > giveUpAt)
      throw new Error('A measured program did not start.');
    await wait(100);
  }
  return {
    url,
    processor: () => (child.pid === undefined ? undefined : processorSeconds(child.pid)),
    memory: () => residentBytes(child.pid),
    async stop() {
      child.kill();
      await ended;
    },
  };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.ok,
    () => false, // Not listening yet.
  );

function residentBytes(pid: number | undefined): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kib = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
  return kib === undefined ? undefined : Number(kib) * 1024;
}
