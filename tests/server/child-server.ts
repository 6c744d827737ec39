// Starts a server in another process, waits until it listens, and stops it.
import { spawn, type ChildProcess } from 'node:child_process';

export interface ChildServer {
  /** Capture groups of the awaited line. */
  said: string[];
  /** All it wrote so far. */
  written(): string;
  signal(name: NodeJS.Signals): void;
  /** Exit code once it has ended; null if a signal ended it. */
  ended: Promise<number | null>;
  /** Sends SIGTERM unless it has ended. */
  stop(): Promise<void>;
}

/** @param ready output when it listens @param environment complete environment */
export async function startChildServer(
  command: string,
  words: readonly string[],
  ready: RegExp,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<ChildServer> {
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'], env: environment });
  const output = collect(child);
  const said = await readLine(child, ready, output);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    said,
    written: () => output.join(''),
    signal: (name) => child.kill(name),
    ended,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill();
      await ended;
    },
  };
}

function collect(child: ChildProcess): string[] {
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text));
  return output;
}

function readLine(child: ChildProcess, ready: RegExp, output: readonly string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const found = ready.exec(output.join(''));
      if (found) resolve(found.slice(1));
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`ended before it listened: ${output.join('')}`)));
  });
}
