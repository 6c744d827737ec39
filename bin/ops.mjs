// `npm run ops -- <noun> <verb> …`: the operator's command line, on the database of the local server or of DATABASE_URL.
import { build } from './build.mjs';

build('@quoin/server');
await import('../packages/server/dist/ops.js');
