import type { BodyOf } from '@quoin/contract';
import { BRAND } from '@quoin/rules';
import { hashPassword } from '@quoin/rules/password';
import { eq } from 'drizzle-orm';
import { accounts, auditTrail, visits } from '../../packages/server/src/database/tables';
import { newPerson, PASSWORD, startTestApp, type TestApp } from './test-app';

describe('join', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  /** A valid sign-up, with its code sent. */
  async function readyToRegister() {
    const { email, phone } = newPerson();
    await app.ok('sendSmsCode', { body: { phone, region: 'US' } });
    const body: BodyOf<'register'> = {
      first_name: 'Robin',
      last_name: 'Ashdown',
      email,
      phone_number: phone,
      region: 'US',
      code: await app.newestCode(`+1${phone}`),
      password: await hashPassword(email, PASSWORD),
      country: 'US',
      preferred_language: 'en',
      accredited: true,
      terms_accepted: true,
    };
    return { email, phone, body };
  }

  const newestLink = async (email: string) => {
    await app.runJobs();
    const link = (await app.outbox(email)).find((message) => message.link)?.link;
    return { link, code: link?.split('/').at(-1) ?? '' };
  };

  test('a person signs up, activates by the mailed link, and signs in with the code by SMS', async () => {
    const { token, email } = await app.newInvestor();
    const me = await app.ok('getUserInfo', { token });
    expect(me).toMatchObject({ email, first_name: 'Robin', country: 'US', us: true, twofa: { on: true } });
    expect(me.phone?.masked).toMatch(/^\+1 \*{6}\d{4}$/);
  });

  test('which terms of use were accepted, and when, can be shown later', async () => {
    const { body, email } = await readyToRegister();
    await app.ok('register', { body });
    const [account] = await app.db.select().from(accounts).where(eq(accounts.email, email));
    const acts = await app.db
      .select()
      .from(auditTrail)
      .where(eq(auditTrail.object, `account:${account?.id}`));
    expect(acts.find(({ act }) => act === 'account.register')).toMatchObject({
      at: app.clock.now(),
      detail: { terms_of_use: BRAND.termsOfUseFrom },
    });
  });

  test('the activation mail is in the language of the account and links to the portal', async () => {
    const { body, email } = await readyToRegister();
    await app.ok('register', { body: { ...body, preferred_language: 'zh-CN' } });
    const { link } = await newestLink(email);
    expect(link).toMatch(/^http:\/\/localhost:4000\/go\/auth\/signup\/verify\/./);
    expect((await app.outbox(email))[0]).toMatchObject({ channel: 'mail', subject: '激活您的 Quoin 账户' });
  });

  test.each<[string, Partial<BodyOf<'register'>>, object]>([
    [
      'an e-mail without a domain',
      { email: 'robin@' },
      { error: 'illegal_parameter', fields: { email: expect.any(String) } },
    ],
    [
      'a name in Chinese letters',
      { first_name: '林' },
      { fields: { first_name: expect.stringContaining('pinyin') } },
    ],
    ['no name', { last_name: ' ' }, { fields: { last_name: 'This field is required' } }],
    [
      'a phone of too few digits',
      { phone_number: '202555' },
      { error: 'phone_invalid', fields: { phone_number: expect.any(String) } },
    ],
    ['a toll-free phone', { phone_number: '8005550100' }, { error: 'phone_without_sms', status: 400 }],
    ['a phone with an extension', { phone_number: '2025550100 ext. 12' }, { error: 'phone_invalid' }],
    ['a phone of too many digits', { phone_number: '202555010099' }, { error: 'phone_invalid' }],
    ['a phone of no numbering plan', { phone_number: '0005550100' }, { error: 'phone_invalid' }],
    [
      'a password instead of its hash',
      { password: 'Granite#2026' },
      { fields: { password: 'Your password is too weak' } },
    ],
    ['terms not accepted', { terms_accepted: false }, { error: 'terms_not_accepted', status: 422 }],
    ['an investor who is not accredited', { accredited: false }, { error: 'not_accredited', status: 422 }],
    [
      'a residence outside the US and Canada',
      { country: 'DE' },
      { error: 'residence_unsupported', status: 422 },
    ],
    ['no code', { code: '' }, { error: 'code_empty' }],
    ['a wrong code', { code: '000000' }, { error: 'code_incorrect' }],
    ['a code with letters', { code: '12a456' }, { error: 'code_incorrect' }],
  ])('sign-up rejects %s, and the same code works for the corrected form', async (_, wrong, answer) => {
    const { body } = await readyToRegister();
    expect(await app.refused('register', { body: { ...body, ...wrong } })).toMatchObject(answer);
    await app.ok('register', { body });
  });

  test('several errors are returned at once, each at its field, in Chinese', async () => {
    const { body } = await readyToRegister();
    const wrong = { ...body, email: 'robin', phone_number: '1', terms_accepted: false };
    const { error, fields } = await app.refused('register', { body: wrong, language: 'zh-CN' });
    expect(error).toBe('illegal_parameter');
    expect(fields).toEqual({
      email: '请输入格式正确的邮箱，例如 name@example.com',
      phone_number: '手机号码无效，请检查国家或地区代码及号码',
      terms_accepted: '请先同意使用条款',
    });
  });

  test('an address with an account is rejected in any spelling', async () => {
    const { email } = await app.signUp();
    const { body } = await readyToRegister();
    const again = { ...body, email: ` ${email.toUpperCase()} ` };
    expect(await app.refused('register', { body: again })).toMatchObject({
      error: 'email_registered',
      status: 409,
      fields: { email: 'This e-mail is already registered' },
    });
  });

  test('one of two concurrent sign-ups with the same address succeeds', async () => {
    const [one, two] = [await readyToRegister(), await readyToRegister()];
    const answers = await Promise.all(
      [one.body, { ...two.body, email: one.email }].map((body) => app.call('register', { body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('a code creates only one account', async () => {
    const { body } = await readyToRegister();
    await app.ok('register', { body });
    const second = { ...body, email: newPerson().email };
    expect(await app.refused('register', { body: second })).toMatchObject({ error: 'send_code_first' });
  });

  describe('the SMS code', () => {
    test('is six digits, and can be checked before the form is sent', async () => {
      const { phone } = newPerson();
      expect(await app.ok('sendSmsCode', { body: { phone, region: 'US' } })).toEqual({
        resend_after_seconds: 60,
      });
      const code = await app.newestCode(`+1${phone}`);
      expect(code).toMatch(/^\d{6}$/);
      expect(await app.ok('verifySmsCode', { body: { phone, region: 'US', code } })).toEqual({
        verified: true,
      });
    });

    test('is sent at most once a minute, even when requested concurrently', async () => {
      const body = { phone: newPerson().phone, region: 'US' };
      const answers = await Promise.all(Array.from({ length: 6 }, () => app.call('sendSmsCode', { body })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await app.refused('sendSmsCode', { body })).toMatchObject({
        error: 'resend_after_one_minute',
        status: 429,
      });
      app.clock.advance({ seconds: 60 });
      await app.ok('sendSmsCode', { body });
    });

    test('counts towards the limit of thirty text messages per phone and hour, for every caller and purpose', async () => {
      const person = await app.newInvestor();
      app.clock.advance({ hours: 1 });
      const body = { phone: person.phone, region: 'US' };
      const ask = (address: string) => app.call('sendSmsCode', { body, address });
      for (let sent = 1; sent < 29; sent += 1) {
        expect((await ask(`198.51.100.${sent}`)).status).toBe(200);
        app.clock.advance({ minutes: 1 });
      }
      await app.signIn(person);
      expect((await ask('198.51.100.30')).status).toBe(200);
      app.clock.advance({ minutes: 1 });
      expect((await app.refused('sendSmsCode', { body })).error).toBe('too_many_requests');
      const { email, password } = person;
      const right = { email, password: await hashPassword(email, password) };
      expect((await app.refused('signIn', { body: right })).error).toBe('too_many_requests');
      await app.ok('sendSmsCode', { body: { ...body, phone: newPerson().phone } });
      expect(await app.outbox(`+1${person.phone}`)).toHaveLength(32);
      app.clock.advance({ minutes: 30, seconds: 59 });
      expect((await app.refused('sendSmsCode', { body })).error).toBe('too_many_requests');
      app.clock.advance({ seconds: 1 });
      await app.signIn(person);
    });

    test('expires after ten minutes', async () => {
      const { phone } = newPerson();
      await app.ok('sendSmsCode', { body: { phone, region: 'US' } });
      const code = await app.newestCode(`+1${phone}`);
      app.clock.advance({ minutes: 10 });
      const late = await app.refused('verifySmsCode', { body: { phone, region: 'US', code } });
      expect(late.error).toBe('send_code_first');
    });

    test('allows five attempts, and resending does not give five more', async () => {
      const { phone } = newPerson();
      await app.ok('sendSmsCode', { body: { phone, region: 'US' } });
      const guess = { phone, region: 'US', code: 'wrong1' };
      const guesses = await Promise.all(
        Array.from({ length: 12 }, () => app.refused('verifySmsCode', { body: guess })),
      );
      expect(guesses.filter(({ error }) => error === 'code_incorrect')).toHaveLength(4);
      app.clock.advance({ minutes: 1 });
      const blocked = { error: 'too_many_code_attempts' };
      expect(await app.refused('sendSmsCode', { body: { phone, region: 'US' } })).toMatchObject(blocked);
      const right = { phone, region: 'US', code: await app.newestCode(`+1${phone}`) };
      expect(await app.refused('verifySmsCode', { body: right })).toMatchObject(blocked);
      app.clock.advance({ hours: 1 });
      await app.ok('sendSmsCode', { body: { phone, region: 'US' } });
      await app.ok('verifySmsCode', { body: { ...right, code: await app.newestCode(`+1${phone}`) } });
    });

    test('is sent only to existing regions and numbers', async () => {
      const send = (region: string, phone: string) => app.refused('sendSmsCode', { body: { region, phone } });
      expect(await send('FR', '+33612345678')).toMatchObject({ error: 'region_unsupported' });
      expect(await send('CN', '12345')).toMatchObject({ error: 'phone_invalid' });
      expect(await send('US', '2025550100 or 1=1')).toMatchObject({ error: 'phone_invalid' });
      expect(await send('US', '8765550123')).toMatchObject({ error: 'phone_invalid' });
      const silent = {
        error: 'phone_without_sms',
        fields: { phone: expect.stringContaining('text messages') },
      };
      for (const phone of ['9005550123', '8005550123']) expect(await send('US', phone)).toMatchObject(silent);
      for (const phone of ['02079460018', '08081570192', '09098790000'])
        expect(await send('GB', phone)).toMatchObject(silent);
      expect(await send('SG', '18001234567')).toMatchObject({ error: 'phone_invalid' });
      await app.ok('sendSmsCode', { body: { region: 'US', phone: '8615550123' } });
    });

    test.each([
      ['SG', '9123 4567', '+6591234567'],
      ['GB', '07400 123456', '+447400123456'],
    ])('is sent to numbers of %s', async (region, phone, e164) => {
      await app.ok('sendSmsCode', { body: { region, phone } });
      await app.ok('verifySmsCode', { body: { region, phone, code: await app.newestCode(e164) } });
    });
  });

  describe('the activation link', () => {
    test('works once, and reports that the second time', async () => {
      const { body, email } = await readyToRegister();
      await app.ok('register', { body });
      const { code } = await newestLink(email);
      expect(await app.ok('activate', { body: { code } })).toEqual({ email });
      expect(await app.refused('activate', { body: { code } })).toMatchObject({
        error: 'account_already_activated',
      });
    });

    test('activates for one of two concurrent clicks', async () => {
      const { body, email } = await readyToRegister();
      await app.ok('register', { body });
      const { code } = await newestLink(email);
      const clicks = await Promise.all([1, 2, 3].map(() => app.call('activate', { body: { code } })));
      expect(clicks.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    test('expires after a day, or when a newer one is sent', async () => {
      const { body, email } = await readyToRegister();
      await app.ok('register', { body });
      const first = await newestLink(email);
      app.clock.advance({ hours: 24 });
      expect(await app.refused('activate', { body: { code: first.code } })).toMatchObject({
        error: 'activation_failed',
        values: { reason: 'expired' },
      });
      await app.ok('resendActivation', { body: { email } });
      const second = await newestLink(email);
      expect(await app.refused('activate', { body: { code: first.code } })).toMatchObject({
        error: 'activation_failed',
        values: { reason: 'used' },
      });
      await app.ok('activate', { body: { code: second.code } });
    });

    test('cannot be forged or altered', async () => {
      const { body, email } = await readyToRegister();
      await app.ok('register', { body });
      const { code } = await newestLink(email);
      for (const forged of ['', 'x', `${code.split('.')[0]}.`, `${code}x`]) {
        expect(await app.refused('activate', { body: { code: forged } })).toMatchObject({
          error: 'activation_failed',
          values: { reason: 'invalid' },
        });
      }
    });

    test('can be requested again, with the same response for every address', async () => {
      const { email } = await app.signUp();
      app.clock.advance({ minutes: 2 });
      const answers = [];
      for (const address of [email, 'nobody@example.com']) {
        const first = await app.call('resendActivation', { body: { email: address } });
        const second = await app.call('resendActivation', { body: { email: address } });
        answers.push([first.status, first.response.body, second.status, second.reply]);
        await app.runJobs();
      }
      const withoutRequestId = JSON.stringify(answers).replaceAll(/"request_id":"[^"]+"/g, '');
      const [known, unknown] = JSON.parse(withoutRequestId.replaceAll(',}', '}'));
      expect(known).toEqual(unknown);
      expect(await app.outbox('nobody@example.com')).toEqual([]);
    });
  });

  test('people who cannot sign up yet can join the waitlist; an invalid phone is an error at its field', async () => {
    const body = {
      first_name: '林',
      last_name: '一菲',
      phone_number: '+4915112345678',
      region: 'DE',
      email: 'lin@example.com',
    };
    expect(await app.ok('joinWaitlist', { body })).toEqual({ done: true });
    const abroad = { ...body, region: 'CN', phone_number: '+49 151 12345678' };
    expect(await app.ok('joinWaitlist', { body: abroad })).toEqual({ done: true });
    await app.refused('joinWaitlist', { body: { ...body, region: 'CN', phone_number: '+4912' } });
    const refused = await app.refused('joinWaitlist', {
      body: { ...body, phone_number: '123' },
      language: 'zh-CN',
    });
    expect(refused).toMatchObject({ error: 'phone_invalid', fields: { phone_number: expect.any(String) } });
  });
});

describe('visit', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  /** A visit from a mailed link, with the cookie for the browser. */
  async function arrive(query: Record<string, string> = { ref_id: 'GRACELINDQ', utm_source: 'letter' }) {
    const { reply, response } = await app.call('recordVisit', { query });
    const cookie = response.cookies.find(({ name }) => name === 'quoin_visit');
    return { ...reply, cookie: `quoin_visit=${cookie?.value}`, response };
  }

  const readRecord = async (id: string) => (await app.db.select().from(visits).where(eq(visits.id, id)))[0];

  test('a visit is recorded with the query of its link, under an id that is valid for seven days', async () => {
    const { id, expire, response } = await arrive({
      ref_id: 'GRACELINDQ',
      utm_source: 'letter',
      mc_cid: '7f',
    });
    expect(expire).toBe('2026-06-12T14:00:00.000Z');
    expect(response.headers['set-cookie']).toMatch(
      /^quoin_visit=[^;]+; Path=\/api\/v1\/access;.*HttpOnly; SameSite=Strict$/,
    );
    expect(await readRecord(id)).toMatchObject({
      parameters: { ref_id: 'GRACELINDQ', utm_source: 'letter', mc_cid: '7f' },
      pageViews: 1,
      convertedAt: null,
    });
  });

  test('a returning browser continues its record, and an unknown id starts a new one', async () => {
    const { id } = await arrive();
    expect(await arrive({ id })).toMatchObject({ id });
    expect(await readRecord(id)).toMatchObject({ pageViews: 2 });
    expect((await arrive({ id: 'newsletter-7' })).id).not.toBe('newsletter-7');
  });

  test('a stay is recorded for exactly seven days', async () => {
    const { id } = await arrive();
    app.clock.advance({ days: 6, hours: 23, minutes: 59, seconds: 59 });
    expect(await app.ok('recordStay', { query: { id, ref_id: 'GRACELINDQ' } })).toEqual({ expired: false });
    const { stayedAt } = (await readRecord(id)) ?? {};
    expect(stayedAt).toEqual(app.clock.now());
    app.clock.advance({ seconds: 1 });
    expect(await app.ok('recordStay', { query: { id } })).toEqual({ expired: true });
    app.clock.advance({ seconds: 1 });
    expect(await app.ok('recordStay', { query: { id } })).toEqual({ expired: true });
    expect((await readRecord(id))?.stayedAt).toEqual(stayedAt);
    expect((await arrive({ id })).id).not.toBe(id);
  });

  test('an unknown record gets the same response as an expired one', async () => {
    expect(await app.ok('recordStay', { query: { id: 'nobody' } })).toEqual({ expired: true });
  });

  test('a visit converts once, identified by its cookie', async () => {
    const { id, cookie } = await arrive();
    const other = await arrive();
    const convertedAt = app.clock.now();
    expect(await app.ok('recordConversion', { cookie })).toEqual({ done: true });
    app.clock.advance({ seconds: 1 });
    await app.ok('recordConversion', { cookie });
    expect(await readRecord(id)).toMatchObject({ convertedAt });
    expect(await readRecord(other.id)).toMatchObject({ convertedAt: null });
    expect(await app.ok('recordConversion')).toEqual({ done: true });
  });

  test.each([
    ['a name of other signs', 'a%00b=1'],
    ['a value that is too long', `utm_source=${'x'.repeat(201)}`],
    [
      'more parameters than any campaign has',
      Array.from({ length: 21 }, (_, index) => `p${index}=1`).join('&'),
    ],
    ['a parameter that comes twice', 'ref_id=a&ref_id=b'],
  ])('a link with %s is rejected and not stored', async (_, query) => {
    const response = await app.app.inject({ url: `/api/v1/access/stats?${query}` });
    expect([response.statusCode, response.json().code]).toEqual([400, 1900]);
  });
});
