// The command line of the build, run many times without starting it each time.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const PROJECT = join(import.meta.dirname, '..', '..', '..');
const COMMAND_PROCESS = join(import.meta.dirname, 'command-process.mjs');

export interface Printed {
  out: string;
  error: string;
  exitCode: number;
}

/** A process that runs commands one after another, until it is closed or the test ends. */
export class CommandLine {
  private readonly process: ChildProcess;
  private readonly ended = new AbortController();
  private last: Promise<unknown> = Promise.resolve();

  /** @param options of `node` */
  constructor(environment: NodeJS.ProcessEnv, options: string[] = []) {
    this.process = fork(COMMAND_PROCESS, { cwd: PROJECT, env: environment, execArgv: options });
    this.process.once('exit', () => this.ended.abort());
  }

  /** @param environment variables of this command that the process does not have */
  run(words: string[], environment: NodeJS.ProcessEnv = {}): Promise<Printed> {
    const printed = this.last.then(async (): Promise<Printed> => {
      this.process.send({ words, environment });
      const [message] = await once(this.process, 'message', { signal: this.ended.signal });
      return message;
    });
    this.last = printed;
    return printed;
  }

  close(): void {
    this.process.kill();
  }
}
