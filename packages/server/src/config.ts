// The only reader of environment variables. It reports all invalid ones at once, with their corrections.
import { createHash } from 'node:crypto';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RULEBOOK_EDITIONS, UPLOAD_MEGABYTES, type RulebookEdition } from '@quoin/rules';
import { keyId, BrokenKeyFile, KEY_BYTES, keyFromFile, keysFromFiles, type Keys } from './shared/keys';
import { givenSeal, type SealPlace } from './shared/seal-key';
import { ConfigError, errorCode } from './shared/errors';

export interface Config {
  host: string;
  port: number;
  /** Public URL of the portal, used in mailed links, without a trailing slash. */
  publicUrl: string;
  /** How many proxies in front append the client address to `X-Forwarded-For`; only their entries are trusted. */
  trustProxy: number;
  /** Folder of the data that must outlive the process: embedded database, keys, stored files. */
  dataDir: string;
  /** Undefined: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  /** Enables the seeded demo world, the outbox page and the adjustable clock. */
  demo: boolean;
  keys: Keys;
  /** Key and certificate that seal documents. */
  seal: SealPlace;
  uploadMaxMegabytes: number;
  /** Of this process. */
  maxConnections: number;
  /** Enables rate limits by address and account. */
  requestLimits: boolean;
  rulebookEdition: RulebookEdition;
  mail: { smtpUrl: string | undefined; from: string };
  sms: { url: string; token: string } | undefined;
  /** Text messages an hour, to all phones together and to those of one calling code. */
  textCeilings: { all: number; country: number };
  /** Undefined: research shows generated companies. */
  researchFeed: { url: string; token: string | undefined } | undefined;
  /** Undefined: files are stored in `dataDir`. */
  s3: S3Place | undefined;
  /** Address of clamd; undefined: uploads are not scanned for viruses. */
  clamdUrl: string | undefined;
  logLevel: LogLevel;
  /** Settings that are unsafe for real accounts and are allowed on purpose. */
  allowUnsafe: readonly UnsafeSetting[];
  /** Sign-in of the command line. The file is used if no token is given. */
  staff: { token: string | undefined; tokenFile: string };
}

/** What `ALLOW_UNSAFE` can name; `app/unsafe-settings.ts` finds them. */
export const UNSAFE_SETTINGS = ['http', 'no-mail', 'no-sms', 'plain-services', 'unverified-tls'] as const;
export type UnsafeSetting = (typeof UNSAFE_SETTINGS)[number];

/** A bucket of Amazon S3 or of a compatible store. */
export interface S3Place {
  bucket: string;
  region: string;
  /** Undefined: Amazon's own for the region. */
  endpoint: string | undefined;
  /** Undefined: the credentials of the machine, such as its instance role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

export type Environment = Readonly<Record<string, string | undefined>>;

/** Root folder of the project, from `src` and from `dist` alike. */
export const PROJECT_FOLDER = fileURLToPath(new URL('../../../', import.meta.url));

/** @throws ConfigError */
export function readConfig(environment: Environment): Config {
  const read = new EnvironmentReader(environment);
  const port = read.integer('PORT', 4000, { from: 1, to: 65_535 });
  const dataDir = resolve(PROJECT_FOLDER, read.text('DATA_DIR') ?? '.quoin');
  const smsUrl = read.url('SMS_PROVIDER_URL', ['https:', 'http:']);
  const smsToken = read.text('SMS_PROVIDER_TOKEN');
  if (smsUrl && !smsToken) read.wrong.push('SMS_PROVIDER_TOKEN is missing: SMS_PROVIDER_URL needs it.');
  const feedUrl = read.url('RESEARCH_FEED_URL', ['https:', 'http:']);
  const feedToken = read.text('RESEARCH_FEED_TOKEN');
  if (feedToken && !feedUrl)
    read.wrong.push('RESEARCH_FEED_URL is missing: without it RESEARCH_FEED_TOKEN is sent nowhere.');
  const keys = {
    session: read.key('SESSION_SECRET'),
    vault: read.key('VAULT_KEY'),
    otherVaults: read.keys('VAULT_OTHER_KEYS'),
    link: read.key('LINK_SECRET'),
  };
  const config = {
    host: read.text('HOST') ?? 'localhost',
    port,
    publicUrl: (read.url('PUBLIC_URL', ['https:', 'http:']) ?? `http://localhost:${port}`).replace(
      /\/+$/,
      '',
    ),
    trustProxy: read.integer('TRUST_PROXY', 0, { from: 0, to: 10 }),
    dataDir,
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
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
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    allowUnsafe: read.someOf('ALLOW_UNSAFE', UNSAFE_SETTINGS),
    staff: {
      token: read.text('QUOIN_STAFF_TOKEN'),
      tokenFile: staffTokenFile(read.text('DATABASE_URL') ?? dataDir),
    },
  } as const;
  const seal = { pem: read.seal('SEAL_KEY'), folder: join(dataDir, 'keys') };
  if (read.wrong.length > 0) throw new ConfigError(read.wrong);
  return { ...config, keys: completed(keys, join(dataDir, 'keys')), seal };
}

const CANNOT_WRITE = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSPC', 'EEXIST'];

const GIVE_A_KEY = `give ${KEY_BYTES} random bytes in base64 (openssl rand -base64 ${KEY_BYTES})`;
/** In the home folder of the person, one for each installation. */
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

/** Includes the keys in files. @throws ConfigError */
function completed(given: GivenKeys, folder: string): Keys {
  try {
    const current = given.vault ?? keyFromFile(folder, 'vault');
    const others = [...given.otherVaults, ...keysFromFiles(folder, 'vault-')];
    const ids = [current, ...others].map(keyId);
    const twice = ids.find((id, at) => ids.indexOf(id) < at);
    if (twice)
      throw new ConfigError([
        `The vault key ${twice} is given twice: give the current one and each other once.`,
      ]);
    const session = given.session ?? keyFromFile(folder, 'session');
    const link = given.link ?? keyFromFile(folder, 'link');
    const guessable = Object.entries({
      SESSION_SECRET: [session],
      VAULT_KEY: [current],
      VAULT_OTHER_KEYS: others,
      LINK_SECRET: [link],
    }).filter(([, keys]) => !keys.every(isRandom));
    if (guessable.length > 0)
      throw new ConfigError(guessable.map(([name]) => `${name} is not random: ${GIVE_A_KEY}.`));
    return { session, vault: { current, others }, link };
  } catch (failure) {
    const code = errorCode(failure) ?? '';
    if (CANNOT_WRITE.includes(code))
      throw new ConfigError([
        `DATA_DIR: ${folder} cannot be written (${code}). Give a folder that this user may write.`,
      ]);
    if (!(failure instanceof BrokenKeyFile)) throw failure;
    throw new ConfigError([
      `${failure.file} is no key: put back the copy of it, ${KEY_BYTES} bytes in base64.`,
    ]);
  }
}

/**
 * Whether a key can come from a random source. Of 32 random bytes about 30 differ, and so do the steps from byte to
 * byte; fewer than 16 are too improbable to occur.
 */
function isRandom(key: Buffer): boolean {
  const steps = key.map((byte, at) => byte - (key[at - 1] ?? 0));
  return [key, steps].every((bytes) => new Set(bytes).size >= KEY_BYTES / 2);
}

function s3Place(read: EnvironmentReader): S3Place | undefined {
  const bucket = read.text('S3_BUCKET');
  const endpoint = read.url('S3_ENDPOINT', ['https:', 'http:']);
  const accessKeyId = read.text('S3_ACCESS_KEY_ID');
  const secretAccessKey = read.text('S3_SECRET_ACCESS_KEY');
  if (accessKeyId && !secretAccessKey)
    read.wrong.push('S3_SECRET_ACCESS_KEY is missing: S3_ACCESS_KEY_ID needs it.');
  if (secretAccessKey && !accessKeyId)
    read.wrong.push('S3_ACCESS_KEY_ID is missing: S3_SECRET_ACCESS_KEY needs it.');
  if (!bucket && (endpoint || accessKeyId))
    read.wrong.push('S3_BUCKET is missing: without it files are kept in DATA_DIR.');
  return bucket === undefined
    ? undefined
    : {
        bucket,
        region: read.text('S3_REGION') ?? 'us-east-1',
        endpoint,
        credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
      };
}

/** Reads variables and collects errors. An empty value counts as unset. */
class EnvironmentReader {
  readonly wrong: string[] = [];

