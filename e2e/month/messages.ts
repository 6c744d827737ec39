// A real mail server and the REST endpoint of an SMS provider, which record what the server sends.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

interface Message {
  to: string;
  /** Empty for a text message. */
  subject: string;
  text: string;
}

const WAIT_MS = 60_000;

export class Messages {
  readonly received: Message[] = [];
  private readonly smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, { envelope }, done) => {
      const source = (await buffer(stream)).toString('latin1');
      for (const { address } of envelope.rcptTo) this.received.push({ to: address, ...parsed(source) });
      done();
    },
  });
  private readonly sms = createServer(async (request, response) => {
    const { to, text } = (await json(request)) as Pick<Message, 'to' | 'text'>; // the format of the SMS adapter
    this.received.push({ to, subject: '', text });
    response.writeHead(202).end('{}');
  });

  /** @returns the environment variables of a server that sends to these */
  async open(): Promise<NodeJS.ProcessEnv> {
    return {
      SMTP_URL: `smtp://127.0.0.1:${await listen(this.smtp)}`,
      MAIL_FROM: 'Keystone Funds <no-reply@keystone.example>',
      SMS_PROVIDER_URL: `http://127.0.0.1:${await listen(this.sms)}/messages`,
      SMS_PROVIDER_TOKEN: 'a-token',
    };
  }

  async close(): Promise<void> {
    await new Promise<void>((closed) => void this.smtp.close(closed));
    await new Promise((closed) => this.sms.close(closed));
  }

  /** Returns the match of a pattern, such as a code, in the next message to an address. */
  async next(to: string, part: RegExp, act: () => Promise<unknown>): Promise<string> {
    const before = this.received.length;
    await act();
    return this.until(`${to} gets ${part}`, () => {
      const found = this.received.slice(before).find((one) => one.to === to && part.test(one.text));
      return found && part.exec(found.text)?.[0];
    });
  }

  /** Counts the mails by subject, ignoring amounts and dates. @param since the number of messages to skip */
  subjects(since: number): Record<string, number> {
    const counted: Record<string, number> = {};
    for (const { subject } of this.received.slice(since)) {
      const kind = subject.replaceAll(/(US)?\$[\d,.]+/g, '#').replace(/\S+ \d+, \d{4}|\d{4}年[^日]*日/, '@');
      if (subject) counted[kind] = (counted[kind] ?? 0) + 1;
    }
    return counted;
  }

  async until<T>(what: string, look: () => T | undefined): Promise<T> {
    for (const end = Date.now() + WAIT_MS; Date.now() < end; await wait(25)) {
      const found = look();
      if (found !== undefined) return found;
    }
    throw new Error(`Waited in vain: ${what}`);
  }
}

async function listen(server: SMTPServer | Server): Promise<number> {
  const tcp = server instanceof SMTPServer ? server.server : server;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return (tcp.address() as AddressInfo).port; // a TCP server that listens has one
}

/** Subject and text of a plain mail (RFC 2045 and 2047). @param source each byte as a character */
function parsed(source: string): Pick<Message, 'subject' | 'text'> {
  const [head = '', ...body] = source.split('\r\n\r\n');
  const header = (name: string) =>
    new RegExp(`^${name}: (.*)$`, 'im').exec(head.replaceAll(/\r\n[ \t]+/g, ' '))?.[1] ?? '';
  const subject = header('Subject')
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, encoding: string, text: string) =>
      decoded(encoding.toUpperCase() === 'B' ? 'base64' : 'quoted-printable', text.replaceAll('_', ' ')),
    );
  return { subject, text: decoded(header('Content-Transfer-Encoding'), body.join('\r\n\r\n')) };
}

function decoded(encoding: string, text: string): string {
  const bytes =
    encoding === 'base64'
      ? Buffer.from(text, 'base64')
      : Buffer.from(
          encoding === 'quoted-printable'
            ? text
                .replaceAll(/=\r\n/g, '')
                .replaceAll(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
            : text,
          'latin1',
        );
  return bytes.toString('utf8');
}
