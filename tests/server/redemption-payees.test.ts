// Who a redemption is paid to: a verified account of the investor, chosen where there are several, or an IRA's custodian.
import type { BodyOf } from '@quoin/contract';
import { eq } from 'drizzle-orm';
import { bankAccounts, investors } from '../../packages/server/src/database/tables';
import { sealedPlace } from '../../packages/server/src/security/vault';
import {
  addedBankAccount,
  CHECKING_ACCOUNT,
  currentInvestment,
  GERMAN_ACCOUNT,
  openFile,
  operate,
  operated,
  publishProduct,
  redemptionTerms,
  requestedRedemption,
  WIRE_ACCOUNT,
} from './scenes';
import { readPdf } from './pdf-reading';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A holder of a fund without a lock-up. */
async function holder(...payout: string[]) {
  const person = await app.newInvestor();
  const product = await publishProduct(app);
  await app.open.pool.query('update products set lock_up_count = 0 where id = $1', [product.id]);
  await operated(app, 'products', 'set-redemption', product.id, '--frequency', 'any_day', ...payout);
  const { investmentId } = await currentInvestment(app, person.token, product);
  return { ...person, investmentId, params: { investmentId } };
}

type Holder = Awaited<ReturnType<typeof holder>>;
const DAY = '2026-06-05';

const refused = async (
  { token, params, investmentId }: Holder,
  to: Partial<BodyOf<'requestRedemption'>>,
  language?: 'zh-CN',
) => {
  const body = await redemptionTerms(app, token, investmentId, { redemption_day: DAY, ...to });
  return app.refused('requestRedemption', { token, params, body, ...(language && { language }) });
};

/** The investment belongs to an IRA with this custodian. */
async function asIra({ token, investmentId }: Holder) {
  const { investor } = await app.ok('getInvestment', { token, params: { investmentId } });
  const { id } = investor;
  const custodianAccount = app.services.vault.seal('IRA-5500172', sealedPlace('investor', id));
  await app.db
    .update(investors)
    .set({ investorType: 'ira', custodianName: 'Granary Trust Custodians', custodianAccount })
    .where(eq(investors.id, id));
}

test('without a verified account a redemption is not accepted, and the message says what to add', async () => {
  const own = await holder();
  const { fields } = await refused(own, { update_bank_account: false });
  expect(fields?.['bank_account_id']).toMatch(/^Add a bank account in the investor’s own name/);
  expect((await app.ok('getRedemptions', own)).payees).toEqual([]);
});

test('one verified account is named without a question, of several one must be chosen', async () => {
  const own = await holder();
  const { token, params, investmentId } = own;
  const wire = await addedBankAccount(app, token, WIRE_ACCOUNT);
  const { id, bank_account } = await requestedRedemption(app, token, investmentId, { redemption_day: DAY });
  expect(bank_account).toEqual({
    id: wire.id,
    name: 'Ashlar Trust',
    holder: 'ROBIN ASHDOWN',
    number_masked: '******8827',
  });
  await app.ok('cancelRedemption', { token, params: { redemptionId: id } });

  const german = await addedBankAccount(app, token, GERMAN_ACCOUNT);
  const { payees } = await app.ok('getRedemptions', { token, params });
  expect(payees).toMatchObject([{ id: wire.id }, { id: german.id, held_until: expect.any(String) }]);
  expect((await refused(own, { update_bank_account: false }, 'zh-CN')).fields).toEqual({
    bank_account_id: '请选择赎回款的收款账户',
  });
  const to = { redemption_day: DAY, update_bank_account: true, bank_account_id: german.id };
  const chosen = await requestedRedemption(app, token, investmentId, to);
  expect(chosen.bank_account).toMatchObject({ id: german.id, name: 'Quader Bank' });
});

test('an account of another person, or one whose holder is not the investor, is never paid', async () => {
  const own = await holder();
  const stranger = await app.newInvestor();
  const theirs = await addedBankAccount(app, stranger.token, CHECKING_ACCOUNT);
  expect((await refused(own, { update_bank_account: true, bank_account_id: theirs.id })).error).toBe(
    'not_authorized_action',
  );
  const { id } = await addedBankAccount(app, own.token, WIRE_ACCOUNT);
  const [row] = await app.db.select().from(bankAccounts).where(eq(bankAccounts.id, id));
  await app.db
    .update(bankAccounts)
    .set({ details: { ...row?.details, account_holder: 'Ashdown Family Trust' } })
    .where(eq(bankAccounts.id, id));
  const { fields } = await refused(own, { update_bank_account: true, bank_account_id: id });
  expect(fields?.['bank_account_id']).toMatch(/^Add a bank account/);
});

