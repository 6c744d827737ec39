export interface Mail {
  to: string;
  subject: string;
  /** Plain text; the link stands in it as well. */
  text: string;
  link?: string;
}
/** Sends one mail or throws; callers send from jobs, which retry. */
export interface MailProvider {
  send(mail: Mail): Promise<void>;
}
