// An unsigned instruction is withdrawn when its document is out of date: another amount is due, or none, or the account
// was changed.
import {
  MORGANS_ACTOR,
  accessCode,
  addedBankAccount,
  addedBrokerageAccount,
  BROKERAGE_ACCOUNT,
  CHECKING_ACCOUNT,
  operated,
  publishProduct,
  readEnvelope,
  signedInvestment,
  signEnvelope,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function payer() {
  const { token } = await app.newInvestor();
  const { investmentId } = await signedInvestment(app, token, await publishProduct(app));
  const { id: bankAccountId } = await addedBankAccount(app, token, CHECKING_ACCOUNT);
  await operated(app, 'investments', 'approve', investmentId);
  return { token, investmentId, bankAccountId, params: { investmentId } };
}
type Payer = Awaited<ReturnType<typeof payer>>;

const issueCall = async ({ investmentId }: Payer, amount: string): Promise<string> =>
  (await operated(app, 'capital-calls', 'issue', investmentId, '--amount', amount, '--due', '2026-06-30')).id;

async function requestAch({ token, params, bankAccountId }: Payer): Promise<string> {
  const body = { method: 'ach', bank_account_id: bankAccountId } as const;
  const { to_sign } = await app.ok('chooseMethodOfTransfer', { token, params, body });
  await app.runJobs();
  return to_sign?.envelope_id ?? '';
}
const statusOf = async ({ token }: Payer, envelopeId: string) =>
  (await app.ok('getEnvelope', { token, params: { envelopeId } })).status;
const waiting = async ({ token }: Payer) =>
  (await app.ok('listPendingActions', { token })).items.flatMap(({ envelope }) => envelope?.id ?? []);

/** Each returns an action that makes a later authorization outdated. */
const OUTDATING: [string, (one: Payer) => Promise<() => Promise<unknown>>][] = [
  ['a capital call of another amount is issued', async (one) => () => issueCall(one, '20,000')],
  [
    'the capital call is canceled',
    async (one) => {
      const call = await issueCall(one, '20,000');
      return () => operated(app, 'capital-calls', 'cancel', call);
    },
  ],
  [
    'the money of the capital call has come',
    async (one) => {
      const call = await issueCall(one, '20,000');
      return () => operated(app, 'capital-calls', 'fund', call);
    },
  ],
  [
    'the money of the commitment has come by wire',
    async (one) => () => operated(app, 'investments', 'fund-received', one.investmentId),
  ],
];

test.each(OUTDATING)('an ACH authorization that nobody has signed is canceled when %s', async (_, before) => {
  const one = await payer();
  const outdate = await before(one);
  const envelopeId = await requestAch(one);
  expect(await waiting(one)).toEqual([envelopeId]);
  const { params, sha256 } = await readEnvelope(app, one.token, envelopeId);
  await outdate();
  expect(await waiting(one)).toEqual([]);
  expect(await statusOf(one, envelopeId)).toBe('cancelled');
  const body = { typed_name: 'Robin Ashdown', sha256 };
  expect((await app.refused('signEnvelope', { token: one.token, params, body })).error).toBe(
    'envelope_cancelled',
  );
  const { rows } = await app.open.pool.query(
    `select actor, detail from audit_trail where act = 'envelope.withdrawn' and object = $1`,
    [`envelope:${envelopeId}`],
  );
  expect(rows).toEqual([{ actor: MORGANS_ACTOR, detail: { from: 'viewed', to: 'cancelled' } }]);
});

test('a capital call of the same amount requires no other authorization', async () => {
  const one = await payer();
  const envelopeId = await requestAch(one);
  await issueCall(one, '50,000');
  expect(await waiting(one)).toEqual([envelopeId]);
  expect(await app.ok('getFunding', one)).toMatchObject({ to_sign: { envelope_id: envelopeId } });
});

test('an authorization that was signed before stays signed, and a dry run withdraws nothing', async () => {
  const one = await payer();
  const signed = await requestAch(one);
  await signEnvelope(app, one.token, signed);
  const call = await issueCall(one, '20,000');
  expect(await statusOf(one, signed)).toBe('signed');
  const another = await requestAch(one);
  await operated(app, 'capital-calls', 'cancel', call, '--dry-run');
  expect(await waiting(one)).toEqual([another]);
});

test('a distribution instruction is canceled when its bank account is changed, or its brokerage account', async () => {
  const one = await payer();
  const { token, params, bankAccountId } = one;
  const instructed = async (delivery: 'cash' | 'stock', account_id: string) => {
    const access_code = await accessCode(app, token, 'distribution_instruction');
    const body = { delivery, account_id, access_code };
    return (await app.ok('chooseDistribution', { token, params, body })).to_sign?.envelope_id ?? '';
  };
  const cash = await instructed('cash', bankAccountId);
  const access_code = await accessCode(app, token, 'bank_account');
  const change = await app.ok('changeBankAccount', {
    token,
    params: { bankAccountId },
    body: { ...CHECKING_ACCOUNT, account_number: '000111222333', access_code },
  });
  expect(await statusOf(one, cash)).toBe('preparing');
  await signEnvelope(app, token, change.envelope_id);
  expect(await statusOf(one, cash)).toBe('cancelled');

  const { id: brokerageAccountId } = await addedBrokerageAccount(app, token, BROKERAGE_ACCOUNT);
  const stock = await instructed('stock', brokerageAccountId);
  await app.ok('changeBrokerageAccount', {
    token,
    params: { brokerageAccountId },
    body: {
      ...BROKERAGE_ACCOUNT,
      account_number: 'LB-5582-1103',
      access_code: await accessCode(app, token, 'bank_account'),
    },
  });
  expect(await statusOf(one, stock)).toBe('cancelled');
  expect(await waiting(one)).toEqual([]);
});