test('an IRA is paid to its custodian, and not to an account of the person', async () => {
  const own = await holder();
  const { token, params, investmentId } = own;
  const { id } = await addedBankAccount(app, token, WIRE_ACCOUNT);
  await asIra(own);
  const custodian = { id: null, name: 'Granary Trust Custodians', number_masked: '***-***0172' };
  expect((await app.ok('getRedemptions', { token, params })).payees).toMatchObject([custodian]);
  expect((await refused(own, { update_bank_account: true, bank_account_id: id })).fields).toEqual({
    bank_account_id: 'An IRA is paid through its custodian only',
  });
  const instruction = { delivery: 'cash', account_id: id, access_code: 'any' } as const;
  expect((await app.refused('chooseDistribution', { token, params, body: instruction })).fields).toEqual({
    account_id: 'An IRA is paid through its custodian only',
  });
  const asked = await requestedRedemption(app, token, investmentId, { redemption_day: DAY });
  expect(asked.bank_account).toMatchObject(custodian);
  const { out } = await operate(app, 'redemptions', 'approve', asked.id);
  expect(out).toContain('Granary Trust Custodians ***-***0172, Robin Ashdown');
});

test('a fund with a holdback: request, document, staff and mail name both payments and the payee', async () => {
  const own = await holder('--payout-days', '30', '--holdback', '0.05');
  const { token, params, investmentId, email } = own;
  await addedBankAccount(app, token, WIRE_ACCOUNT);
  const asked = await requestedRedemption(app, token, investmentId, { redemption_day: DAY });
  const [first, rest] = [
    { part: 'first', share: '0.95', by: '2026-07-06' },
    { part: 'after_audit', share: '0.05', by: '2027-04-30' },
  ];
  expect(asked.payouts).toEqual([
    { ...first, amount: null },
    { ...rest, amount: null },
  ]);
  expect((await app.ok('getRedemptions', { token, params })).estimate?.payouts).toEqual([
    { ...first, amount: '47500.00' },
    { ...rest, amount: '2500.00' },
  ]);
  const { rawPayload } = await openFile(app, token, asked.documents[0]?.file_id ?? '');
  const document = (await readPdf(rawPayload)).pages.join(' ');
  for (const fact of [
    '95% by July 6, 2026',
    '5% by April 30, 2027',
    'Ashlar Trust ******8827, ROBIN ASHDOWN',
  ])
    expect(document).toContain(fact);

  const paid_to = 'Ashlar Trust ******8827, ROBIN ASHDOWN';
  const approved = JSON.parse((await operate(app, 'redemptions', 'approve', asked.id, '--json')).out);
  expect(approved).toMatchObject({ paid_to, payments: [{ ...first, amount: null }, rest] });
  const listed: unknown = JSON.parse((await operate(app, 'redemptions', 'list', '--json')).out);
  expect(listed).toContainEqual(expect.objectContaining({ id: asked.id, paid_to }));
  await app.open.pool.query('update bank_accounts set held_until = null');
  const completed = JSON.parse((await operate(app, 'redemptions', 'complete', asked.id, '--json')).out);
  expect(completed).toMatchObject({
    paid_to,
    payments: [
      { ...first, amount: '47500.00' },
      { ...rest, amount: '2500.00' },
    ],
  });
  await app.runJobs();
  const mail = (await app.outbox(email)).find(({ subject }) => subject.includes('completed'));
  for (const fact of [
    '- $47,500.00 by July 6, 2026\n',
    '- $2,500.00 by April 30, 2027, after the fund’s audit',
    `Paid to: ${paid_to}`,
  ])
    expect(mail?.text).toContain(fact);
  const days = (await app.ok('listCalendar', { token })).items.filter(
    ({ kind }) => kind === 'redemption_payout',
  );
  expect(days.map(({ date, amount }) => [date, amount])).toEqual([
    ['2026-07-06', '47500.00'],
    ['2027-04-30', '2500.00'],
  ]);
});

test('staff cannot approve an old request that names no account', async () => {
  const own = await holder();
  await addedBankAccount(app, own.token, WIRE_ACCOUNT);
  const { id } = await requestedRedemption(app, own.token, own.investmentId, { redemption_day: DAY });
  await app.open.pool.query('update redemptions set bank_account_id = null where id = $1', [id]);
  expect((await operate(app, 'redemptions', 'approve', id)).error).toContain('names no bank account');
});

test.each([
  ['--payout-days', '400', 'no payment period'],
  ['--holdback', '1', 'no holdback'],
  ['--holdback', '5%', 'no holdback'],
])('staff sets no payment terms of %s %s', async (option, value, message) => {
  const { id } = await publishProduct(app);
  const set = await operate(app, 'products', 'set-redemption', id, '--frequency', 'any_day', option, value);
  expect(set.error).toContain(message);
});
