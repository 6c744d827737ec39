import {
  NADIAS_ACTOR,
  activated,
  approvedInvestment,
  operate,
  operated,
  loadPart,
  publishProduct,
  requestedRedemption,
  currentInvestment,
  signedInvestment,
} from './scenes';
import {
  FUNDED,
  holder,
  type Holder,
  loadKinds,
  noticeText,
  record,
  reference,
  loadTransactions,
} from './scenes/staff-recorded';
import { startTestApp, type TestApp } from './test-app';

// Transfers of units between investments, and reversals of transactions.
describe('staff corrections', () => {
  const TODAY = '2026-06-05';

  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  describe('a transfer', () => {
    const transfer = (from: string, to: string, ...more: string[]) =>
      operate(
        app,
        ...['transactions', 'transfer', from, '--to', to, '--reference', reference(), '--reason', 'Gift'],
        ...more,
      );

    test('moves units between two accounts at the price of the day, with a notice to both', async () => {
      const product = await publishProduct(app);
      const [from, to] = [await holder(app, { product }), await holder(app, { product })];
      await operated(app, 'products', 'set-valuation', product.id, '--price', '110');
      const { out } = await transfer(from.investmentId, to.investmentId, '--units', '200', '--json');
      expect(JSON.parse(out)).toMatchObject({ units: '200.000000', price: '110', amount: '22000.00' });
      expect(await app.ok('getInvestment', from)).toMatchObject({
        units: '300.000000',
        withdrawn: '22000.00',
        net_gain_loss: '5000.00',
      });
      expect(await app.ok('getInvestment', to)).toMatchObject({
        units: '700.000000',
        contribution: '72000.00',
        net_gain_loss: '5000.00',
      });
      expect(await noticeText(app, from, 'transfer_out')).toContain('−200.000000');
      expect(await noticeText(app, to, 'transferred_in')).toContain(
        'from another investment, at $110 per unit',
      );
      expect((await app.outbox(to.email))[0]?.subject).toBe('Units were transferred in');
      expect((await transfer(from.investmentId, to.investmentId)).error).toBe('');
      expect(await app.ok('getInvestment', from)).toMatchObject({ status: 'current', nav: '0.00' });
      expect((await transfer(from.investmentId, to.investmentId)).error).toContain('has no units');
    });

    test('requires the same product and enough units, and no pending redemption', async () => {
      const product = await publishProduct(app);
      await app.open.pool.query('update products set lock_up_count = 0 where id = $1', [product.id]);
      const [from, to, other] = [
        await holder(app, { product }),
        await holder(app, { product }),
        await holder(app),
      ];
      const tried = async (id: string, ...more: string[]) =>
        (await transfer(from.investmentId, id, ...more)).error;
      expect(await tried(from.investmentId)).toContain('to itself');
      expect(await tried(other.investmentId)).toContain('another product');
      expect(await tried(to.investmentId, '--units', '500.5')).toContain('has at most 500.000000 units');
      expect(await tried(to.investmentId, '--date', '2026-06-04')).toContain('no valuation on or before');
      await requestedRedemption(app, from.token, from.investmentId, { redemption_day: TODAY });
      const taken = ['--units', '1', '--reason', 'x'];
      const returned = await record(app, from.investmentId, 'funds_returned', '100', ...taken);
      expect(returned.error).toContain('pending redemption');
      expect(await tried(to.investmentId)).toContain('pending redemption');
      expect(await loadKinds(app, from)).toEqual(FUNDED);
      expect(await loadKinds(app, to)).toEqual(FUNDED);
    });
  });

  describe('a reversal', () => {
    const reverse = (id: string, ...more: string[]) =>
      operate(app, 'transactions', 'reverse', id, '--reason', 'Paid to the wrong investor', ...more);

    async function readFigures({ token, params }: Holder) {
      const { periods } = await loadPart(app, token, params.investmentId, 'performance');
      const results = periods.map(({ period, figures }) => [period, figures.map(({ result }) => result)]);
      return { investment: await app.ok('getInvestment', { token, params }), results };
    }

    test('of a dividend restores every figure, states the row and the reason, and is final', async () => {
      const one = await holder(app);
      await operated(app, 'products', 'set-valuation', one.product.id, '--price', '104');
      const before = await readFigures(one);
      const { out } = await record(app, one.investmentId, 'dividend', '500', '--json');
      const { id } = JSON.parse(out);
      expect(await readFigures(one)).not.toEqual(before);
      expect((await reverse(id, '--dry-run')).error).toBe('');
      expect((await operate(app, 'transactions', 'reverse', id, '--reason', ' ')).error).toContain(
        '--reason',
      );
      app.clock.advance({ minutes: 1 });
      const { reversed_by } = JSON.parse((await reverse(id, '--json')).out);
      expect(await readFigures(one)).toEqual(before);
      expect((await loadTransactions(app, one)).find((row) => row.id === reversed_by)).toMatchObject({
        transaction_type: 'dividend',
        amount: '-500.00',
        date: TODAY,
        reverses: id,
        note: 'Paid to the wrong investor · Reversal of “Dividend” of June 5, 2026',
      });
      expect(await noticeText(app, one, 'dividend')).toContain('Dividend, reversed');
      expect((await app.outbox(one.email))[0]?.subject).toBe('A transaction was corrected');
      expect((await reverse(id)).error).toContain(`already reversed, by ${reversed_by}`);
      expect((await reverse(reversed_by)).error).toContain('is a reversal, so it cannot be reversed');
      const shown = await operated<{ transactions: object[] }>(app, 'investments', 'show', one.investmentId);
      expect(shown.transactions).toContainEqual(expect.objectContaining({ id: reversed_by, reverses: id }));
      const { rows } = await app.open.pool.query(
        "select actor, detail from audit_trail where act = 'transaction.reverse' and object = $1",
        [`investment:${one.investmentId}`],
      );
      expect(rows).toMatchObject([
        { actor: NADIAS_ACTOR, detail: { reverses: id, reason: 'Paid to the wrong investor' } },
      ]);
    });

    test.each(['transfer_out', 'transferred_in'] as const)(
      'of a transfer by its %s reverses both sides',
      async (side) => {
        const product = await publishProduct(app);
        const [from, to] = [await holder(app, { product }), await holder(app, { product })];
        const before = [await readFigures(from), await readFigures(to)];
        const terms = ['--reference', reference(), '--reason', 'Gift'];
        const moved = await operated<{ out: string; in: string }>(
          app,
          ...['transactions', 'transfer', from.investmentId, '--to', to.investmentId, ...terms],
        );
        expect((await reverse(side === 'transfer_out' ? moved.out : moved.in)).error).toBe('');
        expect([await readFigures(from), await readFigures(to)]).toEqual(before);
        for (const id of [moved.out, moved.in])
          expect((await reverse(id)).error).toContain('already reversed');
      },
    );

    test('of a transfer is not possible if its units are no longer there', async () => {
      const product = await publishProduct(app);
      const [from, to] = [await holder(app, { product }), await holder(app, { product })];
      const terms = ['--reference', reference(), '--reason', 'Gift'];
      const moved = await operated<{ out: string }>(
        app,
        ...['transactions', 'transfer', from.investmentId, '--to', to.investmentId, ...terms],
      );
      await record(app, to.investmentId, 'funds_returned', '60000', '--units', '600', '--reason', 'Excess');
      expect((await reverse(moved.out)).error).toContain('has at most 400.000000 units');
      expect((await loadTransactions(app, from)).filter(({ amount }) => amount.startsWith('-'))).toEqual([]);
    });

    test('of a payment before the units are issued makes it due again', async () => {
      const person = await app.newInvestor();
      const product = await publishProduct(app);
      const { investmentId } = await approvedInvestment(app, person.token, product);
      const one = { ...person, product, investmentId, params: { investmentId } };
      await operated(app, 'investments', 'fund-received', investmentId, '--amount', '20000');
      await operated(app, 'investments', 'fund-received', investmentId);
      expect(await app.ok('getInvestment', one)).toMatchObject({ status: 'fund_received' });
      const [paid] = (await loadTransactions(app, one)).filter(({ amount }) => amount === '30000.00');
      expect((await reverse(paid?.id ?? '')).error).toBe('');
      expect(await app.ok('getInvestment', one)).toMatchObject({
        status: 'approved',
        contribution: '20000.00',
      });
      expect(await app.ok('checkCapitalCall', one)).toMatchObject({ amount_due: '30000.00' });
      await operated(app, 'investments', 'fund-received', investmentId);
      await activated(app, investmentId);
      expect(await app.ok('getInvestment', one)).toMatchObject({
        status: 'current',
        units: '500.000000',
        contribution: '50000.00',
      });
    });

    test('is not possible for a transaction that does not exist', async () => {
      expect((await reverse('there-is-none')).error).toContain('No transaction');
    });

    test('happens once for two concurrent commands', async () => {
      const one = await holder(app);
      const { id } = JSON.parse((await record(app, one.investmentId, 'dividend', '10', '--json')).out);
      const both = await Promise.all([reverse(id), reverse(id)]);
      expect(both.map(({ exitCode }) => exitCode).sort()).toEqual([0, 1]);
      expect(await loadKinds(app, one)).toEqual(['dividend -10.00', 'dividend 10.00', ...FUNDED]);
    });
  });
});

