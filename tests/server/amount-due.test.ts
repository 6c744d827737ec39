import {
  confirmedWire,
  operate,
  operated,
  publishProduct,
  signedInvestment,
  addedBankAccount,
  approvedInvestment,
  CHECKING_ACCOUNT,
  activated,
  paidCall,
  requestedRedemption,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';
import { DEFAULT_PACING } from '@quoin/rules';

// All places show the investor the same amount due, and none if nothing is due.
describe('amount due', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function investor(reach: typeof signedInvestment) {
    const { token, email } = await app.newInvestor();
    const { investmentId } = await reach(app, token, await publishProduct(app));
    return { token, email, investmentId, params: { investmentId } };
  }
  type Investor = Awaited<ReturnType<typeof investor>>;

  const issue = ({ investmentId }: Investor, amount: string) =>
    operated<{ id: string }>(
      app,
      ...['capital-calls', 'issue', investmentId, '--amount', amount, '--due', '2026-07-15'],
    );

  async function amountsShown({ token, params }: Investor) {
    const { amount_due, open } = await app.ok('checkCapitalCall', { token, params });
    const { items: actions } = await app.ok('listPendingActions', { token });
    const { items: days } = await app.ok('listCalendar', { token });
    const { ics } = await app.ok('getCalendarFile', { token, query: {} });
    const { investments } = await app.ok('getPacing', { token, query: DEFAULT_PACING });
    return {
      check: amount_due,
      call: open?.amount ?? null,
      dashboard: actions.filter(({ amount }) => amount !== null).map(({ kind, amount }) => [kind, amount]),
      calendar: days.filter(({ kind }) => kind === 'capital_call_due').map(({ amount }) => amount),
      file: ics.includes('Capital call due'),
      pacing: investments.map(({ called }) => called),
    };
  }

  const fundingError = async ({ token, params }: Investor) =>
    (await app.refused('getFunding', { token, params })).error;

  const NOTHING = { check: '0.00', call: null, dashboard: [], calendar: [], file: false };

  test('the commitment is due from the approval until a call replaces it', async () => {
    const investment = await investor(signedInvestment);
    expect(await amountsShown(investment)).toEqual({ ...NOTHING, pacing: [] });
    expect(await fundingError(investment)).toBe('transfer_not_open');

    await operated(app, 'investments', 'approve', investment.investmentId);
    expect(await amountsShown(investment)).toEqual({
      ...NOTHING,
      check: '50000.00',
      dashboard: [['fund_investment', '50000.00']],
      pacing: ['50000.00'],
    });

    await issue(investment, '30,000');
    expect(await amountsShown(investment)).toEqual({
      check: '30000.00',
      call: '30000.00',
      dashboard: [['pay_capital_call', '30000.00']],
      calendar: ['30000.00'],
      file: true,
      pacing: ['30000.00'],
    });
    expect(await app.ok('getFunding', investment)).toMatchObject({ amount: '30000.00' });
  });

  test('after its call is cancelled nothing is due, even with a method chosen and signed before', async () => {
    const investment = await investor(approvedInvestment);
    const { token, email, params, investmentId } = investment;
    const { id } = await issue(investment, '30,000');
    const wire = await confirmedWire(app, { token, params });
    await app.ok('chooseMethodOfTransfer', { token, params, body: wire });
    const { id: bank_account_id } = await addedBankAccount(app, token, CHECKING_ACCOUNT);
    const ach = { method: 'ach', bank_account_id } as const;
    await app.ok('chooseMethodOfTransfer', { token, params, body: ach });
    await app.runJobs();
    await operated(app, 'capital-calls', 'cancel', id);
    await app.runJobs();

    expect(await amountsShown(investment)).toEqual({ ...NOTHING, pacing: ['0.00'] });
    expect((await app.ok('listPendingActions', { token })).items).toEqual([]);
    expect(await fundingError(investment)).toBe('transfer_not_open');
    for (const body of [wire, ach])
      expect((await app.refused('chooseMethodOfTransfer', { token, params, body })).error).toBe(
        'transfer_not_open',
      );
    const [mail] = await app.outbox(email);
    expect(mail?.subject).toBe('A capital call was canceled');
    expect(mail?.text).not.toMatch(/\$|50,000|30,000/);
    expect((await operate(app, 'investments', 'fund-received', investmentId)).error).toContain(
      'Nothing is due for investment',
    );

    await issue(investment, '20,000');
    expect(await amountsShown(investment)).toMatchObject({
      check: '20000.00',
      dashboard: [['pay_capital_call', '20000.00']],
    });
  });

  test.each([
    ['ask-action', ['answer_request']],
    ['ask-re-signature', ['sign']],
  ])('after %s nothing is due until the investment is approved again', async (verb, left) => {
    const investment = await investor(approvedInvestment);
    const { token, params, investmentId } = investment;
    await issue(investment, '30,000');
    const { id: bank_account_id } = await addedBankAccount(app, token, CHECKING_ACCOUNT);
    const ach = { method: 'ach', bank_account_id } as const;
    await app.ok('chooseMethodOfTransfer', { token, params, body: ach });
    await app.runJobs();

    await operated(app, 'investments', verb, investmentId, '--note', 'Please read the note.');
    await app.runJobs();
    expect(await amountsShown(investment)).toEqual({ ...NOTHING, call: '30000.00', pacing: [] });
    expect((await app.ok('listPendingActions', { token })).items.map(({ kind }) => kind)).toEqual(left);
    expect(await fundingError(investment)).toBe('transfer_not_open');
  });

  test('funds received for an open call are recorded with the call and are not due again', async () => {
    const investment = await investor(approvedInvestment);
    const { id } = await issue(investment, '30,000');
    for (const amount of [[], ['--amount', '30,000']]) {
      const { error } = await operate(
        app,
        'investments',
        'fund-received',
        investment.investmentId,
        ...amount,
      );
      expect(error).toContain(`capital-calls fund ${id}`);
    }
    await operated(app, 'capital-calls', 'fund', id);
    expect(await amountsShown(investment)).toEqual({ ...NOTHING, pacing: ['0.00'] });
  });

  test('funds recorded without an amount are the amount due', async () => {
    const { token, params, investmentId } = await investor(approvedInvestment);
    await operated(app, 'investments', 'fund-received', investmentId);
    expect(await app.ok('checkCapitalCall', { token, params })).toMatchObject({
      paid_in: '50000.00',
      amount_due: '0.00',
    });
  });
});

