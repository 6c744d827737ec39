// The operator at the command line, against the server that is running.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PROJECT = join(import.meta.dirname, '..', '..', '..');
const COMMAND_LINE = join(PROJECT, 'packages', 'server', 'dist', 'ops.js');

/** Runs one command; throws with the command's own words if it was refused. */
export const operator = (...command: string[]): Promise<string> =>
  operatorAt(process.env['QUOIN_E2E_DATA_DIR'], ...command);

/** On the server that keeps its data there. Without npm, which asks first whether the build is fresh, and takes as long again. */
export const operatorAt = (dataDir: string | undefined, ...command: string[]): Promise<string> =>
  printed(process.execPath, [COMMAND_LINE, ...command], dataDir);

/** As an operator types it: `npm run ops -- …`. */
export const operatorByNpm = (...command: string[]): Promise<string> =>
  printed('npm', ['run', '--silent', 'ops', '--', ...command], process.env['QUOIN_E2E_DATA_DIR']);

async function printed(program: string, given: string[], dataDir: string | undefined): Promise<string> {
  const { stdout } = await run(program, given, { cwd: PROJECT, env: { ...process.env, DATA_DIR: dataDir } });
  return stdout;
}
