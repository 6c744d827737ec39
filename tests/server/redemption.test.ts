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
  MORGANS_ACTOR,
  actsOnProduct,
  folderToImport,
  operated,
  productFacts,
  requestedRedemption,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';
import { eq } from 'drizzle-orm';
import { products } from '../../packages/server/src/database/tables';

// Redemptions: valid requests, one at a time, changed and cancelled by their investor only.
describe('redemption', () => {
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

  const getBody = (token: string, investmentId: string, amount?: string) =>
    redemptionTerms(app, token, investmentId, { amount });

  const request = async (token: string, investmentId: string, amount?: string) =>
    app.call('requestRedemption', {
      token,
      params: { investmentId },
      body: await getBody(token, investmentId, amount),
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
    const body = await getBody(token, investmentId, '20,000');
    const requested = await app.ok('requestRedemption', { token, params, body });
    expect(requested).toMatchObject({
      status: 'requested',
      amount: '20000.00',
      redemption_day: REDEMPTION_DAY,
      payouts: [{ part: 'first', share: '1', amount: '20000.00', by: '2029-07-05' }],
      requested_date: '2026-06-05',
      bank_account: { name: 'Payer Bank', holder: 'Robin Ashdown', number_masked: '******1156' },
    });
    const { investment_id: _same, ...change } = await getBody(token, investmentId);
    const redemption = { redemptionId: requested.id };
    expect(await app.ok('changeRedemption', { token, params: redemption, body: change })).toMatchObject({
      id: requested.id,
      type: 'full',
      amount: null,
      status: 'requested',
    });
    expect((await app.ok('getRedemptions', { token, params })).ongoing?.id).toBe(requested.id);
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

  test('a full redemption with an amount is rejected, because the investor may mean either', async () => {
    const { token, investmentId } = await holder();
    const body = { ...(await getBody(token, investmentId)), type: 'full', amount: '20000' } as const;
    const refused = await app.refused('requestRedemption', { token, params: { investmentId }, body });
    expect(refused.fields).toEqual({
      amount: 'A full redemption has no amount. Leave it out, or choose a partial redemption',
    });
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
  ])('a partial redemption of "%s" is rejected at its field', async (amount, message) => {
    const { token, investmentId, params } = await shared();
    const refused = await app.refused('requestRedemption', {
      token,
      params,
      body: await getBody(token, investmentId, amount),
    });
    expect(refused).toMatchObject({ error: 'required_information_missing', fields: { amount: message } });
  });

  test.each(['2029-06-04', '2030-06-06', '2029-02-30', '9999-12-31'])(
    'a redemption on %s, in the lock-up or too far ahead, is rejected',
    async (redemption_day) => {
      const { token, investmentId, params } = await shared();
      const body = { ...(await getBody(token, investmentId)), redemption_day };
      const refused = await app.refused('requestRedemption', { token, params, body, language: 'zh-CN' });
      expect(refused.fields).toEqual({ redemption_day: '请选择2029年6月5日至2030年6月5日之间的日期' });
    },
  );

  test('a redemption requires a valid access code for this purpose and account', async () => {
    const { token, investmentId, params } = await holder();
    const { token: stranger } = await app.newInvestor();
    const body = await getBody(token, investmentId, '1000');
    const codes = [
      'made-up',
      await accessCode(app, token, 'documents'),
      await accessCode(app, stranger, 'redemption'),
    ];
    for (const access_code of codes) {
      const refused = await app.refused('requestRedemption', {
        token,
        params,
        body: { ...body, access_code },
      });
      expect(refused).toMatchObject({ error: 'user_authentication_failed', code: 1111, status: 401 });
    }
    const late = await getBody(token, investmentId, '1000');
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
    const body = await getBody(token, investmentId);
    expect((await app.refused('requestRedemption', { token, params: { investmentId }, body })).error).toBe(
      'redemption_not_open',
    );
  });

  test('another account’s investment and redemption are rejected like missing ones', async () => {
    const { token, investmentId, params } = await holder();
    const requested = await app.ok('requestRedemption', {
      token,
      params,
      body: await getBody(token, investmentId, '1000'),
    });
    const { token: stranger } = await app.newInvestor();
    for (const id of [investmentId, 'there-is-none']) {
      const at = { token: stranger, params: { investmentId: id } };
      const body = await getBody(stranger, id);
      const errors = [
        await app.refused('getRedemptions', at),
        await app.refused('requestRedemption', { ...at, body }),
      ];
      for (const refused of errors)
        expect(refused).toMatchObject({ error: 'not_authorized_action', status: 403 });
    }
    for (const redemptionId of [requested.id, 'there-is-none']) {
      const { investment_id: _same, ...body } = await getBody(stranger, investmentId);
      const at = { token: stranger, params: { redemptionId } };
      expect((await app.refused('changeRedemption', { ...at, body })).error).toBe('not_authorized_action');
      expect((await app.refused('cancelRedemption', at)).error).toBe('not_authorized_action');
    }
    const other = { ...(await getBody(token, investmentId)), investment_id: 'another' };
    expect((await app.refused('requestRedemption', { token, params, body: other })).error).toBe(
      'not_authorized_action',
    );
  });

  let one: ReturnType<typeof holder> | undefined;
  /** One investment for the tests that change nothing. */
  const shared = () => (one ??= holder());

  test('the estimate of a redemption equals its payout at that price, and its documents are listed with it', async () => {
    const { token, investmentId, params } = await holder();
    expect(await app.ok('getRedemptions', { token, params })).toMatchObject({
      held: { units: '500.000000' },
      estimate: null,
    });
    const requested = await app.ok('requestRedemption', {
      token,
      params,
      body: await getBody(token, investmentId, '20000'),
    });
    const { estimate } = await app.ok('getRedemptions', { token, params });
    expect(estimate).toEqual({
      amount: '20000.00',
      units: '200.000000',
      units_left: '300.000000',
      worth_left: '30000.00',
      payouts: [{ part: 'first', share: '1', amount: '20000.00', by: '2029-07-05' }],
    });
    const { investment_id: _same, ...change } = await getBody(token, investmentId, '10000');
    const changed = await app.ok('changeRedemption', {
      token,
      params: { redemptionId: requested.id },
      body: change,
    });
    expect(changed.documents).toHaveLength(2);
    await openFile(app, token, changed.documents[0]?.file_id ?? '');

    await app.open.pool.query(`update redemptions set redemption_day = '2026-06-05' where id = $1`, [
      requested.id,
    ]);
    await operate(app, 'redemptions', 'approve', requested.id);
    const paid = JSON.parse((await operate(app, 'redemptions', 'complete', requested.id, '--json')).out);
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
});

// Redemptions follow the fund's own terms, with redemption days and notice or without, in every call.
describe('redemption terms', () => {
  let app: TestApp;
  const { file, remove } = folderToImport();
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(async () => {
    await app.close();
    remove();
  });

  const setTerms = (id: string, frequency: string, notice = '0') =>
    operated(app, 'products', 'set-redemption', id, '--frequency', frequency, '--notice', notice);

  /** An investor in a fund that is locked up until 5 June 2029. */
  async function holder(frequency: string, notice?: string) {
    const product = await publishProduct(app);
    await setTerms(product.id, frequency, notice);
    const { token } = await app.newInvestor();
    const { investmentId } = await currentInvestment(app, token, product);
    return { product, token, investmentId, params: { investmentId } };
  }

  async function asked({ token, investmentId, params }: Awaited<ReturnType<typeof holder>>, day: string) {
    const body = await redemptionTerms(app, token, investmentId, { redemption_day: day });
    return app.refused('requestRedemption', { token, params, body });
  }

  test('a fund with quarter-end redemption days redeems only then, and the error for another day states the next one', async () => {
    const own = await holder('quarter_ends', '45');
    const { token, investmentId, params } = own;
    const availability = await app.ok('getRedemptions', { token, params });
    expect(availability).toMatchObject({
      open: true,
      barrier: null,
      schedule: { frequency: 'quarter_ends', notice_days: 45 },
      redemption_days: { from: '2029-06-30', to: '2030-06-30' },
    });
    expect(availability.redemption_days?.dates[0]).toEqual({ day: '2029-06-30', request_by: '2029-05-16' });
    expect(availability.redemption_days?.dates).toHaveLength(5);
    for (const [day, message] of [
      ['2029-06-05', 'Choose one of the fund’s redemption days. The next one is June 30, 2029'],
      ['2029-07-01', 'Choose one of the fund’s redemption days. The next one is September 30, 2029'],
      ['2030-09-30', 'Choose a day from June 30, 2029 to June 30, 2030'],
    ] as const)
      expect((await asked(own, day)).fields).toEqual({ redemption_day: message });

    const { id } = await requestedRedemption(app, token, investmentId, { redemption_day: '2029-06-30' });
    const change = async (redemption_day: string) => {
      const { investment_id: _same, ...body } = await redemptionTerms(app, token, investmentId, {
        redemption_day,
      });
      return { token, params: { redemptionId: id }, body };
    };
    const refused = await app.refused('changeRedemption', {
      ...(await change('2029-07-31')),
      language: 'zh-CN',
    });
    expect(refused.fields).toEqual({ redemption_day: '请选择基金的赎回日，下一个可选日期为2029年9月30日' });
    expect(await app.ok('changeRedemption', await change('2029-09-30'))).toMatchObject({
      redemption_day: '2029-09-30',
      payouts: [{ by: '2029-10-30' }],
    });
  });

  test('a fund that never redeems rejects new and changed redemptions, and states how it pays out', async () => {
    const own = await holder('any_day');
    const { product, token, investmentId, params } = own;
    const { id } = await requestedRedemption(app, token, investmentId, { amount: '20000' });
    await setTerms(product.id, 'never');
    await operated(app, 'investments', 'amend-terms', investmentId, '--reason', 'Vote of June 1');
    const { investment_id: _same, ...body } = await redemptionTerms(app, token, investmentId);
    const change = { token, params: { redemptionId: id }, body };
    expect(await app.refused('changeRedemption', change)).toMatchObject({
      error: 'redemption_never',
      status: 409,
    });
    expect(await app.ok('getRedemptions', { token, params })).toMatchObject({
      open: false,
      barrier: 'never',
      redemption_days: null,
      estimate: { amount: '20000.00' },
      exit_policy: 'On a listing or a sale of the company.',
    });
    await app.ok('cancelRedemption', { token, params: { redemptionId: id } });
    expect((await asked(own, '2029-06-05')).error).toBe('redemption_never');
  });

  test('the error for an investment without a value asks to wait for a valuation, and does not claim that it is not current', async () => {
    const own = await holder('any_day');
    await app.open.pool.query(`update valuations set product_id = $1 where product_id = $2`, [
      (await publishProduct(app)).id,
      own.product.id,
    ]);
    expect(await app.ok('getRedemptions', { token: own.token, params: own.params })).toMatchObject({
      open: false,
      barrier: 'not_valued',
    });
    expect((await asked(own, '2029-06-05')).error).toBe('redemption_not_valued');
  });

  test('one call returns the same as single calls for all current investments of the account', async () => {
    const { product, token, investmentId, params } = await holder('quarter_ends', '60');
    const standings = async () => (await app.ok('listRedemptionStandings', { token })).items;
    const { id } = await requestedRedemption(app, token, investmentId, {
      redemption_day: '2029-06-30',
      amount: '5000',
    });
    const {
      items: _all,
      exit_policy: _words,
      payees: _own,
      payout_terms: _product,
      ...one
    } = await app.ok('getRedemptions', { token, params });
    expect(one).toMatchObject({ open: false, barrier: null, ongoing: { id } });
    expect(await standings()).toEqual([one]);
    await app.ok('cancelRedemption', { token, params: { redemptionId: id } });
    await setTerms(product.id, 'never');
    await operated(app, 'investments', 'amend-terms', investmentId, '--reason', 'Vote of June 1');
    expect(await standings()).toMatchObject([{ barrier: 'never', ongoing: null }]);
    const { token: stranger } = await app.newInvestor();
    const { investmentId: signed } = await signedInvestment(app, stranger, product);
    expect(signed).not.toBe(investmentId);
    expect((await app.ok('listRedemptionStandings', { token: stranger })).items).toEqual([]);
  });

  test('a redemption that the units no longer cover is a pending action', async () => {
    const { product, token, investmentId } = await holder('any_day');
    await requestedRedemption(app, token, investmentId, { amount: '50000' });
    const action = async () => (await app.ok('listPendingActions', { token })).items.at(-1);
    expect(await action()).toMatchObject({ kind: 'follow_redemption' });
    await operated(app, 'products', 'set-valuation', product.id, '--price', '80');
    expect(await action()).toMatchObject({
      kind: 'revise_redemption',
      amount: '50000.00',
      deadline: '2029-06-05',
      investment: { id: investmentId, group: 'current' },
    });
  });

  test('staff sets the terms of a fund, and an invalid notice period is rejected', async () => {
    const { id } = await publishProduct(app);
    const set = (...words: string[]) => operate(app, 'products', 'set-redemption', id, ...words);
    expect((await set('--frequency', 'weekly')).error).toContain('quarter_ends');
    const error = async (notice: string) =>
      (await set('--frequency', 'month_ends', `--notice=${notice}`)).error;
    for (const notice of ['-1', '1.5', 'soon'])
      expect(await error(notice)).toBe('--notice must be a whole number.\n');
    expect(await error('366')).toContain('366 is not a valid notice');
    await set('--frequency', 'month_ends', '--notice', '30', '--dry-run');
    const { token } = await app.newInvestor();
    const terms = async () =>
      (await app.ok('getProductMaterials', { token, params: { productId: id } })).terms;
    expect((await terms()).redemption).toEqual({ frequency: 'any_day', notice_days: 0 });
    await set('--frequency', 'month_ends', '--notice', '30');
    expect((await terms()).redemption).toEqual({ frequency: 'month_ends', notice_days: 30 });
    expect(await actsOnProduct(app, id)).toEqual([`${MORGANS_ACTOR} product.set_redemption`]);
  });

  test('a product file sets the terms, and one without them leaves them unchanged', async () => {
    const readTerms = async () =>
      (
        await app.db
          .select({ frequency: products.redemptionFrequency, notice: products.redemptionNoticeDays })
          .from(products)
          .where(eq(products.id, 'lantern-credit'))
      )[0];
    const bring = (changed: Record<string, unknown>) =>
      operate(app, 'products', 'import', file('terms.json', JSON.stringify([productFacts(changed)])));
    const wrong = await bring({ redemption_frequency: 'weekly', redemption_notice_days: '400' });
    expect(wrong.out).toContain('redemption_frequency');
    expect(wrong.out).toContain('must be at most 365');
    expect(await readTerms()).toBeUndefined();
    await bring({});
    expect(await readTerms()).toEqual({ frequency: 'any_day', notice: 0 });
    await bring({ redemption_frequency: 'quarter_ends', redemption_notice_days: '60' });
    await bring({ name_en: 'Lantern Senior Credit Fund' });
    expect(await readTerms()).toEqual({ frequency: 'quarter_ends', notice: 60 });
  });

  // The last test, because it moves the clock.
  test('the calendar shows the request deadline of the next redemption day while no redemption is in progress', async () => {
    const person = await app.newInvestor();
    const product = await publishProduct(app);
    await setTerms(product.id, 'month_ends', '30');
    const { investmentId } = await currentInvestment(app, person.token, product);
    const readDays = async (token: string) =>
      (await app.ok('listCalendar', { token })).items
        .filter(({ kind }) => kind.startsWith('redemption'))
        .map(({ kind, date, title }) => [kind, date, title]);
    expect(await readDays(person.token)).toEqual([]); // three years ahead
    app.clock.advance({ days: 1096 });
    const { token } = await app.signIn(person);
    expect(await readDays(token)).toEqual([
      [
        'redemption_request_due',
        '2029-07-01',
        'Last day to request a redemption on July 31, 2029: Harbor Growth Access Fund',
      ],
    ]);
    await requestedRedemption(app, token, investmentId, { redemption_day: '2029-07-31' });
    expect((await readDays(token)).map(([kind]) => kind)).toEqual(['redemption_day', 'redemption_payout']);
  });
});
