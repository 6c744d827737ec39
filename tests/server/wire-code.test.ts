// The code that proves wire instructions: on the screen and on the phone, never in a mail.
import { BRAND } from '@quoin/rules';
import { operate, publishProduct, signedInvestment } from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('screen and phone say the same code, each investment has its own, and no mail has it or the account', async () => {
  const { token, email } = await app.newInvestor();
  const { investmentId } = await signedInvestment(app, token, await publishProduct(app));
  const params = { investmentId };
  const { verification_code: code } = await app.ok('getFunding', { token, params });
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect((await operate(app, 'investments', 'wire-code', investmentId)).out).toContain(code);
  const wire = { method: 'wire', verbally_confirmed: true } as const;
  const chosen = await app.ok('chooseMethodOfTransfer', { token, params, body: wire });
  expect(chosen).toMatchObject({
    verification_code: code,
    wire: { account_number: BRAND.escrow.account_number },
  });

  const { token: other } = await app.newInvestor();
  const theirs = await signedInvestment(app, other, await publishProduct(app));
  const funding = await app.ok('getFunding', { token: other, params: { investmentId: theirs.investmentId } });
  expect(funding.verification_code).not.toBe(code);

  await app.runJobs();
  const mails = (await app.outbox(email)).map(({ text }) => text).join('\n');
  expect(mails).not.toContain(code);
  expect(mails).not.toContain(BRAND.escrow.account_number);
});
