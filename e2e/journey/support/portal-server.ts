// A server for one test with its own data folder, which can be killed and started again.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';

const PROJECT = join(import.meta.dirname, '..', '..', '..');

export class PortalServer {
  private server: ChildProcess | undefined;
  private said = '';
  /** True from `kill` until the next start. */
  isKilled = false;

  constructor(
    private readonly port: number,
    readonly dataDir: string,
    private readonly environment: NodeJS.ProcessEnv = process.env,
    /** Options of `node`. */
    private readonly options: readonly string[] = [],
  ) {}

  get address(): string {
    return `http://localhost:${this.port}`;
  }

  private get isRunning(): boolean {
    return this.server?.exitCode === null && this.server.signalCode === null;
  }

  /** Starts the server like `npm start` but without npm, so that it receives signals. Resolves when it is ready. */
  async start(request: APIRequestContext): Promise<void> {
    this.said = '';
    this.isKilled = false;
    this.server = spawn(process.execPath, [...this.options, 'bin/start.mjs'], {
      cwd: PROJECT,
      env: { PUBLIC_URL: this.address, ...this.environment, PORT: String(this.port), DATA_DIR: this.dataDir },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.server.stderr?.on('data', (text: Buffer) => (this.said += text.toString()));
    await expect
      .poll(
        async () => {
          if (!this.isRunning) throw new Error(`The server did not start:\n${this.said}`);
          const ready = await request.get('/api/health/ready').catch(() => undefined);
          return ready?.ok() ?? false;
        },
        { timeout: 150_000 }, // several may start at once, each with a new database
      )
      .toBe(true);
  }

  /** Kills the server without a shutdown. Its database keeps running. */
  async kill(): Promise<void> {
    this.isKilled = true;
    await this.end('SIGKILL');
  }

  /** Shuts the server down. @returns the exit code */
  async stop(): Promise<number | null> {
    await this.end('SIGTERM');
    return this.server?.exitCode ?? null;
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!this.server || !this.isRunning) return;
    const ended = once(this.server, 'exit');
    this.server.kill(signal);
    await ended;
  }
}
