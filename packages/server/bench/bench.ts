// `npm run bench:server [-- --accounts 100000 --minutes 10 --folder <path>]`: measures the server on many accounts and
// writes its part of docs/benchmarks.md.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import pg from 'pg';
import { buildServices } from '../src/app/build-services';
import { readConfig } from '../src/config';
import { accounts } from '../src/database/tables';
import { createLogger } from '../src/http/log';
import { measure } from './measure';
import { measureMemory, type Memory } from './memory';
import { serverPage } from './page';
import { signedInPeople } from './people';
import { databaseProcess } from './processor-time';
import { getPortfolio, readingScenes, signInScene } from './scenes';
import { seedAtScale } from './seed/seed-at-scale';
import { startServer, type Running } from './server-process';
import { measureSignIn } from './sign-in';
import { tableSizes } from './sizes';
import { measureTwoServers } from './two-servers';
import { walkAndExplain } from './walk';
import { parseWholeNumber } from './seed/options';

const root = join(import.meta.dirname, '../../..');
const PEOPLE = 1_000;
/** Many short rounds, so that other load on the machine affects only a few. */
const ROUNDS = 7;

const given = new Command('npm run bench:server --')
  .option('--accounts <count>', 'how many are seeded', parseWholeNumber(1, 10_000_000), 100_000)
  .option(
    '--minutes <count>',
    'how long memory is watched; a token lives for fifteen',
    parseWholeNumber(0, 14),
    0,
  )
  .option('--seconds <count>', 'how long each round is', parseWholeNumber(1, 600), 3)
  .option('--folder <path>', 'keeps the seeded database there, and uses the one that is there')
  .parse()
  .opts<{ accounts: number; minutes: number; seconds: number; folder?: string }>();

const say = (what: string) => process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${what} …\n`);
const folder =
  given.folder === undefined ? mkdtempSync(join(tmpdir(), 'quoin-bench-')) : resolve(given.folder);

say('Building the server');
execFileSync('npx', ['turbo', 'run', 'build', '--filter=@quoin/server', '--output-logs=errors-only'], {
  cwd: root,
  stdio: 'inherit',
});

const open = await buildServices(readConfig({ DATA_DIR: folder, DEMO: '0' }), createLogger('silent'));
// An open connection keeps the database running after the server stops. The pool closes idle connections.
const connection = new pg.Client(open.pool.options.connectionString);
await connection.connect();
try {
  const seededSeconds = await seedOnce();
  const [busiest, ...others] = await signedInPeople(open.services, PEOPLE);
  const database = databaseProcess(folder);
  const pace = { rounds: ROUNDS, seconds: given.seconds };

  say(`Walking over the calls that read, as an account with ${busiest.investments} investments`);
  const walk = await walkAndExplain(open, busiest);

  const server = await startServer(folder);
  const measured = [];
  for (const scene of readingScenes(others)) {
    say(`Measuring: ${scene.name}`);
    measured.push(await measure(server, database, scene, pace));
  }
  say('Measuring: sign-in');
  const signIn = await measureSignIn(server, signInScene(others), pace);
  say('Measuring two processes');
  const [leaving, ...staying] = await signedInPeople(open.services, PEOPLE);
  const two = await measureTwoServers(folder, getPortfolio(staying), leaving, given.seconds);
  const memory = await watchedMemory(server, Math.min(...measured.map(({ peak }) => peak)) / 2);
  await server.stop();

  const page = serverPage({
    date: new Date().toISOString().slice(0, 10),
    seededSeconds,
    measured,
    signIn,
    two,
    memory,
    walk,
    sizes: await tableSizes(open.pool),
  });
  execFileSync(process.execPath, [join(root, 'bin/write-benchmarks.mjs'), 'server'], { input: page });
  process.stdout.write(`${page}\n`);
} finally {
  await connection.end();
  await open.close();
  if (given.folder === undefined) rmSync(folder, { recursive: true, force: true });
}

async function seedOnce(): Promise<number | undefined> {
  if ((await open.services.db.$count(accounts)) > 0) return undefined;
  say(`Seeding ${given.accounts} accounts`);
  const began = performance.now();
  await seedAtScale(open, given.accounts);
  return Math.round((performance.now() - began) / 1000);
}

/** With new tokens, since the previous ones may have expired. */
async function watchedMemory(server: Running, rate: number): Promise<Memory | undefined> {
  if (given.minutes === 0) return undefined;
  say(`Watching memory for ${given.minutes} minutes`);
  const people = await signedInPeople(open.services, PEOPLE);
  return measureMemory(server, readingScenes(people), given.minutes, rate);
}
