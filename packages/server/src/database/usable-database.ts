// What to correct if a server or a command cannot use its PostgreSQL. The messages omit the URL, which may contain a password.
import type pg from 'pg';
import { ConfigError, errorCode } from '../shared/errors';
import { connectOnce, expectPreparedStatements } from './pooler-check';

const OLDEST_VERSION = 15;

/** @throws ConfigError */
export async function expectUsable(pool: pg.Pool, url: string): Promise<void> {
  try {
    const { rows } = await pool.query<{ version: string; encoding: string }>(
      `select current_setting('server_version') as version, current_setting('server_encoding') as encoding`,
    );
    for (const { version, encoding } of rows) {
      if (Number.parseInt(version, 10) < OLDEST_VERSION)
        throw wrongDatabase(`PostgreSQL ${version} is too old. Use version ${OLDEST_VERSION} or later.`);
      if (encoding !== 'UTF8')
        throw wrongDatabase(
          `the database has the encoding ${encoding}, which can’t store every name. Create another one with the encoding UTF8, from template0.`,
        );
    }
    await expectPreparedStatements(() => connectOnce(url));
  } catch (failure) {
    throw explainFailure(failure) ?? unreachable(failure);
  }
}

const unreachable = (failure: unknown): ConfigError =>
  wrongDatabase(
    `the database does not respond (${errorCode(failure) ?? 'no answer'}). Check that it is running, and the host and port.`,
  );

const wrongDatabase = (problem: string): ConfigError => new ConfigError([`DATABASE_URL: ${problem}`]);

/** By the code of PostgreSQL. */
const PROBLEMS: Readonly<Record<string, string>> = {
  '28P01':
    'PostgreSQL rejects the user or the password. Correct them; characters such as # and / are written as %23 and %2F.',
  '28000': 'PostgreSQL does not admit this user from this machine. Check the user, sslmode, and pg_hba.conf.',
  '3D000': 'PostgreSQL has no database of this name. Create it, or correct the name.',
  '53300':
    'PostgreSQL has no free connection. Close others, or raise max_connections or the limit of the role.',
  '25006': 'the database is read-only, like a standby. Use the address of the primary.',
  '42501':
    'the role lacks a permission. Make it the owner of the database (alter database <name> owner to <role>) and of all its tables; restore a backup as this role.',
};

/** The problem with its correction. Undefined for an unknown failure. */
export function explainFailure(failure: unknown): ConfigError | undefined {
  if (failure instanceof ConfigError) return failure;
  if (failure instanceof Error && failure.message === 'The server does not support SSL connections')
    return wrongDatabase(
      'PostgreSQL does not support TLS there. Enable it; on this machine, remove sslmode.',
    );
  const problem = PROBLEMS[errorCode(failure) ?? ''];
  return problem === undefined ? undefined : wrongDatabase(problem);
}
