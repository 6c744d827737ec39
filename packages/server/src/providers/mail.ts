import { type Bilingual, BRAND, type Language } from '@quoin/rules';
import { createTransport } from 'nodemailer';
import { ApiError } from '../shared/errors';

export interface Mail {
  to: string;
  subject: string;
  /** Plain text, with link and code. */
  text: string;
  link?: string;
  code?: string;
}

/** Sends an e-mail or throws. Callers send from jobs, which retry, or respond `unavailable`. */
export interface MailProvider {
  send(mail: Mail): Promise<void>;
}

/** First paragraph of an e-mail. */
export const GREETING: Record<Language, (name: string) => string> = {
  en: (name) => `Hello ${name},`,
  'zh-CN': (name) => `${name}，您好：`,
};

/** The name of a deleted account is no longer stored. */
const GREETING_WITHOUT_NAME: Bilingual = { en: 'Hello,', 'zh-CN': '您好：' };

/** Subject and paragraphs of an e-mail in both languages, between the greeting and the link. */
export interface MailTexts<Values> {
  subject: Bilingual | ((values: Values) => Bilingual);
  text: (values: Values) => Record<Language, string[]>;
}

interface Recipient {
  email: string;
  /** Null for a deleted account. */
  firstName: string | null;
  preferredLanguage: Language;
}

/** Composes an e-mail to a person in their language. Omits empty paragraphs. @param link the last paragraph */
export function personalMail<Values>(
  { email, firstName, preferredLanguage: language }: Recipient,
  { subject, text }: MailTexts<Values>,
  values: Values,
  link?: string,
): Mail {
  const greeting = firstName === null ? GREETING_WITHOUT_NAME[language] : GREETING[language](firstName);
  const paragraphs = [greeting, ...text(values)[language], link ?? ''];
  return {
    to: email,
    subject: (typeof subject === 'function' ? subject(values) : subject)[language],
    text: mailText(...paragraphs.filter((paragraph) => paragraph !== '')),
    link,
  };
}

/** Text of an e-mail: paragraphs separated by blank lines, then the sender. */
export const mailText = (...paragraphs: string[]): string => [...paragraphs, BRAND.product].join('\n\n');

const TIMEOUT_MS = 15_000;

/**
 * @param url `smtps://user:password@host:port`
 * @param from sender that mail clients display
 * @param requireTLS fails if the server of an `smtp://` address does not offer STARTTLS
 */
export function smtpMail(url: string, from: string, requireTLS: boolean): MailProvider {
  const transport = createTransport(
    {
      url,
      requireTLS,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // Prevents the content of an e-mail from reading files or URLs.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send({ to, subject, text }) {
      // Prevents automatic replies such as absence notices (RFC 3834).
      await transport.sendMail({ to, subject, text, headers: { 'Auto-Submitted': 'auto-generated' } });
    },
  };
}

/** Used outside demo mode if no mail server is configured. */
export const noMail: MailProvider = {
  async send() {
    throw new ApiError('unavailable', {}, { cause: new Error('SMTP_URL is not set') });
  },
};
