// A pooler in transaction mode gives every transaction any free connection.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { buildServices, createLogger, readConfig } from '@quoin/server';
import pg from 'pg';
import {
  connectOnce,
  expectPreparedStatements,
  type PoolerClient,
} from '../../packages/server/src/database/pooler-check';
import { freePort } from '../../packages/server/src/shared/free-port';
import { copyTemplate } from './test-database';
import { startChildServer } from './child-server';

const NOT_SUPPORTED = 'the connection pooler does not support prepared statements';

/** Clients that share backends by transaction. `keepsStatements`: prepares a statement again where it is missing. */
function getPooler(backends: pg.Client[], keepsStatements: boolean) {
  const free = [...backends];
  const known = new Map(backends.map((backend) => [backend, new Set<string>()]));
  return async (): Promise<PoolerClient> => {
    const prepared = new Set<string>();
    let own: pg.Client | undefined;
    return {
      async query(query) {
        const backend = own ?? free.pop();
        if (!backend) throw new Error('no free connection');
        try {
          if (query === 'begin') own = backend;
          if (query === 'rollback') own = undefined;
          if (typeof query === 'string') return await backend.query(query);
          const { name, text } = query;
          if (!prepared.has(name) || (keepsStatements && !known.get(backend)?.has(name)))
            await backend.query(`prepare ${name} as ${text}`);
          prepared.add(name);
          known.get(backend)?.add(name);
          return await backend.query(`execute ${name}`);
        } finally {
          if (!own) free.push(backend);
        }
      },
      end: async () => undefined,
    };
  };
}

let backends: pg.Client[];
beforeEach(async () => {
  backends = [1, 2, 3].map(() => new pg.Client({ connectionString: process.env.TEST_DATABASE_URL }));
  await Promise.all(backends.map((backend) => backend.connect()));
});
afterEach(() => Promise.all(backends.map((backend) => backend.end())));

test('a pooler that loses prepared statements is rejected', async () => {
  await expect(expectPreparedStatements(getPooler(backends, false))).rejects.toThrow(NOT_SUPPORTED);
});

test('a pooler that keeps them is accepted', async () => {
  await expectPreparedStatements(getPooler(backends, true));
});

test('a direct connection is accepted', async () => {
  await expectPreparedStatements(() => connectOnce(process.env.TEST_DATABASE_URL ?? ''));
});

const version = /PgBouncer (\d+)\.(\d+)/.exec(spawnSync('pgbouncer', ['--version']).stdout?.toString() ?? '');
const keepsStatements = Number(version?.[1]) > 1 || Number(version?.[2]) >= 21;

// Debian 12 has 1.18.
(version ? test : test.skip)(
  'a server behind the PgBouncer of this machine starts or is rejected',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quoin-pooler-'));
    const url = new URL(await copyTemplate());
    const port = await freePort();
    const file = join(folder, 'pgbouncer.ini');
    writeFileSync(
      file,
      [
        '[databases]',
        `quoin = host=${url.hostname} port=${url.port} dbname=${url.pathname.slice(1)} user=${url.username} password=${url.password}`,
        '[pgbouncer]',
        'listen_addr = 127.0.0.1',
        `listen_port = ${port}`,
        'unix_socket_dir =',
        'auth_type = any',
        'pool_mode = transaction',
        ...(keepsStatements ? ['max_prepared_statements = 200'] : []),
        '',
      ].join('\n'),
    );
    // PgBouncer refuses to run as root.
    const isRoot = userInfo().uid === 0;
    chmodSync(folder, 0o755);
    const pooler = await startChildServer(
      isRoot ? 'setpriv' : 'pgbouncer',
      isRoot ? ['--reuid=65534', '--regid=65534', '--clear-groups', 'pgbouncer', file] : [file],
      /process up/,
    );
    const config = readConfig({
      DATA_DIR: folder,
      DATABASE_URL: `postgres://${url.username}@127.0.0.1:${port}/quoin`,
    });
    const starting = buildServices(config, createLogger('silent'));
    if (keepsStatements) await (await starting).close();
    else await expect(starting).rejects.toThrow(NOT_SUPPORTED);
    await pooler.stop();
    rmSync(folder, { recursive: true });
  },
);
