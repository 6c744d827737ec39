// Lists with filters and pages, and reports of what was raised and what waits.
import { operate, operated, publishProduct, signedInvestment } from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function signed(product: Awaited<ReturnType<typeof publishProduct>>) {
  const person = await app.newInvestor();
  return { ...person, ...(await signedInvestment(app, person.token, product)) };
}

const list = (...words: string[]) => operated<{ id: string }[]>(app, 'investments', 'list', ...words);

test('a list of investments is filtered by product, account and age, and paged', async () => {
  const [one, other] = [await publishProduct(app), await publishProduct(app)];
  const first = await signed(one);
  app.clock.advance({ days: 8 });
  const second = await signed(other);
  const ids = async (...words: string[]) => (await list(...words)).map(({ id }) => id);
  expect(await ids('--product', one.id)).toEqual([first.investmentId]);
  expect(await ids('--account', second.email)).toEqual([second.investmentId]);
  expect(await ids('--older-than', '7')).toEqual([first.investmentId]);
  expect(await ids('--page', '1')).toEqual([second.investmentId, first.investmentId]);
  expect(await ids('--page', '2')).toEqual([]);
  expect((await operate(app, 'investments', 'list', '--older-than', 'a week')).error).toContain(
    '--older-than',
  );
  expect((await operate(app, 'investments', 'list', '--product', 'nothing')).error).toContain('No product');
  const { out } = await operate(app, 'accounts', 'list');
  for (const { email } of [first, second]) expect(out).toContain(email);
  for (const noun of ['redemptions', 'capital-calls'])
    expect((await operate(app, noun, 'list', '--product', one.id, '--account', first.email)).out).toBe(
      'None.\n',
    );
});

test('the report of a fund shows commitments, funds received and the amount outstanding', async () => {
  const product = await publishProduct(app);
  const [one] = [await signed(product), await signed(product)];
  await operated(app, 'investments', 'approve', one.investmentId);
  await operated(app, 'investments', 'fund-received', one.investmentId, '--amount', '20000');
  expect(await operated(app, 'reports', 'raised', product.id)).toMatchObject({
    committed: '50000.00',
    received: '20000.00',
    products: [{ product: product.id, investments: 1, to_receive: '30000.00' }],
  });
  expect((await operate(app, 'reports', 'raised')).out).toContain(product.id);
});

test('the report of what waits counts by reason, and its age from the last move', async () => {
  const product = await publishProduct(app);
  const { investmentId } = await signed(product);
  const reviewed = async () => {
    const rows = await operated<{ what: string; reason: string; count: number; older_than_7_days: number }[]>(
      app,
      'reports',
      'pending',
    );
    return rows.find(({ reason }) => reason === 'being_reviewed');
  };
  const before = await reviewed();
  app.clock.advance({ days: 9 });
  const later = await reviewed();
  expect(later).toMatchObject({ what: 'investment', count: before?.count });
  expect(later?.older_than_7_days).toBe(later?.count);
  expect(before?.older_than_7_days).toBeLessThan(later?.count ?? 0);
  await operated(app, 'investments', 'ask-action', investmentId, '--note', 'Send a proof.');
  const rows = await operated<{ reason: string }[]>(app, 'reports', 'pending');
  expect(rows.find(({ reason }) => reason === 'action_needed')).toMatchObject({ count: 1, oldest_days: 0 });
});
