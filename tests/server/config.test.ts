import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig, type Environment } from '@quoin/server';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A key as the environment holds it. */
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

test('nothing needs to be set', () => {
  expect(read()).toMatchObject({
    port: 4000,
    publicUrl: 'http://localhost:4000',
    databaseUrl: undefined,
    demo: true,
    uploadMaxMegabytes: 10,
    rulebookEdition: 'specification',
  });
});

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
    expect(wrong).toContainEqual(expect.stringMatching(new RegExp(`^${name} is .*: give `)));
  }
  expect(wrong).toContainEqual('SMS_PROVIDER_TOKEN is missing: SMS_PROVIDER_URL needs it.');
  expect(wrong).toContainEqual(
    'RESEARCH_FEED_URL is missing: without it RESEARCH_FEED_TOKEN is sent nowhere.',
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

test('keys are made once, each for itself, readable by their owner only', () => {
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

test('a retired vault key still decrypts beside the new one', () => {
  const before = read().keys.vault;
  renameSync(join(folder, 'keys/vault'), join(folder, 'keys/vault-2026'));
  const { current, others } = read({ VAULT_OTHER_KEYS: ` ${KEY},` }).keys.vault;
  expect(current).not.toEqual(before.current);
  expect(others).toEqual([Buffer.from(KEY, 'base64'), before.current]);
});

test('a duplicate vault key is reported by its id', () => {
  const key = randomBytes(32).toString('base64');
  const twice = [expect.stringMatching(/^The vault key [0-9a-f]{8} is given twice/)];
  expect(wrongIn({ VAULT_KEY: KEY, VAULT_OTHER_KEYS: `${key} ${KEY}` })).toEqual(twice);
  expect(wrongIn({ VAULT_KEY: KEY, VAULT_OTHER_KEYS: `${key} ${key}` })).toEqual(twice);
});

test.each(['vault', 'vault-2025', 'session', 'link'])(
  'a broken file of the key %s is reported by its name',
  (name) => {
    mkdirSync(join(folder, 'keys'));
    writeFileSync(join(folder, 'keys', name), 'c2hvcnQ=');
    expect(wrongIn({})).toEqual([expect.stringContaining(`keys/${name} is no key`)]);
  },
);

test.each([
  ['zeros', Buffer.alloc(32)],
  ['one byte, repeated', Buffer.alloc(32, 7)],
  ['a short word, repeated', Buffer.from('change-me-change-me-change-me-ch')],
  ['a sequence', Buffer.from(Array.from({ length: 32 }, (_, at) => at))],
])('a key of %s is refused by name, from the environment and from a file', (_, key) => {
  const guessable = key.toString('base64');
  const sentence = (name: string) => expect.stringMatching(new RegExp(`^${name} is not random: give 32 `));
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
