// The only reader of environment variables. It reports all invalid ones at once, with their corrections.
import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RULEBOOK_EDITIONS, UPLOAD_MEGABYTES, type RulebookEdition } from '@quoin/rules';
import { keyId, BrokenKeyFile, KEY_BYTES, keyFromFile, keysFromFiles, type Keys } from './shared/keys';
import type { SealPlace } from './shared/seal-key';
import { type Environment, EnvironmentReader, KEY_FORMAT } from './shared/environment-reader';
import { ConfigError, errorCode } from './shared/errors';

export interface Config {
  host: string;
  port: number;
  /** Public URL of the portal, used in mailed links, without a trailing slash. */
  publicUrl: string;
  /** How many proxies in front append the client address to `X-Forwarded-For`; only their entries are trusted. */
  trustProxy: number;
  /** Address of the Prometheus endpoint; undefined disables it. */
  metrics: { host: string; port: number } | undefined;
  /** Folder of the data that must outlive the process: embedded database, keys, stored files. */
  dataDir: string;
  /** Defaults to the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  /** Enables the seeded demo world, the outbox page and the adjustable clock. */
  demo: boolean;
  keys: Keys;
  /** Key and certificate that seal documents. */
  seal: SealPlace;
  uploadMaxMegabytes: number;
  /** Maximum of open HTTP connections per process. */
  maxConnections: number;
  /** Enables rate limits by address and account. */
  requestLimits: boolean;
  rulebookEdition: RulebookEdition;
  mail: { smtpUrl: string | undefined; from: string };
  sms: { url: string; token: string } | undefined;
  /** Maximum of text messages an hour: in total, and per calling code. */
  textCeilings: { all: number; country: number };
  /** If undefined, research shows generated companies. */
  researchFeed: { url: string; token: string | undefined } | undefined;
  /** If undefined, files are stored in `dataDir`. */
  s3: S3Place | undefined;
  /** Address of clamd. If undefined, uploads are not scanned for viruses. */
  clamdUrl: string | undefined;
  /** Where OpenTelemetry traces are sent. The SDK reads its own `OTEL_…` variables; undefined disables it. */
  tracesUrl: string | undefined;
  logLevel: LogLevel;
  /** Settings that are unsafe for real accounts but explicitly allowed. */
  allowUnsafe: readonly UnsafeSetting[];
  /** Staff sign-in of the command line. `tokenFile` is read if there is no `token`. */
  staff: { token: string | undefined; tokenFile: string };
}

/** Values of `ALLOW_UNSAFE`; detected by `app/unsafe-settings.ts`. */
export const UNSAFE_SETTINGS = ['http', 'no-mail', 'no-sms', 'plain-services', 'unverified-tls'] as const;
export type UnsafeSetting = (typeof UNSAFE_SETTINGS)[number];

