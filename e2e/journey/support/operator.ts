// The operator at the command line: `npm run ops -- …` against the server that is running.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs one command; throws with the command's own words if it was refused. */
export const operator = (...command: string[]): Promise<string> =>
  operatorAt(process.env['QUOIN_E2E_DATA_DIR'], ...command);

/** On the server that keeps its data there. */
export async function operatorAt(dataDir: string | undefined, ...command: string[]): Promise<string> {
  const { stdout } = await run('npm', ['run', '--silent', 'ops', '--', ...command], {
    cwd: join(import.meta.dirname, '..', '..', '..'),
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return stdout;
}