// The projection of future years starts from the current holdings.
describe('pacing', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const sum = (amounts: string[]) => amounts.reduce((total, amount) => total + Number(amount), 0);

  test('contributions are exact, capital calls are listed first, and everything is distributed', async () => {
    const { token } = await app.newInvestor();
    const { investmentId } = await signedInvestment(app, token, await publishProduct(app));
    const begin = await app.ok('getPacing', { token, query: DEFAULT_PACING });
    expect([begin.years, begin.investments]).toEqual([[], []]); // not approved yet
    await operated(app, 'investments', 'approve', investmentId);
    await paidCall(app, investmentId, '20000');
    await activated(app, investmentId);
    const next = ['--amount', '25000', '--due', '2026-07-31'];
    await operated(app, 'capital-calls', 'issue', investmentId, ...next);
    const query = { ...DEFAULT_PACING, growth: 0 };
    const { years, investments, assumptions } = await app.ok('getPacing', { token, query });
    expect(assumptions).toEqual(query);
    expect(investments).toMatchObject([
      {
        id: investmentId,
        commitment: '50000.00',
        unfunded: '30000.00',
        called: '25000.00',
        nav: '20000.00',
        age: 0,
      },
    ]);
    expect(years[0]).toEqual({ year: 2026, contribution: '20000.00', distribution: '0.00', expected: false });
    const ahead = years.filter(({ expected }) => expected);
    // This year's call is due in full this year.
    expect(ahead[0]?.year).toBe(2026);
    expect(Number(ahead[0]?.contribution)).toBeGreaterThanOrEqual(25_000);
    const paidIn = sum(ahead.map(({ contribution }) => contribution));
    expect(paidIn).toBeGreaterThan(25_000);
    expect(sum(ahead.map(({ distribution }) => distribution))).toBeCloseTo(paidIn + 20_000, 2);

    await requestedRedemption(app, token, investmentId, { amount: '10000' }); // on 2029-06-05, paid in July
    const { years: after, investments: held } = await app.ok('getPacing', { token, query });
    expect(held).toMatchObject([{ nav: '20000.00', redeemed: '10000.00' }]);
    const expected = after.filter((year) => year.expected);
    expect(sum(expected.map(({ distribution }) => distribution))).toBeCloseTo(paidIn + 20_000, 2);
    expect(Number(expected.find(({ year }) => year === 2029)?.distribution)).toBeGreaterThan(10_000);
  });

  test('figures outside their bounds are rejected at their fields', async () => {
    const { token } = await app.newInvestor();
    const query = { ...DEFAULT_PACING, growth: 3_001, life: 2 };
    const { error, fields } = await app.refused('getPacing', { token, query });
    expect(error).toBe('illegal_parameter');
    expect(Object.keys(fields ?? {}).sort()).toEqual(['growth', 'life']);
  });
});
