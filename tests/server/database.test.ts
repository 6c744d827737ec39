import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { buildServices, createLogger, readConfig } from '@quoin/server';
import { checkChain } from '../../packages/server/src/audit/chain';
import type { Database } from '../../packages/server/src/database/database';
import { openEmbeddedPostgres } from '../../packages/server/src/database/embedded-postgres';
import { migrate } from '../../packages/server/src/database/migrate';
import journal from '../../packages/server/src/database/migrations/meta/_journal.json';
import { openDatabase } from '../../packages/server/src/database/open-database';
import { expectUsable } from '../../packages/server/src/database/usable-database';
import { withDatabase } from '../environment/start-postgres';

const query = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
};

test('a start without a reachable database fails with what to check, without the password', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-unreachable-'));
  const config = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: 'postgres://quoin:secret-word@127.0.0.1:1/quoin',
  });
  const failure = await buildServices(config, createLogger('silent')).catch((error: unknown) => error);
  expect(String(failure)).toContain('DATABASE_URL: the database does not respond (ECONNREFUSED)');
  expect(String(failure)).not.toContain('secret-word');
  rmSync(folder, { recursive: true });
});

describe('a start on a PostgreSQL that cannot be used names the correction', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-unusable-'));
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `unusable_${process.pid}`;
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(async () => {
    await query(server, `drop database if exists ${name}`);
    await query(server, `drop role if exists ${name}`);
  });

  const start = async (url: string) => {
    const config = readConfig({ DATA_DIR: folder, DATABASE_URL: url });
    return String(await buildServices(config, createLogger('silent')).catch((error: unknown) => error));
  };
  const signedInAs = (user: string, password: string) => {
    const url = new URL(withDatabase(server, name));
    return Object.assign(url, { username: user, password }).href;
  };

  test('of a database that does not exist', async () => {
    expect(await start(withDatabase(server, name))).toContain('no database of this name');
  });

  test('of an encoding that lacks characters', async () => {
    await query(server, `create database ${name} encoding 'LATIN1' locale 'C' template template0`);
    expect(await start(withDatabase(server, name))).toContain('has the encoding LATIN1');
  });

  test('of a database that takes no writes', async () => {
    await query(server, `create database ${name}`);
    await query(server, `alter database ${name} set default_transaction_read_only = on`);
    expect(await start(withDatabase(server, name))).toContain('Use the address of the primary');
  });

  test('of a role that does not own the database', async () => {
    await query(server, `create database ${name}`);
    await query(server, `create role ${name} login password 'weak'`);
    expect(await start(signedInAs(name, 'weak'))).toContain('alter database <name> owner to <role>');
  });

  test('of a version that is too old', async () => {
    const old = { query: async () => ({ rows: [{ version: '14.11 (Debian)', encoding: 'UTF8' }] }) };
    await expect(expectUsable(old as never, server)).rejects.toThrow('14.11 (Debian) is too old');
  });
});

test('four processes that concurrently migrate an empty database migrate it once', async () => {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `empty_${process.pid}`;
  await query(server, `create database ${name}`);
  const url = withDatabase(server, name);
  const pools = [1, 2, 3, 4].map(() => openDatabase(url, 2).pool);
  await Promise.all(pools.map((one) => migrate(one)));
  await Promise.all(pools.map((pool) => pool.end()));
  expect(await query(url, 'select count(*)::int as count from drizzle.__drizzle_migrations')).toEqual([
    { count: journal.entries.length },
  ]);
  expect(await query(url, 'select count(*)::int as count from accounts')).toEqual([{ count: 0 }]);
  await query(server, `drop database ${name}`);
});

test('a server rejects the database of a later version and changes nothing in it', async () => {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `later_${process.pid}`;
  await query(server, `create database ${name}`);
  const { pool } = openDatabase(withDatabase(server, name), 2);
  await migrate(pool);
  await pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) select 'later', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  );
  const afterwards = jest.fn();
  await expect(migrate(pool, { afterwards })).rejects.toThrow('has the schema of a later version');
  expect(afterwards).not.toHaveBeenCalled();
  await pool.end();
  await query(server, `drop database ${name}`);
});

