// With DEMO=0 the server starts only with safe settings, or with those that are allowed by name.
import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { readConfig, type Environment } from '@quoin/server';
import { expectSafeSettings } from '../../packages/server/src/app/unsafe-settings';

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

const settingsOf = (changed: Environment) => readConfig({ DATA_DIR: folder, ...SAFE, ...changed });
const check =
  (changed: Environment, verifiesTls = true) =>
  () =>
    expectSafeSettings(settingsOf(changed), verifiesTls);

test('safe settings print nothing', () => {
  expect(check({})()).toEqual([]);
});

test('a demo needs none of them', () => {
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
  ['plain-services', 'S3_ENDPOINT', { S3_BUCKET: 'files', S3_ENDPOINT: 'http://files.quoin-capital.com' }],
])('%s is refused by the name of %s, unless it is allowed', (name, variable, changed) => {
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
    check({ SMS_PROVIDER_URL: 'http://127.0.0.1:9000/send', RESEARCH_FEED_URL: 'http://localhost/feed' })(),
  ).toEqual([]);
});

test('certificates have to be checked', () => {
  expect(check({}, false)).toThrow('NODE_TLS_REJECT_UNAUTHORIZED');
});

test('what may be meant is printed', () => {
  const printed = check({ TRUST_PROXY: undefined, REQUEST_LIMITS: '0', MAIL_FROM: undefined })();
  expect(printed.map((line) => line.split(' ')[0])).toEqual(['MAIL_FROM', 'TRUST_PROXY', 'REQUEST_LIMITS']);
});

test('an unknown name in ALLOW_UNSAFE is refused', () => {
  expect(check({ ALLOW_UNSAFE: 'http,everything' })).toThrow(
    'ALLOW_UNSAFE has "everything": give some of http, ',
  );
});

test('the server exits with all that is to be set, before it creates a database', async () => {
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
