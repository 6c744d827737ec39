// Transactions that staff record: payouts, transfers and their reversal, with what the investor then sees.
import { readPdf } from './pdf-reading';
import {
  NADIAS_ACTOR,
  accessCode,
  activated,
  addedBankAccount,
  addedBrokerageAccount,
  approvedInvestment,
  BROKERAGE_ACCOUNT,
  CHECKING_ACCOUNT,
  currentInvestment,
  folderToImport,
  openFile,
  operate,
  operated,
  paidCall,
  partOf,
  publishProduct,
  requestedRedemption,
  signEnvelope,
  WIRE_ACCOUNT,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

const TODAY = '2026-06-05';

let app: TestApp;
const { file, remove } = folderToImport();
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await app.close();
  remove();
});

/** 500 units at 100 dollars from today on. */
async function holder(given: { product?: { id: string; documentId: string }; language?: 'zh-CN' } = {}) {
  const person = await app.newInvestor();
  if (given.language)
    await app.ok('updateUserInfo', {
      token: person.token,
      body: { preferred_language: given.language },
    });
  const product = given.product ?? (await publishProduct(app));
  const { investmentId } = await currentInvestment(app, person.token, product);
  await app.runJobs();
  return { ...person, product, investmentId, params: { investmentId } };
}

type Holder = Awaited<ReturnType<typeof holder>>;

async function bankAccount(token: string, account: typeof WIRE_ACCOUNT | typeof CHECKING_ACCOUNT) {
  const { id } = await addedBankAccount(app, token, account);
  await app.open.pool.query('update bank_accounts set held_until = null where id = $1', [id]);
  return id;
}

async function instruct({ token, params }: Holder, delivery: 'cash' | 'stock', account_id: string) {
  const access_code = await accessCode(app, token, 'distribution_instruction');
  const body = { delivery, account_id, access_code };
  const { to_sign } = await app.ok('chooseDistribution', { token, params, body });
  await signEnvelope(app, token, to_sign?.envelope_id ?? '');
}

let references = 0;
const reference = () => `WIRE-${(references += 1)}`;

const record = (id: string, type: string, amount: string, ...more: string[]) =>
  operate(
    app,
    ...['transactions', 'record', id, '--type', type, '--amount', amount],
    ...(more.includes('--reference') ? [] : ['--reference', reference()]),
    ...more,
  );

const transactionsOf = async ({ token, investmentId }: Holder) =>
  (await partOf(app, token, investmentId, 'transactions')).items;

const kindsOf = async (one: Holder) =>
  (await transactionsOf(one)).map(({ transaction_type: type, amount }) => `${type} ${amount}`).sort();

const FUNDED = ['funds_received 50000.00', 'transferred_in 0.00'];

/** The notice of a transaction has its id. */
async function noticesOf(one: Holder) {
  await app.runJobs();
  const ids = (await transactionsOf(one)).map(({ id }) => id);
  const { items } = await partOf(app, one.token, one.investmentId, 'documents');
  return items.filter(({ file_id }) => ids.includes(file_id));
}

/** Of the newest transaction of a type. */
async function noticeText(one: Holder, type: string) {
  const moved = (await transactionsOf(one)).find(({ transaction_type }) => transaction_type === type);
  await app.runJobs();
  const { rawPayload } = await openFile(app, one.token, moved?.id ?? '');
  return (await readPdf(rawPayload)).pages.join(' ');
}

