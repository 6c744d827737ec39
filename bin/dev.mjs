// `npm run dev`: the server, started again at every change, and the portal by Vite with hot reload on port 5173.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const PORTAL = 'http://localhost:5173';

const programOf = (name, file, from = root) =>
  join(dirname(createRequire(join(from, 'package.json')).resolve(`${name}/package.json`)), file);

const portalFolder = join(root, 'portal');
const processes = [
  run(
    root,
    [
      programOf('tsx', 'dist/cli.mjs'),
      'watch',
      '--conditions=quoin-source',
      'packages/server/src/app/main.ts',
    ],
    {
      PUBLIC_URL: process.env.PUBLIC_URL ?? PORTAL,
    },
  ),
  run(portalFolder, [programOf('vite', 'bin/vite.js', portalFolder)], {
    QUOIN_API: process.env.QUOIN_API ?? `http://localhost:${process.env.PORT ?? 4000}`,
  }),
];

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => endAll(signal));

/** When one of the two ends, the other is of no use. */
function run(cwd, args, environment = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  child.on('exit', () => endAll('SIGTERM'));
  return child;
}

function endAll(signal) {
  for (const child of processes) child.kill(signal);
}
