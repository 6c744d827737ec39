// The real providers, against a real mail server and a real HTTP server in this process.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { smtpMail } from '../../packages/server/src/providers/mail';
import { restSms } from '../../packages/server/src/providers/sms';

interface Received {
  from: string;
  to: string[];
  source: string;
}

describe('mail by SMTP', () => {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('refused') ? new Error('no such box') : null),
    onData: async (stream, { envelope }, done) => {
      const source = await text(stream);
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
      done();
    },
  });
  let mail: ReturnType<typeof smtpMail>;
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.server.address() as AddressInfo; // a TCP server that listens has one
    mail = smtpMail(`smtp://127.0.0.1:${port}`, 'Quoin <no-reply@quoin.example>', false);
  });
  afterAll(() => new Promise<void>((closed) => void server.close(closed)));

  test('arrives with sender, subject and text, Chinese too', async () => {
    await mail.send({
      to: 'lin@example.com',
      subject: '激活账户',
      text: 'https://quoin.example/go/auth/signup/verify/a.b',
    });
    const [{ from, to, source } = { from: '', to: [], source: '' }] = received;
    expect({ from, to }).toEqual({ from: 'no-reply@quoin.example', to: ['lin@example.com'] });
    expect(source).toContain(Buffer.from('激活账户').toString('base64'));
    expect(source).toContain('https://quoin.example/go/auth/signup/verify/a.b');
    expect(source).toContain('Auto-Submitted: auto-generated');
  });

  test('that is refused is an error, so that its job tries again', async () => {
    await expect(mail.send({ to: 'refused@example.com', subject: 's', text: 't' })).rejects.toThrow();
  });
});

describe('SMS by a provider’s REST', () => {
  const requests: { authorization: string | undefined; body: unknown }[] = [];
  let status = 202;
  const server = createServer(async (request: IncomingMessage, response) => {
    requests.push({ authorization: request.headers.authorization, body: JSON.parse(await text(request)) });
    response.writeHead(status).end('{}');
  });
  let url: string;
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo; // a TCP server that listens has one
    url = `http://127.0.0.1:${port}/messages`;
  });
  afterAll(() => new Promise<void>((closed) => void server.close(() => closed())));

  test('is sent with number, text and token', async () => {
    await restSms({ url, token: 'a-token' }).send({
      to: '+12025550100',
      text: '123456 is your code',
      code: '123456',
    });
    expect(requests).toEqual([
      { authorization: 'Bearer a-token', body: { to: '+12025550100', text: '123456 is your code' } },
    ]);
  });

  test('that the provider refuses is an error', async () => {
    status = 500;
    await expect(restSms({ url, token: 't' }).send({ to: '+12025550100', text: 'x' })).rejects.toThrow('500');
  });
});
