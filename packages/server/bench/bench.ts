// `npm run bench:server [-- --accounts 100000 --minutes 10 --folder <path>]`: measures the server on many accounts and
// writes its part of docs/benchmarks.md.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { buildServices } from '../src/build-services';
import { readConfig } from '../src/config';
import { accounts } from '../src/database/tables';
import { createLogger } from '../src/http/log';
import { hashesASecond } from './hash-alone';
import { measure } from './measure';
import { measureMemory } from './memory';
import { serverPage } from './page';
import { signedInPeople } from './people';
import { databaseProcess } from './processor-time';
import { readingScenes, signInScene } from './scenes';
import { seedAtScale } from './seed/seed-at-scale';
import { startServer } from './server-process';
import { tableSizes } from './sizes';
import { measureTwoServers } from './two-servers';
import { walkAndExplain } from './walk';
import { wholeNumber } from './whole-number';

const root = join(import.meta.dirname, '../../..');
const PEOPLE = 1_000;

const given = new Command('npm run bench:server --')
  .option('--accounts <count>', 'how many are seeded', wholeNumber(1, 10_000_000), 100_000)
  .option('--minutes <count>', 'how long memory is watched', wholeNumber(0, 600), 0)
  .option('--seconds <count>', 'how long each round is', wholeNumber(1, 600), 5)
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
try {
  const seededSeconds = await seeded();
  const people = await signedInPeople(open.services, PEOPLE);
  const [busiest, ...others] = people;
  const leaving = others.pop();
  if (!busiest || !leaving) throw new Error('There are too few accounts to measure by.');
  const database = databaseProcess(folder);
  const pace = { rounds: 3, seconds: given.seconds };

  say(`Walking over the calls that read, as an account with ${busiest.investments} investments`);
  const walk = await walkAndExplain(open, busiest);

  const server = await startServer(folder);
  const scenes = readingScenes(others);
  const measured = [];
  for (const scene of scenes) {
    say(`Measuring: ${scene.name}`);
    measured.push(await measure(server, database, scene, pace));
  }
  say('Measuring: sign-in');
  const hashes = await hashesASecond(given.seconds);
  const signIn = await measure(server, database, signInScene(others), pace);
  const portfolio = measured.find(({ scene }) => scene.name === 'portfolio');
  if (!portfolio) throw new Error('The portfolio was not measured.');
  if (given.minutes > 0) say(`Watching memory for ${given.minutes} minutes`);
  const memory =
    given.minutes > 0
      ? await measureMemory(server, scenes, given.minutes, Math.min(...measured.map(({ peak }) => peak)) / 2)
      : undefined;
  await server.stop();

  say('Measuring two processes');
  const two = await measureTwoServers(folder, portfolio.scene, leaving, given.seconds);
  const page = serverPage({
    date: new Date().toISOString().slice(0, 10),
    seededSeconds,
    measured,
    signIn: { measured: signIn, hashes },
    two,
    memory,
    walk,
    sizes: await tableSizes(open.pool),
  });
  execFileSync(process.execPath, [join(root, 'bin/write-benchmarks.mjs'), 'server'], { input: page });
  process.stdout.write(`${page}\n`);
} finally {
  await open.close();
  if (given.folder === undefined) rmSync(folder, { recursive: true, force: true });
}

async function seeded(): Promise<number | undefined> {
  if ((await open.services.db.$count(accounts)) > 0) return undefined;
  say(`Seeding ${given.accounts} accounts`);
  const began = performance.now();
  await seedAtScale(open, given.accounts);
  return Math.round((performance.now() - began) / 1000);
}
