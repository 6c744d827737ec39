// `npm run dev`: the server, restarted after every change, and the portal by Vite with hot reload on port 5173.
import './check-node.mjs';
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const portal = join(root, 'portal');
const vite = join(
  dirname(createRequire(join(portal, 'package.json')).resolve('vite/package.json')),
  'bin/vite.js',
);

let ending = false;
const processes = [
  run(
    root,
    [
      '--watch',
      '--watch-preserve-output',
      '--import=tsx',
      '--conditions=quoin-source',
      'packages/server/src/app/main.ts',
    ],
    { PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173' },
  ),
  run(portal, [vite, '--configLoader=runner', ...process.argv.slice(2)], {
    QUOIN_API: process.env.QUOIN_API ?? `http://localhost:${process.env.PORT ?? 4000}`,
  }),
];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endAll(signal));

/** Starts a process in its own group, so that Ctrl-C reaches it only through `endAll`. */
function run(cwd, args, environment) {
  const child = spawn(process.execPath, args, {
    cwd,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...environment },
  });
  child.on('exit', fail);
  // `--watch` keeps running after the server has exited, and forwards its messages.
  child.on('message', (message) => message === 'cannot start' && fail());
  return child;
}

/** Ends everything, with an error unless a signal has ended it before. */
function fail() {
  if (!ending) process.exitCode = 1;
  endAll('SIGTERM');
}

/** Sends one signal only: on a second one the server would exit immediately and leave its PostgreSQL running. */
function endAll(signal) {
  if (ending) return;
  ending = true;
  for (const child of processes) child.kill(signal);
}
