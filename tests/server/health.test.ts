import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { buildApp, buildServices, createLogger } from '@quoin/server';
import { sql } from 'drizzle-orm';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const get = (url: string) => app.app.inject({ url });

test('health: live while the process answers, ready while its database does', async () => {
  expect((await get('/api/health/live')).json()).toEqual({ status: 'live' });
  expect((await get('/api/health/ready')).json()).toEqual({ status: 'ready' });
});

describe('a server without its database', () => {
  test('is live but not ready, reports it in the language of the caller, and recovers with the database', async () => {
    const lost = await startTestApp();
    const wire = await wireTo(lost.databaseUrl);
    const config = { ...lost.config, databaseUrl: wire.url };
    const open = await buildServices(config, createLogger('silent'));
    const server = await buildApp(open, createLogger('silent'), lost.folders);
    const ask = (url: string) => server.inject({ url, headers: { 'accept-language': 'zh-CN' } });
    const interrupted = open.services.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      wire.cut();
      await tx.execute(sql`select 1`);
    });
    await expect(interrupted).rejects.toThrow();
    expect((await ask('/api/health/live')).statusCode).toBe(200);
    expect((await ask('/api/health/ready')).statusCode).toBe(503);
    expect((await ask('/api/v1/products')).json()).toMatchObject({
      code: 1906,
      message: expect.stringContaining('暂时'),
    });
    await wire.mend();
    expect((await ask('/api/v1/products')).statusCode).toBe(200);
    await server.close();
    await open.close();
    wire.cut();
    await lost.close();
  });
});

test('a server whose database becomes read-only is not ready, and its calls can be tried later', async () => {
  const failedOver = await startTestApp();
  const name = new URL(failedOver.databaseUrl).pathname.slice(1);
  await app.open.pool.query(`alter database "${name}" set default_transaction_read_only = on`);
  await app.open.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name,
  ]);
  const ask = (url: string) => failedOver.app.inject({ url });
  expect((await ask('/api/health/live')).statusCode).toBe(200);
  expect((await ask('/api/health/ready')).json()).toMatchObject({ code: 1906 });
  const { error } = await failedOver.refused('joinWaitlist', {
    body: {
      first_name: 'Robin',
      last_name: 'Ashdown',
      email: 'robin@readonly.example',
      region: 'US',
      phone_number: '2025550143',
    },
  });
  expect(error).toBe('unavailable');
  await failedOver.close();
});

/** A way to a database that can be cut and mended. */
async function wireTo(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from
        .on('error', () => undefined)
        .on('close', () => to.destroy())
        .pipe(to);
    }
  });
  const listen = (port: number) =>
    new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  await listen(0);
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const url = new URL(databaseUrl);
  url.port = String(port);
  const cut = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { url: url.href, cut, mend: () => listen(port) };
}
