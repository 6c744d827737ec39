// A real server exports traces to an OTLP receiver. They connect a request with its SQL and its job.
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from '@quoin/server';
import { freePort } from '../../packages/server/src/shared/free-port';
import { startChildServer } from './child-server';
import { alongside } from './quoin-process';
import { newPerson, startTestApp, type TestApp } from './test-app';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: unknown }[];
}

let app: TestApp;
let environment: NodeJS.ProcessEnv;
let receiver: Server;
let spans: Span[];
beforeAll(async () => {
  app = await startTestApp();
  await app.signUp({ ...newPerson(), email: 'sensitive@example.com' });
  receiver = createServer(async (request, response) => {
    spans.push(...(await readSpans(request)));
    response.end('{}');
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  environment = {
    ...(await alongside(app)),
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    SMTP_URL: 'smtp://127.0.0.1:1', // Nothing listens there, so the job that sends the mail fails.
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  };
});
beforeEach(() => {
  spans = [];
});
afterAll(async () => {
  receiver.close();
  await app.close();
});

async function readSpans(request: IncomingMessage): Promise<Span[]> {
  const { resourceSpans } = (await json(request)) as {
    resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
  };
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
}

async function spanThat(isIt: (span: Span) => boolean): Promise<Span> {
  for (;;) {
    const found = spans.find(isIt);
    if (found) return found;
    await wait(50);
  }
}

const CALLER = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const traceparent = `00-${CALLER.traceId}-${CALLER.spanId}-01`;

/** Requests the products, with a query and a user agent that must not be in traces. */
async function startAndAsk(trustProxy: '0' | '1') {
  const port = await freePort();
  const server = await startChildServer(
    process.execPath,
    [`${__dirname}/../../packages/server/dist/main.js`],
    new RegExp(`:${port}\\b`),
    { ...environment, PORT: String(port), TRUST_PROXY: trustProxy },
  );
  const address = `http://127.0.0.1:${port}/api`;
  const headers = { traceparent, 'user-agent': 'sensitive', 'x-forwarded-for': '203.0.113.9' };
  await fetch(`${address}/v1/products?page_size=7`, { headers });
  await fetch(`${address}/v1/investments/sensitive`, { headers });
  await fetch(`${address}/v1/forgotpassword/email`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'sensitive@example.com' }),
  });
  return server;
}

test('a request behind a trusted proxy continues the trace of the caller, through to its SQL and its job', async () => {
  const server = await startAndAsk('1');
  const request = await spanThat(({ name }) => name === 'GET /api/v1/products');
  expect(request).toMatchObject({ traceId: CALLER.traceId, parentSpanId: CALLER.spanId });
  const query = await spanThat(
    ({ name, parentSpanId }) => name.startsWith('pg.query') && parentSpanId === request.spanId,
  );
  expect(query.traceId).toBe(CALLER.traceId);
  await spanThat(({ name }) => name === 'GET /api/v1/investments/:investmentId');
  const job = await spanThat(({ name }) => name === 'job send-reset-mail');
  expect(job.traceId).toBe(CALLER.traceId);
  await server.stop();
  const lines = server.written().match(/^\{.*\}$/gm) ?? [];
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ route: '/api/v1/products', trace_id: CALLER.traceId }),
      expect.objectContaining({ job: 'send-reset-mail', trace_id: CALLER.traceId, err: expect.anything() }),
    ]),
  );
  expect(server.written()).not.toContain('sensitive');
  expect(JSON.stringify(spans)).not.toMatch(/sensitive|page_size|203\.0\.113/);
});

test('an untrusted caller starts a new trace', async () => {
  const server = await startAndAsk('0');
  const request = await spanThat(({ name }) => name === 'GET /api/v1/products');
  expect(request.traceId).not.toBe(CALLER.traceId);
  expect(request.parentSpanId ?? '').toBe('');
  await server.stop();
});

test('an invalid URL is rejected at start with the name of the variable', () => {
  const wrong = { DATA_DIR: app.config.dataDir, OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' };
  expect(() => readConfig(wrong)).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT is not a valid URL');
});
