// Recovery codes replace the SMS code when the phone is not available.
import { hashPassword } from '@quoin/rules/password';
import { enterPassword, passkeyHolder } from './scenes';
import { startTestApp, type Person, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const securityMails = async ({ email }: Person) => {
  await app.runJobs();
  return (await app.outbox(email)).map(({ subject }) => subject);
};

const ticketOf = async ({ email, password }: Person) => {
  app.clock.advance({ minutes: 1 });
  const reply = await app.ok('signIn', { body: { email, password: await hashPassword(email, password) } });
  if (reply.step !== 'two_step') throw new Error('expected the second step');
  return reply.ticket;
};

test('a recovery code replaces the SMS code once, in any spelling', async () => {
  const person = await passkeyHolder(app);
  const [code = ''] = person.recovery_codes;
  const send = async (recovery_code: string) =>
    app.call('signIn', { body: { ticket: await ticketOf(person), recovery_code } });
  const written = ` ${code.replace('-', ' ').toLowerCase()} `;
  expect((await send(written)).reply).toMatchObject({ step: 'signed_in' });
  expect((await send(code)).response.json()).toMatchObject({ code: 1127 });
  expect((await app.ok('listPasskeys', person)).recovery_codes_left).toBe(9);
  expect(await securityMails(person)).toContain('A recovery code was used to sign in to your Quoin account');
});

test('sent five times at the same moment it signs in once', async () => {
  const person = await passkeyHolder(app);
  const [code = ''] = person.recovery_codes;
  const body = { ticket: await ticketOf(person), recovery_code: code };
  const answers = await Promise.all([1, 2, 3, 4].map(() => app.call('signIn', { body })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('are not guessed: the fifth wrong one locks the account', async () => {
  const person = await passkeyHolder(app);
  const ticket = await ticketOf(person);
  const codes = [];
  for (let tries = 0; tries < 5; tries += 1) {
    const { response } = await app.call('signIn', { body: { ticket, recovery_code: 'ABCDE-FGHJK' } });
    codes.push(response.json().code);
  }
  expect(codes).toEqual([1127, 1128, 1128, 1128, 1101]);
});

test('an empty code and a code of another person return errors', async () => {
  const [one, other] = [await passkeyHolder(app), await passkeyHolder(app)];
  const ticket = await ticketOf(one);
  expect((await app.refused('signIn', { body: { ticket, recovery_code: ' ' } })).error).toBe('code_empty');
  const [foreign = ''] = other.recovery_codes;
  expect((await app.refused('signIn', { body: { ticket, recovery_code: foreign } })).error).toBe(
    'recovery_code_incorrect',
  );
});

test('new ones end the old ones', async () => {
  const person = await passkeyHolder(app);
  await enterPassword(app, person.token);
  const { recovery_codes } = await app.ok('makeRecoveryCodes', person);
  const [old = ''] = person.recovery_codes;
  const ticket = await ticketOf(person);
  expect((await app.refused('signIn', { body: { ticket, recovery_code: old } })).error).toBe(
    'recovery_code_incorrect',
  );
  const [fresh = ''] = recovery_codes;
  await app.ok('signIn', { body: { ticket, recovery_code: fresh } });
});

test('none is in the database as it is written', async () => {
  const { recovery_codes } = await passkeyHolder(app);
  const { rows } = await app.open.pool.query<{ row: string }>(
    'select recovery_codes::text as row from recovery_codes',
  );
  const stored = rows.map(({ row }) => row).join('\n');
  for (const code of recovery_codes) {
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replace('-', ''));
  }
});
