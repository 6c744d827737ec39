// Settings that are fine for a demo but unsafe for real accounts. The server does not start with one unless ALLOW_UNSAFE
// lists it.
import pg from 'pg';
import type { Config, UnsafeSetting } from '../config';
import { ConfigError } from '../shared/errors';
import { keyId } from '../shared/keys';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/;

/** Whether a URL points to this machine, so that the traffic does not leave it. */
export const isLoopback = (url: string): boolean => LOOPBACK.test(new URL(url).hostname);

const isPlain = (url: string | undefined): boolean =>
  url !== undefined && new URL(url).protocol === 'http:' && !isLoopback(url);

/** The TLS that the driver makes of the URL, whose parameters can repeat and override each other. */
function databaseTls(url: string | undefined): 'none' | 'unverified' | 'verified' {
  const { host, ssl } = (url && driverReading(url)) || UNKNOWN_DRIVER;
  if (host.startsWith('/') || LOOPBACK.test(host)) return 'verified';
  if (!ssl) return 'none';
  return ssl !== true && (ssl.rejectUnauthorized === false || ssl.checkServerIdentity)
    ? 'unverified'
    : 'verified';
}

interface DriverReading {
  host: string;
  ssl: boolean | { rejectUnauthorized?: boolean; checkServerIdentity?: unknown };
}

/** No URL, or a certificate file that is missing, which the connection reports later. */
const UNKNOWN_DRIVER: DriverReading = { host: '', ssl: true };

function driverReading(url: string): DriverReading | undefined {
  try {
    return new pg.Client({ connectionString: url });
  } catch {
    return undefined;
  }
}

/** Options in nodemailer's URL that allow e-mails without TLS, or to unverified servers. */
const WEAK_MAIL = /[?&](?:ignoreTLS=true|requireTLS=false|secure=false|tls\.rejectUnauthorized=false)/i;

/** Domains that are reserved for examples and tests (RFC 2606). */
const RESERVED_DOMAIN = /[@.](example|invalid|test|localhost|example\.(com|net|org))>?\s*$/i;

/** Unsafe settings that are in use, each with its correction. */
function unsafeSettings(
  { databaseUrl, publicUrl, mail, sms, researchFeed, s3, clamdUrl, tracesUrl }: Config,
  verifiesTls: boolean,
): [UnsafeSetting, string][] {
  const services = {
    SMS_PROVIDER_URL: sms,
    RESEARCH_FEED_URL: researchFeed,
    S3_ENDPOINT: s3 && { url: s3.endpoint },
    OTEL_EXPORTER_OTLP_ENDPOINT: { url: tracesUrl },
  };
  const tls = databaseTls(databaseUrl);
  const found: [UnsafeSetting, boolean, string][] = [
    [
      'http',
      !publicUrl.startsWith('https:'),
      'PUBLIC_URL is missing or has no TLS. Set it to the address that investors use, with https://.',
    ],
    ['no-mail', !mail.smtpUrl, 'SMTP_URL is missing. Without it, no account can be activated.'],
    ['no-sms', !sms, 'SMS_PROVIDER_URL is missing. Without it, nobody can sign up.'],
    ...Object.entries(services).map(([name, service]): [UnsafeSetting, boolean, string] => [
      'plain-services',
      isPlain(service?.url),
      `${name} has no TLS. Use an address with https://.`,
    ]),
    [
      'plain-services',
      clamdUrl?.startsWith('tcp:') === true && !isLoopback(clamdUrl),
      'CLAMD_URL sends uploads to another machine without TLS. Run clamd on this machine, or use a tunnel.',
    ],
    [
      'plain-services',
      tls === 'none',
      'DATABASE_URL connects to another machine without TLS. Add ?sslmode=verify-full.',
    ],
    [
      'unverified-tls',
      tls === 'unverified',
      'DATABASE_URL has an sslmode that does not check certificates. Use sslmode=verify-full.',
    ],
    [
      'unverified-tls',
      WEAK_MAIL.test(mail.smtpUrl ?? ''),
      'SMTP_URL has options that weaken TLS. Remove them.',
    ],
    [
      'unverified-tls',
      !verifiesTls,
      'NODE_TLS_REJECT_UNAUTHORIZED is 0, so certificates are not checked. Remove it.',
    ],
  ];
  return found.flatMap(([name, isUnsafe, text]) => (isUnsafe ? [[name, text]] : []));
}

/** Settings that may be intentional, depending on the proxy in front of the server. */
function doubtfulSettings({ keys, mail, publicUrl, trustProxy, requestLimits }: Config): string[] {
  const found: [boolean, string][] = [
    [
      new Set([keys.session, keys.vault.current, keys.link].map(keyId)).size < 3,
      'SESSION_SECRET, VAULT_KEY and LINK_SECRET share a key. Use three different keys.',
    ],
    [
      mail.smtpUrl !== undefined && RESERVED_DOMAIN.test(mail.from),
      'MAIL_FROM is on a sample domain. Set it to a sender on your own domain.',
    ],
    [
      publicUrl.startsWith('https:') && trustProxy === 0,
      'TRUST_PROXY is 0. Behind a proxy, all investors then share the limits of one address. Set it to 1 if the proxy appends X-Forwarded-For.',
    ],
    [
      !requestLimits,
      'REQUEST_LIMITS is 0. The server does not limit requests, so a gateway in front must do it.',
    ],
  ];
  return found.flatMap(([isDoubtful, text]) => (isDoubtful ? [text] : []));
}

/**
 * @returns lines to print at every start: unsafe settings that are allowed, and doubtful ones; none for a demo
 * @throws ConfigError with the unsafe settings that are not allowed
 */
export function expectSafeSettings(config: Config, verifiesTls: boolean): string[] {
  if (config.demo) return [];
  const found = unsafeSettings(config, verifiesTls);
  const refused = found.filter(([name]) => !config.allowUnsafe.includes(name));
  if (refused.length > 0)
    throw new ConfigError(refused.map(([name, text]) => `${text} To start anyway: ALLOW_UNSAFE=${name}`));
  return [
    ...found.map(([name, text]) => `Unsafe, allowed by ALLOW_UNSAFE=${name}: ${text}`),
    ...doubtfulSettings(config),
  ];
}
