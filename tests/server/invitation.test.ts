import type { BodyOf } from '@quoin/contract';
import { hashPassword } from '@quoin/rules/password';
import { eq } from 'drizzle-orm';
import { accounts, signUpStatements } from '../../packages/server/src/database/tables';
import { operate, operated, publishProduct, signedInvestment } from './scenes';
import { newPerson, PASSWORD, startTestApp, type TestApp, type Person } from './test-app';
import { addDays, addMonths, daysBetween } from '@quoin/rules';
import { todayInNewYork } from '../../packages/server/src/shared/clock';

describe('invitation', () => {
  let app: TestApp;
  let code: string;
  beforeAll(async () => {
    app = await startTestApp();
    const { token } = await app.newInvestor();
    code = (await app.ok('getUserInfo', { token })).referral_code;
  });
  afterAll(() => app.close());

  const ATTESTED_AT_HOME = [
    'statements_are_true',
    'invests_for_own_account',
    'understands_risk_of_loss',
    'was_invited_personally',
  ] as const;

  const STATED: BodyOf<'register'>['invitation'] = {
    investor_type: 'individual',
    qualifications: ['accredited_investor', 'qualified_purchaser'],
    attestations: [...ATTESTED_AT_HOME, 'home_law_permits'],
  };

  /** A valid invited sign-up from Hong Kong, with its code sent. */
  async function invited(): Promise<BodyOf<'register'>> {
    const { email, phone } = newPerson();
    await app.ok('sendSmsCode', { body: { phone, region: 'US' } });
    return {
      first_name: 'Robin',
      last_name: 'Ashdown',
      email,
      phone_number: phone,
      region: 'US',
      code: await app.newestCode(`+1${phone}`),
      password: await hashPassword(email, PASSWORD),
      country: 'HK',
      preferred_language: 'zh-CN',
      accredited: true,
      terms_accepted: true,
      referral_code: code,
      invitation: STATED,
    };
  }

  const readAccount = async (email: string) =>
    (await app.db.select().from(accounts).where(eq(accounts.email, email)))[0];

  test('a friend of an investor signs up from abroad; statements and attestations are kept', async () => {
    const body = await invited();
    await app.ok('register', { body });
    const account = await readAccount(body.email);
    expect(account).toMatchObject({ country: 'HK', referredBy: expect.any(String) });
    const kept = await app.db
      .select()
      .from(signUpStatements)
      .where(eq(signUpStatements.accountId, account?.id ?? ''));
    expect(kept).toMatchObject([
      {
        investorType: 'individual',
        qualifications: ['accredited_investor', 'qualified_purchaser'],
        attestations: STATED?.attestations,
        madeAt: app.clock.now(),
      },
    ]);
  });

  test.each<[string, Partial<BodyOf<'register'>>, object]>([
    [
      'without an invitation',
      { referral_code: undefined, invitation: undefined },
      { error: 'residence_unsupported' },
    ],
    [
      'by a code that nobody has',
      { referral_code: 'NOBODY2345' },
      { error: 'invitation_invalid', status: 422, fields: { referral_code: expect.any(String) } },
    ],
    [
      'without statements',
      { invitation: undefined },
      {
        error: 'illegal_parameter',
        fields: {
          'invitation.investor_type': 'This field is required',
          'invitation.qualifications': 'Choose an answer',
          'invitation.attestations': 'Confirm that your statements are true',
        },
      },
    ],
    [
      'without attesting that the law at home permits it',
      {
        invitation: {
          investor_type: 'individual',
          qualifications: ['qualified_client'],
          attestations: [...ATTESTED_AT_HOME],
        },
      },
      { fields: { 'invitation.attestations': expect.any(String) } },
    ],
    ['as who is not accredited', { accredited: false }, { error: 'not_accredited' }],
  ])(
    'from abroad nobody signs up %s, and the same code by SMS serves the corrected form',
    async (_, wrong, rejection) => {
      const body = await invited();
      expect(await app.refused('register', { body: { ...body, ...wrong } })).toMatchObject(rejection);
      await app.ok('register', { body });
    },
  );

  test('in the home country the referral code suffices, in any case, without attestations', async () => {
    const plain = { ...(await invited()), country: 'CA', invitation: undefined };
    await app.ok('register', { body: { ...plain, referral_code: ` ${code.toLowerCase()} ` } });
    expect(await readAccount(plain.email)).toMatchObject({ referredBy: expect.any(String) });
    const stated = {
      ...(await invited()),
      country: 'US',
      invitation: {
        investor_type: 'individual' as const,
        qualifications: ['accredited_investor' as const],
        attestations: [...ATTESTED_AT_HOME],
      },
    };
    await app.ok('register', { body: stated });
  });

  test('an invitation shows its offer: 300 dollars, and 500 off a first investment above 50,000', async () => {
    expect(await app.ok('getInvitation', { query: { ref_id: code } })).toEqual({
      credit: '300.00',
      credit_months: 12,
      discount: '500.00',
      discount_above: '50000.00',
      discount_months: 3,
      rulebook_edition: 'specification',
    });
    expect(await app.refused('getInvitation', { query: { ref_id: 'NOBODY2345' } })).toMatchObject({
      error: 'invitation_invalid',
    });
  });

  test('the operator sees the inviter of an account and the statements made', async () => {
    const body = await invited();
    await app.ok('register', { body });
    const shown = await operate(app, 'accounts', 'show', body.email, '--json');
    expect(JSON.parse(shown.out)).toMatchObject({
      invited_by: expect.stringContaining('@'),
      statements: [
        { investor_type: 'individual', qualifications: 'accredited_investor, qualified_purchaser' },
      ],
    });
  });

  test('an account that is not activated, or disabled, cannot invite', async () => {
    const body = await invited();
    await app.ok('register', { body });
    const waiting = (await readAccount(body.email))?.referralCode ?? '';
    expect((await app.refused('getInvitation', { query: { ref_id: waiting } })).error).toBe(
      'invitation_invalid',
    );
  });
});

