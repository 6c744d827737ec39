import type { BodyOf } from '@quoin/contract';
import { eq } from 'drizzle-orm';
import { applications, investments } from '../../packages/server/src/database/tables';
import { sealNumbers } from '../../packages/server/src/journey/apply';
import { requireAccessCode } from '../../packages/server/src/security/access-codes';
import { completeApplication, publishProduct, signedInvestment } from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The signer of the scenes signs with SSN 219-09-9999. */
const RIGHT: BodyOf<'checkIdentity'> = { number_type: 'ssn', number: '9999', purpose: 'redemption' };
const WRONG = { ...RIGHT, number: '9998' };

async function holder() {
  const product = await publishProduct(app);
  const person = await app.newInvestor();
  const { investmentId } = await signedInvestment(app, person.token, product);
  const { items } = await app.ok('listInvestors', { token: person.token });
  const params = { investorId: items[0]?.id ?? '' };
  return { ...person, params, investmentId };
}

const me = async (token: string) => (await app.ok('getUserInfo', { token })).id;

const opens = async (accountId: string, code = '', purpose = RIGHT.purpose) =>
  requireAccessCode(app.db, app.services, { accountId, purpose, code }).then(
    () => true,
    () => false,
  );

test('the last four of the SSN give a code that opens one purpose, for this account, for ten minutes', async () => {
  const { token, params } = await holder();
  const accountId = await me(token);
  const { access_code: code, expire } = await app.ok('checkIdentity', { token, params, body: RIGHT });
  expect(new Date(expire).getTime() - app.clock.now().getTime()).toBe(600_000);
  expect(await opens(accountId, code)).toBe(true);
  expect(await opens(accountId, code, 'documents')).toBe(false);
  expect(await opens(accountId, `${code}x`)).toBe(false);
  expect(await opens(accountId, '')).toBe(false);
  expect(await opens('another account', code)).toBe(false);
  app.clock.advance({ minutes: 9, seconds: 59 });
  expect(await opens(accountId, code)).toBe(true);
  app.clock.advance({ seconds: 1 });
  expect(await opens(accountId, code)).toBe(false);
});

test.each<[string, Partial<BodyOf<'checkIdentity'>>]>([
  ['another number', { number: '9998' }],
  ['the whole number', { number: '219-09-9999' }],
  ['nothing', { number: '' }],
  ['a number of another kind', { number_type: 'tin' }],
])('%s is 1111, with the tries that are left', async (_, wrong) => {
  const { token, params } = await holder();
  const body = { ...RIGHT, ...wrong };
  expect(await app.refused('checkIdentity', { token, params, body })).toMatchObject({
    error: 'user_authentication_failed',
    code: 1111,
    status: 401,
    message: 'Incorrect user authentication.',
    values: { left: 4 },
  });
});

test('the fifth failure blocks for two hours, even with the right number, and a success resets the count', async () => {
  const { token, params, ...person } = await holder();
  const fail = async (bearer = token) =>
    (await app.refused('checkIdentity', { token: bearer, params, body: WRONG })).code;
  for (let times = 0; times < 4; times += 1) expect(await fail()).toBe(1111);
  await app.ok('checkIdentity', { token, params, body: RIGHT });
  for (let times = 0; times < 4; times += 1) expect(await fail()).toBe(1111);
  expect(await app.refused('checkIdentity', { token, params, body: WRONG })).toMatchObject({
    error: 'identity_check_blocked',
    status: 423,
  });
  app.clock.advance({ hours: 1, minutes: 59 });
  const { token: later } = await app.signIn(person);
  expect((await app.refused('checkIdentity', { token: later, params, body: RIGHT })).code).toBe(1112);
  app.clock.advance({ seconds: 59 });
  expect((await app.refused('checkIdentity', { token: later, params, body: RIGHT })).code).toBe(1112);
  app.clock.advance({ seconds: 1 });
  await app.ok('checkIdentity', { token: later, params, body: RIGHT });
});

test('of many concurrent attempts at most five are checked', async () => {
  const { token, params } = await holder();
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => app.refused('checkIdentity', { token, params, body: WRONG })),
  );
  expect(guesses.filter(({ code }) => code === 1111)).toHaveLength(4);
});

test('another account’s investor is refused like one that does not exist, and costs no try', async () => {
  const { params } = await holder();
  const stranger = await app.newInvestor();
  const bodies = [];
  for (const investorId of [params.investorId, 'nobody']) {
    const refused = await app.refused('checkIdentity', {
      token: stranger.token,
      params: { investorId },
      body: RIGHT,
    });
    bodies.push({ ...refused, request_id: '' });
  }
  expect(bodies[0]).toMatchObject({ error: 'not_authorized_action', status: 403 });
  expect(bodies[0]).toEqual(bodies[1]);
});

test('a number that was typed but not signed proves nothing', async () => {
  const product = await publishProduct(app);
  const { token } = await app.newInvestor();
  const { investor } = await completeApplication(app, token, product);
  const check = { token, params: { investorId: investor.id }, body: RIGHT };
  // No number could match, so no attempt is counted, and the error names the contact.
  for (let times = 0; times < 6; times += 1) {
    expect(await app.refused('checkIdentity', check)).toMatchObject({
      error: 'identity_number_missing',
      status: 409,
      message: expect.stringContaining('Contact support'),
    });
  }
});

test('once one investment has passed review, the number of one that has not counts no more', async () => {
  const { token, params, investmentId } = await holder();
  const [first] = await app.db
    .select()
    .from(investments)
    .innerJoin(applications, eq(applications.investmentId, investments.id))
    .where(eq(investments.id, investmentId));
  if (!first) throw new Error('the investment is gone');
  const id = `${investmentId.slice(1)}2`;
  const typed = { signers: [{ id_type: 'ssn' as const, id_number: '123-45-6789' }] };
  const values = {
    ...first.applications.values,
    investor_information: sealNumbers(typed, {}, app.services.vault, id),
  };
  await app.db.insert(investments).values({ ...first.investments, id });
  await app.db.insert(applications).values({ ...first.applications, investmentId: id, values });
  const check = { token, params, body: { ...RIGHT, number: '6789' } };
  await app.ok('checkIdentity', check);
  await app.db.update(investments).set({ status: 'approved' }).where(eq(investments.id, investmentId));
  expect((await app.refused('checkIdentity', check)).code).toBe(1111);
  await app.ok('checkIdentity', { token, params, body: RIGHT });
});
