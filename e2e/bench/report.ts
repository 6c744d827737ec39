// The tables of docs/benchmarks.md.
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const getAt = (index: number) => sorted[index] ?? Number.NaN;
  return (getAt((sorted.length - 1) >> 1) + getAt(sorted.length >> 1)) / 2;
}

/** The first column is text, the others are figures. */
export const table = (rows: readonly (readonly (string | number)[])[]) =>
  [rows[0] ?? [], ['---', ...(rows[0] ?? []).slice(1).map(() => '--:')], ...rows.slice(1)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** A figure over its budget is marked by text, not by colour. */
export const against = (value: number, budget: number | undefined, digits: number) =>
  `${value.toFixed(digits)}${budget !== undefined && Number(value.toFixed(digits)) > budget ? ` (over ${Number(budget.toFixed(1))})` : ''}`;

export const machine = (browser: string) =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.versions.node}, Chromium ${browser}, ${new Date().toISOString().slice(0, 10)}`;

/** Replaces one part of docs/benchmarks.md. */
export function writePart(name: string, text: string): void {
  execFileSync(process.execPath, [join(ROOT, 'bin/write-benchmarks.mjs'), name], { input: text });
  process.stdout.write(`${text}\n`);
}

/** Builds a package and those it depends on. */
export const buildPackages = (name: string) =>
  execFileSync('npx', ['turbo', 'run', 'build', `--filter=${name}`, '--output-logs=errors-only'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
