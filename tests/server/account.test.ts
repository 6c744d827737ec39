import { hashPassword } from '@quoin/rules/password';
import { operate } from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ops = (...words: string[]) => operate(app, ...words);

describe('the profile', () => {
  test('is changed field by field, and omitted fields stay', async () => {
    const { token, email } = await app.newInvestor();
    const body = { first_name: ' Wren ', birth_date: '1985-04-12', preferred_language: 'zh-CN' } as const;
    expect(await app.ok('updateUserInfo', { token, body })).toMatchObject({
      first_name: 'Wren',
      last_name: 'Ashdown',
      birth_date: '1985-04-12',
      preferred_language: 'zh-CN',
    });
    await app.ok('updateUserInfo', { token, body: {} });
    await app.ok('updateUserInfo', { token, body: { preferred_language: 'en' } });
    expect(await app.ok('getUserInfo', { token })).toMatchObject({
      first_name: 'Wren',
      last_name: 'Ashdown',
    });
    await app.runJobs();
    const mails = (await app.outbox(email)).filter(({ subject }) =>
      subject?.includes('personal information'),
    );
    expect(mails).toHaveLength(1);
  });

  test.each([
    [{ last_name: ' ' }, { last_name: 'This field is required' }],
    [{ first_name: '林' }, { first_name: 'Use English letters or pinyin' }],
    [{ birth_date: '1985-02-30' }, { birth_date: 'Enter a real date of birth, such as May 17, 1990' }],
    [{ birth_date: '2008-06-06' }, { birth_date: 'A signer must be at least 18 years old' }],
  ])('%j is refused at its field', async (body, fields) => {
    const { token } = await app.newInvestor();
    expect(await app.refused('updateUserInfo', { token, body })).toMatchObject({
      error: 'illegal_parameter',
      fields,
    });
  });

  test('who turns 18 today may say so', async () => {
    const { token } = await app.newInvestor();
    const body = { birth_date: '2008-06-05' };
    expect(await app.ok('updateUserInfo', { token, body })).toMatchObject(body);
  });

  test('neither e-mail nor phone nor country is a field of it', async () => {
    const { token } = await app.newInvestor();
    const response = await app.app.inject({
      method: 'PUT',
      url: '/api/v1/user/info',
      headers: { authorization: `Bearer ${token}` },
      payload: { email: 'other@example.com', country: 'HK', phone: '1' },
    });
    expect(Object.keys(response.json().fields).sort()).toEqual(['country', 'email', 'phone']);
  });
});

describe('the country of residence', () => {
  test('is not the investor’s to change; operations do, and it counts at once', async () => {
    const { token, email } = await app.newInvestor();
    const change = { token, body: { country: 'CA' }, language: 'zh-CN' } as const;
    expect(await app.refused('changeCountry', change)).toMatchObject({
      error: 'country_by_operations',
      status: 403,
      message: expect.stringContaining('运营团队'),
    });
    const done = await ops('accounts', 'set-country', email, 'CA', '--json');
    expect(JSON.parse(done.out)).toEqual({ email, country: 'CA' });
    expect(await app.ok('getUserInfo', { token })).toMatchObject({ country: 'CA', us: false });
    expect(await app.ok('changeCountry', change)).toEqual({ done: true });
  });

  test('that does not exist is refused to the operator too', async () => {
    const { email } = await app.signUp();
    expect(await ops('accounts', 'set-country', email, 'XX')).toMatchObject({
      exitCode: 1,
      error: expect.stringContaining('"XX"'),
    });
  });

  test('that is under sanctions is refused to the operator', async () => {
    const { email } = await app.signUp();
    expect(await ops('accounts', 'set-country', email, 'KP')).toMatchObject({
      exitCode: 1,
      error: expect.stringContaining('under sanctions'),
    });
  });
});

