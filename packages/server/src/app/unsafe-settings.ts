// Settings that are fine for a demo and unsafe for real accounts. The server refuses each of them by name, unless
// ALLOW_UNSAFE lists it.
import type { Config, UnsafeSetting } from '../config';
import { ConfigError } from '../shared/errors';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether a URL leads to this machine, so that nobody else can read what is sent. */
export const isLoopback = (url: string): boolean => LOOPBACK.test(new URL(url).hostname);

const isPlain = (url: string | undefined): boolean =>
  url !== undefined && new URL(url).protocol === 'http:' && !isLoopback(url);

/** Domains that are reserved for examples and tests (RFC 2606). */
const RESERVED_DOMAIN = /[@.](example|invalid|test|localhost|example\.(com|net|org))>?\s*$/i;

/** What to set for each unsafe setting. */
function unsafeSettings(
  { publicUrl, mail, sms, researchFeed, s3 }: Config,
  verifiesTls: boolean,
): [UnsafeSetting, string][] {
  const services = {
    SMS_PROVIDER_URL: sms,
    RESEARCH_FEED_URL: researchFeed,
    S3_ENDPOINT: s3 && { url: s3.endpoint },
  };
  const found: [UnsafeSetting, boolean, string][] = [
    [
      'http',
      !publicUrl.startsWith('https:'),
      'PUBLIC_URL is missing or has no TLS: give the address that investors use, with https://.',
    ],
    ['no-mail', !mail.smtpUrl, 'SMTP_URL is missing: without it no account can be activated.'],
    ['no-sms', !sms, 'SMS_PROVIDER_URL is missing: without it nobody can sign up.'],
    ...Object.entries(services).map(([name, service]): [UnsafeSetting, boolean, string] => [
      'plain-services',
      isPlain(service?.url),
      `${name} has no TLS: give an address with https://.`,
    ]),
    [
      'unverified-tls',
      !verifiesTls,
      'NODE_TLS_REJECT_UNAUTHORIZED is 0, so no certificate is checked: remove it.',
    ],
  ];
  return found.flatMap(([name, isUnsafe, text]) => (isUnsafe ? [[name, text]] : []));
}

/** Settings that may be meant, depending on what is in front of the server. */
function doubtfulSettings({ mail, publicUrl, trustProxy, requestLimits }: Config): string[] {
  const found: [boolean, string][] = [
    [
      mail.smtpUrl !== undefined && RESERVED_DOMAIN.test(mail.from),
      'MAIL_FROM is a sample: give the sender of your e-mails, on a domain of yours.',
    ],
    [
      publicUrl.startsWith('https:') && trustProxy === 0,
      'TRUST_PROXY is 0: behind a proxy all investors share its limits. Give 1 if it appends X-Forwarded-For.',
    ],
    [!requestLimits, 'REQUEST_LIMITS is 0: only a gateway in front limits requests.'],
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
    throw new ConfigError(refused.map(([name, text]) => `${text} To start without: ALLOW_UNSAFE=${name}`));
  return [
    ...found.map(([name, text]) => `Unsafe, allowed by ALLOW_UNSAFE=${name}: ${text}`),
    ...doubtfulSettings(config),
  ];
}