test('two servers that start concurrently on an empty database both start (three times)', async () => {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const dataDir = mkdtempSync(join(tmpdir(), 'quoin-pair-'));
  for (let time = 1; time <= 3; time++) {
    const name = `pair_${time}_${process.pid}`;
    await query(server, `create database ${name}`);
    const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: withDatabase(server, name) });
    const pair = await Promise.all([1, 2].map(() => buildServices(config, createLogger('silent'))));
    await Promise.all(pair.map(({ close }) => close()));
    await query(server, `drop database ${name}`);
  }
  rmSync(dataDir, { recursive: true });
});

test('the migration of the chain links earlier acts in the order of writing', async () => {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `unchained_${process.pid}`;
  await query(server, `create database ${name}`);
  const { db, pool } = openDatabase(withDatabase(server, name), 2);
  const migrationsFolder = migrationsBefore('0003_audit_chain');
  await applyMigrations(db, { migrationsFolder });
  rmSync(migrationsFolder, { recursive: true });
  await pool.query(`insert into audit_trail (at, actor, act, object, detail)
    select now() - id * interval '1 day', 'job', 'test.act_' || id, 'test:1', '{}' from generate_series(1, 5) id`);
  await migrate(pool);
  const { rows } = await pool.query('select act from audit_trail order by position');
  expect(rows.map(({ act }) => act)).toEqual([1, 2, 3, 4, 5].map((id) => `test.act_${id}`));
  expect(await checkChain(db)).toMatchObject({ intact: true, head: { position: 5 } });
  await pool.end();
  await query(server, `drop database ${name}`);
});

const VERSIONS = journal.entries.map(({ tag }) => tag);

test.each([
  // Drizzle applies all pending migrations in one transaction.
  ['in one step', []],
  ['version by version', VERSIONS.slice(0, -1)],
])(
  'a database in use since the first version is brought to the newest %s, by four processes at once',
  async (_steps, versions) => {
    const server = process.env.TEST_DATABASE_URL ?? '';
    const name = `since_${versions.length}_${process.pid}`;
    await query(server, `create database ${name}`);
    const url = withDatabase(server, name);
    const { db, pool } = openDatabase(url, 2);
    await migrateTo(db, VERSIONS[0] ?? '');
    await pool.query(readFileSync(join(__dirname, 'database-of-first-version.sql'), 'utf8'));
    const before = await countsIn(pool);
    for (const version of versions) await migrateTo(db, version);
    const pools = [1, 2, 3, 4].map(() => openDatabase(url, 2).pool);
    await Promise.all(pools.map((one) => migrate(one)));
    await Promise.all(pools.map((one) => one.end()));
    const after = await countsIn(pool);
    const { sign_in_attempts, ...kept } = before;
    expect(after).toMatchObject({ ...kept, attempt_counts: sign_in_attempts });
    expect(await checkChain(db)).toMatchObject({ intact: true, head: { position: before['audit_trail'] } });
    await pool.end();
    await query(server, `drop database ${name}`);
  },
);

