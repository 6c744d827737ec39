// Transfers of units between investments, and the reversal of what staff recorded.
import {
  NADIAS_ACTOR,
  activated,
  approvedInvestment,
  operate,
  operated,
  paidCall,
  partOf,
  publishProduct,
  requestedRedemption,
} from './scenes';
import {
  FUNDED,
  holder,
  type Holder,
  kindsOf,
  noticeText,
  record,
  reference,
  transactionsOf,
} from './scenes/staff-recorded';
import { startTestApp, type TestApp } from './test-app';

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
    expect((await transfer(from.investmentId, to.investmentId)).error).toContain('holds no units');
  });

  test('stays within one product and what is held, and waits for a redemption', async () => {
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
    expect(await tried(to.investmentId, '--units', '500.5')).toContain('holds 500.000000 units');
    expect(await tried(to.investmentId, '--date', '2026-06-04')).toContain('no valuation on or before');
    await requestedRedemption(app, from.token, from.investmentId, { redemption_day: TODAY });
    const taken = ['--units', '1', '--reason', 'x'];
    const returned = await record(app, from.investmentId, 'funds_returned', '100', ...taken);
    expect(returned.error).toContain('redemption under way');
    expect(await tried(to.investmentId)).toContain('redemption under way');
    expect(await kindsOf(app, from)).toEqual(FUNDED);
    expect(await kindsOf(app, to)).toEqual(FUNDED);
  });
});

describe('a reversal', () => {
  const reverse = (id: string, ...more: string[]) =>
    operate(app, 'transactions', 'reverse', id, '--reason', 'Paid to the wrong investor', ...more);

  async function figuresOf({ token, params }: Holder) {
    const { periods } = await partOf(app, token, params.investmentId, 'performance');
    const results = periods.map(({ period, figures }) => [period, figures.map(({ result }) => result)]);
    return { investment: await app.ok('getInvestment', { token, params }), results };
  }

  test('of a dividend leaves every figure as it was, names the row and the reason, and is final', async () => {
    const one = await holder(app);
    await operated(app, 'products', 'set-valuation', one.product.id, '--price', '104');
    const before = await figuresOf(one);
    const { out } = await record(app, one.investmentId, 'dividend', '500', '--json');
    const { id } = JSON.parse(out);
    expect(await figuresOf(one)).not.toEqual(before);
    expect((await reverse(id, '--dry-run')).error).toBe('');
    expect((await operate(app, 'transactions', 'reverse', id, '--reason', ' ')).error).toContain('--reason');
    app.clock.advance({ minutes: 1 });
    const { reversed_by } = JSON.parse((await reverse(id, '--json')).out);
    expect(await figuresOf(one)).toEqual(before);
    expect((await transactionsOf(app, one)).find((row) => row.id === reversed_by)).toMatchObject({
      transaction_type: 'dividend',
      amount: '-500.00',
      date: TODAY,
      reverses: id,
      note: 'Paid to the wrong investor · Reversal of “Dividend” of June 5, 2026',
    });
    expect(await noticeText(app, one, 'dividend')).toContain('Dividend, reversed');
    expect((await app.outbox(one.email))[0]?.subject).toBe('A transaction was corrected');
    expect((await reverse(id)).error).toContain(`reversed already, by ${reversed_by}`);
    expect((await reverse(reversed_by)).error).toContain('is a reversal itself');
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
    'of a transfer by its %s takes both sides back',
    async (side) => {
      const product = await publishProduct(app);
      const [from, to] = [await holder(app, { product }), await holder(app, { product })];
      const before = [await figuresOf(from), await figuresOf(to)];
      const terms = ['--reference', reference(), '--reason', 'Gift'];
      const moved = await operated<{ out: string; in: string }>(
        app,
        ...['transactions', 'transfer', from.investmentId, '--to', to.investmentId, ...terms],
      );
      expect((await reverse(side === 'transfer_out' ? moved.out : moved.in)).error).toBe('');
      expect([await figuresOf(from), await figuresOf(to)]).toEqual(before);
      for (const id of [moved.out, moved.in]) expect((await reverse(id)).error).toContain('reversed already');
    },
  );

  test('of a transfer waits for units that were taken out since', async () => {
    const product = await publishProduct(app);
    const [from, to] = [await holder(app, { product }), await holder(app, { product })];
    const terms = ['--reference', reference(), '--reason', 'Gift'];
    const moved = await operated<{ out: string }>(
      app,
      ...['transactions', 'transfer', from.investmentId, '--to', to.investmentId, ...terms],
    );
    await record(app, to.investmentId, 'funds_returned', '60000', '--units', '600', '--reason', 'Excess');
    expect((await reverse(moved.out)).error).toContain('holds 400.000000 units');
    expect((await transactionsOf(app, from)).filter(({ amount }) => amount.startsWith('-'))).toEqual([]);
  });

  test('of a payment before the units are issued makes it due again', async () => {
    const person = await app.newInvestor();
    const product = await publishProduct(app);
    const { investmentId } = await approvedInvestment(app, person.token, product);
    const one = { ...person, product, investmentId, params: { investmentId } };
    await operated(app, 'investments', 'fund-received', investmentId, '--amount', '20000');
    await operated(app, 'investments', 'fund-received', investmentId);
    expect(await app.ok('getInvestment', one)).toMatchObject({ status: 'fund_received' });
    const [paid] = (await transactionsOf(app, one)).filter(({ amount }) => amount === '30000.00');
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

  test('is not for the payment of a capital call', async () => {
    const person = await app.newInvestor();
    const { investmentId } = await approvedInvestment(app, person.token, await publishProduct(app));
    await paidCall(app, investmentId, '20000');
    const { items } = await partOf(app, person.token, investmentId, 'transactions');
    const received = items.find(({ transaction_type }) => transaction_type === 'funds_received');
    expect((await reverse(received?.id ?? '')).error).toContain('has a funded capital call');
  });

  test('is not for payments that bought units, units issued and redemptions', async () => {
    const one = await holder(app);
    for (const { id, transaction_type } of await transactionsOf(app, one))
      expect((await reverse(id)).error).toContain(`type ${transaction_type} can't be reversed`);
    expect((await reverse('there-is-none')).error).toContain('No transaction');
  });

  test('of two at the same time happens once', async () => {
    const one = await holder(app);
    const { id } = JSON.parse((await record(app, one.investmentId, 'dividend', '10', '--json')).out);
    const both = await Promise.all([reverse(id), reverse(id)]);
    expect(both.map(({ exitCode }) => exitCode).sort()).toEqual([0, 1]);
    expect(await kindsOf(app, one)).toEqual(['dividend -10.00', 'dividend 10.00', ...FUNDED]);
  });
});
