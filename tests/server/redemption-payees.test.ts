import type { BodyOf } from '@quoin/contract';
import { eq } from 'drizzle-orm';
import { bankAccounts, investors, auditTrail } from '../../packages/server/src/database/tables';
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
  AVERY,
  MORGANS_ACTOR,
  operateAs,
} from './scenes';
import { readPdf } from './pdf-reading';
import { startTestApp, type TestApp } from './test-app';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bankAccount, holder, record } from './scenes/staff-recorded';

// Payees of redemptions: a verified account of the investor, which is chosen if there are several, or an IRA's custodian.
describe('redemption payees', () => {
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

  test('without a verified account a redemption is rejected, with a message about what to add', async () => {
    const own = await holder();
    const { fields } = await refused(own, { update_bank_account: false });
    expect(fields?.['bank_account_id']).toMatch(/^Add a bank account in the investor’s own name/);
    expect((await app.ok('getRedemptions', own)).payees).toEqual([]);
  });

  test('a single verified account is the default; of several, one must be chosen', async () => {
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
    expect(payees).toMatchObject([{ id: wire.id }, { id: german.id, paid_from: expect.any(String) }]);
    expect((await refused(own, { update_bank_account: false }, 'zh-CN')).fields).toEqual({
      bank_account_id: '请选择赎回款的收款账户',
    });
    const unused = { update_bank_account: false, bank_account_id: german.id };
    expect((await refused(own, unused)).fields).toEqual({
      bank_account_id: 'Set update_bank_account to true to be paid to this account, or leave the account out',
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
    const requested = await requestedRedemption(app, token, investmentId, { redemption_day: DAY });
    expect(requested.bank_account).toMatchObject(custodian);
    const { out } = await operate(app, 'redemptions', 'approve', requested.id);
    expect(out).toContain('Granary Trust Custodians ***-***0172, Robin Ashdown');
  });

  test('a fund with a holdback: request, document, staff and mail name both payments and the payee', async () => {
    const own = await holder('--payout-days', '30', '--holdback', '0.05');
    const { token, params, investmentId, email } = own;
    await addedBankAccount(app, token, WIRE_ACCOUNT);
    const requested = await requestedRedemption(app, token, investmentId, { redemption_day: DAY });
    const [first, rest] = [
      { part: 'first', share: '0.95', by: '2026-07-06' },
      { part: 'after_audit', share: '0.05', by: '2027-04-30' },
    ];
    expect(requested.payouts).toEqual([
      { ...first, amount: null },
      { ...rest, amount: null },
    ]);
    expect((await app.ok('getRedemptions', { token, params })).estimate?.payouts).toEqual([
      { ...first, amount: '47500.00' },
      { ...rest, amount: '2500.00' },
    ]);
    const { rawPayload } = await openFile(app, token, requested.documents[0]?.file_id ?? '');
    const document = (await readPdf(rawPayload)).pages.join(' ');
    for (const fact of [
      '95% by July 6, 2026',
      '5% by April 30, 2027',
      'Ashlar Trust ******8827, ROBIN ASHDOWN',
    ])
      expect(document).toContain(fact);

    const paid_to = 'Ashlar Trust ******8827, ROBIN ASHDOWN';
    const approved = JSON.parse((await operate(app, 'redemptions', 'approve', requested.id, '--json')).out);
    expect(approved).toMatchObject({ paid_to, payments: [{ ...first, amount: null }, rest] });
    const listed: unknown = JSON.parse((await operate(app, 'redemptions', 'list', '--json')).out);
    expect(listed).toContainEqual(expect.objectContaining({ id: requested.id, paid_to }));
    await app.open.pool.query('update bank_accounts set held_until = null');
    const completed = JSON.parse((await operate(app, 'redemptions', 'complete', requested.id, '--json')).out);
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
    const due = await operated<{ rows: object[] }>(app, 'reports', 'payouts', '--account', email);
    expect(due.rows).toMatchObject([
      { kind: 'redemption', due: first.by, amount: '47500.00' },
      { kind: 'redemption, after the audit', due: rest.by, amount: '2500.00' },
    ]);
    const days = (await app.ok('listCalendar', { token })).items.filter(
      ({ kind }) => kind === 'redemption_payout',
    );
    expect(days.map(({ date, amount }) => [date, amount])).toEqual([
      ['2026-07-06', '47500.00'],
      ['2027-04-30', '2500.00'],
    ]);
  });

  test('staff can neither approve nor complete an old request that names no account', async () => {
    const own = await holder();
    await addedBankAccount(app, own.token, WIRE_ACCOUNT);
    const { id } = await requestedRedemption(app, own.token, own.investmentId, { redemption_day: DAY });
    await app.open.pool.query('update redemptions set bank_account_id = null where id = $1', [id]);
    expect((await operate(app, 'redemptions', 'approve', id)).error).toContain(
      'Ask the investor to cancel it',
    );
    await app.open.pool.query(`update redemptions set status = 'approved' where id = $1`, [id]);
    expect((await operate(app, 'redemptions', 'complete', id)).error).toContain(
      'Withdraw its approval, then',
    );
  });

  test.each([
    ['--payout-days', '400', 'not a valid payment period'],
    ['--holdback', '1', 'not a valid holdback'],
    ['--holdback', '5%', 'not a valid holdback'],
  ])('staff cannot set payment terms of %s %s', async (option, value, message) => {
    const { id } = await publishProduct(app);
    const set = await operate(app, 'products', 'set-redemption', id, '--frequency', 'any_day', option, value);
    expect(set.error).toContain(message);
  });
});

// The report of payouts that are due, and the files with which a bank pays them, read here field by field.
describe('payouts due', () => {
  interface Payout {
    id: string;
    due: string;
    kind: string;
    amount: string | null;
    state: string;
    method: string | null;
    number: string | null;
    sent: string | null;
  }

  let app: TestApp;
  let product: { id: string; documentId: string };
  let redemption: string;
  const folder = mkdtempSync(join(tmpdir(), 'quoin-payouts-'));
  const path = (name: string) => join(folder, name);

  /** A redemption with a holdback to an account for wires, a dividend by ACH, a distribution abroad, and one to no account. */
  beforeAll(async () => {
    app = await startTestApp();
    product = await publishProduct(app);
    await app.open.pool.query('update products set lock_up_count = 0 where id = $1', [product.id]);
    const terms = ['--frequency', 'any_day', '--payout-days', '10', '--holdback', '0.05'];
    await operated(app, 'products', 'set-redemption', product.id, ...terms);
    const [redeeming, domestic, abroad, none] = [await held(), await held(), await held(), await held()];
    await bankAccount(app, redeeming.token, WIRE_ACCOUNT);
    await bankAccount(app, domestic.token, CHECKING_ACCOUNT);
    await bankAccount(app, abroad.token, GERMAN_ACCOUNT);
    const requested = await requestedRedemption(app, redeeming.token, redeeming.investmentId, {
      amount: '20000.00',
      redemption_day: '2026-06-05',
    });
    redemption = requested.id;
    await operated(app, 'redemptions', 'approve', redemption);
    await recorded(domestic.investmentId, 'dividend', '1250.55');
    await recorded(abroad.investmentId, 'distribution', '300.10');
    await recorded(none.investmentId, 'dividend', '12.00');
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const held = () => holder(app, { product });

  async function recorded(id: string, type: string, amount: string) {
    const { error } = await record(app, id, type, amount);
    if (error) throw new Error(error);
  }

  const payouts = (...words: string[]) =>
    operated<{ payouts: number; amount: string; rows: Payout[] }>(
      app,
      ...['reports', 'payouts', '--product', product.id, ...words],
    );

  const bankFile = (name: string, ...words: string[]) =>
    operate(
      app,
      ...['reports', 'payouts', '--product', product.id, '--bank-file', path(name)],
      ...['--reason', 'Payments of June', ...words],
    );

  test('payouts are listed by due date with their accounts, and with the reason if they cannot be paid', async () => {
    const { rows, ...totals } = await payouts();
    expect(totals).toEqual({ payouts: 5, amount: '21562.65' });
    expect(rows.map(({ due, kind, amount, state, number }) => [due, kind, amount, state, number])).toEqual(
      expect.arrayContaining([
        ['2026-06-05', 'dividend', '1250.55', 'ready', '********6789'],
        ['2026-06-05', 'distribution', '300.10', 'ready', '******************3000'],
        ['2026-06-05', 'dividend', '12.00', 'no_account', null],
        ['2026-06-15', 'redemption', '19000.00', 'not_completed', '******8827'],
        ['2027-04-30', 'redemption, after the audit', '1000.00', 'not_completed', '******8827'],
      ]),
    );
    await operated(app, 'redemptions', 'complete', redemption);
    const completed = (await payouts('--until', '2026-06-30')).rows;
    expect(completed.find(({ id }) => id === redemption)).toMatchObject({
      state: 'ready',
      amount: '19000.00',
    });
    expect(completed).toHaveLength(4);
    const { rows: auditors } = JSON.parse(
      (await operateAs(app, AVERY, ['reports', 'payouts', '--json'])).out,
    );
    expect(auditors).toHaveLength(5);
  });

  test('an ACH file has a credit for each payout to a bank in the US that takes it, and sums that agree', async () => {
    const done = await bankFile('june.ach', '--company-id', '1234567890', '--json');
    expect(done.error).toBe('');
    expect(JSON.parse(done.out)).toMatchObject({ payouts: 1, amount: '1250.55' });
    const records = readFileSync(path('june.ach'), 'ascii').trimEnd().split('\r\n');
    expect(records).toHaveLength(10);
    expect(new Set(records.map((line) => line.length))).toEqual(new Set([94]));
    const [head = '', batch = '', entry = '', batchEnd = '', end = '', ...filler] = records;
    expect(head.slice(0, 40)).toBe(`101 0260999981234567890${'260605'}1000A094101`);
    expect(batch.slice(0, 20)).toBe('5220Quoin Securities');
    expect(batch.slice(40, 63)).toBe('1234567890PPDDIVIDEND  ');
    // Monday, the next business day.
    expect(batch.slice(69)).toBe('260608   1026099990000001');
    expect(entry.slice(0, 39)).toBe('622021000021000123456789     0000125055');
    expect(entry.slice(54)).toBe('Robin Ashdown           0026099990000001');
    expect(batchEnd).toBe(
      `8220000001${'0002100002'}${'000000000000'}${'000000125055'}1234567890${' '.repeat(25)}026099990000001`,
    );
    expect(end).toBe(`9000001000001000000010002100002000000000000000000125055${' '.repeat(39)}`);
    expect(new Set(filler)).toEqual(new Set(['9'.repeat(94)]));
    expect(statSync(path('june.ach')).mode & 0o777).toBe(0o600);
  });

  test('a file of wires is a pain.001 with the IBAN abroad and the routing number at home', async () => {
    const done = await bankFile('june.xml', '--until', '2026-06-15', '--execution', '2026-06-15', '--json');
    expect(JSON.parse(done.out)).toMatchObject({ payouts: 2, amount: '19300.10' });
    const xml = readFileSync(path('june.xml'), 'utf8');
    const all = (element: string) =>
      [...xml.matchAll(new RegExp(`<${element}(?: [^>]*)?>([^<]*)</${element}>`, 'g'))].map(
        ([, text]) => text,
      );
    expect(xml).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"');
    expect(all('NbOfTxs')).toEqual(['2', '2']);
    expect(all('CtrlSum')).toEqual(['19300.10', '19300.10']);
    expect(all('Dt')).toEqual(['2026-06-15']);
    expect(all('InstdAmt')).toEqual(['300.10', '19000.00']);
    expect(xml).toContain('<InstdAmt Ccy="USD">300.10</InstdAmt>');
    expect(all('IBAN')).toEqual(['DE89370400440532013000']);
    expect(all('BICFI')).toEqual(['ASHLUS33', 'DEUTDEFF']);
    expect(all('MmbId')).toEqual(['026099998', '026099998']);
    expect(all('Id')).toEqual(['8800418827', '8800418827']);
    expect(all('EndToEndId')[1]).toBe(redemption);
    expect(all('Ustrd')).toEqual([
      'Distribution Harbor Growth Access Fund',
      'Redemption Harbor Growth Access Fund',
    ]);
  });

  test('a payout in a file is recorded with the reason, and the next file leaves it out unless it is wanted again', async () => {
    const acts = await app.db
      .select()
      .from(auditTrail)
      .where(eq(auditTrail.act, 'payout.write_to_bank_file'));
    expect(acts).toHaveLength(3);
    expect(acts.find(({ object }) => object === `redemption:${redemption}`)).toMatchObject({
      actor: MORGANS_ACTOR,
      detail: { part: 'first', amount: 1_900_000, reason: 'Payments of June' },
    });
    expect(JSON.stringify(acts)).not.toContain('8800418827');
    const left = await payouts();
    expect(left.rows.map(({ state, amount }) => [state, amount])).toEqual([
      ['no_account', '12.00'],
      ['ready', '1000.00'],
    ]);
    expect((await bankFile('again.xml', '--until', '2026-06-15')).error).toContain('has no payout');
    expect(existsSync(path('again.xml'))).toBe(false);
    expect((await bankFile('again.xml', '--until', '2026-06-15', '--again')).error).toBe('');
    expect((await payouts('--again')).rows.filter(({ sent }) => sent !== null)).toHaveLength(3);
  });

  test('a payout paid by hand or by a file is no longer due until the record is undone', async () => {
    const readRows = async (amount: string) => (await payouts()).rows.filter((row) => row.amount === amount);
    const [unpaid] = await readRows('12.00');
    const pay = ['payouts', 'pay', unpaid?.id ?? '', '--reference', 'Check 1001'];
    const unpay = (id = '') => operated(app, 'payouts', 'unpay', id, '--reason', 'It came back');
    expect((await operateAs(app, AVERY, pay)).error).toContain('treasurer');
    expect((await operate(app, ...pay, '--dry-run')).error).toBe('');
    expect(await readRows('12.00')).toHaveLength(1);
    expect((await operate(app, ...pay)).error).toBe('');
    expect(await readRows('12.00')).toEqual([]);
    expect((await operate(app, ...pay)).error).toContain('was paid on');
    await unpay(unpaid?.id);
    expect(await readRows('12.00')).toHaveLength(1);

    await unpay(redemption);
    expect(await readRows('19000.00')).toMatchObject([{ state: 'ready', sent: null }]);
    const afterAudit = ['payouts', 'pay', redemption, '--after-audit', '--reference', 'Wire 7'];
    expect((await operate(app, ...afterAudit)).error).toBe('');
    expect(await readRows('1000.00')).toEqual([]);
    expect((await bankFile('second.xml', '--until', '2026-06-15')).error).toBe('');
    expect(readFileSync(path('second.xml'), 'utf8')).toContain('19000.00');
  });

  test('a bank file needs a treasurer, a reason, a product and a new file, and otherwise nothing is recorded', async () => {
    const count = async () => (await app.db.select().from(auditTrail)).length;
    const before = await count();
    const words = ['reports', 'payouts', '--bank-file', path('more.xml'), '--product', product.id, '--again'];
    expect((await operateAs(app, AVERY, [...words, '--reason', 'Audit'])).error).toContain('treasurer');
    expect((await operate(app, ...words)).error).toContain('--reason');
    writeFileSync(path('more.xml'), 'kept');
    expect((await bankFile('more.xml', '--again')).error).toContain('already exists');
    expect(readFileSync(path('more.xml'), 'utf8')).toBe('kept');
    expect((await bankFile('more.txt', '--again')).error).toContain('.ach');
    expect((await bankFile('more.ach', '--again')).error).toContain('--company-id');
    expect((await bankFile('next.xml', '--again', '--execution', '2026-06-06')).error).toContain(
      '2026-06-08',
    );
    const { error } = await operate(
      app,
      'reports',
      'payouts',
      '--bank-file',
      path('next.xml'),
      '--reason',
      'June',
    );
    expect(error).toContain('--product');
    expect(await count()).toBe(before);
  });

  test('a payout recorded without an account is paid to the one that the investor adds later, after its hold', async () => {
    const one = await held();
    await recorded(one.investmentId, 'dividend', '45.00');
    const payout = async () => (await payouts()).rows.find(({ amount }) => amount === '45.00');
    expect(await payout()).toMatchObject({ state: 'no_account', number: null });
    const { id } = await addedBankAccount(app, one.token, WIRE_ACCOUNT);
    expect(await payout()).toMatchObject({ state: 'on_hold' });
    await app.open.pool.query('update bank_accounts set held_until = null where id = $1', [id]);
    await app.open.pool.query('update accounts set payouts_held_until = null where email = $1', [one.email]);
    expect(await payout()).toMatchObject({ state: 'ready', method: 'wire', number: '******8827' });
  });

  test('nothing is paid to a bank account on hold, nor after the recorded account was removed', async () => {
    const one = await held();
    const id = await bankAccount(app, one.token, WIRE_ACCOUNT);
    await recorded(one.investmentId, 'dividend', '44.00');
    const state = async () => (await payouts()).rows.find(({ amount }) => amount === '44.00')?.state;
    expect(await state()).toBe('ready');
    const later = new Date(app.clock.now().getTime() + 1000);
    await app.open.pool.query('update bank_accounts set held_until = $2 where id = $1', [id, later]);
    expect(await state()).toBe('on_hold');
    app.clock.advance({ minutes: 1 });
    expect(await state()).toBe('ready');
    await app.open.pool.query('update bank_accounts set removed_at = $2 where id = $1', [id, later]);
    expect(await state()).toBe('no_account');
  });
});
