// Expired temporary rows are deleted, and nothing else.
import { setTimeout as wait } from 'node:timers/promises';
import { jobHandlers } from '@quoin/server';
import { sql } from 'drizzle-orm';
import { openJobQueue } from '../../packages/server/src/jobs/queue';
import {
  onePagePdf,
  publishProduct,
  sendBytes,
  signedInvestment,
  startedApplication,
  upload,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const tidyUp = () => jobHandlers['tidy-up']({}, app.services);

const count = async (table: string): Promise<unknown> => {
  const { rows } = await app.db.execute(sql`select count(*)::int as count from ${sql.identifier(table)}`);
  return rows[0]?.count;
};

test('codes, keys and ended sessions are deleted after their time, and signed documents stay readable', async () => {
  const person = await app.newInvestor();
  const product = await publishProduct(app);
  const { investmentId } = await signedInvestment(app, person.token, product);
  await app.ok('requestFileKey', { token: person.token, params: { fileId: product.documentId } });
  const kept = ['accounts', 'investments', 'envelopes', 'documents', 'files', 'audit_trail'];
  const before = await Promise.all(kept.map(count));
  app.clock.advance({ days: 400 });
  await tidyUp();
  expect(await Promise.all(kept.map(count))).toEqual(before);
  const forgotten = [
    'idempotency_keys',
    'challenges',
    'sessions',
    'file_keys',
    'access_codes',
    'request_limits',
  ];
  expect(await Promise.all(forgotten.map(count))).toEqual(forgotten.map(() => 0));
  const { token } = await app.signIn(person);
  expect(await app.ok('getInvestment', { token, params: { investmentId } })).toMatchObject({
    status: 'being_reviewed',
  });
});

test('a request sent again within two weeks still gets its first answer', async () => {
  const person = await app.newInvestor();
  const again = { body: { investor_type: 'individual' }, key: 'the-same' } as const;
  const first = await app.ok('createInvestor', { token: person.token, ...again });
  app.clock.advance({ days: 13 });
  await tidyUp();
  const { token } = await app.signIn(person);
  expect(await app.ok('createInvestor', { token, ...again })).toEqual(first);
});

test('an unconfirmed upload is deleted with its bytes, and a running and a confirmed one stay', async () => {
  const person = await app.newInvestor();
  const { token } = person;
  const { investor } = await startedApplication(app, token, (await publishProduct(app)).id);
  const bytes = await onePagePdf();
  const left = await sendBytes(app, token, investor.id, { name: 'left.pdf', bytes });
  await upload(app, token, investor.id, { name: 'confirmed.pdf', bytes });
  app.clock.advance({ days: 2 });
  const { token: later } = await app.signIn(person);
  const onItsWay = await sendBytes(app, later, investor.id, { name: 'on-its-way.pdf', bytes });
  await tidyUp();
  await expect(app.services.fileStore.get(`uploads/${left.file_id}`)).rejects.toThrow('no file');
  expect(await count('investor_documents')).toBe(2);
  const params = { investorId: investor.id, fileId: onItsWay.file_id };
  expect(await app.ok('confirmUpload', { token: later, params })).toMatchObject({ name: 'on-its-way.pdf' });
});

test('two servers that start ask for it once, and it is done', async () => {
  const queues = [1, 2].map(() => openJobQueue(app.open.pool, () => undefined));
  const done = jest.fn(() => Promise.resolve());
  for (const queue of queues) await queue.work({ ...jobHandlers, 'tidy-up': done }, app.services);
  while (done.mock.calls.length === 0) await wait(50);
  await Promise.all(queues.map((queue) => queue.stop()));
  const result = await app.db.execute(
    sql`select count(*)::int as count from pgboss.job where name = 'tidy-up'`,
  );
  expect(result.rows).toEqual([{ count: 1 }]);
});
