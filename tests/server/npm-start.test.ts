// `npm start`, as run by an operator or a process manager.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../packages/server/src/shared/free-port';
import { startTestApp } from './test-app';

test('SIGTERM to npm ends the server too, and frees its port', async () => {
  const app = await startTestApp({ DEMO: '0' });
  const port = await freePort();
  const npm = spawn('npm', ['start'], {
    cwd: join(__dirname, '../..'),
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: app.config.databaseUrl,
      DATA_DIR: app.config.dataDir,
      DEMO: '0',
      ALLOW_UNSAFE: 'http,no-mail,no-sms',
      PORT: String(port),
    },
    stdio: 'ignore',
  });
  const isReady = () =>
    fetch(`http://localhost:${port}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    expect(npm.exitCode).toBeNull();
    await wait(100);
  }
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  while (await isReady()) await wait(100);
  await app.close();
});

test('npm run dev ends, with all its processes, if the port of the API is taken', async () => {
  const app = await startTestApp({ DEMO: '0' });
  const port = await freePort();
  const other = createServer().listen(port, 'localhost');
  const portalPort = await freePort();
  const dev = spawn(process.execPath, ['bin/dev.mjs', '--port', String(portalPort)], {
    cwd: join(__dirname, '../..'),
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: app.config.databaseUrl,
      DATA_DIR: app.config.dataDir,
      DEMO: '0',
      ALLOW_UNSAFE: 'http,no-mail,no-sms',
      PORT: String(port),
    },
  });
  let printed = '';
  dev.stderr.on('data', (part) => (printed += part));
  const [code] = await once(dev, 'close'); // when no process has its output open any more
  expect([code, printed]).toEqual([
    1,
    expect.stringContaining(
      `Port ${port} is in use by another program. Stop it, or set PORT to another one, such as 4100.`,
    ),
  ]);
  other.close();
  await app.close();
});

test.each(['start', 'dev', 'ops', 'migrate', 'install-if-needed'])(
  'bin/%s.mjs ends with a message in a Node.js that is too old',
  (script) => {
    const pretend = `Object.defineProperty(process.versions, 'node', { value: '18.20.8' }); import('./bin/${script}.mjs');`;
    const { status, stderr } = spawnSync(process.execPath, ['--eval', pretend], {
      ...{ cwd: join(__dirname, '../..'), encoding: 'utf8' },
    });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^This is Node\.js 18\.20\.8, and Quoin needs/),
    ]);
  },
);