describe('a dividend', () => {
  test('is paid to the only bank account, with a notice and a mail', async () => {
    const one = await holder();
    await bankAccount(one.token, WIRE_ACCOUNT);
    const tried = await record(one.investmentId, 'dividend', '1250.50', '--dry-run', '--json');
    expect(JSON.parse(tried.out)).toMatchObject({ dry_run: true, amount: '1250.50' });
    expect(await kindsOf(one)).toEqual(FUNDED);
    expect(await noticesOf(one)).toEqual([]);

    const terms = ['--reference', 'DIV-Q2', '--reason', 'Second quarter'];
    const { out, error } = await record(one.investmentId, 'dividend', '1,250.50', ...terms, '--json');
    expect(error).toBe('');
    expect(JSON.parse(out)).toMatchObject({
      type: 'dividend',
      date: TODAY,
      investor: 'Robin Ashdown',
      paid_to: 'Ashlar Trust ******8827',
    });
    expect((await transactionsOf(one))[0]).toMatchObject({
      transaction_type: 'dividend',
      amount: '1250.50',
      shares: null,
      date: TODAY,
      note: 'Second quarter · Paid to Ashlar Trust ******8827',
    });
    expect(await app.ok('getInvestment', one)).toMatchObject({
      dividend: '1250.50',
      net_gain_loss: '1250.50',
    });
    expect(await noticesOf(one)).toMatchObject([
      { name: `Transaction Notice ${TODAY}.pdf`, document_type: 'notices_and_requests' },
    ]);
    const text = await noticeText(one, 'dividend');
    for (const fact of ['Dividend', '$1,250.50', 'Ashlar Trust ******8827', 'June 5, 2026', 'Second quarter'])
      expect(text).toContain(fact);
    const mails = (await app.outbox(one.email)).filter(({ subject }) => subject === 'You receive a dividend');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.link).toContain(`/go/my-investment/current/${one.investmentId}/transactions`);
    expect(mails[0]?.text).not.toMatch(/1,250|8827/);
    await app.services.jobs.enqueue(app.db, 'send-transaction-notice', {
      transactionId: JSON.parse(out).id,
    });
    expect(await noticesOf(one)).toHaveLength(1);
  });

  test('is in Chinese for a Chinese reader, who has no account yet', async () => {
    const one = await holder({ language: 'zh-CN' });
    expect((await record(one.investmentId, 'dividend', '100')).out).toContain('no account chosen');
    expect((await transactionsOf(one))[0]?.note).toBe('待付，尚未选定收款账户');
    const text = await noticeText(one, 'dividend');
    for (const fact of ['分红', 'US$100.00', '尚未选定收款账户', '分配指示']) expect(text).toContain(fact);
    expect((await app.outbox(one.email))[0]?.subject).toBe('您有一笔分红');
  });

  test('of an IRA is paid to its custodian, not to the person', async () => {
    const one = await holder();
    await bankAccount(one.token, WIRE_ACCOUNT);
    await app.open.pool.query(
      `update investors set investor_type = 'ira', custodian_name = 'Stone Trust'
       where id = (select investor_id from investments where id = $1)`,
      [one.investmentId],
    );
    expect((await record(one.investmentId, 'dividend', '1')).out).toContain('Stone Trust');
  });

  test('goes to the account of the signed instruction where there are several', async () => {
    const one = await holder();
    await bankAccount(one.token, WIRE_ACCOUNT);
    const checking = await bankAccount(one.token, CHECKING_ACCOUNT);
    expect((await record(one.investmentId, 'dividend', '1')).out).toContain('no account chosen');
    await instruct(one, 'cash', checking);
    expect((await record(one.investmentId, 'dividend', '2')).out).toContain('First Bank ********6789');
    await app.open.pool.query("update bank_accounts set held_until = '2026-06-06T14:00:00Z' where id = $1", [
      checking,
    ]);
    expect((await record(one.investmentId, 'dividend', '3')).error).toContain('before 2026-06-06T14:00');
    expect(await kindsOf(one)).toEqual(['dividend 1.00', 'dividend 2.00', ...FUNDED]);
  });
});

test('a distribution is delivered in kind where the investor instructed so, a dividend is not', async () => {
  const one = await holder();
  const broker = await addedBrokerageAccount(app, one.token, BROKERAGE_ACCOUNT);
  await instruct(one, 'stock', broker.id);
  expect((await record(one.investmentId, 'distribution', '4000')).out).toContain('Lintel Brokerage');
  expect((await transactionsOf(one))[0]).toMatchObject({
    note: 'Delivered to Lintel Brokerage **-****-9902',
  });
  expect(await noticeText(one, 'distribution')).toContain('The shares are delivered to this account');
  expect((await record(one.investmentId, 'dividend', '10')).out).toContain('no account chosen');
});

test('funds returned lower the contribution and take units out', async () => {
  const one = await holder();
  const because = ['--reason', 'Excess of the closing'];
  const { error } = await record(one.investmentId, 'funds_returned', '10000', '--units', '100', ...because);
  expect(error).toBe('');
  expect(await app.ok('getInvestment', one)).toMatchObject({
    contribution: '40000.00',
    units: '400.000000',
    nav: '40000.00',
    net_gain_loss: '0.00',
  });
  expect(await noticeText(one, 'funds_returned')).toContain('−100.000000');
});

