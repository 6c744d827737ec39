// The server, and the operator's command line, as processes of their own, from their source.
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { startChildServer, type ChildServer } from './child-server';

const SOURCE = join(__dirname, '../../packages/server/src');
const RUN = ['--import', 'tsx', '--conditions=quoin-source'];

/** Nothing of this machine's own configuration. */
const only = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  LOG_LEVEL: 'silent',
  ...environment,
});

export interface ServerProcess extends ChildServer {
  /** As `http://127.0.0.1:<port>`. */
  address: string;
}

/** Listening, and taking jobs. */
export async function startServerProcess(environment: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const port = await freePort();
  const child = await startChildServer(
    process.execPath,
    [...RUN, join(SOURCE, 'main.ts')],
    new RegExp(`:${port}\\b`),
    only({ HOST: '127.0.0.1', PORT: String(port), ...environment }),
  );
  return { ...child, address: `http://127.0.0.1:${port}` };
}

/** `npm run ops -- …`, under way. */
export const startOperator = (words: readonly string[], environment: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, [...RUN, join(SOURCE, 'ops/main.ts'), ...words], { env: only(environment) });

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
