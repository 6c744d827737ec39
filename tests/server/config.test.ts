import { randomBytes } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  existsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig, type Environment } from '@quoin/server';
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expectSafeSettings } from '../../packages/server/src/app/unsafe-settings';
import { startOperator } from './quoin-process';
import { startTestApp } from './test-app';

describe('config', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'quoin-config-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** A key as in the environment. */
  const KEY = randomBytes(32).toString('base64');

  const read = (environment: Environment = {}) => readConfig({ DATA_DIR: folder, ...environment });

  const wrongIn = (environment: Environment): readonly string[] => {
    try {
      read(environment);
    } catch (failure) {
      if (failure instanceof ConfigError) return failure.wrong;
      throw failure;
    }
    return [];
  };

  test('keys that exist are read without a write, so that a full disk or a read-only folder is no obstacle', () => {
    const { keys } = read();
    const written = statSync(join(folder, 'keys')).mtimeMs;
    expect(read().keys).toEqual(keys);
    expect(statSync(join(folder, 'keys')).mtimeMs).toBe(written);
  });

  test('all settings have defaults', () => {
    expect(read()).toMatchObject({
      port: 4000,
      publicUrl: 'http://localhost:4000',
      databaseUrl: undefined,
      demo: true,
      uploadMaxMegabytes: 10,
      rulebookEdition: 'specification',
    });
  });

  test.each(['https://a.example.com?x=1', 'https://a.example.com/#x', 'https://me:word@a.example.com'])(
    'the public address %s, to which paths cannot be appended, is rejected without its password',
    (PUBLIC_URL) => {
      const [reason = ''] = wrongIn({ PUBLIC_URL });
      expect(reason).toContain('PUBLIC_URL must not have a user, a password, a query or a fragment');
      expect(reason).not.toContain('word@');
    },
  );

  test('all errors are reported at once, each with its correction', () => {
    const wrong = wrongIn({
      PORT: '99999',
      DEMO: 'yes',
      DATABASE_URL: 'mysql://localhost',
      PUBLIC_URL: 'quoin',
      UPLOAD_MAX_MB: '0',
      RULEBOOK_EDITION: 'newest',
      VAULT_KEY: 'c2hvcnQ=',
      VAULT_OTHER_KEYS: `${KEY} c2hvcnQ=`,
      SMS_PROVIDER_URL: 'https://sms.example.com',
      RESEARCH_FEED_TOKEN: 'token',
    });
    expect(wrong).toHaveLength(10);
    for (const name of [
      'PORT',
      'DEMO',
      'DATABASE_URL',
      'PUBLIC_URL',
      'UPLOAD_MAX_MB',
      'RULEBOOK_EDITION',
      'VAULT_KEY',
      'VAULT_OTHER_KEYS',
    ]) {
      expect(wrong).toContainEqual(expect.stringMatching(new RegExp(`^${name} is .* must `)));
    }
    expect(wrong).toContainEqual('SMS_PROVIDER_TOKEN is missing. It is required with SMS_PROVIDER_URL.');
    expect(wrong).toContainEqual(
      'RESEARCH_FEED_URL is missing. Without it, RESEARCH_FEED_TOKEN has no effect.',
    );
  });

  test('a secret is never repeated in a message', () => {
    const secret = 'hunter2-hunter2';
    const wrong = wrongIn({
      DATABASE_URL: `mysql://u:${secret}@db`,
      SMTP_URL: `http://u:${secret}@mail`,
      VAULT_KEY: secret,
      VAULT_OTHER_KEYS: secret,
    });
    expect(wrong).toHaveLength(4);
    expect(wrong.join()).not.toContain(secret);
  });

  test('each key is created once, and only its owner can read it', () => {
    const first = read().keys;
    expect(read().keys).toEqual(first);
    expect(
      new Set([first.session, first.vault.current, first.link].map((key) => key.toString('hex'))).size,
    ).toBe(3);
    for (const name of readdirSync(join(folder, 'keys'))) {
      expect(statSync(join(folder, 'keys', name)).mode & 0o777).toBe(0o600);
    }
  });

  test('keys from the environment are used without writing a file', () => {
    read({ SESSION_SECRET: KEY, VAULT_KEY: KEY, LINK_SECRET: KEY });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('a retired vault key can still decrypt', () => {
    const before = read().keys.vault;
    renameSync(join(folder, 'keys/vault'), join(folder, 'keys/vault-2026'));
    const { current, others } = read({ VAULT_OTHER_KEYS: ` ${KEY},` }).keys.vault;
    expect(current).not.toEqual(before.current);
    expect(others).toEqual([Buffer.from(KEY, 'base64'), before.current]);
  });

  test('a duplicate vault key is reported by its id', () => {
    const key = randomBytes(32).toString('base64');
    const twice = [expect.stringMatching(/^The vault key [0-9a-f]{8} is configured twice/)];
    expect(wrongIn({ VAULT_KEY: KEY, VAULT_OTHER_KEYS: `${key} ${KEY}` })).toEqual(twice);
    expect(wrongIn({ VAULT_KEY: KEY, VAULT_OTHER_KEYS: `${key} ${key}` })).toEqual(twice);
  });

  test.each(['vault', 'vault-2025', 'session', 'link'])(
    'a broken key file %s is reported by name',
    (name) => {
      mkdirSync(join(folder, 'keys'));
      writeFileSync(join(folder, 'keys', name), 'c2hvcnQ=');
      expect(wrongIn({})).toEqual([expect.stringContaining(`keys/${name} is not a valid key`)]);
    },
  );

  test.each([
    ['zeros', Buffer.alloc(32)],
    ['one byte, repeated', Buffer.alloc(32, 7)],
    ['a short word, repeated', Buffer.from('change-me-change-me-change-me-ch')],
    ['a sentence', Buffer.from('My horse, 7 cows & a battery: ok')],
    ['a sequence', Buffer.from(Array.from({ length: 32 }, (_, index) => index))],
  ])('a key of %s is rejected by name, from the environment and from a file', (_, key) => {
    const guessable = key.toString('base64');
    const sentence = (name: string) =>
      expect.stringMatching(new RegExp(`^${name} is not random: it must be 32 `));
    expect(wrongIn({ VAULT_KEY: guessable, SESSION_SECRET: KEY, LINK_SECRET: guessable })).toEqual([
      sentence('VAULT_KEY'),
      sentence('LINK_SECRET'),
    ]);
    expect(wrongIn({ VAULT_OTHER_KEYS: guessable })).toEqual([sentence('VAULT_OTHER_KEYS')]);
    mkdirSync(join(folder, 'keys'), { recursive: true });
    writeFileSync(join(folder, 'keys/session'), guessable);
    expect(wrongIn({})).toEqual([sentence('SESSION_SECRET')]);
  });

  test('random keys are accepted', () => {
    for (let many = 0; many < 2000; many++)
      expect(wrongIn({ VAULT_KEY: randomBytes(32).toString('base64') })).toEqual([]);
  });

  test.each([
    'postgres://one.example,two.example/quoin?target_session_attrs=read-write',
    'postgresql://user:word@one.example:5432,two.example:5433/quoin',
  ])('a list of database hosts is rejected with the name of the variable, but without the address', (url) => {
    const refused = () => read({ DATABASE_URL: url });
    expect(refused).toThrow('DATABASE_URL has several hosts. Use one address that follows the primary');
    expect(refused).not.toThrow(/one\.example|word/);
  });

  test('a comma in the database password does not count as a list of hosts', () => {
    const url = 'postgres://user:one,two@db.example/quoin';
    expect(read({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });
});

// With DEMO=0 the server starts only with safe settings, or unsafe ones that are allowed by name.
describe('unsafe settings', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'quoin-settings-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const SAFE: Environment = {
    DEMO: '0',
    PUBLIC_URL: 'https://invest.quoin-capital.com',
    TRUST_PROXY: '1',
    SMTP_URL: 'smtps://user:word@mail.quoin-capital.com',
    MAIL_FROM: 'Quoin <no-reply@quoin-capital.com>',
    SMS_PROVIDER_URL: 'https://sms.quoin-capital.com/send',
    SMS_PROVIDER_TOKEN: 'token',
  };

  const getSettings = (changed: Environment) => readConfig({ DATA_DIR: folder, ...SAFE, ...changed });
  const check =
    (changed: Environment, verifiesTls = true) =>
    () =>
      expectSafeSettings(getSettings(changed), verifiesTls);

  test('safe settings print nothing', () => {
    expect(check({})()).toEqual([]);
  });

  test('a demo needs no safe settings', () => {
    expect(expectSafeSettings(readConfig({ DATA_DIR: folder }), true)).toEqual([]);
  });

  test.each<[string, string, Environment]>([
    ['http', 'PUBLIC_URL', { PUBLIC_URL: undefined }],
    ['http', 'PUBLIC_URL', { PUBLIC_URL: 'http://invest.quoin-capital.com' }],
    ['http', 'PUBLIC_URL', { PUBLIC_URL: 'http://localhost:4000' }],
    ['no-mail', 'SMTP_URL', { SMTP_URL: undefined }],
    ['no-sms', 'SMS_PROVIDER_URL', { SMS_PROVIDER_URL: undefined, SMS_PROVIDER_TOKEN: undefined }],
    ['plain-services', 'SMS_PROVIDER_URL', { SMS_PROVIDER_URL: 'http://sms.quoin-capital.com/send' }],
    ['plain-services', 'RESEARCH_FEED_URL', { RESEARCH_FEED_URL: 'http://feed.quoin-capital.com' }],
    ['plain-services', 'DATABASE_URL', { DATABASE_URL: 'postgres://quoin:word@db.quoin-capital.com/quoin' }],
    ['plain-services', 'DATABASE_URL', { DATABASE_URL: 'postgres://10.0.0.7/quoin?sslmode=disable' }],
    ['unverified-tls', 'DATABASE_URL', { DATABASE_URL: 'postgres://10.0.0.7/quoin?sslmode=no-verify' }],
    [
      'unverified-tls',
      'DATABASE_URL',
      { DATABASE_URL: 'postgres://10.0.0.7/quoin?uselibpqcompat=true&sslmode=require' },
    ],
    [
      'plain-services',
      'DATABASE_URL',
      { DATABASE_URL: 'postgres://10.0.0.7/quoin?sslmode=verify-full&sslmode=disable' },
    ],
    [
      'plain-services',
      'DATABASE_URL',
      { DATABASE_URL: 'postgres://localhost/quoin?host=db.quoin-capital.com' },
    ],
    ['plain-services', 'CLAMD_URL', { CLAMD_URL: 'tcp://scanner.quoin-capital.com:3310' }],
    [
      'plain-services',
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://traces.quoin-capital.com:4318' },
    ],
    [
      'unverified-tls',
      'SMTP_URL',
      { SMTP_URL: 'smtps://mail.quoin-capital.com?tls.rejectUnauthorized=false' },
    ],
    ['unverified-tls', 'SMTP_URL', { SMTP_URL: 'smtp://mail.quoin-capital.com?ignoreTLS=true' }],
    ['plain-services', 'S3_ENDPOINT', { S3_BUCKET: 'files', S3_ENDPOINT: 'http://files.quoin-capital.com' }],
  ])('%s is rejected by the name of %s, unless it is allowed', (name, variable, changed) => {
    const reason = new RegExp(`- ${variable} .*ALLOW_UNSAFE=${name}$`, 'm');
    expect(check(changed)).toThrow(reason);
    const allowed = check({ ...changed, ALLOW_UNSAFE: name })();
    expect(allowed).toContainEqual(expect.stringMatching(`ALLOW_UNSAFE=${name}: ${variable}`));
    const others = ['http', 'no-mail', 'no-sms', 'plain-services', 'unverified-tls'].filter(
      (one) => one !== name,
    );
    expect(check({ ...changed, ALLOW_UNSAFE: others.join(' ') })).toThrow(reason);
  });

  test('a service on the same machine needs no TLS', () => {
    expect(
      check({
        SMS_PROVIDER_URL: 'http://127.0.0.1:9000/send',
        RESEARCH_FEED_URL: 'http://localhost/feed',
        CLAMD_URL: 'tcp://localhost:3310',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318',
      })(),
    ).toEqual([]);
    expect(check({ CLAMD_URL: 'unix:///run/clamav/clamd.ctl' })()).toEqual([]);
  });

  test.each([
    'postgres://quoin:word@db.quoin-capital.com:5432/quoin?sslmode=verify-full',
    'postgres://quoin:word@localhost:5432/quoin',
    'postgres://quoin:word@[::1]/quoin',
    'postgres:///quoin?host=/run/postgresql',
    'postgres://quoin:word@db.quoin-capital.com/quoin?ssl=true',
    'postgres://quoin:word@db.quoin-capital.com/quoin?sslmode=verify-full&sslrootcert=/missing.pem',
  ])('the database at %s is safe', (url) => {
    expect(check({ DATABASE_URL: url })()).toEqual([]);
  });

  test('certificates have to be checked', () => {
    expect(check({}, false)).toThrow('NODE_TLS_REJECT_UNAUTHORIZED');
  });

  test('doubtful settings are printed', () => {
    const key = randomBytes(32).toString('base64');
    const printed = check({
      SESSION_SECRET: key,
      LINK_SECRET: key,
      TRUST_PROXY: undefined,
      REQUEST_LIMITS: '0',
      MAIL_FROM: undefined,
    })();
    expect(printed.map((line) => line.split(/[ ,]/)[0])).toEqual([
      'SESSION_SECRET',
      'MAIL_FROM',
      'TRUST_PROXY',
      'REQUEST_LIMITS',
    ]);
  });

  test('an unknown name in ALLOW_UNSAFE is rejected', () => {
    expect(check({ ALLOW_UNSAFE: 'http,everything' })).toThrow(
      'ALLOW_UNSAFE contains "everything". Possible values: http, ',
    );
  });

  test('the server exits with all missing settings before it creates a database', async () => {
    const program = join(__dirname, '../../packages/server/dist/main.js');
    const child = spawn(process.execPath, [program], {
      env: { PATH: process.env['PATH'], DATA_DIR: folder, DEMO: '0' },
    });
    const [error, [exitCode]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(exitCode).toBe(1);
    for (const name of ['PUBLIC_URL', 'SMTP_URL', 'SMS_PROVIDER_URL'])
      expect(error).toContain(`  - ${name} is missing`);
    expect(error).not.toMatch(/\n +at /);
    expect(existsSync(join(folder, 'postgres'))).toBe(false);
  });
});

// A command uses the database of a server: it neither creates a database nor changes the schema.
describe('command database', () => {
  async function listProducts(environment: NodeJS.ProcessEnv) {
    const command = startOperator(['products', 'list'], environment);
    const [error, [exitCode]] = await Promise.all([text(command.stderr), once(command, 'exit')]);
    return { error, exitCode };
  }

  test('without a database in the data folder, a command reports that and creates none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quoin-nothing-'));
    const { error, exitCode } = await listProducts({ DATA_DIR: folder });
    expect(exitCode).toBe(1);
    expect(error).toContain(`DATABASE_URL is not set, and DATA_DIR (${folder}) has no database.`);
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
    test('is rejected by a command, and stays unchanged', async () => {
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
});