describe('a payout is refused, and says what to do,', () => {
  let one: Holder;
  beforeAll(async () => {
    one = await holder();
    await record(one.investmentId, 'dividend', '10', '--reference', 'USED');
  });

  test.each<[string, string[], string]>([
    ['before the investment began', ['dividend', '10', '--date', '2026-06-04'], 'began on 2026-06-05'],
    ['after today', ['dividend', '10', '--date', '2026-06-06'], 'today is 2026-06-05'],
    ['above the value', ['distribution', '50000.01'], 'worth $50,000.00 on 2026-06-05'],
    ['above the contribution', ['funds_returned', '50000.01', '--reason', 'x'], '$50,000.00 is not returned'],
    [
      'above the units',
      ['funds_returned', '1', '--units', '500.000001', '--reason', 'x'],
      'holds 500.000000 units',
    ],
    ['with a reference in use', ['dividend', '10', '--reference', 'USED'], 'Nothing was recorded again'],
    ['with an empty reference', ['dividend', '10', '--reference', ' '], 'Give a text with --reference'],
    ['without an amount', ['dividend', '0'], 'no amount of dollars'],
    [
      'with seven decimal places',
      ['funds_returned', '1', '--units', '1.0000001', '--reason', 'x'],
      'no number',
    ],
    ['of units with a dividend', ['dividend', '1', '--units', '1'], 'takes no units out'],
    ['without a reason for funds returned', ['funds_returned', '1'], 'Say with --reason'],
  ])('%s', async (_name, [type = '', amount = '', ...more], message) => {
    const { error, exitCode } = await record(one.investmentId, type, amount, ...more);
    expect(error).toContain(message);
    expect(exitCode).toBe(1);
    expect(await kindsOf(one)).toEqual(['dividend 10.00', ...FUNDED]);
  });

  test('before the investment is current, and after its end', async () => {
    const person = await app.newInvestor();
    const { investmentId } = await approvedInvestment(app, person.token, await publishProduct(app));
    expect((await record(investmentId, 'dividend', '1')).error).toContain('is approved');
    const ended = await holder();
    await operated(app, 'investments', 'end', ended.investmentId);
    expect((await record(ended.investmentId, 'dividend', '1')).error).toContain('is past');
    expect((await record('there-is-none', 'dividend', '1')).error).toContain('No investment');
  });
});

test('of two equal commands at the same time, one records', async () => {
  const one = await holder();
  const both = await Promise.all(
    [1, 2].map(() => record(one.investmentId, 'dividend', '10', '--reference', 'TWICE')),
  );
  expect(both.map(({ exitCode }) => exitCode).sort()).toEqual([0, 1]);
  expect(await kindsOf(one)).toEqual(['dividend 10.00', ...FUNDED]);
});

describe('a transfer', () => {
  const transfer = (from: string, to: string, ...more: string[]) =>
    operate(
      app,
      ...['transactions', 'transfer', from, '--to', to, '--reference', reference(), '--reason', 'Gift'],
      ...more,
    );

  test('moves units between two accounts at the price of the day, with a notice to both', async () => {
    const product = await publishProduct(app);
    const [from, to] = [await holder({ product }), await holder({ product })];
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
    expect(await noticeText(from, 'transfer_out')).toContain('−200.000000');
    expect(await noticeText(to, 'transferred_in')).toContain('from another investment, at $110 per unit');
    expect((await app.outbox(to.email))[0]?.subject).toBe('Units were transferred in');
    expect((await transfer(from.investmentId, to.investmentId)).error).toBe('');
    expect(await app.ok('getInvestment', from)).toMatchObject({ status: 'current', nav: '0.00' });
    expect((await transfer(from.investmentId, to.investmentId)).error).toContain('holds no units');
  });

  test('stays within one product and what is held, and waits for a redemption', async () => {
    const product = await publishProduct(app);
    await app.open.pool.query('update products set lock_up_count = 0 where id = $1', [product.id]);
    const [from, to, other] = [await holder({ product }), await holder({ product }), await holder()];
    const tried = async (id: string, ...more: string[]) =>
      (await transfer(from.investmentId, id, ...more)).error;
    expect(await tried(from.investmentId)).toContain('to itself');
    expect(await tried(other.investmentId)).toContain('another product');
    expect(await tried(to.investmentId, '--units', '500.5')).toContain('holds 500.000000 units');
    expect(await tried(to.investmentId, '--date', '2026-06-04')).toContain('no valuation on or before');
    await requestedRedemption(app, from.token, from.investmentId, { redemption_day: TODAY });
    const taken = ['--units', '1', '--reason', 'x'];
    const returned = await record(from.investmentId, 'funds_returned', '100', ...taken);
    expect(returned.error).toContain('redemption under way');
    expect(await tried(to.investmentId)).toContain('redemption under way');
    expect(await kindsOf(from)).toEqual(FUNDED);
    expect(await kindsOf(to)).toEqual(FUNDED);
  });
});

