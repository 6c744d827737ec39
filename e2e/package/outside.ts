// A folder outside the workspace, and the two packages in it as npm would publish them.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

export const newFolder = () => realpathSync(mkdtempSync(join(tmpdir(), 'quoin-published-')));

/** The path of the tarball that `npm publish` would send. */
export function pack(name: 'rules' | 'ui', into: string): string {
  const folder = join(root, 'packages', name);
  const printed = run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', into], folder);
  const [packed] = JSON.parse(printed) as { filename: string }[]; // npm writes it
  if (!packed) throw new Error(`npm packed nothing in ${name}`);
  return join(into, packed.filename);
}

/** A new app: the given files, and the packages installed. Versions are those of this workspace, which npm has at hand. */
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
  const { version } = createRequire(import.meta.url)(`${name}/package.json`) as { version: string }; // npm writes it
  return `${name}@${version}`;
}

/** A tool of this workspace, started by its own file. */
export const tool = (name: string, file: string) =>
  join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), file);

/** What the command prints. If it fails, that is in the error. */
export function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
}
