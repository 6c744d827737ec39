// Records which errors of the catalogue the server tests provoke. Each worker writes empty files to a shared folder; after a
// run of all tests, an error that no test provoked fails the run.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// By path: jest's global setup runs outside its module system and would resolve the built package.
import { ERROR_NAMES, getErrorName } from '../../packages/contract/src/errors/catalogue';

const FOLDER = 'PROVOKED_ERRORS';

/** Must run before the workers start, which inherit the folder. */
export function beginNoting(): void {
  process.env[FOLDER] = mkdtempSync(join(tmpdir(), 'quoin-provoked-'));
}

const noted = new Set<string>();

/** @param body any HTTP response body */
export function noteProvoked(status: number, body: string): void {
  const folder = process.env[FOLDER];
  const [, code] = status < 400 ? [] : (/^\{"code":(\d+),/.exec(body) ?? []);
  const name = code && getErrorName(Number(code));
  if (!folder || !name || noted.has(name)) return;
  noted.add(name);
  writeFileSync(join(folder, name), '');
}

/** jest's options that select a subset of the tests. */
export interface Chosen {
  testPathPatterns: { isSet(): boolean };
  testNamePattern?: string;
  shard?: unknown;
  onlyChanged?: boolean;
  onlyFailures?: boolean;
}

/** @throws Error with the errors that no test provoked, after a run of all tests */
export function checkAllProvoked(run: Chosen): void {
  const folder = process.env[FOLDER] ?? '';
  const provoked = new Set(readdirSync(folder));
  rmSync(folder, { recursive: true });
  if (run.testPathPatterns.isSet() || run.testNamePattern || run.shard || run.onlyChanged || run.onlyFailures)
    return;
  const missing = ERROR_NAMES.filter((name) => !provoked.has(name));
  if (missing.length > 0) throw new Error(`No server test provokes over HTTP: ${missing.join(', ')}`);
}
