// `npm start`: builds what changed, then becomes the server, so that a signal to this process is one to the server.
import { build } from './build.mjs';

process.stderr.write('Building what changed …\n');
build('@quoin/server', '@quoin/portal');
process.env.NODE_ENV ??= 'production';
process.env.LOG_LEVEL ??= 'warn';
await import('../packages/server/dist/main.js');
