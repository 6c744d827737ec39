import { BRAND } from '@quoin/rules';

export interface Mail {
  to: string;
  subject: string;
  /** Plain text; link and code stand in it as well. */
  text: string;
  link?: string;
  code?: string;
}
/** Sends one mail or throws; callers send from jobs, which retry, or answer `unavailable`. */
export interface MailProvider {
  send(mail: Mail): Promise<void>;
}

/** The text of a mail: a blank line between its paragraphs, and who writes it. */
export const mailText = (...paragraphs: string[]): string => [...paragraphs, BRAND.product].join('\n\n');