describe('referrals', () => {
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

  const readCode = async (token: string, at = app) => (await at.ok('getUserInfo', { token })).referral_code;

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
    const code = await readCode(token);
    const friends = async () => (await app.ok('listReferrals', { token })).items;
    expect(await app.ok('listReferrals', { token })).toEqual({
      referral_code: code,
      link: `http://localhost:4000/go/auth/signup?ref_id=${code}`,
      items: [],
      received: null,
    });
    const friend = await register(code);
    const none = { credit: null, activated_on: null, expires_on: null, decided_on: null };
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

  test('an earned credit is paid or rejected once with a mail, and the decision can be reversed', async () => {
    const referrer = await app.newInvestor();
    const friend = await register(await readCode(referrer.token));
    await activate(friend);
    const pay = (to: string, ...more: string[]) =>
      ops('referrals', 'pay', friend.email, '--to', to, '--reference', 'W-1', ...more);
    expect((await pay('referrer')).error).toContain('did not invest in time');
    const uninvited = ['referrals', 'pay', referrer.email, '--to', 'friend', '--reference', 'W-1'];
    expect((await ops(...uninvited)).error).toContain('did not sign up with an invitation');
    const { token } = await app.signIn(friend);
    await invest(token);
    expect((await pay('referrer', '--date', '2026-06-04')).error).toContain('earned on 2026-06-05');
    expect((await pay('referrer', '--dry-run')).error).toBe('');
    const unpaid = () =>
      operated<object[]>(app, 'referrals', 'list', '--unpaid', '--account', referrer.email);
    expect(await unpaid()).toMatchObject([{ referrer_decision: 'unpaid', friend_decision: 'unpaid' }]);
    const pending = async () =>
      (await operated<{ what: string; reason: string; count: number }[]>(app, 'reports', 'pending')).filter(
        ({ what }) => what === 'referral_credit',
      );
    const before = await pending();
    expect(before).toMatchObject([
      { reason: 'referrer_credit_unpaid', oldest_days: 0 },
      { reason: 'friend_credit_unpaid', amount: expect.stringMatching(/00\.00$/) },
    ]);
    expect((await pay('referrer')).error).toBe('');
    const counts = (rows: { count: number }[]) => rows.map(({ count }) => count);
    expect(counts(await pending())).toEqual(
      counts(before)
        .map((count, index) => (index === 0 ? count - 1 : count))
        .filter((count) => count > 0),
    );
    expect((await pay('referrer')).error).toContain('was paid on 2026-06-05');
    const reason = ['--reason', 'Both accounts belong to one person'];
    expect((await ops('referrals', 'reject', friend.email, '--to', 'friend', ...reason)).error).toBe('');
    expect(await unpaid()).toEqual([]);

    const textsTo = async (email: string) => {
      await app.runJobs();
      return (await app.outbox(email)).map(({ text }) => text).join();
    };
    const seen = async () => (await app.ok('listReferrals', { token: referrer.token })).items[0];
    expect(await seen()).toMatchObject({ status: 'paid', credit: '300.00', decided_on: '2026-06-05' });
    expect((await app.ok('listReferrals', { token })).received?.credit).toMatchObject({ status: 'rejected' });
    expect(await textsTo(referrer.email)).toContain('We paid your referral credit of $300');
    expect(await textsTo(friend.email)).toContain('Both accounts belong to one person');

    await operated(
      app,
      'referrals',
      'reverse',
      friend.email,
      '--to',
      'referrer',
      '--reason',
      'Wrong account',
    );
    expect(await seen()).toMatchObject({ status: 'invested', decided_on: null });
    expect(await textsTo(referrer.email)).toContain('Wrong account');
    expect((await pay('referrer')).error).toBe('');
  });

  test('the credit is valid through the day twelve months after activation, not a day longer', async () => {
    const referrer = await app.newInvestor();
    const friend = await register(await readCode(referrer.token));
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
    const friend = await register(await readCode(referrer.token));
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
    const friend = await register(await readCode(referrer.token, began), began);
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
    await register(await readCode(referrer.token));
    const { token } = await app.newInvestor();
    expect((await app.ok('listReferrals', { token })).items).toEqual([]);
    expect((await app.refused('listReferrals')).error).toBe('not_signed_in');
  });
});
