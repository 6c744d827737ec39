// The mail that an investor gets at each step of an investment and of a redemption, in the language of the account.
import {
  applicationToReview,
  currentInvestment,
  operate,
  operated,
  publishProduct,
  redemptionTerms,
  requestedRedemption,
  signedInvestment,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function signed() {
  const person = await app.newInvestor();
  const product = await publishProduct(app);
  await operated(app, 'products', 'set-valuation', product.id, '--price', '100');
  return { ...person, ...(await signedInvestment(app, person.token, product)) };
}

/** Does what is given, and returns the mails that follow, oldest first. */
async function mailsOf(email: string, ...words: string[]) {
  await app.runJobs();
  const before = (await app.outbox(email)).length;
  expect((await operate(app, ...words)).error).toBe('');
  await app.runJobs();
  const all = await app.outbox(email);
  return all.slice(0, all.length - before).reverse();
}

const subjects = (mails: { subject: string }[]) => mails.map(({ subject }) => subject);

test('an investment has a mail at approval, for each payment with its amount, at its start and at its end', async () => {
  const { email, investmentId } = await signed();
  const step = (verb: string, ...more: string[]) =>
    mailsOf(email, 'investments', verb, investmentId, ...more);
  const [approved] = await step('approve');
  expect(approved?.subject).toBe('Your investment is approved');
  expect(approved?.link).toContain(`/go/my-investment/pending/${investmentId}/all`);

  const [part] = await step('fund-received', '--amount', '20000');
  expect(part?.subject).toBe('We received $20,000.00');
  expect(part?.text).toContain('Still due: $30,000.00');
  const rest = await step('fund-received');
  expect(subjects(rest)).toEqual(['We received $30,000.00']);
  expect(rest[0]?.text).toContain('Nothing more is due now.');

  expect(subjects(await step('activate'))).toEqual(['Your investment is active']);
  expect(subjects(await step('end'))).toEqual(['Your investment has ended']);
});

test('a request for action is mailed with its note, which staff still see after the approval', async () => {
  const { email, token, investmentId } = await signed();
  const [asked] = await mailsOf(
    email,
    'investments',
    'ask-action',
    investmentId,
    '--note',
    'Send a newer proof of address.',
  );
  expect(asked?.subject).toBe('Your investment needs your action');
  expect(asked?.text).toContain('Send a newer proof of address.');
  const params = { investmentId };
  expect(await app.ok('getInvestment', { token, params })).toMatchObject({
    note: 'Send a newer proof of address.',
  });
  await operated(app, 'investments', 'approve', investmentId);
  const shown = await operated<{ note: null; notes: object[] }>(app, 'investments', 'show', investmentId);
  expect(shown.note).toBeNull();
  expect(shown.notes).toEqual([
    { at: '2026-06-05T14:00:00.000Z', event: 'action_asked', note: 'Send a newer proof of address.' },
  ]);
});

test('a new signature is announced in Chinese to an account in Chinese, beside the link', async () => {
  const { email, investmentId } = await signed();
  await app.open.pool.query(`update accounts set preferred_language = 'zh-CN' where email = $1`, [email]);
  const mails = await mailsOf(
    email,
    'investments',
    'ask-re-signature',
    investmentId,
    '--note',
    '基金名称已变更。',
  );
  expect(subjects(mails)).toContain('请重新签署您的协议');
  expect(mails.some(({ link }) => link?.includes('/go/signing/'))).toBe(true);
  expect(mails.find(({ text }) => text.includes('基金名称已变更。'))).toBeDefined();
});

test('a returned review is mailed, and an accepted one brings the link to sign', async () => {
  const review = await applicationToReview(app);
  await app.ok('sendForReview', review);
  const { email } = review.person;
  const { investmentId } = review.params;
  const [returned] = await mailsOf(
    email,
    'investments',
    'return-review',
    investmentId,
    '--note',
    'Name the office.',
  );
  expect(returned).toMatchObject({ subject: 'Your application needs changes' });
  expect(returned?.text).toContain('Name the office.');
  await app.ok('sendForReview', review);
  const [link] = await mailsOf(email, 'investments', 'pass-review', investmentId);
  expect(link?.link).toContain('/go/signing/');
});

test('a redemption has one mail at its request, each change, its approval and its cancellation', async () => {
  const person = await app.newInvestor();
  const { investmentId } = await currentInvestment(app, person.token, await publishProduct(app));
  const { email, token } = person;
  const newMails = async (act: () => Promise<unknown>) => {
    await app.runJobs();
    const before = (await app.outbox(email)).length;
    await act();
    await app.runJobs();
    const all = await app.outbox(email);
    return subjects(all.slice(0, all.length - before));
  };
  let id = '';
  const request = async () =>
    ({ id } = await requestedRedemption(app, token, investmentId, { amount: '10000' }));
  expect(await newMails(request)).toEqual(['We received your redemption request']);
  const { investment_id: _same, ...body } = await redemptionTerms(app, token, investmentId, {
    amount: '20000',
  });
  const params = { redemptionId: id };
  expect(await newMails(() => app.ok('changeRedemption', { token, params, body }))).toEqual([
    'Your redemption request was changed',
  ]);
  expect(await newMails(() => operated(app, 'redemptions', 'approve', id))).toEqual([
    'Your redemption is approved',
  ]);
  expect(await newMails(() => app.ok('cancelRedemption', { token, params }))).toEqual([
    'Your redemption is canceled',
  ]);
});

test('a review that cannot be accepted names the reason of the server', async () => {
  const review = await applicationToReview(app);
  await app.ok('sendForReview', review);
  const { investmentId } = review.params;
  await app.open.pool.query(
    `update products set status = 'closed' where id = (select product_id from investments where id = $1)`,
    [investmentId],
  );
  const { error, exitCode } = await operate(app, 'investments', 'pass-review', investmentId);
  expect(exitCode).toBe(1);
  expect(error).toMatch(/The corresponding product is not ready/);
});

test('an agreement is countersigned once, and a second attempt says why not', async () => {
  const { investmentId } = await signed();
  await operated(app, 'investments', 'approve', investmentId);
  const countersign = () =>
    operate(
      app,
      'investments',
      'countersign',
      investmentId,
      '--signatory',
      'Ines Aldana',
      '--title',
      'Managing Director',
    );
  expect((await countersign()).error).toBe('');
  expect((await countersign()).error).toBe(
    `The agreement of investment ${investmentId} is countersigned already.\n`,
  );
});