// Notes on ledger rows are in the language of the account's owner.
describe('ledger notes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function reader(preferred_language: 'en' | 'zh-CN') {
    const { token } = await app.newInvestor();
    await app.ok('updateUserInfo', { token, body: { preferred_language } });
    return token;
  }

  /** Rows of the same time, so in no defined order. */
  async function readNotes(token: string, investmentId: string) {
    const { items } = await loadPart(app, token, investmentId, 'transactions');
    return items.map(({ note }) => note).sort();
  }

  const MONEY_AND_UNITS = {
    en: [
      'Redemption of 200.000000 units at $100.0000 per unit',
      'The investment ended: 300.000000 units at $100.0000 per unit',
      'Units issued for $50,000 at $100.0000 per unit',
      'Wire received',
    ],
    'zh-CN': [
      '电汇到账',
      'US$50,000 按单位净值 US$100.0000 折算为份额',
      '赎回 200.000000 份，单位净值 US$100.0000',
      '投资已结束：300.000000 份，单位净值 US$100.0000',
    ],
  };

  test.each(['en', 'zh-CN'] as const)(
    'a reader of %s gets notes on money, units, a redemption and the end',
    async (language) => {
      const token = await reader(language);
      const { investmentId } = await currentInvestment(app, token, await publishProduct(app));
      const { id } = await requestedRedemption(app, token, investmentId, { amount: '20000' });
      await app.open.pool.query(`update redemptions set redemption_day = '2026-06-05' where id = $1`, [id]);
      await operated(app, 'redemptions', 'approve', id);
      await operated(app, 'redemptions', 'complete', id);
      await operated(app, 'investments', 'end', investmentId);
      expect(await readNotes(token, investmentId)).toEqual([...MONEY_AND_UNITS[language]].sort());
    },
  );

  test.each([
    ['en', 'Capital call due June 30, 2026'],
    ['zh-CN', '缴款到账，缴款截止日为2026年6月30日'],
  ] as const)('a reader of %s gets a note on a paid capital call', async (language, words) => {
    const token = await reader(language);
    const { investmentId } = await signedInvestment(app, token, await publishProduct(app));
    await operated(app, 'investments', 'approve', investmentId);
    const terms = ['--amount', '20000', '--due', '2026-06-30'];
    const { id } = await operated(app, 'capital-calls', 'issue', investmentId, ...terms);
    await operated(app, 'capital-calls', 'fund', id);
    expect(await readNotes(token, investmentId)).toEqual([words]);
  });
});

