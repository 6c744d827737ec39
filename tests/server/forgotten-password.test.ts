import type { BodyOf } from '@quoin/contract';
import { hashPassword } from '@quoin/rules/password';
import { eq } from 'drizzle-orm';
import { accounts, challenges, auditTrail } from '../../packages/server/src/database/tables';
import { operate } from './scenes';
import { startTestApp, type Person, type TestApp, PASSWORD, newPerson } from './test-app';
import { CODE_ATTEMPTS } from '@quoin/rules';

describe('forgotten password', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const NEW = 'Travertine#77';

  async function mailedLink(email: string) {
    await app.ok('requestPasswordReset', { body: { email } });
    await app.runJobs();
    const link = (await app.outbox(email)).find((message) => message.link?.includes('reset_password'))?.link;
    return { link, code: link?.split('/').at(-1) ?? '' };
  }

  /** A reset that is about to succeed: link opened, code sent. */
  async function readyToReset(person: Person) {
    const { code } = await mailedLink(person.email);
    await app.ok('sendPasswordResetCode', { body: { code } });
    const body: BodyOf<'resetPassword'> = {
      code,
      password: await hashPassword(person.email, NEW),
      confirmation: await hashPassword(person.email, NEW),
      sms_code: await app.newestCode(`+1${person.phone}`),
    };
    return body;
  }

  test('link and SMS code set a new password, and the old one no longer works', async () => {
    const person = await app.signUp();
    const { link, code } = await mailedLink(person.email);
    expect(link).toMatch(/^http:\/\/localhost:4000\/go\/auth\/reset_password\/./);
    expect(await app.ok('openPasswordReset', { body: { code } })).toEqual({
      email: person.email,
      masked_phone: `+1 ******${person.phone.slice(-4)}`,
    });
    app.clock.advance({ minutes: 1 });
    expect(await app.ok('resetPassword', { body: await readyToReset(person) })).toEqual({ done: true });
    const old = { email: person.email, password: await hashPassword(person.email, person.password) };
    expect((await app.refused('signIn', { body: old })).error).toBe('incorrect_credentials');
    await app.signIn({ ...person, password: NEW });
  });

  test('a reset ends every session and every pending sign-in', async () => {
    const person = await app.newInvestor();
    const half = await app.ok('signIn', {
      body: { email: person.email, password: await hashPassword(person.email, person.password) },
    });
    const ticket = half.step === 'two_step' ? half.ticket : '';
    const code = await app.newestCode(`+1${person.phone}`);
    await app.ok('resetPassword', { body: await readyToReset(person) });
    expect((await app.refused('getUserInfo', { token: person.token })).error).toBe('session_expired');
    expect((await app.refused('signIn', { body: { ticket, code } })).error).toBe('sign_in_ticket_expired');
  });

  test('an address without an account gets the same response, byte for byte, and no mail', async () => {
    const { email } = await app.signUp();
    const bytes = async (address: string) => {
      const answers = [];
      for (let times = 0; times < 2; times += 1) {
        const { response } = await app.call('requestPasswordReset', { body: { email: address } });
        const body = response.body.replace(/"request_id":"[^"]+"/, '');
        answers.push({ status: response.statusCode, body, names: Object.keys(response.headers) });
      }
      await app.runJobs();
      return answers;
    };
    expect(await bytes('nobody.here@example.com')).toEqual(await bytes(email));
    expect(await app.outbox('nobody.here@example.com')).toEqual([]);
  });

  test('a reset link can be requested once a minute, and the newer link invalidates the older', async () => {
    const { email } = await app.signUp();
    const first = await mailedLink(email);
    app.clock.advance({ seconds: 59 });
    expect(await app.refused('requestPasswordReset', { body: { email } })).toMatchObject({
      error: 'mail_after_one_minute',
      status: 429,
    });
    app.clock.advance({ seconds: 1 });
    const second = await mailedLink(email);
    expect((await app.refused('openPasswordReset', { body: { code: first.code } })).error).toBe(
      'reset_link_expired',
    );
    await app.ok('openPasswordReset', { body: { code: second.code } });
  });

  test('a link is valid for exactly thirty minutes', async () => {
    const { email } = await app.signUp();
    const { code } = await mailedLink(email);
    app.clock.advance({ minutes: 29, seconds: 59 });
    await app.ok('openPasswordReset', { body: { code } });
    app.clock.advance({ seconds: 1 });
    expect(await app.refused('openPasswordReset', { body: { code }, language: 'zh-CN' })).toMatchObject({
      error: 'reset_link_expired',
      status: 410,
      message: expect.stringContaining('30 分钟'),
    });
    app.clock.advance({ seconds: 1 });
    expect((await app.refused('sendPasswordResetCode', { body: { code } })).error).toBe('reset_link_expired');
  });

  test('a link cannot be forged or altered', async () => {
    const { email } = await app.signUp();
    const { code } = await mailedLink(email);
    for (const forged of ['', 'x', `${code.split('.')[0]}.`, `${code}x`]) {
      expect((await app.refused('openPasswordReset', { body: { code: forged } })).error).toBe('illegal_code');
    }
  });

  test('one of two concurrent resets with a link succeeds, and no later one', async () => {
    const person = await app.signUp();
    const body = await readyToReset(person);
    const answers = await Promise.all([1, 2, 3].map(() => app.call('resetPassword', { body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await app.refused('resetPassword', { body })).error).toBe('reset_link_used');
    expect(await app.refused('openPasswordReset', { body: { code: body.code } })).toMatchObject({
      error: 'reset_link_used',
      status: 410,
    });
  });

  test.each<[string, Partial<BodyOf<'resetPassword'>>, object]>([
    [
      'without the code by SMS',
      { sms_code: undefined },
      { error: 'code_empty', fields: { sms_code: expect.any(String) } },
    ],
    ['with a wrong code', { sms_code: '12345x' }, { error: 'code_incorrect' }],
    [
      'with another password typed again',
      { confirmation: 'f'.repeat(64) },
      { error: 'passwords_differ', code: 1115 },
    ],
    ['with a password instead of its hash', { password: NEW }, { error: 'illegal_parameter' }],
  ])(
    'a reset is refused %s, and the same link still serves the corrected form',
    async (_, wrong, rejection) => {
      const person = await app.signUp();
      const body = await readyToReset(person);
      expect(await app.refused('resetPassword', { body: { ...body, ...wrong } })).toMatchObject(rejection);
      await app.ok('resetPassword', { body });
    },
  );

  test('the new password must differ from the old one', async () => {
    const person = await app.signUp();
    const body = await readyToReset(person);
    const same = await hashPassword(person.email, person.password);
    const again = { ...body, password: same, confirmation: same };
    expect(await app.refused('resetPassword', { body: again })).toMatchObject({
      error: 'new_password_equals_old',
      status: 422,
    });
  });

  test('the code allows five attempts', async () => {
    const person = await app.signUp();
    const body = await readyToReset(person);
    const guess = { ...body, sms_code: 'nocode' };
    const answers = [];
    for (let times = 0; times < 6; times += 1) {
      answers.push((await app.refused('resetPassword', { body: guess })).error);
    }
    expect(answers).toEqual([
      ...Array<string>(4).fill('code_incorrect'),
      'too_many_code_attempts',
      'too_many_code_attempts',
    ]);
    expect((await app.refused('resetPassword', { body })).error).toBe('too_many_code_attempts');
  });

  test('without a phone on file the link suffices, and requesting an SMS code is an error with a contact', async () => {
    const person = await app.signUp();
    await app.db
      .update(accounts)
      .set({ phone: null, phoneRegion: null, twofaOn: false })
      .where(eq(accounts.email, person.email));
    const { code } = await mailedLink(person.email);
    expect(await app.ok('openPasswordReset', { body: { code } })).toMatchObject({ masked_phone: null });
    expect(await app.refused('sendPasswordResetCode', { body: { code } })).toMatchObject({
      error: 'no_phone_on_record',
      message: 'We have no phone number on record. Contact support.',
    });
    const password = await hashPassword(person.email, NEW);
    await app.ok('resetPassword', { body: { code, password } });
    expect(await app.ok('signIn', { body: { email: person.email, password } })).toMatchObject({
      step: 'signed_in',
    });
  });

  test('a link of a deleted account returns an error', async () => {
    const { email } = await app.signUp();
    const { code } = await mailedLink(email);
    const [id = ''] = code.split('.');
    await app.db.update(challenges).set({ subject: 'nobody' }).where(eq(challenges.id, id));
    expect((await app.refused('openPasswordReset', { body: { code } })).error).toBe('account_not_found');
  });

  test('the owner is notified of a reset by mail', async () => {
    const person = await app.signUp();
    await app.ok('resetPassword', { body: await readyToReset(person) });
    await app.runJobs();
    expect((await app.outbox(person.email))[0]).toMatchObject({ subject: 'Your Quoin password was changed' });
  });

  test('a disabled account gets no link, and an earlier link does not work', async () => {
    const { email } = await app.signUp();
    const { code } = await mailedLink(email);
    await operate(app, 'accounts', 'disable', email, '--reason', 'Support case 12');
    expect((await app.refused('openPasswordReset', { body: { code } })).error).toBe('account_disabled');
    app.clock.advance({ minutes: 1 });
    await app.runJobs();
    const before = (await app.outbox(email)).length;
    await mailedLink(email);
    expect((await app.outbox(email)).length).toBe(before);
  });
});

// Correcting the e-mail address typed at sign-up from the same browser, until the account is activated.
describe('email correction', () => {
  let app: TestApp;
  beforeEach(async () => {
    app = await startTestApp();
  });
  afterEach(() => app.close());

  const correction = async (ticket: string, email: string, password = PASSWORD) => ({
    body: { ticket, email, password: await hashPassword(email, password) },
  });
  const getCode = (link: string) => link.split('/').at(-1) ?? '';

  test('a corrected address gets a link and can sign in; the link to the wrong address is invalid', async () => {
    const wrong = await app.register();
    const deadLink = await app.linkMailed(wrong.email);
    const { email } = newPerson();
    const typed = ` ${email.toUpperCase()} `;
    expect(await app.ok('correctEmail', await correction(wrong.ticket, typed))).toEqual({ email });

    expect(await app.refused('activate', { body: { code: getCode(deadLink) } })).toMatchObject({
      error: 'activation_failed',
    });
    await app.ok('activate', { body: { code: getCode(await app.linkMailed(email)) } });
    await app.signIn({ ...wrong, email });
    expect(
      await app.refused('signIn', {
        body: { email: wrong.email, password: await hashPassword(wrong.email, PASSWORD) },
      }),
    ).toMatchObject({ error: 'incorrect_credentials' });
    expect(
      await app.db.select().from(auditTrail).where(eq(auditTrail.act, 'account.correct_email')),
    ).toHaveLength(1);
  });

  test('an address with an account is rejected, and the ticket allows five attempts', async () => {
    const { email: taken } = await app.signUp();
    const { ticket } = await app.register();
    for (let tries = 0; tries < CODE_ATTEMPTS; tries += 1)
      expect(await app.refused('correctEmail', await correction(ticket, taken))).toMatchObject({
        error: 'email_registered',
        fields: { email: expect.any(String) },
      });
    expect(await app.refused('correctEmail', await correction(ticket, newPerson().email))).toMatchObject({
      error: 'email_correction_closed',
      status: 410,
    });
  });

  test('no correction after activation, after an hour, or with a forged ticket', async () => {
    const closed = { error: 'email_correction_closed' };
    const activated = await app.register();
    await app.ok('activate', { body: { code: getCode(await app.linkMailed(activated.email)) } });
    const late = await app.register();
    const { email } = newPerson();
    expect(await app.refused('correctEmail', await correction(activated.ticket, email))).toMatchObject(
      closed,
    );
    expect(await app.refused('correctEmail', await correction('made-up', email))).toMatchObject(closed);
    app.clock.advance({ hours: 1 });
    expect(await app.refused('correctEmail', await correction(late.ticket, email))).toMatchObject(closed);
  });

  test('an invalid address and an invalid password hash are rejected at their fields', async () => {
    const { ticket } = await app.register();
    const body = { ticket, email: 'no address', password: 'Granite#2026' };
    expect(await app.refused('correctEmail', { body })).toMatchObject({
      fields: { email: expect.any(String), password: expect.any(String) },
    });
  });
});
