// Runs operator commands against the running server.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addDays, dateInNewYork } from '@quoin/rules';

const run = promisify(execFile);
const PROJECT = join(import.meta.dirname, '..', '..', '..');
/** A member of the demo's staff; other commands run as the first one. */
const APPROVER = 'nadia.blake@quoin.example';
const COMMAND_LINE = join(PROJECT, 'packages', 'server', 'dist', 'ops.js');

/** Runs a command; throws with its output if it fails. */
export const operator = (...command: string[]): Promise<string> =>
  operatorAt(process.env['QUOIN_E2E_DATA_DIR'], ...command);

/**
 * Runs a command on the server with this data directory, without npm, whose build check doubles the time. If the command
 * needs another person's approval, approves it and returns the output of the approval.
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

/** Runs a command through `npm run ops -- …`, like an operator. */
export const operatorByNpm = (...command: string[]): Promise<string> =>
  printed('npm', ['run', '--silent', 'ops', '--', ...command], process.env['QUOIN_E2E_DATA_DIR']);

/** A due date of a capital call for which an investor can still send money. */
export const callDueDate = (): string => addDays(dateInNewYork(new Date()), 60);

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
