// Pending actions appear when the investor has to act and disappear when it is done.
import type { ReplyOf } from '@quoin/contract';
import { eq } from 'drizzle-orm';
import { accounts } from '../../packages/server/src/database/tables';
import {
  accessCode,
  addedBankAccount,
  CHECKING_ACCOUNT,
  completeApplication,
  currentInvestment,
  operated,
  publishProduct,
  requestedRedemption,
  signedInvestment,
  signEnvelope,
  addRequiredDocuments,
  startedApplication,
} from './scenes';
import { START_OF_TESTS, startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
/** Some tests move the clock by years. */
afterEach(() =>
  app.clock.advance({ seconds: (Date.parse(START_OF_TESTS) - app.clock.now().getTime()) / 1000 }),
);

type Action = ReplyOf<'listPendingActions'>['items'][number];

const actionsOf = async (token: string) => (await app.ok('listPendingActions', { token })).items;
const kindsOf = async (token: string) => (await actionsOf(token)).map(({ kind }) => kind);

test('a new account has no pending actions, and its list is private', async () => {
  const { token } = await app.newInvestor();
  const { token: other } = await app.newInvestor();
  await startedApplication(app, other, (await publishProduct(app)).id);
  expect(await app.ok('listPendingActions', { token })).toEqual({ today: '2026-06-05', items: [] });
  expect((await app.refused('listPendingActions', {})).error).toBe('not_signed_in');
});

test('a capital call replaces the commitment, with the last day to send it, unless it is debited', async () => {
  const { token } = await app.newInvestor();
  const { investmentId } = await signedInvestment(app, token, await publishProduct(app));
  await operated(app, 'investments', 'approve', investmentId);
  await operated(app, 'capital-calls', 'issue', investmentId, '--amount', '20000', '--due', '2026-07-15');
  expect(await actionsOf(token)).toMatchObject([
    { kind: 'pay_capital_call', amount: '20000.00', deadline: '2026-07-08', due_date: '2026-07-15' },
  ]);
  const { id } = await addedBankAccount(app, token, CHECKING_ACCOUNT);
  const params = { investmentId };
  const body = { method: 'ach', bank_account_id: id } as const;
  const { to_sign } = await app.ok('chooseMethodOfTransfer', { token, params, body });
  await app.runJobs();
  const envelope = { id: to_sign?.envelope_id, kind: 'ach_authorization' };
  expect(await actionsOf(token)).toMatchObject([{ kind: 'sign', envelope }, { kind: 'pay_capital_call' }]);
  await signEnvelope(app, token, to_sign?.envelope_id ?? '');
  expect(await kindsOf(token)).toEqual([]);
});

test('a bank account that waits for its signature is about no investment', async () => {
  const { token } = await app.newInvestor();
  await signedInvestment(app, token, await publishProduct(app));
  const access_code = await accessCode(app, token, 'bank_account');
  const { envelope_id } = await app.ok('addBankAccount', {
    token,
    body: { ...CHECKING_ACCOUNT, access_code },
  });
  await app.runJobs();
  expect(await actionsOf(token)).toMatchObject([
    { kind: 'sign', envelope: { id: envelope_id, kind: 'bank_account_change' }, investment: null },
  ]);
  await app.ok('declineEnvelope', { token, params: { envelopeId: envelope_id } });
  expect(await kindsOf(token)).toEqual([]);
});

test('a reservation can be used once its product is open', async () => {
  const { token } = await app.newInvestor();
  const { id: productId } = await publishProduct(app, { status: 'upcoming' });
  await app.ok('reserveAllocation', { token, params: { productId }, body: { amount: '75000' } });
  expect(await kindsOf(token)).toEqual([]);
  await addRequiredDocuments(app, productId);
  await operated(app, 'products', 'publish', productId);
  expect(await actionsOf(token)).toMatchObject([
    { kind: 'use_reservation', amount: '75000.00', product: { id: productId } },
  ]);
  await startedApplication(app, token, productId);
  expect(await kindsOf(token)).toEqual(['continue_application']);
});

test('a redemption is listed to its end, and an outdated password hash comes before everything', async () => {
  const { token, email } = await app.newInvestor();
  const { investmentId } = await currentInvestment(app, token, await publishProduct(app));
  const redemption = await requestedRedemption(app, token, investmentId);
  expect(await actionsOf(token)).toMatchObject([
    {
      kind: 'follow_redemption',
      amount: null,
      deadline: '2029-06-05',
      investment: { id: investmentId, group: 'current' },
    },
  ]);
  await app.db
    .update(accounts)
    .set({ passwordUpgrade: true, twofaOn: false })
    .where(eq(accounts.email, email));
  expect(await kindsOf(token)).toEqual(['upgrade_password', 'turn_on_two_step', 'follow_redemption']);
  await app.ok('cancelRedemption', { token, params: { redemptionId: redemption.id } });
  expect(await kindsOf(token)).toEqual(['upgrade_password', 'turn_on_two_step']);
});

test('an application is finished, signed, its link renewed, and funded', async () => {
  const person = await app.newInvestor();
  let { token } = person;
  const product = await publishProduct(app);
  const { investmentId } = await completeApplication(app, token, product);
  const [begun] = await actionsOf(token);
  expect(begun).toEqual({
    kind: 'continue_application',
    deadline: '2026-07-31',
    product: { id: product.id, name: 'Harbor Growth Access Fund' },
    investment: { id: investmentId, group: 'pending', investor_name: 'Robin Ashdown' },
    envelope: null,
    amount: null,
    due_date: null,
    note: null,
    waits_for: null,
  } satisfies Action);

  const { id: envelopeId } = await app.ok('sendForSignature', { token, params: { investmentId } });
  expect(await actionsOf(token)).toEqual([]); // The document is being rendered.
  await app.runJobs();
  const envelope = { id: envelopeId, kind: 'subscription_agreement' };
  expect(await actionsOf(token)).toMatchObject([{ kind: 'sign', envelope, deadline: '2026-06-12' }]);

  app.clock.advance({ days: 7 });
  ({ token } = await app.signIn(person));
  expect(await actionsOf(token)).toMatchObject([{ kind: 'renew_signature_link', envelope, deadline: null }]);
  await app.ok('resendEnvelope', { token, params: { envelopeId } });
  expect(await actionsOf(token)).toMatchObject([{ kind: 'sign', deadline: '2026-06-19' }]);

  await signEnvelope(app, token, envelopeId);
  expect(await kindsOf(token)).toEqual([]); // The operator reviews it.
  await operated(app, 'investments', 'ask-action', investmentId, '--note', 'Send a newer bill.');
  expect(await actionsOf(token)).toMatchObject([{ kind: 'answer_request', note: 'Send a newer bill.' }]);
  await operated(app, 'investments', 'ask-re-signature', investmentId, '--note', 'The amount was corrected.');
  await app.runJobs();
  const [again] = await actionsOf(token);
  expect(again).toMatchObject({ kind: 'sign', note: 'The amount was corrected.' });
  await signEnvelope(app, token, again?.envelope?.id ?? '');
  await operated(app, 'investments', 'approve', investmentId);
  expect(await actionsOf(token)).toMatchObject([{ kind: 'fund_investment', amount: '50000.00' }]);
  await operated(app, 'investments', 'fund-received', investmentId);
  expect(await kindsOf(token)).toEqual([]);
});

test('a redemption whose day has passed shows its investor what it waits for, and nothing is overdue', async () => {
  const person = await app.newInvestor();
  const { investmentId } = await currentInvestment(app, person.token, await publishProduct(app));
  const { id } = await requestedRedemption(app, person.token, investmentId);
  const waits = async () => {
    const { token } = await app.signIn(person);
    const [action] = await actionsOf(token);
    const { items } = await app.ok('listCalendar', { token });
    const days = items.filter(({ kind }) => kind.startsWith('redemption'));
    const { ongoing } = await app.ok('getRedemptions', { token, params: { investmentId } });
    expect(items.map(({ overdue }) => overdue)).not.toContain(true);
    return [action, ...days, ongoing].map((one) => one?.waits_for);
  };
  app.clock.advance({ days: 1096 }); // On the day itself.
  expect(await waits()).toEqual([null, null, null, null]);
  app.clock.advance({ days: 1 });
  expect(await waits()).toEqual(['approval', 'approval', null, 'approval']); // Its payout is pending.
  await operated(app, 'redemptions', 'approve', id);
  expect(await waits()).toEqual(['completion', 'completion', null, 'completion']);
  app.clock.advance({ days: 31 });
  expect(await waits()).toEqual(['completion', 'completion', 'completion', 'completion']);
});
