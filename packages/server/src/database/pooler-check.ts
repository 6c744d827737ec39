// Detects connection poolers that lose prepared statements, such as PgBouncer before 1.21 in transaction mode. A server
// behind one starts, and then half of its calls fail.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { ConfigError, errorCode } from '../shared/errors';

interface NamedQuery {
  name: string;
  text: string;
}

export interface PoolerClient {
  query(query: string | NamedQuery): Promise<{ rows: { pid?: unknown }[] }>;
  end(): Promise<void>;
}

const WITHIN_MS = 3000;
/** Other clients of the pooler may take the connection that the check needs. */
const ATTEMPTS = 5;
const INVALID_STATEMENT_NAME = '26000';
const SELECT_PID = 'select pg_backend_pid() as pid';

/** @throws ConfigError */
export async function expectPreparedStatements(connect: () => Promise<PoolerClient>): Promise<void> {
  const clients = [await connect(), await connect()] as const;
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) if (await isSettled(...clients)) return;
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

/**
 * Prepares a statement, has the other client occupy the same backend, and uses the statement again.
 * @returns false if the clients had different backends, as always without a pooler
 */
async function isSettled(client: PoolerClient, other: PoolerClient): Promise<boolean> {
  const statement = { name: `pooler_check_${randomBytes(6).toString('hex')}`, text: SELECT_PID };
  const backend = getPid(await client.query(statement));
  await other.query('begin');
  try {
    if (getPid(await other.query(SELECT_PID)) !== backend) return false;
    await client.query(statement);
  } catch (failure) {
    // A pooler with a single connection blocks until the timeout.
    if (errorCode(failure) === INVALID_STATEMENT_NAME) throw new ConfigError([NO_PREPARED_STATEMENTS]);
  } finally {
    await other.query('rollback');
  }
  return true;
}

const getPid = ({ rows }: { rows: { pid?: unknown }[] }): unknown => rows[0]?.pid;

const NO_PREPARED_STATEMENTS =
  'DATABASE_URL: the connection pooler does not support prepared statements, so calls would fail. Use PgBouncer 1.21 or later with max_prepared_statements=200, or its session mode.';

/** A connection of its own, because the pool of the server would give both roles the same one. */
export async function connectOnce(connectionString: string): Promise<PoolerClient> {
  const client = new pg.Client({ connectionString, query_timeout: WITHIN_MS });
  client.on('error', () => undefined); // Errors also reject its promises; an unhandled event would end the process.
  await client.connect();
  return client;
}
