// Slow, greedy and invalid clients on raw sockets get an error or are disconnected, while other clients are served.
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { CONNECTION_LIMITS } from '../../packages/server/src/http/connection-limits';
import { noteProvoked } from '../environment/provoked-errors';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ MAX_CONNECTIONS: '400' });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  sockets.forEach((socket) => socket.destroy());
  await app.close();
});

const sockets: Socket[] = [];

interface Client {
  socket: Socket;
  /** All received bytes, after the server has closed the connection. */
  ended: Promise<string>;
  heard(): string;
}

/** @param from another address of this machine, as if from elsewhere */
function open(server: TestApp = app, from = '127.0.0.1'): Client {
  const { port } = server.app.server.address() as AddressInfo; // a TCP server that listens has one
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  sockets.push(socket);
  let text = '';
  socket.on('data', (part: Buffer) => (text += part.toString()));
  // To be hung up on is what these tests wait for.
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  return { socket, ended, heard: () => text };
}

const GET = (path = '/api/health/live', more = '') => `GET ${path} HTTP/1.1\r\nhost: quoin\r\n${more}\r\n`;

async function othersAreAnswered(server: TestApp = app, from = '127.0.0.1'): Promise<void> {
  const { socket, ended } = open(server, from);
  socket.write(GET('/api/health/live', 'connection: close\r\n'));
  expect(await ended).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*"live"/);
}

/** The JSON of a whole answer. */
function parsed(answer: string): unknown {
  const body = answer.slice(answer.indexOf('\r\n\r\n')).trim();
  noteProvoked(Number(answer.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)), body);
  return JSON.parse(body);
}

test.each([
  ['headers over the limit', GET('/', `x: ${'a'.repeat(20_000)}\r\n`), 431, 1911],
  ['thousands of headers', GET('/', 'x: aaaaaaaaaaaa\r\n'.repeat(2000)), 431, 1911],
  ['an address over the limit', GET(`/${'a'.repeat(20_000)}`), 431, 1911],
  ['what is no HTTP', 'HELO quoin\r\n\r\n', 400, 1910],
  ['a header that is none', GET('/', 'no colon here\r\n'), 400, 1910],
  [
    'two lengths',
    'POST /api/login HTTP/1.1\r\nhost: q\r\ncontent-length: 4\r\ncontent-length: 5\r\n\r\n{}{}',
    400,
    1910,
  ],
  [
    'a length and chunks',
    'POST /api/login HTTP/1.1\r\nhost: q\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    1910,
  ],
  ['a NUL in a header', GET('/', 'x: a\0b\r\n'), 400, 1910],
])('a request with %s is refused, and the connection closed', async (_, request, status, code) => {
  const { socket, ended } = open();
  socket.write(request);
  const answer = await ended;
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(parsed(answer)).toEqual({ code, message: expect.any(String), request_id: expect.any(String) });
  await othersAreAnswered();
});

test('an unreadable request gets an error in the language of the request', async () => {
  const { socket, ended } = open();
  socket.write(GET('/', `accept-language: zh-CN\r\nx: ${'a'.repeat(17_000)}\r\n`));
  expect(parsed(await ended)).toMatchObject({ message: expect.stringContaining('标头过大') });
});

/** What the server allows, for a while. */
async function withTimes(
  times: { headersTimeout?: number; requestTimeout?: number },
  work: () => Promise<void>,
): Promise<void> {
  const { server } = app.app;
  const { headersTimeout, requestTimeout } = server;
  expect([headersTimeout, requestTimeout]).toEqual([
    CONNECTION_LIMITS.http.headersTimeout,
    CONNECTION_LIMITS.requestTimeout,
  ]);
  Object.assign(server, times);
  try {
    await work();
  } finally {
    Object.assign(server, { headersTimeout, requestTimeout });
  }
}

/** One byte at a time, for as long as it is listened to. */
async function drip({ socket }: Client, text: string): Promise<void> {
  for (const byte of text) {
    if (socket.destroyed) return;
    socket.write(byte);
    await wait(100);
  }
}

