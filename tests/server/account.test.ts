import { hashPassword } from '@quoin/rules/password';
import {
  operate,
  addedBankAccount,
  CHECKING_ACCOUNT,
  currentInvestment,
  enterPassword,
  operated,
  paidToAccounts,
  publishProduct,
  requestedRedemption,
} from './scenes';
import { startTestApp, type TestApp, PASSWORD } from './test-app';
import { dateInNewYork, fullDate, PAYOUT_HOLD_HOURS } from '@quoin/rules';

describe('account', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const REASON = ['--reason', 'Support case 12'];
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
    ])('%j is rejected at its field', async (body, fields) => {
      const { token } = await app.newInvestor();
      expect(await app.refused('updateUserInfo', { token, body })).toMatchObject({
        error: 'illegal_parameter',
        fields,
      });
    });

    test('accepts the birth date of somebody who turns 18 today', async () => {
      const { token } = await app.newInvestor();
      const body = { birth_date: '2008-06-05' };
      expect(await app.ok('updateUserInfo', { token, body })).toMatchObject(body);
    });

    test('has no fields for e-mail, phone or country', async () => {
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
    test('cannot be changed by the investor; operations change it with immediate effect', async () => {
      const { token, email } = await app.newInvestor();
      const change = { token, body: { country: 'CA' }, language: 'zh-CN' } as const;
      expect(await app.refused('changeCountry', change)).toMatchObject({
        error: 'country_by_operations',
        status: 403,
        message: expect.stringContaining('运营团队'),
      });
      const done = await ops('accounts', 'set-country', email, 'CA', ...REASON, '--json');
      expect(JSON.parse(done.out)).toEqual({ email, country: 'CA' });
      expect(await app.ok('getUserInfo', { token })).toMatchObject({ country: 'CA', us: false });
      expect(await app.ok('changeCountry', change)).toEqual({ done: true });
    });

    test('must exist, also for the operator', async () => {
      const { email } = await app.signUp();
      expect(await ops('accounts', 'set-country', email, 'XX', ...REASON)).toMatchObject({
        exitCode: 1,
        error: expect.stringContaining('"XX"'),
      });
    });

    test('under sanctions is rejected, also for the operator', async () => {
      const { email } = await app.signUp();
      expect(await ops('accounts', 'set-country', email, 'KP', ...REASON)).toMatchObject({
        exitCode: 1,
        error: expect.stringContaining('under sanctions'),
      });
    });
  });

  test('after the operator removed a lost phone, sign-in needs a code by e-mail, and the account another phone', async () => {
    const { token, email, password } = await app.newInvestor();
    expect(await ops('accounts', 'remove-phone', email, ...REASON)).toMatchObject({ exitCode: 0 });
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
    expect(await ops('accounts', 'remove-phone', email, ...REASON)).toMatchObject({ exitCode: 0 });
    expect(await ops('accounts', 'remove-phone', email, ...REASON)).toMatchObject({
      exitCode: 1,
      error: expect.stringContaining('no phone on record'),
    });
  });

  describe('a dry run', () => {
    test.each([
      ['disable', REASON, { status: 'disabled' }],
      ['set-country', ['CA', ...REASON], { country: 'CA' }],
      ['require-password-upgrade', [], { password_upgrade: true }],
      ['remove-phone', REASON, { phone: null, two_step: 'by e-mail' }],
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
      await ops('accounts', 'disable', email, ...REASON);
      for (let n = 0; n < 5; n += 1) await app.call('signIn', { body: { email, password: 'f'.repeat(64) } });
      const { out: before } = await ops('accounts', 'show', email);
      expect(before).toMatch(/locked_until +20/);
      for (const [verb, ...words] of [['enable', ...REASON], ['unlock']])
        expect((await ops('accounts', verb ?? '', email, ...words, '--dry-run')).out).toContain('dry_run');
      expect((await ops('accounts', 'show', email)).out).toBe(before);
    });

    test('exists for every command that changes something', async () => {
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
            ].includes(verb) ||
            noun === 'reports' ||
            ['investments open', 'documents open'].includes(`${noun} ${verb}`);
          expect([noun, verb, out.includes('--dry-run')]).toEqual([noun, verb, !looks]);
        }
    });
  });

  describe('the reason of an act', () => {
    const ACTS: [string, string[], string, object][] = [
      ['disable', [], 'account.disable', { from: 'activated', to: 'disabled' }],
      ['enable', [], 'account.enable', { from: 'disabled', to: 'activated' }],
      ['set-country', ['CA'], 'account.set_country', { from: 'US', to: 'CA' }],
      ['remove-phone', [], 'account.phone_remove', {}],
    ];

    test('is recorded in the audit trail', async () => {
      const { email } = await app.newInvestor();
      for (const [verb, words, act, detail] of ACTS) {
        expect((await ops('accounts', verb, email, ...words, '--reason', ' Support case 12 ')).error).toBe(
          '',
        );
        const { rows } = await app.open.pool.query(
          `select act, detail from audit_trail join accounts on object = 'account:' || id
            where email = $1 and act = $2 and actor like 'operator:%'`,
          [email, act],
        );
        expect(rows).toEqual([{ act, detail: { ...detail, reason: 'Support case 12' } }]);
      }
    });

    test.each(ACTS)('is required by accounts %s', async (verb, words) => {
      const { email } = await app.newInvestor();
      expect(await ops('accounts', verb, email, ...words)).toMatchObject({
        exitCode: 2,
        error: expect.stringContaining('--reason'),
      });
      expect(await ops('accounts', verb, email, ...words, '--reason', ' ')).toMatchObject({
        exitCode: 1,
        error: 'A reason is required; it is recorded in the audit log. Give it with --reason.\n',
      });
    });
  });

  describe('a disabled account', () => {
    test('loses access immediately, with a message after the right password, until it is enabled again', async () => {
      const person = await app.newInvestor();
      const done = await ops('accounts', 'disable', person.email, ...REASON, '--json');
      expect(JSON.parse(done.out)).toEqual({ email: person.email, status: 'disabled' });
      expect((await app.refused('getUserInfo', { token: person.token })).error).toBe('session_expired');
      await expect(app.signIn(person)).rejects.toThrow('"code":1103');
      expect((await ops('accounts', 'disable', person.email, ...REASON)).error).toContain('is disabled');
      expect((await ops('accounts', 'enable', person.email, ...REASON)).exitCode).toBe(0);
      expect((await app.refused('getUserInfo', { token: person.token })).error).toBe('session_expired');
      app.clock.advance({ minutes: 1 });
      await app.signIn(person);
    });
  });
});