test('the migration to signer rows keeps the signer of a signed envelope, and creates an unsigned one again for all signers', async () => {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `one_signer_${process.pid}`;
  await query(server, `create database ${name}`);
  const { db, pool } = openDatabase(withDatabase(server, name), 2);
  const [first = ''] = journal.entries.map(({ tag }) => tag);
  await migrateTo(db, first);
  await pool.query(readFileSync(join(__dirname, 'database-of-first-version.sql'), 'utf8'));
  await migrateTo(db, '0015_documents_in_order');
  await pool.query(`update envelopes set typed_name = null, drawn_strokes = '[[0,0,500,200]]',
    identity_checked_at = '2025-01-03' where id = 'envelope-2'`);
  await pool.query(
    `update applications set values = jsonb_set(values, '{investor_information,signers}', $1) where investment_id = 'investment-3'`,
    [JSON.stringify(OWNERS)],
  );
  await pool.query(
    `update envelopes set status = 'viewed', sealed_file_id = null, signed_at = null where id = 'envelope-3'`,
  );
  await migrate(pool);
  const { rows } =
    await pool.query(`select place, name, email, consent_version, consent_at is not null as consented,
    end_reached_at is not null as read, signed_at is not null as signed, typed_name, drawn_strokes,
    identity_checked_at is not null as identified, devices, count(*) over ()::int as count
    from envelope_signers where envelope_id like 'envelope-%' order by envelope_id <> 'envelope-1', envelope_id <> 'envelope-2' limit 2`);
  const kept = {
    place: 1,
    name: 'Robin Ashdown',
    consent_version: '2025-01',
    consented: true,
    read: true,
    signed: true,
    devices: {},
    count: 100,
  };
  const typed = { typed_name: 'Robin Ashdown', drawn_strokes: null, identified: false };
  const drawn = { typed_name: null, drawn_strokes: [[0, 0, 500, 200]], identified: true };
  expect(rows).toEqual([
    { ...kept, ...typed, email: 'robin.1@example.com' },
    { ...kept, ...drawn, email: 'robin.2@example.com' },
  ]);
  const { rows: requested } = await pool.query(
    `select status, name, email from envelopes join envelope_signers on envelope_id = id
      where investment_id = 'investment-3' order by status, place`,
  );
  expect(requested).toEqual([
    { status: 'cancelled', name: 'Robin Ashdown', email: 'robin.3@example.com' },
    { status: 'preparing', name: 'Robin Ashdown', email: 'robin@example.com' },
    { status: 'preparing', name: 'Jordan Vance', email: 'jordan@example.com' },
  ]);
  await pool.end();
  await query(server, `drop database ${name}`);
});

test('the migration to the names of the glossary keeps the changes of the catalogue, and later ones are recorded too', async () => {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `shelved_${process.pid}`;
  await query(server, `create database ${name}`);
  const { db, pool } = openDatabase(withDatabase(server, name), 2);
  const [first = ''] = journal.entries.map(({ tag }) => tag);
  await migrateTo(db, first);
  await pool.query(readFileSync(join(__dirname, 'database-of-first-version.sql'), 'utf8'));
  await migrateTo(db, '0039_removed_parts');
  await pool.query('delete from changes');
  await pool.query('update products set position = position');
  await migrate(pool);
  await pool.query('update products set position = position');
  await pool.query('delete from valuations');
  const { rows } = await pool.query('select subject from changes');
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ subject: 'catalogue' })));
  await pool.end();
  await query(server, `drop database ${name}`);
});

const OWNERS = [
  { first_name: 'Robin', last_name: 'Ashdown', email: 'robin@example.com' },
  { first_name: 'Jordan', last_name: 'Vance', email: 'jordan@example.com' },
];

