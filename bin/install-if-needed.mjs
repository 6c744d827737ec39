// Runs before `npm start` and `npm test`: installs dependencies unless node_modules matches package-lock.json.
import './check-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** npm's record of installed packages. */
const note = join(root, 'node_modules/.package-lock.json');

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

function isInstalled() {
  if (!existsSync(note)) return false;
  const installed = readPackages(note);
  return Object.entries(readPackages(join(root, 'package-lock.json')))
    .filter(([path, { optional }]) => path.includes('node_modules/') && !optional)
    .every(([path, { version }]) => installed[path]?.version === version);
}

if (!isInstalled()) {
  process.stderr.write('Installing dependencies (about a minute, once) …\n');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
