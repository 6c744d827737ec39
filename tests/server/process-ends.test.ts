// Requests and jobs in progress when their process is stopped or killed.
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { alongside, startServerProcess, type ServerProcess } from './quoin-process';
import { startTestApp, type TestApp } from './test-app';

const ira = { investor_type: 'ira', custodian_name: 'Harbor Trust', account_number: '0099887766' } as const;

/** Accepts mails. Those to addresses in `held` wait until they are released. */
class Post {
  readonly delivered: string[] = [];
  readonly asked: string[] = [];
  readonly held = new Set<string>();
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: async ({ address }, _session, done) => {
      this.asked.push(address);
      while (this.held.has(address)) await wait(10);
      done();
    },
    onData: (stream, { envelope }, done) => {
      stream.resume().on('end', () => {
        this.delivered.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });

  async open(): Promise<string> {
    this.server.on('error', () => undefined); // A killed sender resets its connection.
    await new Promise<void>((listening) => this.server.listen(0, '127.0.0.1', listening));
    const { port } = this.server.server.address() as AddressInfo; // a TCP server that listens has one
    return `smtp://127.0.0.1:${port}`;
  }

  close(): Promise<void> {
    this.held.clear();
    return new Promise((closed) => void this.server.close(closed));
  }

  /** Resolves after this number of deliveries to the address have started. */
  async isAsked(address: string, times = 1): Promise<void> {
    while (this.asked.filter((one) => one === address).length < times) await wait(10);
  }
}

let app: TestApp;
let post: Post;
let environment: NodeJS.ProcessEnv;
const started: ServerProcess[] = [];
beforeEach(async () => {
  app = await startTestApp();
  post = new Post();
  environment = { ...(await alongside(app)), SMTP_URL: await post.open() };
});
afterEach(async () => {
  for (const server of started.splice(0)) server.signal('SIGKILL');
  await post.close();
  await app.close();
});

async function start(): Promise<ServerProcess> {
  const server = await startServerProcess(environment);
  started.push(server);
  return server;
}

/** Enqueues a mail to this account for each kind of job. */
async function mailTo(email: string) {
  const { rows } = await app.open.pool.query('select id from accounts where email = $1', [email]);
  await app.db.transaction((tx) =>
    app.services.jobs.enqueue(tx, 'send-security-mail', { accountId: rows[0].id, change: 'twofa_on' }),
  );
}

const jobStates = async () => {
  const { rows } = await app.open.pool.query(
    `select state::text, count(*)::int from pgboss.job where name = 'send-security-mail' group by 1`,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(50);
}

/** Resolves when the shutdown has started. */
const takesNoMore = ({ address }: ServerProcess) =>
  until(() =>
    fetch(`${address}/api/health/live`).then(
      () => false,
      () => true,
    ),
  );

test('at SIGTERM an accepted request is answered, no new one is accepted, and the process exits with 0', async () => {
  const { token } = await app.newInvestor();
  const server = await start();
  const hold = new pg.Client({ connectionString: app.config.databaseUrl });
  await hold.connect();
  await hold.query('begin');
  await hold.query('lock table investors in access exclusive mode');
  const accepted = server.call('createInvestor', { token, key: 'accepted', body: ira });
  await until(async () => {
    const { rowCount } = await hold.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return (rowCount ?? 0) > 0;
  });
  server.signal('SIGTERM');
  await takesNoMore(server);
  await hold.end();
  const { status, reply } = await accepted;
  expect(status).toBe(200);
  expect(await server.ended).toBe(0);
  expect((await app.ok('listInvestors', { token })).items).toEqual([reply]);
});

describe('after SIGTERM one last request on a keep-alive connection', () => {
  async function stopping() {
    const { token } = await app.newInvestor();
    const server = await start();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const get = (path: string) =>
      new Promise<IncomingMessage>((answered, failed) => {
        const headers = { authorization: `Bearer ${token}` };
        request(server.address + path, { agent, headers }, (response) =>
          response.resume().on('end', () => answered(response)),
        )
          .on('error', failed)
          .end();
      });
    await get('/api/health/live');
    server.signal('SIGTERM');
    await takesNoMore(server);
    return { server, get };
  }

  test('is answered', async () => {
    const { server, get } = await stopping();
    const last = await get('/api/v1/user/info');
    expect([last.statusCode, last.headers.connection]).toEqual([200, 'close']);
    expect(await server.ended).toBe(0);
  });

  test('is answered if it arrives while the server is busy, just before idle connections are closed', async () => {
    const { server, get } = await stopping();
    server.signal('SIGSTOP'); // For longer than idle connections stay open.
    const last = get('/api/v1/user/info');
    await wait(3000);
    server.signal('SIGCONT');
    expect((await last).statusCode).toBe(200);
    expect(await server.ended).toBe(0);
  });
});

test('after SIGTERM a running job finishes, and the next process does not repeat it', async () => {
  const { email } = await app.newInvestor();
  post.held.add(email);
  const server = await start();
  await mailTo(email);
  await post.isAsked(email);
  server.signal('SIGTERM');
  await takesNoMore(server);
  post.held.clear();
  expect(await server.ended).toBe(0);
  expect(post.delivered).toEqual([email]);
  expect(await jobStates()).toEqual({ completed: 1 });
  const { email: after } = await app.newInvestor();
  await start();
  await mailTo(after);
  await until(async () => (await jobStates())['completed'] === 2);
  expect(post.delivered).toEqual([email, after]);
});

test('a job that cannot finish before the process ends returns to the queue, and the next process runs it once', async () => {
  const { email } = await app.newInvestor();
  post.held.add(email);
  const server = await start();
  await mailTo(email);
  await post.isAsked(email);
  server.signal('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(await jobStates()).toEqual({ retry: 1 });
  expect(post.delivered).toEqual([]);
  post.held.clear();
  await start();
  await until(async () => (await jobStates())['completed'] === 1);
  expect(post.delivered).toEqual([email]);
});

test('a job of a killed process is run again once, after its timeout', async () => {
  const { email } = await app.newInvestor();
  post.held.add(email);
  const server = await start();
  await mailTo(email);
  await post.isAsked(email);
  server.signal('SIGKILL');
  expect(await server.ended).toBe(null);
  expect(await jobStates()).toEqual({ active: 1 });
  // Skips the minute that a job has.
  await app.open.pool.query(`update pgboss.job set started_on = started_on - interval '1 minute'`);
  post.held.clear();
  await start();
  await until(async () => (await jobStates())['completed'] === 1);
  expect(post.delivered).toEqual([email]);
});