// Staff change the e-mail address, legal name and birth date of an account after checking the identity.
describe('account identity', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const REASON = ['--reason', 'Video call with the person and the passport'];
  const ops = (verb: string, ...words: string[]) => operate(app, 'accounts', verb, ...words, ...REASON);

  test('a changed e-mail ends sessions and the password, and notifies both addresses', async () => {
    const { email, token, phone } = await app.newInvestor();
    const to = 'robin.new@example.com';
    expect((await ops('set-email', email, to)).error).toBe('');
    expect((await app.refused('getUserInfo', { token })).status).toBe(401);
    await app.runJobs();
    const subject = 'The e-mail address of your Quoin account was changed';
    for (const address of [email, to])
      expect((await app.outbox(address)).filter((mail) => mail.subject === subject)).toHaveLength(1);
    for (const address of [email, to]) {
      const body = { email: address, password: await hashPassword(address, PASSWORD) };
      expect((await app.refused('signIn', { body })).status).toBe(401);
    }
    const mail = (await app.outbox(to)).find(({ link }) => link?.includes('/reset_password/'));
    const code = mail?.link?.split('/').at(-1) ?? '';
    await app.ok('sendPasswordResetCode', { body: { code } });
    const sms_code = await app.newestCode(`+1${phone}`);
    const password = await hashPassword(to, 'Basalt#2027');
    await app.ok('resetPassword', { body: { code, sms_code, password, confirmation: password } });
    app.clock.advance({ minutes: 2 });
    await app.signIn({ email: to, password: 'Basalt#2027', phone });
    const { rows } = await app.open.pool.query(
      `select detail from audit_trail where act = 'account.set_email'`,
    );
    expect(rows).toEqual([{ detail: { reason: REASON[1] } }]);
  });

  test('rejects an e-mail address that is invalid, unchanged or of another account', async () => {
    const [one, other] = [await app.newInvestor(), await app.newInvestor()];
    expect((await ops('set-email', one.email, 'robin')).error).toContain('not an e-mail address');
    expect((await ops('set-email', one.email, one.email)).error).toContain('already');
    expect((await ops('set-email', one.email, other.email)).error).toContain('Another account');
    const unexplained = await operate(
      app,
      'accounts',
      'set-email',
      one.email,
      'x@example.com',
      '--reason',
      ' ',
    );
    expect(unexplained.error).toContain('how you checked the identity');
  });

  test('a changed name holds payments for 72 hours', async () => {
    const { email, token, ...person } = await app.newInvestor();
    const product = await publishProduct(app);
    await app.open.pool.query('update products set lock_up_count = 0 where id = $1', [product.id]);
    const { investmentId } = await currentInvestment(app, token, product);
    const { id } = await requestedRedemption(app, token, investmentId, {
      amount: '10000',
      redemption_day: '2026-06-05',
    });
    await operated(app, 'redemptions', 'approve', id);
    const renamed = await ops('set-name', email, '--first', 'Robin', '--last', 'Hale', '--json');
    expect(JSON.parse(renamed.out)).toMatchObject({ name: 'Robin Hale', investors: 1 });
    expect((await operate(app, 'redemptions', 'complete', id)).error).toContain('Payments are on hold until');
    const pay = ['--type', 'dividend', '--amount', '10', '--reference', 'A'];
    expect((await operate(app, 'transactions', 'record', investmentId, ...pay)).error).toContain(
      'on hold until',
    );
    const { token: again } = await app.signIn({ ...person, email });
    expect(await app.ok('getUserInfo', { token: again })).toMatchObject({ last_name: 'Hale' });
    expect(await app.ok('getInvestment', { token: again, params: { investmentId } })).toMatchObject({
      investor: { name: 'Robin Hale' },
    });
    app.clock.advance({ hours: 73 });
    expect((await operate(app, 'redemptions', 'complete', id)).error).toBe('');
  });

  test('payments are held after each change of how an account is secured, and not after others', async () => {
    const { email, token } = await app.newInvestor();
    const heldUntil = async () => {
      const { rows } = await app.open.pool.query<{ until: Date | null }>(
        'select payouts_held_until as until from accounts where email = $1',
        [email],
      );
      return rows[0]?.until?.toISOString() ?? null;
    };
    const changes: [string, () => Promise<unknown>][] = [
      ['recovery codes', () => app.ok('makeRecoveryCodes', { token })],
      ['2-step verification', () => app.ok('setTwoStep', { token, body: { on: false } })],
      ['personal data', () => app.ok('updateUserInfo', { token, body: { last_name: 'Ashdowne' } })],
      ['the phone', () => operate(app, 'accounts', 'remove-phone', email, ...REASON)],
    ];
    await app.ok('updateUserInfo', { token, body: { preferred_language: 'en' } });
    await enterPassword(app, token);
    expect(await heldUntil()).toBeNull();
    for (const [what, change] of changes) {
      app.clock.advance({ minutes: 1 });
      await change();
      const until = new Date(app.clock.now().getTime() + PAYOUT_HOLD_HOURS * 3_600_000);
      expect([what, await heldUntil()]).toEqual([what, until.toISOString()]);
    }
    await app.runJobs();
    const [newest] = await app.outbox(email);
    expect(newest?.text).toContain(`We pay nothing out for ${PAYOUT_HOLD_HOURS} hours.`);
  });

  test('the hold of a changed birth date is shown with each account, in the redemption and in its mail', async () => {
    const { email, token: before, ...person } = await app.newInvestor();
    const { investmentId } = await currentInvestment(app, before, await publishProduct(app));
    const { id: bankAccountId } = await addedBankAccount(app, before, CHECKING_ACCOUNT);
    const hold = PAYOUT_HOLD_HOURS * 3_600_000;
    const ofBank = new Date(app.clock.now().getTime() + hold).toISOString();
    app.clock.advance({ hours: 1 });
    await ops('set-birth-date', email, '1980-02-29');
    const ofAll = new Date(app.clock.now().getTime() + hold).toISOString();
    const { token } = await app.signIn({ ...person, email });
    const params = { investmentId };

    expect(await app.ok('getUserInfo', { token })).toMatchObject({ payments_held_until: ofAll });
    expect(await paidToAccounts(app, token)).toMatchObject([
      { id: bankAccountId, held_until: ofBank, paid_from: ofAll },
    ]);
    const { payees, redemption_days: days } = await app.ok('getRedemptions', { token, params });
    expect(payees).toMatchObject([{ id: bankAccountId, paid_from: ofAll }]);
    const terms = { amount: '10000', redemption_day: days?.from };
    const redemption = await requestedRedemption(app, token, investmentId, terms);
    expect(redemption).toMatchObject({ paid_from: ofAll });
    await app.runJobs();
    const [mail] = await app.outbox(email);
    expect(mail?.text).toContain(`Nothing is paid before ${fullDate(dateInNewYork(new Date(ofAll)), 'en')}`);

    app.clock.advance({ hours: PAYOUT_HOLD_HOURS });
    const { token: later } = await app.signIn({ ...person, email });
    expect(await app.ok('getUserInfo', { token: later })).toMatchObject({ payments_held_until: null });
    expect((await app.ok('getRedemptions', { token: later, params })).items).toMatchObject([
      { paid_from: null },
    ]);
  });

  test('a birth date can only be changed to a valid one', async () => {
    const { email } = await app.newInvestor();
    expect((await ops('set-birth-date', email, 'yesterday')).error).toContain(
      'The birth date is not valid: Enter a real date of birth, such as May 17, 1990.',
    );
    expect((await ops('set-birth-date', email, '2020-01-01')).error).toContain('is not valid: ');
    expect((await ops('set-birth-date', email, '1980-02-29')).error).toBe('');
    await app.runJobs();
    expect((await app.outbox(email)).map(({ subject }) => subject)).toContain(
      'Your date of birth was changed',
    );
  });
});
