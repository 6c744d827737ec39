// A command uses the database of a server as it is: it creates none, and changes no schema.
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startOperator } from './quoin-process';
import { startTestApp } from './test-app';

async function listProducts(environment: NodeJS.ProcessEnv) {
  const command = startOperator(['products', 'list'], environment);
  const [error, [exitCode]] = await Promise.all([text(command.stderr), once(command, 'exit')]);
  return { error, exitCode };
}

test('without a database in the data folder, a command says so and creates none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-nothing-'));
  const { error, exitCode } = await listProducts({ DATA_DIR: folder });
  expect(exitCode).toBe(1);
  expect(error).toContain(`DATABASE_URL is not set, and there is no database in DATA_DIR (${folder}).`);
  expect(existsSync(join(folder, 'postgres'))).toBe(false);
  rmSync(folder, { recursive: true });
});

describe.each([
  ['is empty', 'drop schema drizzle cascade', 'This database is empty.'],
  [
    'has the schema of an earlier version',
    `delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
    'the schema of an earlier version',
  ],
  [
    'has the schema of a later version',
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`,
    'the schema of a later version',
  ],
])('a database that %s', (_, change, reason) => {
  test('is refused by a command, and stays as it is', async () => {
    const app = await startTestApp();
    const schemas = async () =>
      (await app.open.pool.query('select nspname from pg_namespace order by nspname')).rows;
    await app.open.pool.query(change);
    const before = await schemas();
    const { error, exitCode } = await listProducts({
      DATABASE_URL: app.config.databaseUrl,
      DATA_DIR: app.config.dataDir,
    });
    expect(exitCode).toBe(1);
    expect(error).toContain(reason);
    expect(await schemas()).toEqual(before);
    await app.close();
  });
});
