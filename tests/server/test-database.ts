import pg from 'pg';
import { TEMPLATE, withDatabase } from '../environment/start-postgres';

/** Creates a migrated, empty database. */
export async function copyTemplate(): Promise<string> {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  await execute(`create database ${name} template ${TEMPLATE}`);
  return withDatabase(serverUrl(), name);
}

/** Deletes a database that has no connections. The databases of a run of jest are deleted with their PostgreSQL. */
export const dropDatabase = (url: string): Promise<void> =>
  execute(`drop database ${new URL(url).pathname.slice(1)}`);

async function execute(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: these tests run by tests/jest.config.mjs');
  return url;
}
