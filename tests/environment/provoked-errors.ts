// Which errors of the catalogue the server answered its tests with. Every worker notes them as empty files of one folder;
// when all tests have run, one that nobody provoked fails the run.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// By its path: what runs around the tests, outside of jest's modules, would get the built package.
import { ERROR_NAMES, errorNameOf } from '../../packages/contract/src/errors/catalogue';

const FOLDER = 'PROVOKED_ERRORS';

/** Workers that are started after it write there. */
export function beginNoting(): void {
  process.env[FOLDER] = mkdtempSync(join(tmpdir(), 'quoin-provoked-'));
}

const noted = new Set<string>();

/** @param body of a reply over HTTP, whatever it is */
export function noteProvoked(status: number, body: string): void {
  const folder = process.env[FOLDER];
  const [, code] = status < 400 ? [] : (/^\{"code":(\d+),/.exec(body) ?? []);
  const name = code && errorNameOf(Number(code));
  if (!folder || !name || noted.has(name)) return;
  noted.add(name);
  writeFileSync(join(folder, name), '');
}

/** The options of jest that select a part of the tests. */
export interface Chosen {
  testPathPatterns: { isSet(): boolean };
  testNamePattern?: string;
  shard?: unknown;
  onlyChanged?: boolean;
  onlyFailures?: boolean;
}

/** @throws Error naming the errors that no test provoked, after a run of all tests */
export function checkAllProvoked(run: Chosen): void {
  const folder = process.env[FOLDER] ?? '';
  const provoked = new Set(readdirSync(folder));
  rmSync(folder, { recursive: true });
  if (run.testPathPatterns.isSet() || run.testNamePattern || run.shard || run.onlyChanged || run.onlyFailures)
    return;
  const missing = ERROR_NAMES.filter((name) => !provoked.has(name));
  if (missing.length > 0) throw new Error(`No server test provokes over HTTP: ${missing.join(', ')}`);
}