/** Rows of each table. */
async function countsIn(pool: pg.Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const counts = rows.map(async ({ name }) => {
    const counted = await pool.query<{ count: number }>(`select count(*)::int as count from "${name}"`);
    return [name, counted.rows[0]?.count ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

async function migrateTo(db: Database, tag: string): Promise<void> {
  const at = journal.entries.findIndex((entry) => entry.tag === tag);
  const migrationsFolder = migrationsBefore(journal.entries[at + 1]?.tag);
  await applyMigrations(db, { migrationsFolder });
  rmSync(migrationsFolder, { recursive: true });
}

/** A folder with the migrations before the given one; with all of them by default. */
function migrationsBefore(tag: string | undefined): string {
  const all = join(__dirname, '../../packages/server/src/database/migrations');
  const folder = mkdtempSync(join(tmpdir(), 'quoin-migrations-'));
  const at = journal.entries.findIndex((one) => one.tag === tag);
  const entries = at === -1 ? journal.entries : journal.entries.slice(0, at);
  mkdirSync(join(folder, 'meta'));
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag: earlier } of entries)
    copyFileSync(join(all, `${earlier}.sql`), join(folder, `${earlier}.sql`));
  return folder;
}

function killPostmaster(folder: string): void {
  const [pid] = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

describe('the embedded PostgreSQL', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'quoin-embedded-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('starts in a private folder, keeps its data, and stops after the last user closes it', async () => {
    const first = await openEmbeddedPostgres(folder);
    await query(first.url, 'create table kept (value text)');
    await first.close();
    await expect(query(first.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
    const second = await openEmbeddedPostgres(folder);
    expect(await query(second.url, 'select * from kept')).toEqual([]);
    await second.close();
  });

  test('that has no room is reported with the reason of initdb, and leaves nothing', async () => {
    const program = join(__dirname, '../../packages/server/dist/main.js');
    const limited = `ulimit -f 64; exec "${process.execPath}" "${program}"`; // Smaller than the write-ahead log.
    const { status, stderr } = spawnSync('sh', ['-c', limited], {
      env: { PATH: process.env.PATH, DATA_DIR: folder },
      encoding: 'utf8',
    });
    expect(stderr).toMatch(
      /^Invalid configuration:\n  - DATA_DIR: the embedded PostgreSQL could not be .*: .*\n$/,
    );
    expect({ status, left: readdirSync(folder) }).toEqual({ status: 1, left: ['keys'] });
  });

  test('that outlived its server is reused, and keeps running while others are connected', async () => {
    const outlived = await openEmbeddedPostgres(folder);
    const server = new pg.Client({ connectionString: outlived.url });
    await server.connect();
    const command = await openEmbeddedPostgres(folder);
    expect(command.url).toBe(outlived.url);
    await command.close();
    expect((await server.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await server.end();
    await outlived.close();
  });

  test('does not keep running because of own connections whose backends have not ended yet', async () => {
    const opened = await openEmbeddedPostgres(folder);
    const { pool } = openDatabase(opened.url, 3);
    await Promise.all(Array.from({ length: 3 }, () => pool.query('select pg_sleep(0.1)')));
    await opened.close();
    await expect(query(opened.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
    await pool.end();
  });

  test('after PostgreSQL is killed the next start recovers committed data', async () => {
    const killed = await openEmbeddedPostgres(folder);
    await query(killed.url, `create table kept as select 'committed' as value`);
    killPostmaster(folder);
    const next = await openEmbeddedPostgres(folder);
    expect(await query(next.url, 'select value from kept')).toEqual([{ value: 'committed' }]);
    await next.close();
  });

  test('is restarted on its port with all committed data after a kill, and both events are reported', async () => {
    const opened = await openEmbeddedPostgres(folder);
    const reported: string[] = [];
    opened.supervise((event, cause) => reported.push(cause === undefined ? event : `${event}: ${cause}`));
    await query(opened.url, `create table kept as select 'committed' as value`);
    for (const times of [1, 2]) {
      killPostmaster(folder);
      while (reported.filter((line) => line === 'restarted').length < times) await wait(50);
      expect(await query(opened.url, 'select value from kept')).toEqual([{ value: 'committed' }]);
    }
    expect(reported[0]).toMatch(/^ended: ./);
    await opened.close();
    await wait(1500);
    await expect(query(opened.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  test('is started by a command after a kill, on the port that the server knows', async () => {
    const server = await openEmbeddedPostgres(folder);
    await query(server.url, 'select 1');
    killPostmaster(folder);
    const command = await openEmbeddedPostgres(folder);
    expect(command.url).toBe(server.url);
    await command.close();
    await server.close();
  });

  test('starts without delay despite a stale postmaster.pid with the pid of another process', async () => {
    const killed = await openEmbeddedPostgres(folder);
    await query(killed.url, `create table kept as select 'committed' as value`);
    killPostmaster(folder);
    const file = join(folder, 'postgres/postmaster.pid');
    const [, ...rest] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, [process.pid, ...rest].join('\n'));
    const startedAt = performance.now();
    const next = await openEmbeddedPostgres(folder);
    expect(performance.now() - startedAt).toBeLessThan(30_000);
    expect(await query(next.url, 'select value from kept')).toEqual([{ value: 'committed' }]);
    await next.close();
  });

  test('works in a folder with a dollar sign and a space in its name', async () => {
    const odd = join(folder, 'in $HOME of $USER');
    const opened = await openEmbeddedPostgres(odd);
    expect(await query(opened.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await opened.close();
  });

  test('is shared by two processes that start concurrently on an empty folder', async () => {
    const [one, two] = await Promise.all([openEmbeddedPostgres(folder), openEmbeddedPostgres(folder)]);
    expect(one.url).toBe(two.url);
    await one.close();
    await two.close();
  });

  test('starts despite the remains of an interrupted first start', async () => {
    mkdirSync(join(folder, 'postgres.0123456789ab/cluster'), { recursive: true });
    const opened = await openEmbeddedPostgres(folder);
    expect(await query(opened.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await opened.close();
  });
});
