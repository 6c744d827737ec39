// Another phone for the codes of 2-step verification.
import { enterPassword, signedInElsewhere, whyEnded, type SignedIn } from './scenes';
import { newPerson, startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('another phone', () => {
  const sendEmailCode = (token: string) =>
    app.ok('emailCode', { token, params: { action: 'send' }, body: { type: 29 } });

  const emailStep = async ({ token, email }: SignedIn) => {
    await sendEmailCode(token);
    const code = await app.newestCode(email);
    await app.ok('emailCode', { token, params: { action: 'verify' }, body: { type: 29, code } });
  };

  /** Password and e-mail proven, the code by SMS sent. */
  const readyToSave = async () => {
    const person = await app.newInvestor();
    await enterPassword(app, person.token);
    await emailStep(person);
    const { phone } = newPerson();
    await app.ok('sendNewPhoneCode', { token: person.token, body: { phone, region: 'US' } });
    return { person, phone, code: await app.newestCode(`+1${phone}`) };
  };

  const save = ({ token }: SignedIn, phone_number: string, code: string) =>
    app.call('updatePhone', { token, body: { phone_number, region: 'US', code } });

  test('requires the password, the e-mail code and the SMS code, and later sign-in codes go to it', async () => {
    const { person, phone, code } = await readyToSave();
    const other = await signedInElsewhere(app, person);
    expect((await save(person, phone, code)).reply).toEqual({
      region: 'US',
      masked: `+1 ******${phone.slice(-4)}`,
    });
    expect(await whyEnded(app, other)).toBe('session_expired');
    await signedInElsewhere(app, { ...person, phone });
  });

  test('each missing step is named, in order', async () => {
    const person = await app.newInvestor();
    const { phone } = newPerson();
    const send = () =>
      app.refused('sendNewPhoneCode', { token: person.token, body: { phone, region: 'US' } });
    expect((await send()).error).toBe('password_check_needed');
    await enterPassword(app, person.token);
    expect((await send()).error).toBe('email_check_needed');
    await emailStep(person);
    expect((await save(person, phone, '123456')).response.json().code).toBe(1202);
    expect((await save(person, '123', '123456')).response.json()).toMatchObject({
      code: 1209,
      fields: { phone_number: expect.any(String) },
    });
    expect((await save(person, person.phone, '123456')).response.json().code).toBe(1208);
  });

  test('the e-mail proof serves for one phone and for ten minutes', async () => {
    const { person, phone, code } = await readyToSave();
    expect((await save(person, phone, code)).status).toBe(200);
    app.clock.advance({ minutes: 1 });
    expect((await save(person, newPerson().phone, code)).response.json().code).toBe(1210);
    const second = await readyToSave();
    app.clock.advance({ minutes: 9, seconds: 59 });
    await enterPassword(app, second.person.token);
    app.clock.advance({ seconds: 1 });
    expect((await save(second.person, second.phone, second.code)).response.json().code).toBe(1210);
  });

  test('a code sent to one phone does not prove another', async () => {
    const { person, code } = await readyToSave();
    expect((await save(person, newPerson().phone, code)).response.json().code).toBe(1204);
  });

  test('a code saves once, also when sent twice at the same moment', async () => {
    const { person, phone, code } = await readyToSave();
    const answers = await Promise.all([1, 2, 3].map(() => save(person, phone, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('the code by e-mail is five digits, sent once a minute, good once, in the language of the page', async () => {
    const { token, email } = await app.newInvestor();
    const params = { action: 'verify' } as const;
    const act = (code?: string, type = 29) =>
      app.refused('emailCode', { token, params, body: { type, code } });
    expect((await act('12345')).error).toBe('send_code_first');
    await app.ok('emailCode', {
      token,
      params: { action: 'send' },
      body: { type: 29 },
      language: 'zh-CN',
    });
    expect((await app.outbox(email))[0]).toMatchObject({ channel: 'mail', subject: '您的 Quoin 验证码' });
    const code = await app.newestCode(email);
    expect(code).toMatch(/^\d{5}$/);
    app.clock.advance({ seconds: 59 });
    const again = { token, params: { action: 'send' }, body: { type: 29 } } as const;
    expect((await app.refused('emailCode', again)).error).toBe('resend_after_one_minute');
    expect((await act()).error).toBe('code_empty');
    expect((await act('nocod')).error).toBe('code_incorrect');
    expect((await act(code, 30)).error).toBe('unsupported_act');
    await app.ok('emailCode', { token, params, body: { type: 29, code } });
    expect((await act(code)).error).toBe('send_code_first');
    app.clock.advance({ seconds: 1 });
    await sendEmailCode(token);
  });

  test('codes to new phones go out once a minute, whatever the number', async () => {
    const { person } = await readyToSave();
    const body = { phone: newPerson().phone, region: 'US' };
    expect((await app.refused('sendNewPhoneCode', { token: person.token, body })).error).toBe(
      'resend_after_one_minute',
    );
  });
});
