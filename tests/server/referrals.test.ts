import type { BodyOf } from '@quoin/contract';
import { addDays, addMonths, daysBetween } from '@quoin/rules';
import { hashPassword } from '@quoin/rules/password';
import { todayInNewYork } from '../../packages/server/src/shared/clock';
import { operate, operated, publishProduct, signedInvestment } from './scenes';
import { newPerson, startTestApp, type Person, type TestApp } from './test-app';

/** The day on which the clock of the tests begins. */
const ACTIVATED_ON = '2026-06-05';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ops = (...words: string[]) => operate(app, ...words);

/** A friend who signed up by a referral code and is not activated yet. */
async function register(referral_code: string, at = app): Promise<Person> {
  const person = newPerson();
  await at.ok('sendSmsCode', { body: { phone: person.phone, region: 'US' } });
  const body: BodyOf<'register'> = {
    first_name: 'Wren',
    last_name: 'Ashdown',
    email: person.email,
    phone_number: person.phone,
    region: 'US',
    code: await at.newestCode(`+1${person.phone}`),
    password: await hashPassword(person.email, person.password),
    country: 'US',
    preferred_language: 'en',
    accredited: true,
    terms_accepted: true,
    referral_code,
  };
  await at.ok('register', { body });
  return person;
}

async function activate({ email }: Person, at = app) {
  await at.ok('activate', { body: { code: (await at.linkMailed(email)).split('/').at(-1) ?? '' } });
}

const codeOf = async (token: string, at = app) => (await at.ok('getUserInfo', { token })).referral_code;

/** Applied, signed, and the funds received today. */
async function invest(token: string) {
  const { investmentId } = await signedInvestment(app, token, await publishProduct(app));
  await ops('investments', 'approve', investmentId);
  await ops('investments', 'fund-received', investmentId);
  return investmentId;
}

test('a friend is listed by first name and initial, from sign-up to first investment', async () => {
  const referrer = await app.newInvestor();
  const { token } = referrer;
  const code = await codeOf(token);
  const friends = async () => (await app.ok('listReferrals', { token })).items;
  expect(await app.ok('listReferrals', { token })).toEqual({
    referral_code: code,
    link: `http://localhost:4000/go/auth/signup?ref_id=${code}`,
    items: [],
    received: null,
  });
  const friend = await register(code);
  const none = { credit: null, activated_on: null, expires_on: null };
  expect(await friends()).toEqual([
    { id: expect.any(String), name: 'Wren A.', status: 'registered', ...none },
  ]);
  await activate(friend);
  const dates = { activated_on: '2026-06-05', expires_on: '2027-06-05' };
  expect(await friends()).toMatchObject([{ status: 'activated', credit: null, ...dates }]);
  const invested = await invest((await app.signIn(friend)).token);
  expect(await friends()).toMatchObject([{ status: 'invested', credit: '300.00', ...dates }]);
  const { transactions } = await operated<{ transactions: { id: string }[] }>(
    app,
    ...['investments', 'show', invested],
  );
  await operated(app, 'transactions', 'reverse', transactions[0]?.id ?? '', '--reason', 'Not from them');
  expect(await friends()).toMatchObject([{ status: 'activated', credit: null }]);
});

test('the credit is valid through the day twelve months after activation, not a day longer', async () => {
  const referrer = await app.newInvestor();
  const friend = await register(await codeOf(referrer.token));
  await activate(friend);
  await invest((await app.signIn(friend)).token);
  const status = async () => {
    const { token } = await app.signIn(referrer);
    return (await app.ok('listReferrals', { token })).items[0]?.status;
  };
  app.clock.advance({ days: 364 });
  expect(await status()).toBe('invested');
  app.clock.advance({ days: 1 });
  expect(await status()).toBe('invested');
  app.clock.advance({ days: 1 });
  expect(await status()).toBe('expired');
});

test('an invited friend sees both offers; 50,000 is not above 50,000', async () => {
  const referrer = await app.newInvestor();
  const friend = await register(await codeOf(referrer.token));
  await activate(friend);
  const { token } = await app.signIn(friend);
  const received = async () => (await app.ok('listReferrals', { token })).received;
  expect(await received()).toMatchObject({
    credit: { amount: '300.00', status: 'open' },
    discount: { amount: '500.00', above: '50000.00', status: 'open' },
  });
  await invest(token);
  expect(await received()).toMatchObject({ credit: { status: 'earned' }, discount: { status: 'expired' } });
});

test.each([
  ['discount', 'three', addMonths(ACTIVATED_ON, 3)],
  ['credit', 'twelve', addMonths(ACTIVATED_ON, 12)],
] as const)('the %s waits for a first investment through the day %s months on', async (offer, _, last) => {
  const began = await startTestApp();
  const referrer = await began.newInvestor();
  const friend = await register(await codeOf(referrer.token, began), began);
  await activate(friend, began);
  const statuses = [];
  for (const day of [addDays(last, -1), last, addDays(last, 1)]) {
    began.clock.advance({ days: daysBetween(todayInNewYork(began.clock), day) });
    const { token } = await began.signIn(friend);
    statuses.push((await began.ok('listReferrals', { token })).received?.[offer].status);
  }
  expect(statuses).toEqual(['open', 'open', 'expired']);
  await began.close();
});

test('an investor cannot see the friends of another investor', async () => {
  const referrer = await app.newInvestor();
  await register(await codeOf(referrer.token));
  const { token } = await app.newInvestor();
  expect((await app.ok('listReferrals', { token })).items).toEqual([]);
  expect((await app.refused('listReferrals')).error).toBe('not_signed_in');
});
