// The environment before the first investor: a server for real accounts with its own embedded PostgreSQL, a mail server, an
// SMS provider, and a clock that the test moves.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { request as requests } from '@playwright/test';
import { PortalServer } from '../journey/support/portal-server';
import { PORTS } from '../ports';
import { Messages } from './messages';

export const FOLDER = join(import.meta.dirname, '..', '.cache', 'month');
const DATA_DIR = join(FOLDER, 'data');
const CLOCK_FILE = join(FOLDER, 'clock');
/** Node options of all programs of the test. */
export const MOVED_CLOCK = ['--import', pathToFileURL(join(import.meta.dirname, 'moved-clock.mjs')).href];
const PUBLIC_URL = 'https://invest.keystone.example';

export class World {
  readonly messages = new Messages();
  private server: PortalServer | undefined;

  get address(): string {
    return `http://localhost:${PORTS.month}`;
  }

  /** Environment variables of the commands. */
  environment: NodeJS.ProcessEnv = {};

  /** @param instant the start of the test */
  async open(instant: string): Promise<void> {
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER, { recursive: true });
    this.moveTo(instant);
    this.environment = {
      ...process.env,
      ...(await this.messages.open()),
      DEMO: '0',
      DATA_DIR,
      PUBLIC_URL,
      TRUST_PROXY: '1',
      CLOCK_AHEAD_FILE: CLOCK_FILE,
    };
    this.server = new PortalServer(PORTS.month, DATA_DIR, this.environment, MOVED_CLOCK);
    const request = await requests.newContext({ baseURL: this.address });
    await this.server.start(request);
    await request.dispose();
  }

  /** All programs of the test read the file on each access to the clock. */
  moveTo(instant: string): void {
    writeFileSync(`${CLOCK_FILE}.new`, String(new Date(instant).getTime() - Date.now()));
    renameSync(`${CLOCK_FILE}.new`, CLOCK_FILE);
  }

  async close(): Promise<void> {
    await this.server?.stop();
    await this.messages.close();
    rmSync(FOLDER, { recursive: true, force: true });
  }
}