test('after the operator removed a lost phone, sign-in needs a code by e-mail, and the account another phone', async () => {
  const { token, email, password } = await app.newInvestor();
  expect(await ops('accounts', 'remove-phone', email)).toMatchObject({ exitCode: 0 });
  expect((await app.refused('getUserInfo', { token })).status).toBe(401);
  await app.runJobs();
  expect((await app.outbox(email))[0]).toMatchObject({ subject: 'Your Quoin phone number was removed' });
  const body = { email, password: await hashPassword(email, password) };
  const first = await app.ok('signIn', { body });
  if (first.step !== 'two_step') throw new Error('the password alone signs in');
  expect(first.masked_phone).toBeNull();
  const wrong = { ticket: first.ticket, code: '000000' };
  expect((await app.refused('signIn', { body: wrong })).error).toBe('code_incorrect');
  const mail = (await app.outbox(email)).find(({ subject }) => subject === 'Your Quoin sign-in code');
  const signedIn = await app.ok('signIn', { body: { ticket: first.ticket, code: mail?.code ?? '' } });
  if (signedIn.step !== 'signed_in') throw new Error('the code does not sign in');
  const own = { token: signedIn.token };
  expect(await app.ok('getUserInfo', own)).toMatchObject({ phone: null, phone_required: true });
  expect((await app.refused('listInvestments', { ...own, query: {} })).error).toBe('phone_required');
  expect((await app.refused('listBankAccounts', own)).error).toBe('phone_required');

  await app.ok('verifyPassword', { ...own, body: { password: body.password } });
  const phone = '2025559871';
  await app.ok('sendNewPhoneCode', { ...own, body: { phone, region: 'US' } });
  const code = await app.newestCode(`+1${phone}`);
  await app.ok('updatePhone', { ...own, body: { phone_number: phone, region: 'US', code } });
  expect(await app.ok('getTwoStep', own)).toMatchObject({ on: true });
  await app.ok('listInvestments', { ...own, query: {} });
  expect(await ops('accounts', 'remove-phone', email)).toMatchObject({ exitCode: 0 });
  expect(await ops('accounts', 'remove-phone', email)).toMatchObject({
    exitCode: 1,
    error: expect.stringContaining('no phone on record'),
  });
});

describe('a dry run', () => {
  test.each([
    ['disable', [], { status: 'disabled' }],
    ['set-country', ['CA'], { country: 'CA' }],
    ['require-password-upgrade', [], { password_upgrade: true }],
    ['remove-phone', [], { phone: null, two_step: 'by e-mail' }],
  ])('of accounts %s reports the result and changes nothing', async (verb, words, answer) => {
    const { token, email } = await app.newInvestor();
    const account = async () => (await ops('accounts', 'show', email)).out;
    const before = await account();
    const { rows: acts } = await app.open.pool.query('select count(*) from audit_trail');
    const { out } = await ops('accounts', verb, email, ...words, '--dry-run', '--json');
    expect(JSON.parse(out)).toEqual({ dry_run: true, email, ...answer });
    expect(await account()).toBe(before);
    expect((await app.open.pool.query('select count(*) from audit_trail')).rows).toEqual(acts);
    await app.ok('getUserInfo', { token });
  });

  test('of accounts enable and unlock change nothing on other accounts', async () => {
    const { email } = await app.newInvestor();
    await ops('accounts', 'disable', email);
    for (let n = 0; n < 5; n += 1) await app.call('signIn', { body: { email, password: 'f'.repeat(64) } });
    const { out: before } = await ops('accounts', 'show', email);
    expect(before).toMatch(/locked_until +20/);
    for (const verb of ['enable', 'unlock'])
      expect((await ops('accounts', verb, email, '--dry-run')).out).toContain('dry_run');
    expect((await ops('accounts', 'show', email)).out).toBe(before);
  });

  test('is there for every command that does more than look', async () => {
    const commandsIn = ({ out }: { out: string }) =>
      [...out.slice(out.indexOf('Commands:')).matchAll(/^ {2}([a-z][a-z-]*)/gm)]
        .map(([, name]) => name ?? '')
        .filter((name) => name !== 'help');
    const nouns = commandsIn(await ops('--help'));
    expect(nouns).toContain('accounts');
    for (const noun of nouns)
      for (const verb of commandsIn(await ops(noun, '--help'))) {
        const { out } = await ops(noun, verb, '--help');
        const looks =
          [
            'list',
            'show',
            'reservations',
            'status',
            'verify',
            'export',
            'wire-code',
            'open-payee',
            'open-document',
            'documents',
            'escrow',
            'raised',
            'pending',
          ].includes(verb) || `${noun} ${verb}` === 'investments open';
        expect([noun, verb, out.includes('--dry-run')]).toEqual([noun, verb, !looks]);
      }
  });
});

describe('a disabled account', () => {
  test('is out at once and says so to who knows its password, until it is enabled again', async () => {
    const person = await app.newInvestor();
    const done = await ops('accounts', 'disable', person.email, '--json');
    expect(JSON.parse(done.out)).toEqual({ email: person.email, status: 'disabled' });
    expect((await app.refused('getUserInfo', { token: person.token })).error).toBe('session_expired');
    await expect(app.signIn(person)).rejects.toThrow('"code":1103');
    expect((await ops('accounts', 'disable', person.email)).error).toContain('is disabled');
    expect((await ops('accounts', 'enable', person.email)).exitCode).toBe(0);
    expect((await app.refused('getUserInfo', { token: person.token })).error).toBe('session_expired');
    app.clock.advance({ minutes: 1 });
    await app.signIn(person);
  });
});