test('headers sent byte by byte are cut off after their timeout, for any number of clients', async () => {
  await withTimes({ headersTimeout: 1000 }, async () => {
    const slow = Array.from({ length: 60 }, () => open());
    const dripping = slow.map((client) => drip(client, GET('/', `x: ${'a'.repeat(600)}\r\n`)));
    await othersAreAnswered();
    for (const { ended } of slow) {
      const answer = await ended;
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(parsed(answer)).toMatchObject({ code: 1912 });
    }
    await Promise.all(dripping);
  });
});

test('a connection that says nothing is closed after the time of headers', async () => {
  await withTimes({ headersTimeout: 500 }, async () => {
    const { ended } = open();
    expect(await ended).toMatch(/^HTTP\/1\.1 408 /);
  });
});

test('a body sent byte by byte is cut off after the request timeout', async () => {
  await withTimes({ requestTimeout: 1500, headersTimeout: 1000 }, async () => {
    const slow = Array.from({ length: 30 }, () => open());
    const head =
      'POST /api/login HTTP/1.1\r\nhost: q\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n';
    slow.forEach(({ socket }) => socket.write(head));
    const dripping = slow.map((client) => drip(client, `{"email":"${'a'.repeat(880)}`));
    await othersAreAnswered();
    for (const { ended } of slow) expect(await ended).toMatch(/^(HTTP\/1\.1 408 |$)/);
    await Promise.all(dripping);
  });
});

test('requests that are sent before the last is answered are answered in their order', async () => {
  const { socket, ended } = open();
  const paths = Array.from({ length: 300 }, (_, n) =>
    n % 3 === 0 ? '/api/health/live' : `/api/nothing/${n}`,
  );
  socket.write(paths.map((path) => GET(path)).join('') + GET('/api/health/ready', 'connection: close\r\n'));
  await othersAreAnswered();
  const statuses = [...(await ended).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
  expect(statuses).toEqual([...paths.map((path) => (path.endsWith('live') ? 200 : 404)), 200]);
});

test('a connection gets a thousand answers, and nothing more is done for it', async () => {
  const client = open();
  const { maxRequestsPerSocket: most } = CONNECTION_LIMITS;
  const count = (status: number) => client.heard().split(`HTTP/1.1 ${status} `).length - 1;
  client.socket.write(GET().repeat(most + 500));
  await othersAreAnswered();
  while (count(503) < 500) await once(client.socket, 'data');
  expect(count(200)).toBe(most);
});

/** Connections that stay open, of so many that were tried. */
async function staying(server: TestApp, from: string, count: number): Promise<Client[]> {
  const clients = Array.from({ length: count }, () => open(server, from));
  for (const { socket } of clients) socket.write(GET());
  await Promise.all(
    clients.map(({ socket, ended }) =>
      Promise.race([ended, new Promise((heard) => socket.once('data', heard))]),
    ),
  );
  return clients.filter(({ socket, heard }) => !socket.destroyed && heard() !== '');
}

test('one address holds a quarter of the connections, and the others theirs', async () => {
  const small = await startTestApp({ MAX_CONNECTIONS: '20' });
  await small.app.listen({ port: 0, host: '127.0.0.1' });
  const greedy = await staying(small, '127.0.0.2', 12);
  expect(greedy).toHaveLength(5);
  await othersAreAnswered(small, '127.0.0.9');
  for (const from of ['127.0.0.3', '127.0.0.4', '127.0.0.5'])
    expect(await staying(small, from, 6)).toHaveLength(5);
  expect(await staying(small, '127.0.0.6', 1)).toHaveLength(0);
  const [left] = greedy;
  left?.socket.destroy();
  await left?.ended;
  await untilAnswered(small, '127.0.0.6');
  sockets.forEach((socket) => socket.destroy());
  await small.close();
});

/** The server sees that a connection was closed a moment after its client. */
async function untilAnswered(server: TestApp, from: string): Promise<void> {
  while ((await staying(server, from, 1)).length === 0) await wait(10);
}

test('behind a load balancer all connections may have one address', async () => {
  const small = await startTestApp({ MAX_CONNECTIONS: '8', TRUST_PROXY: '1' });
  await small.app.listen({ port: 0, host: '127.0.0.1' });
  expect(await staying(small, '127.0.0.2', 12)).toHaveLength(8);
  sockets.forEach((socket) => socket.destroy());
  await small.close();
});
