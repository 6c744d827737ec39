// What staff read if a command fails with an exception that they can't correct.
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { openDatabase } from '../../packages/server/src/database/open-database';
import { failureMessage } from '../../packages/server/src/ops/operation/failure-message';
import { getMessages } from '../../packages/server/src/http/error-replies';
import { noMail } from '../../packages/server/src/providers/mail';
import { noSms } from '../../packages/server/src/providers/sms';
import { ApiError, isConnectionError, Unreachable } from '../../packages/server/src/shared/errors';
import { startOperator } from './quoin-process';
import { operate } from './scenes';
import { startTestApp, type TestApp } from './test-app';

const REASON = ['--reason', 'Support case 12'];
const REACHABLE = 'Check that the database is reachable.';
const UNEXPECTED = 'The command failed with an unexpected error.';

const catchFailure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (failure: unknown) => failure,
  );

describe('an unexpected exception of a command', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await app.open.pool.query(`
      create function fail() returns trigger language plpgsql as
        $$ begin raise exception 'no room for %', new.detail ->> 'reason'; end $$;
      create trigger fail before insert on audit_trail for each row
        when (new.act = 'account.disable') execute function fail()`);
  });
  afterAll(() => app.close());

  test('in a transaction changes nothing, says so, and is logged without values', async () => {
    const { email } = await app.newInvestor();
    const before = await operate(app, 'accounts', 'show', email);
    // Without a sign-in, the first person who is not disabled acts: Morgan, whose roles allow the command.
    await app.open.pool.query(`update staff set disabled_at = now() where roles ? 'auditor'`);
    const command = startOperator(['accounts', 'disable', email, ...REASON], {
      DATABASE_URL: app.config.databaseUrl,
      DATA_DIR: app.config.dataDir,
    });
    const [printed, [exitCode]] = await Promise.all([text(command.stderr), once(command, 'exit')]);
    expect(exitCode).toBe(1);
    const [logged = '', message, ...more] = printed.trimEnd().split('\n');
    expect(JSON.parse(logged)).toMatchObject({
      msg: 'the command failed',
      code: 'P0001',
      err: { stack: expect.stringContaining('at ') },
    });
    expect(logged).not.toContain(email);
    expect(message).toContain(UNEXPECTED);
    expect(message).toContain('rolled back and changed nothing');
    expect(message).toContain('logged to standard error');
    expect(message).not.toContain(REACHABLE);
    expect(more).toEqual([]);
    expect(await operate(app, 'accounts', 'show', email)).toEqual(before);
  });

  test('outside of a transaction asks to check what it has changed', async () => {
    await app.open.pool.query('alter table webinars rename to webinars_away');
    const message = failureMessage(await catchFailure(operate(app, 'webinars', 'list')));
    await app.open.pool.query('alter table webinars_away rename to webinars');
    expect(message).toContain(UNEXPECTED);
    expect(message).toContain('Check what the command has changed');
  });

  test('of a lost connection asks to check the database', async () => {
    const lost = app.db.execute('select pg_terminate_backend(pg_backend_pid())');
    expect(failureMessage(await catchFailure(lost))).toContain(REACHABLE);
  });
});

test('a message without a provider names the setting that is missing', async () => {
  const failures = [
    await catchFailure(noMail.send({ to: 'robin@example.com', subject: '', text: '' })),
    await catchFailure(noSms.send({ to: '+12025550143', text: '' })),
  ];
  expect(failures.map((failure) => failure instanceof ApiError && getMessages(failure)[1])).toEqual([
    'Cause: Error (SMTP_URL is not set)',
    'Cause: Error (SMS_PROVIDER_URL is not set)',
  ]);
});

test('a database that cannot be reached is a connection error, also in a transaction', async () => {
  const { db, pool } = openDatabase('postgres://quoin@127.0.0.1:1/quoin');
  expect(isConnectionError(await catchFailure(db.execute('select 1')))).toBe(true);
  expect(isConnectionError(await catchFailure(db.transaction((tx) => tx.execute('select 1'))))).toBe(true);
  await pool.end();
});

test.each([
  ['a bug', new TypeError("Cannot read properties of undefined (reading 'id')")],
  [
    'another service',
    new Unreachable('the file store', Object.assign(new Error(), { code: 'ECONNREFUSED' })),
  ],
  ['a full disk', Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })],
  ['a violated constraint', Object.assign(new Error('duplicate key'), { code: '23505' })],
])('%s is no connection error', (_, failure) => {
  expect(isConnectionError(failure)).toBe(false);
  expect(failureMessage(failure)).toContain(UNEXPECTED);
});

test('on a standby, commands that read work and others name the primary', async () => {
  const app = await startTestApp();
  const { email } = await app.newInvestor();
  await operate(app, 'staff', 'list');
  await app.open.pool.query(`update staff set disabled_at = now() where roles ? 'auditor'`);
  const url = new URL(app.config.databaseUrl ?? '');
  url.searchParams.set('options', '-c default_transaction_read_only=on');
  const run = async (...words: string[]) => {
    const command = startOperator(words, { DATABASE_URL: url.href, DATA_DIR: app.config.dataDir });
    const [out, error, [exitCode]] = await Promise.all([
      text(command.stdout),
      text(command.stderr),
      once(command, 'exit'),
    ]);
    return { out, error, exitCode };
  };
  expect(await run('accounts', 'show', email)).toMatchObject({
    error: '',
    out: expect.stringContaining(email),
    exitCode: 0,
  });
  expect(await run('accounts', 'disable', email, ...REASON)).toMatchObject({
    error: expect.stringMatching(
      /^Invalid configuration:\n.*read-only.* Use the address of the primary\.\n$/,
    ),
    exitCode: 1,
  });
  await app.close();
});