describe('a whole fund', () => {
  const split = (id: string, total: string, ...more: string[]) =>
    operate(
      app,
      ...['transactions', 'split', id, '--type', 'dividend', '--total', total, '--json'],
      ...['--reference', 'FUND-Q2', ...more],
    );

  async function threeHolders() {
    const product = await publishProduct(app);
    const holders = [await holder({ product }), await holder({ product }), await holder({ product })];
    return { product, holders };
  }

  test('is paid by units to the cent, once', async () => {
    const { product, holders } = await threeHolders();
    const tried = JSON.parse((await split(product.id, '100', '--dry-run')).out);
    expect(tried).toMatchObject({ dry_run: true, total: '100.00', rows: [{}, {}, {}] });
    for (const one of holders) expect(await kindsOf(one)).toEqual(FUNDED);

    const { rows } = JSON.parse((await split(product.id, '100')).out);
    expect(rows.map(({ amount }: { amount: string }) => amount).sort()).toEqual(['33.33', '33.33', '33.34']);
    const paid = await Promise.all(holders.map(kindsOf));
    expect(
      paid
        .flat()
        .filter((kind) => kind.startsWith('dividend'))
        .sort(),
    ).toEqual(['dividend 33.33', 'dividend 33.33', 'dividend 33.34']);
    await app.runJobs();
    for (const { email } of holders)
      expect((await app.outbox(email))[0]?.subject).toBe('You receive a dividend');
    const again = await split(product.id, '100');
    expect(again.error).toContain("3 of 3 parts can't be paid");
    expect(JSON.parse(again.out).rows[0].problem).toContain('Nothing was recorded again');
  });

  test('is paid to nobody while one part cannot be paid', async () => {
    const { product, holders } = await threeHolders();
    const [first] = holders;
    if (!first) throw new Error('nobody holds');
    await addedBankAccount(app, first.token, WIRE_ACCOUNT);
    const { out, error } = await split(product.id, '100');
    expect(error).toContain('1 of 3 parts');
    expect(JSON.parse(out).rows).toMatchObject([
      { investment: first.investmentId, problem: expect.stringContaining('nothing is paid to it before') },
    ]);
    for (const one of holders) expect(await kindsOf(one)).toEqual(FUNDED);
    const { id } = await publishProduct(app);
    expect((await split(id, '100')).error).toContain('No current investment');
  });

  test('is imported from a file, one line per investment, all or none', async () => {
    const { holders } = await threeHolders();
    const [one, two, three] = holders.map(({ investmentId }) => investmentId);
    const head = 'investment_id,type,amount,units,date,reference,reason\n';
    const wrong = file(
      'payouts-wrong.csv',
      `${head}${one},dividend,10,,2026-06-05,F-1,\n${two},dividend,60000,,2026-06-05,F-1,\n` +
        `nosuch,dividend,10,,2026-06-05,F-1,\n${three},interest,x,1,2026-06-31,,\n${one},dividend,10,,2026-06-05,F-1,\n` +
        `${three},funds_returned,0,,2026-06-05,F-2,\n`,
    );
    const refused = await operate(app, 'transactions', 'import', wrong, '--json');
    expect(refused.error).toContain('Nothing was imported');
    const { rows }: { rows: { line: number; column: string; problem: string }[] } = JSON.parse(refused.out);
    expect(rows.map(({ line, column }) => `${line} ${column}`).sort()).toEqual(
      [
        '3 ',
        '4 ',
        '5 amount',
        '5 date',
        '5 reference',
        '5 type',
        '5 units',
        '6 ',
        '7 amount',
        '7 reason',
      ].sort(),
    );
    for (const holder of holders) expect(await kindsOf(holder)).toEqual(FUNDED);

    const right = file(
      'payouts.csv',
      `${head}${one},dividend,10.01,,2026-06-05,F-1,June\n${two},funds_returned,5000,50,today,F-1,Excess\n`,
    );
    const tried = await operate(app, 'transactions', 'import', right, '--dry-run', '--json');
    expect(JSON.parse(tried.out)).toMatchObject({
      dry_run: true,
      rows: [
        { line: 2, done: 'created', investment: one, amount: '10.01', paid_to: 'no account chosen' },
        { line: 3, done: 'created', investment: two, amount: '5000.00' },
      ],
    });
    expect((await operate(app, 'transactions', 'import', right)).error).toBe('');
    const kinds = await Promise.all(holders.map(kindsOf));
    expect(kinds).toEqual([
      ['dividend 10.01', ...FUNDED],
      [FUNDED[0], 'funds_returned 5000.00', FUNDED[1]].sort(),
      FUNDED,
    ]);
    expect((await operate(app, 'transactions', 'import', right)).error).toContain('2 things are wrong');
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
    const one = await holder();
    await operated(app, 'products', 'set-valuation', one.product.id, '--price', '104');
    const before = await figuresOf(one);
    const { out } = await record(one.investmentId, 'dividend', '500', '--json');
    const { id } = JSON.parse(out);
    expect(await figuresOf(one)).not.toEqual(before);
    expect((await reverse(id, '--dry-run')).error).toBe('');
    expect((await operate(app, 'transactions', 'reverse', id, '--reason', ' ')).error).toContain('--reason');
    app.clock.advance({ minutes: 1 });
    const { reversed_by } = JSON.parse((await reverse(id, '--json')).out);
    expect(await figuresOf(one)).toEqual(before);
    expect((await transactionsOf(one)).find((row) => row.id === reversed_by)).toMatchObject({
      transaction_type: 'dividend',
      amount: '-500.00',
      date: TODAY,
      reverses: id,
      note: 'Paid to the wrong investor · Reversal of “Dividend” of June 5, 2026',
    });
    expect(await noticeText(one, 'dividend')).toContain('Dividend, reversed');
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
      const [from, to] = [await holder({ product }), await holder({ product })];
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
    const [from, to] = [await holder({ product }), await holder({ product })];
    const terms = ['--reference', reference(), '--reason', 'Gift'];
    const moved = await operated<{ out: string }>(
      app,
      ...['transactions', 'transfer', from.investmentId, '--to', to.investmentId, ...terms],
    );
    await record(to.investmentId, 'funds_returned', '60000', '--units', '600', '--reason', 'Excess');
    expect((await reverse(moved.out)).error).toContain('holds 400.000000 units');
    expect((await transactionsOf(from)).filter(({ amount }) => amount.startsWith('-'))).toEqual([]);
  });

  test('of a payment before the units are issued makes it due again', async () => {
    const person = await app.newInvestor();
    const product = await publishProduct(app);
    const { investmentId } = await approvedInvestment(app, person.token, product);
    const one = { ...person, product, investmentId, params: { investmentId } };
    await operated(app, 'investments', 'fund-received', investmentId, '--amount', '20000');
    await operated(app, 'investments', 'fund-received', investmentId);
    expect(await app.ok('getInvestment', one)).toMatchObject({ status: 'fund_received' });
    const [paid] = (await transactionsOf(one)).filter(({ amount }) => amount === '30000.00');
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
    const one = await holder();
    for (const { id, transaction_type } of await transactionsOf(one))
      expect((await reverse(id)).error).toContain(`type ${transaction_type} can't be reversed`);
    expect((await reverse('there-is-none')).error).toContain('No transaction');
  });

  test('of two at the same time happens once', async () => {
    const one = await holder();
    const { id } = JSON.parse((await record(one.investmentId, 'dividend', '10', '--json')).out);
    const both = await Promise.all([reverse(id), reverse(id)]);
    expect(both.map(({ exitCode }) => exitCode).sort()).toEqual([0, 1]);
    expect(await kindsOf(one)).toEqual(['dividend -10.00', 'dividend 10.00', ...FUNDED]);
  });
});

