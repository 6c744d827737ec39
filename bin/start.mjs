// `npm start`: builds what changed (nothing in the artefact of `npm run package`), then runs the server in this process.
import { build, isArtefact } from './build.mjs';

if (!isArtefact) process.stderr.write('Building what changed …\n');
build('@quoin/server', '@quoin/portal');
process.env.NODE_ENV ??= 'production';
process.env.LOG_LEVEL ??= 'warn';
endWithNpm();
await import('../packages/server/dist/main.js');

/** npm passes signals only to its shell, which exits without forwarding them. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
