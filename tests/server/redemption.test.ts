// Redemptions: valid requests, one at a time, changed and cancelled by their investor only.
import {
  accessCode,
  addedBankAccount,
  CHECKING_ACCOUNT,
  currentInvestment,
  openFile,
  operate,
  publishProduct,
  REDEMPTION_DAY,
  redemptionTerms,
  signedInvestment,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The first day after the three years of the lock-up. */

async function holder() {
  const { token } = await app.newInvestor();
  const { investmentId } = await currentInvestment(app, token, await publishProduct(app));
  return { token, investmentId, params: { investmentId } };
}

const bodyOf = (token: string, investmentId: string, amount?: string) =>
  redemptionTerms(app, token, investmentId, { amount });

const request = async (token: string, investmentId: string, amount?: string) =>
  app.call('requestRedemption', {
    token,
    params: { investmentId },
    body: await bodyOf(token, investmentId, amount),
  });

test('a partial redemption is requested, changed, cancelled, and another one follows', async () => {
  const { token, investmentId, params } = await holder();
  expect(await app.ok('getRedemptions', { token, params })).toMatchObject({
    open: true,
    available: '50000.00',
    multiple: '1000.00',
    redemption_days: { from: REDEMPTION_DAY, to: '2030-06-05' },
    ongoing: null,
  });
  const body = await bodyOf(token, investmentId, '20,000');
  const asked = await app.ok('requestRedemption', { token, params, body });
  expect(asked).toMatchObject({
    status: 'requested',
    amount: '20000.00',
    redemption_day: REDEMPTION_DAY,
    payouts: [{ part: 'first', share: '1', amount: '20000.00', by: '2029-07-05' }],
    requested_date: '2026-06-05',
    bank_account: { name: 'Payer Bank', holder: 'Robin Ashdown', number_masked: '******1156' },
  });
  const { investment_id: _same, ...change } = await bodyOf(token, investmentId);
  const redemption = { redemptionId: asked.id };
  expect(await app.ok('changeRedemption', { token, params: redemption, body: change })).toMatchObject({
    id: asked.id,
    type: 'full',
    amount: null,
    status: 'requested',
  });
  expect((await app.ok('getRedemptions', { token, params })).ongoing?.id).toBe(asked.id);
  expect(await app.ok('cancelRedemption', { token, params: redemption })).toMatchObject({
    status: 'cancelled',
  });
  expect((await app.refused('cancelRedemption', { token, params: redemption })).error).toBe(
    'redemption_closed',
  );
  const late = { ...change, access_code: await accessCode(app, token, 'redemption') };
  expect((await app.refused('changeRedemption', { token, params: redemption, body: late })).error).toBe(
    'redemption_closed',
  );
  expect((await request(token, investmentId, '1000')).status).toBe(200);
  expect((await app.ok('getRedemptions', { token, params })).items).toHaveLength(2);
});

test('of five concurrent redemption requests one is accepted', async () => {
  const { token, investmentId } = await holder();
  const answers = await Promise.all(Array.from({ length: 5 }, () => request(token, investmentId, '5000')));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.response.json()).toMatchObject({ code: 1701 });
});

test.each([
  ['1500', 'Enter a multiple of $1,000'],
  ['51000', 'Enter at most $50,000, the amount available'],
  ['0', 'Enter an amount such as 1,234.56'],
  ['', 'This field is required'],
])('a partial redemption of "%s" is refused at its field', async (amount, message) => {
  const { token, investmentId, params } = await shared();
  const refused = await app.refused('requestRedemption', {
    token,
    params,
    body: await bodyOf(token, investmentId, amount),
  });
  expect(refused).toMatchObject({ error: 'required_information_missing', fields: { amount: message } });
});

test.each(['2029-06-04', '2030-06-06', '2029-02-30', '9999-12-31'])(
  'a redemption on %s, in the lock-up or too far ahead, is refused',
  async (redemption_day) => {
    const { token, investmentId, params } = await shared();
    const body = { ...(await bodyOf(token, investmentId)), redemption_day };
    const refused = await app.refused('requestRedemption', { token, params, body, language: 'zh-CN' });
    expect(refused.fields).toEqual({ redemption_day: '请选择2029年6月5日至2030年6月5日之间的日期' });
  },
);

test('a redemption needs a code of the identity check: in time, for this purpose and account', async () => {
  const { token, investmentId, params } = await holder();
  const { token: stranger } = await app.newInvestor();
  const body = await bodyOf(token, investmentId, '1000');
  const codes = [
    'made-up',
    await accessCode(app, token, 'documents'),
    await accessCode(app, stranger, 'redemption'),
  ];
  for (const access_code of codes) {
    const refused = await app.refused('requestRedemption', { token, params, body: { ...body, access_code } });
    expect(refused).toMatchObject({ error: 'user_authentication_failed', code: 1111, status: 401 });
  }
  const late = await bodyOf(token, investmentId, '1000');
  app.clock.advance({ minutes: 11 });
  expect((await app.refused('requestRedemption', { token, params, body: late })).error).toBe(
    'user_authentication_failed',
  );
});

