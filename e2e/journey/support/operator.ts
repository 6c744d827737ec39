import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { addDays, dateInNewYork } from '@quoin/rules';
import { CommandLine, PROJECT } from './command-line';
import type { APIRequestContext } from '@playwright/test';
import { call } from './api';

// Runs operator commands against the running server.

const DATA_DIR = process.env['QUOIN_E2E_DATA_DIR'] ?? '';
/** A member of the demo's staff; other commands run as the first one. */
const APPROVER = 'nadia.blake@quoin.example';
const commandLines = new Map<string, CommandLine>();

/** Runs a command; throws with its output if it fails. */
export const operator = (...command: string[]): Promise<string> => operatorAt(DATA_DIR, ...command);

/**
 * Runs a command on the server with this data directory, in a process of the worker for all such commands. If the command
 * needs another person's approval, approves it and returns the output of the approval.
 */
export async function operatorAt(dataDir: string, ...command: string[]): Promise<string> {
  const commandLine = commandLines.get(dataDir) ?? new CommandLine({ ...process.env, DATA_DIR: dataDir });
  commandLines.set(dataDir, commandLine);
  const run = async (token: string | undefined, ...words: string[]) => {
    const { out, error, exitCode } = await commandLine.run(words, { QUOIN_STAFF_TOKEN: token });
    if (exitCode !== 0) throw new Error(`${words.join(' ')} failed: ${error}${out}`);
    return out;
  };
  const answer = await run(undefined, ...command);
  const [, approval] = /^\s*"?approval"?:?\s+"?([0-9A-Z]{26})/m.exec(answer) ?? [];
  if (approval === undefined) return answer;
  const { token } = JSON.parse(await run(undefined, 'sign-in', APPROVER, '--print', '--json'));
  const json = command.includes('--json') ? ['--json'] : [];
  return run(token, 'approvals', 'approve', approval, ...json);
}

/** Runs a command through `npm run ops -- …`, like an operator. */
export async function operatorByNpm(...command: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR };
  const words = ['run', '--silent', 'ops', '--', ...command];
  return (await promisify(execFile)('npm', words, { cwd: PROJECT, env })).stdout;
}

/** A due date of a capital call for which an investor can still send money. */
export const callDueDate = (): string => addDays(dateInNewYork(new Date()), 60);

/** Records the last unit price again, for another day. */
export async function valueAgain(
  request: APIRequestContext,
  dataDir: string,
  { token, investmentId, day }: { token: string; investmentId: string; day: string },
): Promise<void> {
  const { product, unit_price: price } = await call(request, 'getInvestment', {
    token,
    params: { investmentId },
  });
  const value = ['products', 'set-valuation', product.id, '--price', price ?? '', '--date', day];
  await operatorAt(dataDir, ...value);
}
