import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, readConfig, type Environment } from '@quoin/server';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

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

test('everything wrong is told at once, each with how to put it right', () => {
  const wrong = wrongIn({
    PORT: '99999',
    DEMO: 'yes',
    DATABASE_URL: 'mysql://localhost',
    PUBLIC_URL: 'quoin',
    UPLOAD_MAX_MB: '0',
    RULEBOOK_EDITION: 'newest',
    VAULT_KEY: 'c2hvcnQ=',
    SMS_PROVIDER_URL: 'https://sms.example.com',
  });
  expect(wrong).toHaveLength(8);
  for (const name of [
    'PORT',
    'DEMO',
    'DATABASE_URL',
    'PUBLIC_URL',
    'UPLOAD_MAX_MB',
    'RULEBOOK_EDITION',
    'VAULT_KEY',
  ]) {
    expect(wrong).toContainEqual(expect.stringMatching(new RegExp(`^${name} is .*: give `)));
  }
  expect(wrong).toContainEqual('SMS_PROVIDER_TOKEN is missing: SMS_PROVIDER_URL needs it.');
});

test('a secret is never repeated in a message', () => {
  const secret = 'hunter2-hunter2';
  const wrong = wrongIn({
    DATABASE_URL: `mysql://u:${secret}@db`,
    SMTP_URL: `http://u:${secret}@mail`,
    VAULT_KEY: secret,
  });
  expect(wrong).toHaveLength(3);
  expect(wrong.join()).not.toContain(secret);
});

test('keys are made once, each for itself, readable by their owner only', () => {
  const first = read().keys;
  expect(read().keys).toEqual(first);
  expect(new Set([first.session, first.vault, first.link].map((key) => key.toString('hex'))).size).toBe(3);
  for (const name of readdirSync(join(folder, 'keys'))) {
    expect(statSync(join(folder, 'keys', name)).mode & 0o777).toBe(0o600);
  }
});

test('keys can come from the environment, and then no file is written', () => {
  const key = Buffer.alloc(32, 7).toString('base64');
  read({ SESSION_SECRET: key, VAULT_KEY: key, LINK_SECRET: key });
  expect(readdirSync(folder)).toEqual([]);
});
