// The code that proves wire instructions, on the screen and by phone, never in a mail; and which wire a call
// confirms.
import {
  approvedInvestment,
  confirmedWire,
  ESCROW_NUMBER,
  operate,
  operated,
  publishProduct,
  withEscrow,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('screen and phone say the same code, each investment has its own, and no mail has it or the account', async () => {
  const { token, email } = await app.newInvestor();
  const { investmentId } = await approvedInvestment(app, token, await publishProduct(app));
  const params = { investmentId };
  const { verification_code: code } = await app.ok('getFunding', { token, params });
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect((await operate(app, 'investments', 'wire-code', investmentId)).out).toContain(code);
  const wire = await confirmedWire(app, { token, params });
  const chosen = await app.ok('chooseMethodOfTransfer', { token, params, body: wire });
  expect(chosen).toMatchObject({
    verification_code: code,
    wire: { account_number: ESCROW_NUMBER },
  });

  const { token: other } = await app.newInvestor();
  const theirs = await approvedInvestment(app, other, await publishProduct(app));
  const funding = await app.ok('getFunding', { token: other, params: { investmentId: theirs.investmentId } });
  expect(funding.verification_code).not.toBe(code);

  await app.runJobs();
  const mails = (await app.outbox(email)).map(({ text }) => text).join('\n');
  expect(mails).not.toContain(code);
  expect(mails).not.toContain(ESCROW_NUMBER);
});

/** Approved, its wire confirmed by phone and shown. */
async function confirmed() {
  const { token } = await app.newInvestor();
  const product = await publishProduct(app);
  const { investmentId } = await approvedInvestment(app, token, product);
  const at = { token, params: { investmentId } };
  const before = await app.ok('chooseMethodOfTransfer', { ...at, body: await confirmedWire(app, at) });
  expect(before).toMatchObject({ amount: '50000.00', wire: { account_number: ESCROW_NUMBER } });
  return { at, investmentId, productId: product.id };
}

type At = Awaited<ReturnType<typeof confirmed>>['at'];

const issueCall = (investmentId: string, amount: string) =>
  operated(app, 'capital-calls', 'issue', investmentId, '--amount', amount, '--due', '2026-06-30');

/** Requires the confirmation checkbox to show and choose the wire. */
async function confirmAgain(at: At, amount: string) {
  expect(await app.ok('getFunding', at)).toMatchObject({
    amount,
    method: 'wire',
    verbally_confirmed_at: null,
    wire: null,
  });
  const unsaid = await app.refused('chooseMethodOfTransfer', { ...at, body: { method: 'wire' } });
  expect(unsaid.error).toBe('verbal_confirmation_missing');
  await app.ok('chooseMethodOfTransfer', { ...at, body: await confirmedWire(app, at) });
  expect(await app.ok('getFunding', at)).toMatchObject({
    amount,
    verbally_confirmed_at: app.clock.now().toISOString(),
    wire: { account_number: ESCROW_NUMBER },
  });
}

test('a confirmed wire stays shown, and is chosen again without another phone call', async () => {
  const { at } = await confirmed();
  const { verbally_confirmed_at } = await app.ok('getFunding', at);
  app.clock.advance({ minutes: 5 });
  expect(await app.ok('chooseMethodOfTransfer', { ...at, body: { method: 'wire' } })).toMatchObject({
    verbally_confirmed_at,
    wire: { account_number: ESCROW_NUMBER },
  });
});

test('a capital call of another amount is confirmed again before its wire is shown', async () => {
  const { at, investmentId } = await confirmed();
  await issueCall(investmentId, '20,000');
  await confirmAgain(at, '20000.00');
  const { rows } = await app.open.pool.query(
    `select detail from audit_trail where object = $1 and act = 'investment.choose_method' order by seq`,
    [`investment:${investmentId}`],
  );
  expect(rows.map(({ detail }) => detail)).toEqual([
    { method: 'wire', verbally_confirmed: true, amount: 5_000_000, capital_call: null },
    { method: 'wire', verbally_confirmed: true, amount: 2_000_000, capital_call: expect.any(String) },
  ]);
});

test('a confirmation of outdated wire details is rejected with the current amount and confirms nothing', async () => {
  const { token } = await app.newInvestor();
  const { investmentId } = await approvedInvestment(app, token, await publishProduct(app));
  const at = { token, params: { investmentId } };
  const body = await confirmedWire(app, at);
  await issueCall(investmentId, '20,000');
  for (const [language, amount] of [
    ['en', '$20,000'],
    ['zh-CN', 'US$20,000'],
  ] as const) {
    const refused = await app.refused('chooseMethodOfTransfer', { ...at, body, language });
    expect(refused).toMatchObject({ status: 409, error: 'wire_changed' });
    expect(refused.message).toContain(amount);
  }
  expect(await app.ok('getFunding', at)).toMatchObject({ wire: null, method: null });
  const made = { method: 'wire', confirmed_wire: 'made-up' } as const;
  expect((await app.refused('chooseMethodOfTransfer', { ...at, body: made })).error).toBe('wire_changed');
  await app.ok('chooseMethodOfTransfer', { ...at, body: await confirmedWire(app, at) });
});

test('the next capital call is confirmed again, even with the same amount', async () => {
  const { at, investmentId } = await confirmed();
  const { id } = await issueCall(investmentId, '20,000');
  await confirmAgain(at, '20000.00');
  await operate(app, 'capital-calls', 'fund', id);
  await issueCall(investmentId, '20,000');
  await confirmAgain(at, '20000.00');
});

test('another escrow account in force requires confirming the wire again', async () => {
  const { at, productId } = await confirmed();
  app.clock.advance({ minutes: 1 });
  await withEscrow(app, productId, app.clock.now());
  await confirmAgain(at, '50000.00');
});
