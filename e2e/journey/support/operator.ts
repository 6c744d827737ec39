// The operator at the command line, against the server that is running.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PROJECT = join(import.meta.dirname, '..', '..', '..');
/** Of the demo's staff; other commands run as its first person. */
const APPROVER = 'nadia.blake@quoin.example';
const COMMAND_LINE = join(PROJECT, 'packages', 'server', 'dist', 'ops.js');

/** Runs one command; throws with the command's own words if it was refused. */
export const operator = (...command: string[]): Promise<string> =>
  operatorAt(process.env['QUOIN_E2E_DATA_DIR'], ...command);

/**
 * On the server that keeps its data there. Without npm, which asks first whether the build is fresh, and takes as long again.
 * What needs another person's approval is approved, and the answer is that of the approval.
 */
export async function operatorAt(dataDir: string | undefined, ...command: string[]): Promise<string> {
  const run = (token: string | undefined, ...words: string[]) =>
    printed(process.execPath, [COMMAND_LINE, ...words], dataDir, token);
  const answer = await run(undefined, ...command);
  const [, approval] = /^\s*"?approval"?:?\s+"?([0-9A-Z]{26})/m.exec(answer) ?? [];
  if (approval === undefined) return answer;
  const { token } = JSON.parse(await run(undefined, 'sign-in', APPROVER, '--print', '--json'));
  const json = command.includes('--json') ? ['--json'] : [];
  return run(token, 'approvals', 'approve', approval, ...json);
}

/** As an operator types it: `npm run ops -- …`. */
export const operatorByNpm = (...command: string[]): Promise<string> =>
  printed('npm', ['run', '--silent', 'ops', '--', ...command], process.env['QUOIN_E2E_DATA_DIR']);

async function printed(
  program: string,
  given: string[],
  dataDir: string | undefined,
  token?: string,
): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, QUOIN_STAFF_TOKEN: token };
  const { stdout } = await run(program, given, { cwd: PROJECT, env });
  return stdout;
}
