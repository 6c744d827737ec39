// A server in another process: started, awaited until it reports that it listens, and stopped.
import { spawn, type ChildProcess } from 'node:child_process';

export interface ChildServer {
  /** What the line that was waited for holds in its brackets. */
  said: string[];
  signal(name: NodeJS.Signals): void;
  /** Its exit code once it has ended; null when a signal ended it. */
  ended: Promise<number | null>;
  /** By SIGTERM, unless it has ended. */
  stop(): Promise<void>;
}

/** @param ready what it writes once it listens @param environment all of it */
export async function startChildServer(
  command: string,
  words: readonly string[],
  ready: RegExp,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<ChildServer> {
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'], env: environment });
  const said = await lineOf(child, ready);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    said,
    signal: (name) => child.kill(name),
    ended,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill();
      await ended;
    },
  };
}

function lineOf(child: ChildProcess, ready: RegExp): Promise<string[]> {
  return new Promise((resolve, reject) => {
    let written = '';
    const listen = (chunk: Buffer) => {
      written += chunk.toString();
      const found = ready.exec(written);
      if (found) resolve(found.slice(1));
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`ended before it listened: ${written}`)));
  });
}