/** A bucket of Amazon S3 or of a compatible store. */
export interface S3Place {
  bucket: string;
  region: string;
  /** Defaults to Amazon's endpoint of the region. */
  endpoint: string | undefined;
  /** Defaults to the credentials of the machine, such as its instance role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** Root folder of the project; the relative path is the same from `src` and `dist`. */
export const PROJECT_FOLDER = fileURLToPath(new URL('../../../', import.meta.url));

/** @throws ConfigError */
export function readConfig(environment: Environment): Config {
  const read = new EnvironmentReader(environment);
  const port = read.integer('PORT', 4000, { from: 1, to: 65_535 });
  const dataDir = resolve(PROJECT_FOLDER, read.text('DATA_DIR') ?? '.quoin');
  const smsUrl = read.url('SMS_PROVIDER_URL', ['https:', 'http:']);
  const smsToken = read.text('SMS_PROVIDER_TOKEN');
  if (smsUrl && !smsToken)
    read.wrong.push('SMS_PROVIDER_TOKEN is missing. It is required with SMS_PROVIDER_URL.');
  const feedUrl = read.url('RESEARCH_FEED_URL', ['https:', 'http:']);
  const feedToken = read.text('RESEARCH_FEED_TOKEN');
  if (feedToken && !feedUrl)
    read.wrong.push('RESEARCH_FEED_URL is missing. Without it, RESEARCH_FEED_TOKEN has no effect.');
  const keys = {
    session: read.key('SESSION_SECRET'),
    vault: read.key('VAULT_KEY'),
    otherVaults: read.keys('VAULT_OTHER_KEYS'),
    link: read.key('LINK_SECRET'),
  };
  const config = {
    host: read.text('HOST') ?? 'localhost',
    port,
    publicUrl: publicAddress(read) ?? `http://localhost:${port}`,
    trustProxy: read.integer('TRUST_PROXY', 0, { from: 0, to: 10 }),
    metrics: metricsPlace(read, port),
    dataDir,
    databaseUrl: databaseAddress(read),
    demo: read.yesOrNo('DEMO', true),
    uploadMaxMegabytes: read.integer('UPLOAD_MAX_MB', UPLOAD_MEGABYTES, { from: 1, to: 100 }),
    maxConnections: read.integer('MAX_CONNECTIONS', 4000, { from: 1, to: 1_000_000 }),
    requestLimits: read.yesOrNo('REQUEST_LIMITS', true),
    rulebookEdition: read.oneOf('RULEBOOK_EDITION', RULEBOOK_EDITIONS, RULEBOOK_EDITIONS[0]),
    mail: {
      smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
      from: read.text('MAIL_FROM') ?? 'Quoin <no-reply@quoin.example>',
    },
    sms: smsUrl && smsToken ? { url: smsUrl, token: smsToken } : undefined,
    textCeilings: {
      all: read.integer('SMS_PER_HOUR', 2000, { from: 1, to: 1_000_000 }),
      country: read.integer('SMS_PER_HOUR_AND_COUNTRY', 1000, { from: 1, to: 1_000_000 }),
    },
    researchFeed: feedUrl ? { url: feedUrl, token: feedToken } : undefined,
    s3: s3Place(read),
    clamdUrl: read.url('CLAMD_URL', ['tcp:', 'unix:']),
    tracesUrl: read.url('OTEL_EXPORTER_OTLP_ENDPOINT', ['https:', 'http:']),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    allowUnsafe: read.someOf('ALLOW_UNSAFE', UNSAFE_SETTINGS),
    staff: {
      token: read.text('QUOIN_STAFF_TOKEN'),
      tokenFile: staffTokenFile(read.text('DATABASE_URL') ?? dataDir),
    },
  } as const;
  const seal = { pem: read.seal('SEAL_KEY'), folder: join(dataDir, 'keys') };
  if (read.wrong.length > 0) throw new ConfigError(read.wrong);
  return { ...config, keys: withKeyFiles(keys, join(dataDir, 'keys')), seal };
}

const CANNOT_WRITE = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSPC', 'EEXIST'];

/** One file per installation, in the user's home folder. */
const staffTokenFile = (installation: string): string =>
  join(
    homedir(),
    '.config/quoin',
    `staff-${createHash('sha256').update(installation).digest('hex').slice(0, 16)}`,
  );

interface GivenKeys {
  session: Buffer | undefined;
  vault: Buffer | undefined;
  otherVaults: readonly Buffer[];
  link: Buffer | undefined;
}

/** Reads missing keys from files, or creates them. @throws ConfigError */
function withKeyFiles(given: GivenKeys, folder: string): Keys {
  try {
    const current = given.vault ?? keyFromFile(folder, 'vault');
    const others = [...given.otherVaults, ...keysFromFiles(folder, 'vault-')];
    const ids = [current, ...others].map(keyId);
    const twice = ids.find((id, index) => ids.indexOf(id) < index);
    if (twice) throw new ConfigError([`The vault key ${twice} is configured twice. Remove one of them.`]);
    const session = given.session ?? keyFromFile(folder, 'session');
    const link = given.link ?? keyFromFile(folder, 'link');
    const guessable = Object.entries({
      SESSION_SECRET: [session],
      VAULT_KEY: [current],
      VAULT_OTHER_KEYS: others,
      LINK_SECRET: [link],
    }).filter(([, keys]) => !keys.every(isRandom));
    if (guessable.length > 0)
      throw new ConfigError(guessable.map(([name]) => `${name} is not random: ${KEY_FORMAT}.`));
    return { session, vault: { current, others }, link };
  } catch (failure) {
    const code = errorCode(failure) ?? '';
    if (CANNOT_WRITE.includes(code))
      throw new ConfigError([
        `DATA_DIR: ${folder} is not writable (${code}). Use a folder in which this user can write.`,
      ]);
    if (!(failure instanceof BrokenKeyFile)) throw failure;
    throw new ConfigError([
      `${failure.file} is not a valid key. Restore it from its copy: ${KEY_BYTES} bytes in base64.`,
    ]);
  }
}

/**
 * Whether a key could be random. Of 32 random bytes about 30 are distinct, and so are the differences between
 * neighbours; fewer than 16, or a readable text, practically never occur.
 */
function isRandom(key: Buffer): boolean {
  const steps = key.map((byte, index) => byte - (key[index - 1] ?? 0));
  const isText = key.every((byte) => byte >= 0x20 && byte < 0x7f);
  return !isText && [key, steps].every((bytes) => new Set(bytes).size >= KEY_BYTES / 2);
}

function metricsPlace(read: EnvironmentReader, portalPort: number): Config['metrics'] {
  const host = read.text('METRICS_HOST');
  if (read.text('METRICS_PORT') === undefined) {
    if (host) read.wrong.push('METRICS_PORT is missing. Without it, METRICS_HOST has no effect.');
    return undefined;
  }
  const port = read.integer('METRICS_PORT', 0, { from: 1, to: 65_535 });
  if (port === portalPort)
    read.wrong.push(
      `METRICS_PORT and PORT are both ${port}. Use another port for the metrics, because they are not public.`,
    );
  return { host: host ?? 'localhost', port };
}

/** Paths are appended to it, and passkeys are bound to its host. */
function publicAddress(read: EnvironmentReader): string | undefined {
  const url = read.url('PUBLIC_URL', ['https:', 'http:']);
  if (url === undefined) return undefined;
  const { username, password, search, hash } = new URL(url);
  if (username || password || search || hash)
    read.wrong.push('PUBLIC_URL must not have a user, a password, a query or a fragment. Remove them.');
  return url.replace(/(?<!\/)\/+$/, '');
}

/** node-postgres connects to one host; libpq accepts a list. */
function databaseAddress(read: EnvironmentReader): string | undefined {
  if (/^postgres(ql)?:\/\/([^/@]*@)?[^/?@,]*,[^/?@]*([/?]|$)/.test(read.text('DATABASE_URL') ?? '')) {
    read.wrong.push(
      'DATABASE_URL has several hosts. Use one address that follows the primary, such as PgBouncer or HAProxy.',
    );
    return undefined;
  }
  return read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
}

function s3Place(read: EnvironmentReader): S3Place | undefined {
  const bucket = read.text('S3_BUCKET');
  const endpoint = read.url('S3_ENDPOINT', ['https:', 'http:']);
  const accessKeyId = read.text('S3_ACCESS_KEY_ID');
  const secretAccessKey = read.text('S3_SECRET_ACCESS_KEY');
  if (accessKeyId && !secretAccessKey)
    read.wrong.push('S3_SECRET_ACCESS_KEY is missing. It is required with S3_ACCESS_KEY_ID.');
  if (secretAccessKey && !accessKeyId)
    read.wrong.push('S3_ACCESS_KEY_ID is missing. It is required with S3_SECRET_ACCESS_KEY.');
  if (!bucket && (endpoint || accessKeyId))
    read.wrong.push('S3_BUCKET is missing. Without it, files are stored in DATA_DIR.');
  return bucket === undefined
    ? undefined
    : {
        bucket,
        region: read.text('S3_REGION') ?? 'us-east-1',
        endpoint,
        credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
      };
}
