import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { CONNECTION_LIMITS } from '../../packages/server/src/http/connection-limits';
import { noteProvoked } from '../environment/provoked-errors';
import { startTestApp, type TestApp } from './test-app';
import { eq, sql } from 'drizzle-orm';
import {
  applications,
  changes,
  envelopes,
  investments,
  investors,
  products,
  transactions,
  valuations,
} from '../../packages/server/src/database/tables';
import { forgetChanges } from '../../packages/server/src/database/changes';
import { newId } from '../../packages/server/src/shared/new-id';
import { currentInvestment, publishProduct } from './scenes';

// Slow, greedy and invalid clients on raw sockets get an error or are disconnected, while other clients are served.
describe('connections', () => {
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

  /** @param from another address of this machine, to simulate another client */
  function open(server: TestApp = app, from = '127.0.0.1'): Client {
    const { port } = server.app.server.address() as AddressInfo; // a TCP server that listens has one
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    sockets.push(socket);
    let text = '';
    socket.on('data', (part: Buffer) => (text += part.toString()));
    // These tests expect the server to close the connection.
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

  /** Parses the JSON of a complete response. */
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
  ])('a request with %s is rejected, and the connection closed', async (_, request, status, code) => {
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

  /** Changes the limits of the server for a while. */
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

  /** Sends one byte at a time until the server closes the connection. */
  async function drip({ socket }: Client, text: string): Promise<void> {
    for (const byte of text) {
      if (socket.destroyed) return;
      socket.write(byte);
      await wait(100);
    }
  }

  test('clients that send headers byte by byte are disconnected after the timeout', async () => {
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

  test('a silent connection is closed after the headers timeout', async () => {
    await withTimes({ headersTimeout: 500 }, async () => {
      const { ended } = open();
      expect(await ended).toMatch(/^HTTP\/1\.1 408 /);
    });
  });

  test('a client that sends a body byte by byte is disconnected after the request timeout', async () => {
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

  test('pipelined requests are answered in order', async () => {
    const { socket, ended } = open();
    const paths = Array.from({ length: 300 }, (_, index) =>
      index % 3 === 0 ? '/api/health/live' : `/api/nothing/${index}`,
    );
    socket.write(paths.map((path) => GET(path)).join('') + GET('/api/health/ready', 'connection: close\r\n'));
    await othersAreAnswered();
    const statuses = [...(await ended).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
    expect(statuses).toEqual([...paths.map((path) => (path.endsWith('live') ? 200 : 404)), 200]);
  });

  test('a connection gets a thousand responses, and later requests are not executed', async () => {
    const client = open();
    const { maxRequestsPerSocket: max } = CONNECTION_LIMITS;
    const count = (status: number) => client.heard().split(`HTTP/1.1 ${status} `).length - 1;
    client.socket.write(GET().repeat(max + 500));
    await othersAreAnswered();
    while (count(503) < 500) await once(client.socket, 'data');
    expect(count(200)).toBe(max);
  });

  /** Opens connections, and returns those that stay open. */
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

  test('one address gets at most a quarter of the connections, and others still connect', async () => {
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

  /** Waits until the server has noticed closed connections. */
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
});

// Cached responses of the catalogue and the portfolio are used until their data change on any server.
describe('cached responses', () => {
  let app: TestApp;
  let other: TestApp;
  let person: Awaited<ReturnType<TestApp['newInvestor']>>;
  let product: Awaited<ReturnType<typeof publishProduct>>;
  let investmentId: string;
  beforeAll(async () => {
    app = await startTestApp();
    other = await startTestApp({ DATABASE_URL: app.databaseUrl, DATA_DIR: app.config.dataDir });
    person = await app.newInvestor();
    product = await publishProduct(app);
    ({ investmentId } = await currentInvestment(app, person.token, product));
  });
  afterAll(async () => {
    await other.close();
    await app.close();
  });

  const portfolio = (server: TestApp) => server.ok('listInvestments', { token: person.token, query: {} });
  const listProducts = (server: TestApp) => server.ok('listProducts', { query: {} });

  /** Tables that are queried during an action. */
  async function tablesAsked(server: TestApp, act: () => Promise<unknown>): Promise<string> {
    const query = jest.spyOn(server.open.pool, 'query');
    await act();
    const texts = query.mock.calls.map(([sent]) => Object(sent).text as string);
    query.mockRestore();
    return texts.join('\n');
  }

  test('an unchanged response is sent without reading the data again', async () => {
    await portfolio(app);
    await listProducts(app);
    const texts = await tablesAsked(app, async () => {
      await portfolio(app);
      await listProducts(app);
    });
    expect(texts).toContain('"changes"');
    expect(texts).not.toMatch(/from "(investments|transactions|products)"/);
  });

  test.each([
    [
      'a transaction',
      (db: TestApp['db']) =>
        db.insert(transactions).values({
          id: newId(),
          investmentId,
          transactionType: 'dividend',
          amount: 123_45,
          date: '2026-06-05',
          note: 'Dividend',
          recordedAt: new Date(),
        }),
      { totals: { dividend: '123.45' } },
    ],
    [
      'a transaction that is corrected',
      (db: TestApp['db']) =>
        db.update(transactions).set({ amount: 200_00 }).where(eq(transactions.transactionType, 'dividend')),
      { totals: { dividend: '200.00' } },
    ],
    [
      'a transaction that is deleted',
      (db: TestApp['db']) => db.delete(transactions).where(eq(transactions.transactionType, 'dividend')),
      { totals: { dividend: '0.00' } },
    ],
    [
      'the investment',
      (db: TestApp['db']) =>
        db.update(investments).set({ effectiveDate: '2024-01-31' }).where(eq(investments.id, investmentId)),
      { items: [{ effective_date: '2024-01-31' }] },
    ],
    [
      'the application',
      (db: TestApp['db']) => db.update(applications).set({ state: 'information_complete' }),
      { items: [{ application_state: 'information_complete' }] },
    ],
    [
      'the envelope',
      (db: TestApp['db']) => db.update(envelopes).set({ status: 'cancelled' }),
      { items: [{ envelope_id: null }] },
    ],
    [
      'the investor',
      (db: TestApp['db']) => db.update(investors).set({ name: 'Robin B. Ashdown' }),
      { items: [{ investor: { name: 'Robin B. Ashdown' } }] },
    ],
    [
      'the product',
      (db: TestApp['db']) => db.update(products).set({ name: { en: 'Harbor II', 'zh-CN': '海港二号' } }),
      { items: [{ product: { name: 'Harbor II' } }] },
    ],
    [
      'a valuation',
      (db: TestApp['db']) =>
        db.insert(valuations).values({
          id: newId(),
          productId: product.id,
          date: '2026-06-05',
          unitPrice: '111.0000',
          recordedAt: new Date(),
        }),
      { items: [{ unit_price: '111.0000' }] },
    ],
  ])('%s changed on one server is in the next portfolio of the other', async (_, change, expected) => {
    await portfolio(app);
    await portfolio(other);
    await change(app.db);
    expect(await portfolio(other)).toMatchObject(expected);
    expect(await portfolio(app)).toMatchObject(expected);
  });

  test('a product removed from the catalogue disappears everywhere, in both languages', async () => {
    const closing = await publishProduct(app);
    const listed = async (server: TestApp, language: 'en' | 'zh-CN') => {
      const { items } = await server.ok('listProducts', { query: { status: 'published' }, language });
      return items.some(({ id }) => id === closing.id);
    };
    expect([await listed(app, 'en'), await listed(other, 'zh-CN')]).toEqual([true, true]);
    await app.db.update(products).set({ status: 'closed' }).where(eq(products.id, closing.id));
    expect([await listed(app, 'en'), await listed(other, 'zh-CN')]).toEqual([false, false]);
  });

  test('a change that started earlier and committed later is detected', async () => {
    const rename = (name: string) => ({ name: { en: name, 'zh-CN': name } });
    let commit = () => undefined as void;
    const later = app.db.transaction(async (tx) => {
      await tx.update(products).set(rename('Slow')).where(eq(products.id, product.id));
      await new Promise<void>((resolve) => {
        commit = resolve;
      });
    });
    while ((await waitingTransactions()) === 0);
    await publishProduct(app); // A newer change, committed first.
    const before = await listProducts(other);
    expect(before.items.map(({ name }) => name)).not.toContain('Slow');
    commit();
    await later;
    const after = await listProducts(other);
    expect(after.items.map(({ name }) => name)).toContain('Slow');
  });

  /** Number of uncommitted transactions that have written. */
  async function waitingTransactions(): Promise<number> {
    const { rows } = await other.db.execute<{ count: number }>(
      sql`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction' and backend_xid is not null`,
    );
    return rows[0]?.count ?? 0;
  }

  test('accounts see their own data, residences their own catalogue, and visitors other texts than investors', async () => {
    const friend = await app.newInvestor({ country: 'CA' });
    const mine = await portfolio(app);
    expect((await app.ok('listInvestments', { token: friend.token, query: {} })).items).toEqual([]);
    expect(mine.items).toHaveLength(1);
    const { id } = await publishProduct(app, { allowedCountries: ['US'] });
    const readAction = async (token?: string) =>
      (await app.ok('getProduct', { token, params: { productId: id }, query: {} })).action;
    expect([await readAction(), await readAction(person.token), await readAction(friend.token)]).toEqual([
      'sign_in',
      'invest',
      'switch_residence',
    ]);
  });

  test('an ended session is rejected although its portfolio is cached', async () => {
    const { token } = await app.signIn(person);
    const ask = () => app.call('listInvestments', { token, query: {} });
    expect((await ask()).status).toBe(200);
    await other.ok('signOut', { token });
    expect((await ask()).status).toBe(401);
  });

  test('the newest of the old changes is kept, so that older cached responses stay valid', async () => {
    const catalogueChanges = () => app.db.$count(changes, eq(changes.subject, 'catalogue'));
    expect(await catalogueChanges()).toBeGreaterThan(1);
    await forgetChanges(app.db, new Date(Date.now() + 60_000));
    expect(await catalogueChanges()).toBe(1);
  });
});
