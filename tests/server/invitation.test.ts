import type { BodyOf } from '@quoin/contract';
import { hashPassword } from '@quoin/rules/password';
import { eq } from 'drizzle-orm';
import { accounts, signUpStatements } from '../../packages/server/src/database/tables';
import { operate } from './scenes';
import { newPerson, PASSWORD, startTestApp, type TestApp } from './test-app';

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

/** An invited sign-up from Hong Kong that would go well, with its code sent. */
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

const accountOf = async (email: string) =>
  (await app.db.select().from(accounts).where(eq(accounts.email, email)))[0];

test('a friend of an investor signs up from abroad; statements and attestations are kept', async () => {
  const body = await invited();
  await app.ok('register', { body });
  const account = await accountOf(body.email);
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

test('at home the referral code alone is enough, in any spelling; the law of another country is not asked', async () => {
  const plain = { ...(await invited()), country: 'CA', invitation: undefined };
  await app.ok('register', { body: { ...plain, referral_code: ` ${code.toLowerCase()} ` } });
  expect(await accountOf(plain.email)).toMatchObject({ referredBy: expect.any(String) });
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
    statements: [{ investor_type: 'individual', qualifications: 'accredited_investor, qualified_purchaser' }],
  });
});

test('an account that is not activated, or disabled, cannot invite', async () => {
  const body = await invited();
  await app.ok('register', { body });
  const waiting = (await accountOf(body.email))?.referralCode ?? '';
  expect((await app.refused('getInvitation', { query: { ref_id: waiting } })).error).toBe(
    'invitation_invalid',
  );
});
