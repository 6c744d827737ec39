// The operator at the command line: `npm run ops -- …` against the server that is running.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs one command; throws with the command's own words if it was refused. */
export async function operator(...command: string[]): Promise<string> {
  const { stdout } = await run('npm', ['run', '--silent', 'ops', '--', ...command], {
    cwd: join(import.meta.dirname, '..', '..', '..'),
    env: { ...process.env, DATA_DIR: process.env['QUOIN_E2E_DATA_DIR'] },
  });
  return stdout;
}
