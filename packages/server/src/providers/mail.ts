import { BRAND } from '@quoin/rules';
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

/** Sends one mail or throws; callers send from jobs, which retry, or respond `unavailable`. */
export interface MailProvider {
  send(mail: Mail): Promise<void>;
}

/** The text of a mail: paragraphs separated by blank lines, and the sender. */
export const mailText = (...paragraphs: string[]): string => [...paragraphs, BRAND.product].join('\n\n');

const TIMEOUT_MS = 15_000;

/**
 * @param url `smtps://user:password@host:port`
 * @param from the sender that mail programs show
 * @param requireTLS fails where the server of an `smtp://` address does not offer STARTTLS
 */
export function smtpMail(url: string, from: string, requireTLS: boolean): MailProvider {
  const transport = createTransport(
    {
      url,
      requireTLS,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // Prevents a mail's text from opening files or URLs.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send({ to, subject, text }) {
      // Keeps automatic replies such as absence notices from answering (RFC 3834).
      await transport.sendMail({ to, subject, text, headers: { 'Auto-Submitted': 'auto-generated' } });
    },
  };
}

/** Used outside demo mode where no mail server is configured. */
export const noMail: MailProvider = {
  async send() {
    throw new ApiError('unavailable');
  },
};