  constructor(private readonly environment: Environment) {}

  text(name: string): string | undefined {
    return this.environment[name]?.trim() || undefined;
  }

  integer(name: string, otherwise: number, { from, to }: { from: number; to: number }): number {
    const text = this.text(name);
    if (text === undefined) return otherwise;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= from && value <= to) return value;
    this.wrong.push(`${name} is "${text}": give a whole number from ${from} to ${to}.`);
    return otherwise;
  }

  yesOrNo(name: string, otherwise: boolean): boolean {
    const text = this.text(name);
    if (text === undefined) return otherwise;
    if (text !== '0' && text !== '1') this.wrong.push(`${name} is "${text}": give 1 for yes or 0 for no.`);
    return text === '1';
  }

  oneOf<T extends string>(name: string, list: readonly T[], otherwise: T): T {
    const text = this.text(name);
    if (text === undefined) return otherwise;
    const found = list.find((item) => item === text);
    if (!found) this.wrong.push(`${name} is "${text}": give one of ${list.join(', ')}.`);
    return found ?? otherwise;
  }

  /** Names of a list, separated by spaces or commas. */
  someOf<T extends string>(name: string, list: readonly T[]): readonly T[] {
    const words: readonly string[] = this.text(name)?.match(/[^\s,]+/g) ?? [];
    const unknown = words.find((word) => !list.some((item) => item === word));
    if (unknown !== undefined) this.wrong.push(`${name} has "${unknown}": give some of ${list.join(', ')}.`);
    return list.filter((item) => words.includes(item));
  }

  /** The message omits the value, because addresses of databases and mail servers contain passwords. */
  url(name: string, protocols: readonly string[]): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
    this.wrong.push(
      `${name} is no address: give one that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    );
    return undefined;
  }

  key(name: string): Buffer | undefined {
    return this.keys(name, 1)[0];
  }

  /** In PEM; a variable without line breaks has `\n` for each. */
  seal(name: string): string | undefined {
    const pem = this.text(name)?.replaceAll('\\n', '\n');
    if (pem === undefined) return undefined;
    try {
      givenSeal({ pem, folder: '' });
      return pem;
    } catch {
      this.wrong.push(`${name} is no key with its certificate: give the content of a seal.pem.`);
      return undefined;
    }
  }

  /** Separated by spaces or commas. */
  keys(name: string, atMost = Infinity): Buffer[] {
    const keys = (this.text(name)?.match(/[^\s,]+/g) ?? []).map((text) => Buffer.from(text, 'base64'));
    if (keys.length <= atMost && keys.every(({ length }) => length === KEY_BYTES)) return keys;
    this.wrong.push(`${name} is no key: ${GIVE_A_KEY}.`);
    return [];
  }
}
