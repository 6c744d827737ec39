// `npm run ops -- <noun> <verb> …`: the operator's command line, on the database of the server that runs here (or the
// one DATABASE_URL names).
import { build } from './build.mjs';

build('@quoin/server');
await import('../packages/server/dist/ops.js');
