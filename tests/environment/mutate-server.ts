// Runs mutation tests of the server with one PostgreSQL for all mutants. Arguments are passed to Stryker, first the
// configuration file.
import { spawnSync } from 'node:child_process';
import { startWithTemplate } from './start-postgres';

const stop = await startWithTemplate();
const options = ['stryker', 'run', ...process.argv.slice(2)];
const { status } = spawnSync('npx', options, { stdio: 'inherit', shell: process.platform === 'win32' });
await stop();
process.exitCode = status ?? 1;