// Investors opened by support: what the operator may open, and what the account then has.
describe('investor ops', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const open = (email: string, type: string, ...given: string[]) =>
    operate(app, 'investors', 'open', email, '--type', type, '--name', 'Ferryman Holdings LLC', ...given);

  test.each(['joint_tenants_in_common', 'joint_rights_of_survivorship', 'entity', 'trust'] as const)(
    'an investor of the type %s cannot be created by the account owner, is opened by support, and can apply',
    async (type) => {
      const { token, email } = await app.newInvestor();
      const refused = await app.refused('createInvestor', { token, body: { investor_type: type } });
      expect(refused.error).toBe('investor_type_by_support');

      const { id } = JSON.parse((await open(email, type, '--json')).out);
      const { items } = await app.ok('listInvestors', { token });
      expect(items).toEqual([
        expect.objectContaining({ id, investor_type: type, name: 'Ferryman Holdings LLC' }),
      ]);
      const product = await publishProduct(app);
      const begun = await app.ok('startApplication', {
        token,
        body: { product_id: product.id, investor_id: id, us_person: true, eligibility_attested: true },
      });
      expect(begun.investor_id).toBe(id);
    },
  );

  test('support opens one investor of each type, and a dry run opens none', async () => {
    const { token, email } = await app.newInvestor();
    const dryRun = await open(email, 'trust', '--dry-run', '--json');
    expect(JSON.parse(dryRun.out)).toMatchObject({ dry_run: true, type: 'trust' });
    expect((await app.ok('listInvestors', { token })).items).toEqual([]);
    await open(email, 'trust');
    const again = await open(email, 'trust');
    expect(again).toMatchObject({ exitCode: 1, error: expect.stringContaining('one of each') });
  });

  test('support creates neither investors that an account can create itself nor nameless ones, nor any for an unknown account', async () => {
    const { email } = await app.newInvestor();
    expect((await open(email, 'individual')).exitCode).toBe(2);
    expect((await open(email, 'entity', '--name', ' ')).error).toContain('The name must have');
    expect((await open('nobody@example.com', 'entity')).error).toContain('There is no account');
  });

  test('a changed legal name is changed in joint investors, but not in a trust that has it in its name', async () => {
    const { email, phone, password } = await app.newInvestor();
    const type = 'joint_tenants_in_common';
    await open(email, type, '--name', 'Robin Ashdown and Robin Ashdowne');
    await open(email, 'trust', '--name', 'Robin Ashdown Living Trust');
    const name = ['--first', 'Robin', '--last', 'Vale', '--reason', 'Marriage certificate'];
    expect(await operated(app, 'accounts', 'set-name', email, ...name)).toMatchObject({ investors: 1 });
    const { token } = await app.signIn({ email, phone, password });
    const { items } = await app.ok('listInvestors', { token });
    expect(items.map((one) => one.name).sort()).toEqual([
      'Robin Ashdown Living Trust',
      'Robin Vale and Robin Ashdowne',
    ]);
  });

  test('staff rename an investor with a reason, which notifies the owner and holds payments', async () => {
    const { email } = await app.newInvestor();
    const rename = (type: string, ...more: string[]) =>
      operate(app, 'investors', 'rename', email, '--type', type, '--name', ' Vale Trust ', ...more);
    await open(email, 'trust');
    const reason = ['--reason', 'Amended trust deed'];
    expect((await rename('trust')).exitCode).toBe(2);
    expect((await rename('trust', '--reason', ' ')).error).toContain('Give it with --reason.');
    expect((await rename('entity', ...reason)).error).toContain('has no investor of the type entity');
    const renamed = await rename('trust', ...reason, '--json');
    expect(JSON.parse(renamed.out)).toMatchObject({ type: 'trust', name: 'Vale Trust' });
    await app.runJobs();
    const [mail] = await app.outbox(email);
    expect(mail?.text).toContain('We pay nothing out for');
  });
});
