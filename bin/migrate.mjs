// `npm run migrate`: migrates the database to this version without starting the server.
import { build } from './build.mjs';

build('@quoin/server');
await import('../packages/server/dist/migrate.js');
