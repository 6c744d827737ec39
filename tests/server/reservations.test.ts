// Allocations reserved before a product opens: who may, how much, one at a time, and what becomes of them.
import { sql } from 'drizzle-orm';
import { addRequiredDocuments, operate, publishProduct, startedApplication } from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
let token: string;
let email: string;

beforeAll(async () => {
  app = await startTestApp();
  ({ token, email } = await app.newInvestor());
});
afterAll(() => app.close());

const upcoming = async () => ({ productId: (await publishProduct(app, { status: 'upcoming' })).id });
const reserve = (params: { productId: string }, amount = '50000') =>
  app.ok('reserveAllocation', { token, params, body: { amount } });

test('an allocation is reserved, changed and withdrawn, and may then be reserved again', async () => {
  const params = await upcoming();
  expect(await app.ok('getReservation', { token, params })).toEqual({
    product_id: params.productId,
    open: true,
    minimum: '50000.00',
    multiple: '1000.00',
    reservation: null,
  });
  const made = await reserve(params);
  expect(made).toMatchObject({ product_id: params.productId, status: 'reserved', amount: '50000.00' });
  app.clock.advance({ minutes: 5 });
  const changed = await app.ok('changeReservation', { token, params, body: { amount: '75,000' } });
  expect(changed).toMatchObject({ id: made.id, amount: '75000.00', reserved_at: made.reserved_at });
  expect(changed.changed_at).not.toBe(made.changed_at);
  expect((await app.ok('getReservation', { token, params })).reservation).toEqual(changed);
  expect(await app.ok('withdrawReservation', { token, params })).toMatchObject({ status: 'withdrawn' });
  expect((await app.ok('getReservation', { token, params })).reservation).toBeNull();
  expect((await reserve(params)).id).not.toBe(made.id);
  const { rows } = await app.db.execute(
    sql`select act from audit_trail where object = ${`reservation:${made.id}`} order by seq`,
  );
  expect(rows.map(({ act }) => act)).toEqual([
    'reservation.made',
    'reservation.changed',
    'reservation.withdrawn',
  ]);
});

test.each([
  ['nothing', '', /required/],
  ['no number', 'much', /amount such as 1,234\.56/],
  ['less than the minimum', '49000', /at least \$50,000/],
  ['no multiple of 1,000', '50500', /multiple of \$1,000/],
])('%s is no amount to reserve, nor to change to', async (_why, amount, message) => {
  const params = await upcoming();
  const body = { amount };
  const made = await app.refused('reserveAllocation', { token, params, body });
  expect(made).toMatchObject({
    error: 'required_information_missing',
    fields: { amount: expect.stringMatching(message) },
  });
  await reserve(params);
  const changed = await app.refused('changeReservation', { token, params, body });
  expect(changed.fields).toEqual(made.fields);
});

test.each(['published', 'closed', 'exited'] as const)(
  'nothing is reserved of a product that is %s',
  async (status) => {
    const params = { productId: (await publishProduct(app, { status })).id };
    const refused = await app.refused('reserveAllocation', { token, params, body: { amount: '50000' } });
    expect(refused.error).toBe('reservation_not_open');
    expect((await app.ok('getReservation', { token, params })).open).toBe(false);
  },
);

test('a product of other countries can be neither viewed nor reserved', async () => {
  const { id: productId } = await publishProduct(app, { status: 'upcoming', allowedCountries: ['HK'] });
  const options = { token, params: { productId } };
  expect((await app.refused('getReservation', options)).error).toBe('country_not_eligible');
  const body = { amount: '50000' };
  expect((await app.refused('reserveAllocation', { ...options, body })).error).toBe('country_not_eligible');
});

test('a product that is not there has nothing to reserve, change or withdraw', async () => {
  const options = { token, params: { productId: 'nothing-here' } };
  const body = { amount: '50000' };
  expect((await app.refused('getReservation', options)).error).toBe('not_found');
  expect((await app.refused('reserveAllocation', { ...options, body })).error).toBe('not_found');
  expect((await app.refused('changeReservation', { ...options, body })).error).toBe('not_found');
  expect((await app.refused('withdrawReservation', options)).error).toBe('not_found');
});

test('a missing reservation can be neither changed nor withdrawn', async () => {
  const params = await upcoming();
  const changed = await app.refused('changeReservation', { token, params, body: { amount: '50000' } });
  expect(changed.error).toBe('reservation_missing');
  expect((await app.refused('withdrawReservation', { token, params })).error).toBe('reservation_missing');
});

test('of concurrent reservations one is made, and another account can reserve as well', async () => {
  const params = await upcoming();
  const options = { token, params, body: { amount: '50000' } };
  const answers = await Promise.all(Array.from({ length: 8 }, () => app.call('reserveAllocation', options)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await app.refused('reserveAllocation', options)).error).toBe('reservation_exists');
  const another = await app.newInvestor();
  expect((await app.ok('getReservation', { token: another.token, params })).reservation).toBeNull();
  await app.ok('reserveAllocation', { ...options, token: another.token });
});

test('a repeated key reserves once', async () => {
  const params = await upcoming();
  const options = { token, params, body: { amount: '50000' }, key: 'reserve-once' };
  const first = await app.ok('reserveAllocation', options);
  expect(await app.ok('reserveAllocation', options)).toEqual(first);
});

describe('when the product opens', () => {
  test('the investor is notified by mail, and the application starts with the amount', async () => {
    const params = await upcoming();
    await reserve(params, '120000');
    const other = await app.newInvestor();
    await app.ok('reserveAllocation', { token: other.token, params, body: { amount: '50000' } });
    await app.ok('withdrawReservation', { token: other.token, params });
    await addRequiredDocuments(app, params.productId);
    await operate(app, 'products', 'publish', params.productId, '--dry-run');
    await app.runJobs();
    expect(await mailsTo(email)).toHaveLength(0);
    await operate(app, 'products', 'publish', params.productId);
    await app.runJobs();
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ link: expect.stringMatching(`/go/products/${params.productId}$`) });
    expect(mail?.text).not.toContain('120');
    expect(await mailsTo(other.email)).toHaveLength(0);
    const late = await app.refused('changeReservation', { token, params, body: { amount: '60000' } });
    expect(late.error).toBe('reservation_not_open');
    const { investmentId } = await startedApplication(app, token, params.productId);
    const application = await app.ok('getApplication', { token, params: { investmentId } });
    expect(application.steps.amount_and_signature).toEqual({ commitment: '120000.00' });
    expect((await app.ok('getReservation', { token, params })).reservation).toBeNull();
  });

  test('one that is withdrawn before the mail is sent is not announced', async () => {
    const params = await upcoming();
    const before = (await mailsTo(email)).length;
    await reserve(params);
    await addRequiredDocuments(app, params.productId);
    await operate(app, 'products', 'publish', params.productId);
    await app.ok('withdrawReservation', { token, params });
    await app.runJobs();
    expect(await mailsTo(email)).toHaveLength(before);
  });

  const mailsTo = async (to: string) =>
    (await app.outbox(to)).filter(({ subject }) => subject === 'The product you reserved is open');
});

test('the operator sees who reserved how much', async () => {
  const params = await upcoming();
  await reserve(params, '80000');
  const { out } = await operate(app, 'products', 'reservations', params.productId, '--json');
  expect(JSON.parse(out)).toEqual([
    expect.objectContaining({
      account: email,
      amount: '80000.00',
      status: 'reserved',
      reserved: '2026-06-05',
    }),
  ]);
  const none = await operate(app, 'products', 'reservations', params.productId, '--status', 'used', '--json');
  expect(JSON.parse(none.out)).toEqual([]);
});
