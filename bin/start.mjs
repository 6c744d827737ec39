// `npm start`: builds what changed, then becomes the server, so that a signal to this process is one to the server.
import { build } from './build.mjs';

process.stderr.write('Building what changed …\n');
build('@quoin/server', '@quoin/portal');
process.env.NODE_ENV ??= 'production';
process.env.LOG_LEVEL ??= 'warn';
endWithNpm();
await import('../packages/server/dist/main.js');

/** npm passes a signal to its shell only, which ends without passing it on. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