test('an investment that is not current cannot be redeemed', async () => {
  const { token } = await app.newInvestor();
  const { investmentId } = await signedInvestment(app, token, await publishProduct(app));
  expect(await app.ok('getRedemptions', { token, params: { investmentId } })).toMatchObject({
    open: false,
    available: '0.00',
    redemption_days: null,
  });
  const body = await bodyOf(token, investmentId);
  expect((await app.refused('requestRedemption', { token, params: { investmentId }, body })).error).toBe(
    'redemption_not_open',
  );
});

test('another account’s investment and redemption are refused like missing ones', async () => {
  const { token, investmentId, params } = await holder();
  const asked = await app.ok('requestRedemption', {
    token,
    params,
    body: await bodyOf(token, investmentId, '1000'),
  });
  const { token: stranger } = await app.newInvestor();
  for (const id of [investmentId, 'there-is-none']) {
    const at = { token: stranger, params: { investmentId: id } };
    const body = await bodyOf(stranger, id);
    const errors = [
      await app.refused('getRedemptions', at),
      await app.refused('requestRedemption', { ...at, body }),
    ];
    for (const refused of errors)
      expect(refused).toMatchObject({ error: 'not_authorized_action', status: 403 });
  }
  for (const redemptionId of [asked.id, 'there-is-none']) {
    const { investment_id: _same, ...body } = await bodyOf(stranger, investmentId);
    const at = { token: stranger, params: { redemptionId } };
    expect((await app.refused('changeRedemption', { ...at, body })).error).toBe('not_authorized_action');
    expect((await app.refused('cancelRedemption', at)).error).toBe('not_authorized_action');
  }
  const other = { ...(await bodyOf(token, investmentId)), investment_id: 'another' };
  expect((await app.refused('requestRedemption', { token, params, body: other })).error).toBe(
    'not_authorized_action',
  );
});

let one: ReturnType<typeof holder> | undefined;
/** One investment for the tests that change nothing. */
const shared = () => (one ??= holder());

test('the estimate of a redemption is its payout at that price, and its documents are listed with it', async () => {
  const { token, investmentId, params } = await holder();
  expect(await app.ok('getRedemptions', { token, params })).toMatchObject({
    held: { units: '500.000000' },
    estimate: null,
  });
  const asked = await app.ok('requestRedemption', {
    token,
    params,
    body: await bodyOf(token, investmentId, '20000'),
  });
  const { estimate } = await app.ok('getRedemptions', { token, params });
  expect(estimate).toEqual({
    amount: '20000.00',
    units: '200.000000',
    units_left: '300.000000',
    worth_left: '30000.00',
    payouts: [{ part: 'first', share: '1', amount: '20000.00', by: '2029-07-05' }],
  });
  const { investment_id: _same, ...change } = await bodyOf(token, investmentId, '10000');
  const changed = await app.ok('changeRedemption', {
    token,
    params: { redemptionId: asked.id },
    body: change,
  });
  expect(changed.documents).toHaveLength(2);
  await openFile(app, token, changed.documents[0]?.file_id ?? '');

  await app.open.pool.query(`update redemptions set redemption_day = '2026-06-05' where id = $1`, [asked.id]);
  await operate(app, 'redemptions', 'approve', asked.id);
  const paid = JSON.parse((await operate(app, 'redemptions', 'complete', asked.id, '--json')).out);
  expect(paid).toMatchObject({ amount: '10000.00', units: '100.000000' });
});

test('a distribution cannot be instructed after the investment ends, and a pending instruction is withdrawn', async () => {
  const { token, investmentId, params } = await holder();
  const { id: account_id } = await addedBankAccount(app, token, CHECKING_ACCOUNT);
  const choose = async () => {
    const access_code = await accessCode(app, token, 'distribution_instruction');
    return { token, params, body: { delivery: 'cash', account_id, access_code } as const };
  };
  const { to_sign } = await app.ok('chooseDistribution', await choose());
  expect((await operate(app, 'investments', 'end', investmentId)).error).toBe('');
  const envelope = { envelopeId: to_sign?.envelope_id ?? '' };
  expect((await app.ok('getEnvelope', { token, params: envelope })).status).toBe('cancelled');
  expect((await app.refused('chooseDistribution', await choose())).error).toBe('distribution_finished');
});
