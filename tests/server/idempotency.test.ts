import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ira = { investor_type: 'ira', custodian_name: 'Harbor Trust', account_number: '0099887766' } as const;

test('a repeated key gives the first answer and does nothing again', async () => {
  const { token } = await app.newInvestor();
  const first = await app.ok('createInvestor', { token, key: 'once', body: ira });
  expect(await app.ok('createInvestor', { token, key: 'once', body: ira })).toEqual(first);
  expect((await app.ok('listInvestors', { token })).items).toHaveLength(1);
});

test('of eight requests with one key at the same moment one is executed and all get its answer', async () => {
  const { token } = await app.newInvestor();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => app.ok('createInvestor', { token, key: 'together', body: ira })),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
});

test('the same key with another body is refused', async () => {
  const { token } = await app.newInvestor();
  await app.ok('createInvestor', { token, key: 'k', body: ira });
  const other = { ...ira, account_number: '1' };
  expect(await app.refused('createInvestor', { token, key: 'k', body: other })).toMatchObject({
    error: 'idempotency_key_reused',
    status: 409,
  });
});

test('a key is one account’s own', async () => {
  const [one, two] = [await app.newInvestor(), await app.newInvestor()];
  const first = await app.ok('createInvestor', { token: one.token, key: 'shared', body: ira });
  const second = await app.ok('createInvestor', { token: two.token, key: 'shared', body: ira });
  expect(second.id).not.toBe(first.id);
});

test('a refused request leaves its key free for the corrected one', async () => {
  const { token } = await app.newInvestor();
  const incomplete = { investor_type: 'ira' } as const;
  expect(await app.refused('createInvestor', { token, key: 'again', body: incomplete })).toMatchObject({
    status: 422,
  });
  await app.ok('createInvestor', { token, key: 'again', body: ira });
});

test('without a key, or with one of strange letters, the request is refused', async () => {
  const { token } = await app.newInvestor();
  for (const key of ['', 'with space', 'x'.repeat(101)]) {
    expect((await app.refused('createInvestor', { token, key, body: ira })).error).toBe(
      'idempotency_key_missing',
    );
  }
});
