import { hashPassword } from '@quoin/rules/password';
import { startTestApp, type Person, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const wrongHash = hashPassword('nobody@example.com', 'Wrong#2026');

const tryWrong = async (email: string) =>
  app.refused('signIn', { body: { email, password: await wrongHash } });

async function passwordStep({ email, password }: Person) {
  const answer = await app.ok('signIn', { body: { email, password: await hashPassword(email, password) } });
  if (answer.step !== 'two_step') throw new Error('expected the second step');
  return answer;
}

test('the password step returns the masked phone and a ticket, but no token', async () => {
  const person = await app.signUp();
  const step = await passwordStep(person);
  expect(step).toMatchObject({ step: 'two_step', masked_phone: `+1 ******${person.phone.slice(-4)}` });
  expect(step).not.toHaveProperty('token');
});

test('failures return an error, then the remaining attempts, and the fifth locks the account for two hours', async () => {
  const person = await app.signUp();
  const answers = [];
  for (let times = 0; times < 6; times += 1) answers.push(await tryWrong(person.email));
  expect(answers.map(({ error, values }) => [error, values?.left])).toEqual([
    ['incorrect_credentials', undefined],
    ['incorrect_credentials_warning', 3],
    ['incorrect_credentials_warning', 2],
    ['incorrect_credentials_warning', 1],
    ['account_locked', undefined],
    ['account_locked', undefined],
  ]);
  const right = { email: person.email, password: await hashPassword(person.email, person.password) };
  expect(await app.refused('signIn', { body: right })).toMatchObject({
    error: 'account_locked',
    status: 423,
  });
  app.clock.advance({ hours: 1, minutes: 59 });
  expect(await app.refused('signIn', { body: right })).toMatchObject({ error: 'account_locked' });
  app.clock.advance({ minutes: 1 });
  await app.signIn(person);
});

test('of twenty concurrent wrong passwords four are checked and rejected, and the fifth locks the account', async () => {
  const person = await app.signUp();
  const answers = await Promise.all(Array.from({ length: 20 }, () => tryWrong(person.email)));
  const rejected = answers.filter(({ error }) => error !== 'account_locked');
  expect(rejected).toHaveLength(4);
  expect(new Set(rejected.map(({ values }) => values?.left))).toEqual(new Set([undefined, 3, 2, 1]));
});

test('an e-mail without an account is answered byte for byte like one with', async () => {
  const { email } = await app.signUp();
  const bytes = async (address: string) => {
    const answers = [];
    for (let times = 0; times < 6; times += 1) {
      const { response } = await app.call('signIn', { body: { email: address, password: await wrongHash } });
      const body = response.body.replace(/"request_id":"[^"]+"/, '');
      answers.push({
        status: response.statusCode,
        body,
        cookies: response.cookies,
        names: Object.keys(response.headers),
      });
    }
    return answers;
  };
  expect(await bytes('nobody.here@example.com')).toEqual(await bytes(email));
});

test('wrong codes count toward the lock like wrong passwords, and a right password does not clear them', async () => {
  const person = await app.signUp();
  for (let times = 0; times < 2; times += 1) await tryWrong(person.email);
  const { ticket } = await passwordStep(person);
  const tryCode = (code: string) => app.refused('signIn', { body: { ticket, code } });
  expect(await tryCode('nocode')).toMatchObject({ error: 'sign_in_code_warning', values: { left: 2 } });
  expect(await tryCode('nocode')).toMatchObject({ error: 'sign_in_code_warning', values: { left: 1 } });
  const { ticket: second } = await passwordStep(person);
  expect(await app.refused('signIn', { body: { ticket: second, code: 'nocode' } })).toMatchObject({
    error: 'account_locked',
  });
});

test('wrong codes return an error, then the remaining attempts, and the fifth reports the lock and offers no other code', async () => {
  const person = await app.signUp();
  const { ticket } = await passwordStep(person);
  const answers = [];
  for (let times = 0; times < 5; times += 1)
    answers.push(await app.refused('signIn', { body: { ticket, code: 'nocode' } }));
  expect(answers.map(({ error, values }) => [error, values?.left])).toEqual([
    ['code_incorrect', undefined],
    ['sign_in_code_warning', 3],
    ['sign_in_code_warning', 2],
    ['sign_in_code_warning', 1],
    ['account_locked', undefined],
  ]);
});

test('signing in clears the count', async () => {
  const person = await app.signUp();
  for (let times = 0; times < 4; times += 1) await tryWrong(person.email);
  await app.signIn(person);
  expect(await tryWrong(person.email)).toMatchObject({ error: 'incorrect_credentials' });
});

test('a ticket and its code sign in once, also when sent twice at the same moment', async () => {
  const person = await app.signUp();
  const { ticket } = await passwordStep(person);
  const code = await app.newestCode(`+1${person.phone}`);
  const answers = await Promise.all([1, 2, 3].map(() => app.call('signIn', { body: { ticket, code } })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await app.refused('signIn', { body: { ticket, code } })).toMatchObject({
    error: 'sign_in_ticket_expired',
  });
});

test('a code is sent again after a minute, and the one before it ends', async () => {
  const person = await app.signUp();
  const { ticket } = await passwordStep(person);
  const before = await app.newestCode(`+1${person.phone}`);
  expect(await app.refused('resendSignInCode', { body: { ticket } })).toMatchObject({
    error: 'resend_after_one_minute',
  });
  app.clock.advance({ minutes: 1 });
  expect(await app.ok('resendSignInCode', { body: { ticket } })).toEqual({ resend_after_seconds: 60 });
  const after = await app.newestCode(`+1${person.phone}`);
  if (before !== after) {
    expect(await app.refused('signIn', { body: { ticket, code: before } })).toMatchObject({
      error: 'code_incorrect',
    });
  }
  expect(await app.ok('signIn', { body: { ticket, code: after } })).toMatchObject({ step: 'signed_in' });
});

test('entering the password again within a minute sends no second SMS; the first code stays good', async () => {
  const person = await app.signUp();
  const first = await passwordStep(person);
  const sent = (await app.outbox(`+1${person.phone}`)).length;
  const second = await passwordStep(person);
  expect((await app.outbox(`+1${person.phone}`)).length).toBe(sent);
  const code = await app.newestCode(`+1${person.phone}`);
  expect(await app.refused('signIn', { body: { ticket: first.ticket, code } })).toMatchObject({
    error: 'sign_in_ticket_expired',
  });
  expect(await app.ok('signIn', { body: { ticket: second.ticket, code } })).toMatchObject({
    step: 'signed_in',
  });
});

test('a ticket runs out after ten minutes; a made-up one never worked', async () => {
  const person = await app.signUp();
  const { ticket } = await passwordStep(person);
  const code = await app.newestCode(`+1${person.phone}`);
  app.clock.advance({ minutes: 10 });
  for (const old of [ticket, 'made-up']) {
    expect(await app.refused('signIn', { body: { ticket: old, code } })).toMatchObject({
      error: 'sign_in_ticket_expired',
    });
    expect(await app.refused('resendSignInCode', { body: { ticket: old } })).toMatchObject({
      error: 'sign_in_ticket_expired',
    });
  }
});

test('an account that is not activated says so only to who knows its password', async () => {
  const person = { email: 'waiting@example.com', password: 'Granite#2026', phone: '2025550999' };
  await app.ok('sendSmsCode', { body: { phone: person.phone, region: 'US' } });
  await app.ok('register', {
    body: {
      first_name: 'Wren',
      last_name: 'Ashdown',
      email: person.email,
      phone_number: person.phone,
      region: 'US',
      code: await app.newestCode(`+1${person.phone}`),
      password: await hashPassword(person.email, person.password),
      country: 'CA',
      preferred_language: 'en',
      accredited: true,
      terms_accepted: true,
    },
  });
  expect(await tryWrong(person.email)).toMatchObject({ error: 'incorrect_credentials' });
  const right = { email: person.email, password: await hashPassword(person.email, person.password) };
  expect(await app.refused('signIn', { body: right })).toMatchObject({
    error: 'account_not_activated',
    status: 403,
  });
});

test('an invalid e-mail returns an error at its field, in the language of the page', async () => {
  const body = { email: 'robin', password: await wrongHash };
  const { error, fields } = await app.refused('signIn', { body, language: 'zh-CN' });
  expect(error).toBe('illegal_parameter');
  expect(fields).toEqual({ email: '请输入格式正确的邮箱，例如 name@example.com' });
});
