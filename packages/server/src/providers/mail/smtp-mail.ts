import { createTransport } from 'nodemailer';
import type { MailProvider } from './mail-provider';

const TIMEOUT_MS = 15_000;

/** @param url `smtps://user:password@host:port` @param from the sender as mail programs show it */
export function smtpMail(url: string, from: string): MailProvider {
  const transport = createTransport(
    {
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // A mail's text never makes the server open a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ to, subject, text });
    },
  };
}