describe('money received', () => {
  test('for a call of a current investment is not recorded before its effective date', async () => {
    const one = await holder();
    await app.open.pool.query('update investments set commitment = 8000000, created_at = $2 where id = $1', [
      one.investmentId,
      '2026-05-01T14:00:00Z',
    ]);
    const terms = ['--amount', '1000', '--due', '2026-06-30'];
    const { id } = await operated(app, 'capital-calls', 'issue', one.investmentId, ...terms);
    const fund = (...more: string[]) => operate(app, 'capital-calls', 'fund', id, ...more);
    expect((await fund('--date', '2026-06-04')).error).toContain('began on 2026-06-05');
    expect((await fund()).error).toBe('');
  });

  test('is not recorded before its application, nor units before a valuation', async () => {
    const person = await app.newInvestor();
    const product = await publishProduct(app);
    const { investmentId } = await approvedInvestment(app, person.token, product);
    const received = (...more: string[]) =>
      operate(app, 'investments', 'fund-received', investmentId, ...more);
    expect((await received('--date', '2026-06-04')).error).toContain('began on 2026-06-05');
    expect((await received()).error).toBe('');
    const { error } = await operate(app, 'investments', 'activate', investmentId);
    expect(error).toContain(`"products set-valuation ${product.id} --price <dollars> --date <day>"`);
    expect(await app.ok('getInvestment', { ...person, params: { investmentId } })).toMatchObject({
      status: 'fund_received',
      units: null,
    });
    await activated(app, investmentId);
  });
});
