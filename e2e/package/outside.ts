// A folder outside the workspace with the two packages as npm would publish them.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test as base } from '@playwright/test';

const root = join(import.meta.dirname, '..', '..');

export interface Outside {
  /** Removed after the last test of the worker. */
  folder: string;
  /** Paths of both tarballs, those of the rules first. */
  packed: readonly string[];
}

export const test = base.extend<object, { outside: Outside }>({
  outside: [
    // Playwright parses the fixture's dependencies from its first parameter.
    async ({}, use) => {
      const folder = realpathSync(mkdtempSync(join(tmpdir(), 'quoin-published-')));
      await use({ folder, packed: [pack('rules', folder), pack('ui', folder)] });
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

/** Packs the tarball that `npm publish` would upload. */
function pack(name: 'rules' | 'ui', into: string): string {
  const folder = join(root, 'packages', name);
  const printed = run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', into], folder);
  const [packed] = JSON.parse(printed) as { filename: string }[]; // npm writes it
  if (!packed) throw new Error(`npm packed nothing in ${name}`);
  return join(into, packed.filename);
}

/** Creates an app from a template and installs packages, in the versions of this workspace, which npm has cached. */
export function newApp(folder: string, template: string, packages: readonly string[]): string {
  cpSync(join(import.meta.dirname, 'apps', template), folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'app', private: true }));
  run(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', ...packages],
    folder,
  );
  return folder;
}

/** `react` -> `react@19.3.1` */
export function asHere(name: string): string {
  const file = join(root, 'node_modules', name, 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }; // npm writes it
  return `${name}@${version}`;
}

/** Path of an executable of this workspace. */
export const tool = (name: string, file: string) =>
  join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), file);

/** Returns the output of a command. If it fails, the error contains the output. */
export function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
}
