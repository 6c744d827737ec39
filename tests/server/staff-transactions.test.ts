// Payouts recorded by staff, for one investor or a whole fund, and received money, with what the investor then sees.
import pg from 'pg';
import {
  activated,
  addedBankAccount,
  addedBrokerageAccount,
  approvedInvestment,
  BROKERAGE_ACCOUNT,
  CHECKING_ACCOUNT,
  folderToImport,
  operate,
  operated,
  publishProduct,
  WIRE_ACCOUNT,
} from './scenes';
import {
  FUNDED,
  holder,
  type Holder,
  bankAccount,
  instruct,
  loadKinds,
  loadNotices,
  noticeText,
  record,
  loadTransactions,
} from './scenes/staff-recorded';
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

describe('a dividend', () => {
  test('is paid to the only bank account, with a notice and a mail', async () => {
    const one = await holder(app);
    await bankAccount(app, one.token, WIRE_ACCOUNT);
    const tried = await record(app, one.investmentId, 'dividend', '1250.50', '--dry-run', '--json');
    expect(JSON.parse(tried.out)).toMatchObject({ dry_run: true, amount: '1250.50' });
    expect(await loadKinds(app, one)).toEqual(FUNDED);
    expect(await loadNotices(app, one)).toEqual([]);

    const terms = ['--reference', 'DIV-Q2', '--reason', 'Second quarter'];
    const { out, error } = await record(app, one.investmentId, 'dividend', '1,250.50', ...terms, '--json');
    expect(error).toBe('');
    expect(JSON.parse(out)).toMatchObject({
      type: 'dividend',
      date: TODAY,
      investor: 'Robin Ashdown',
      paid_to: 'Ashlar Trust ******8827',
    });
    expect((await loadTransactions(app, one))[0]).toMatchObject({
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
    expect(await loadNotices(app, one)).toMatchObject([
      { name: `Transaction Notice ${TODAY}.pdf`, document_type: 'notices_and_requests' },
    ]);
    const text = await noticeText(app, one, 'dividend');
    for (const fact of ['Dividend', '$1,250.50', 'Ashlar Trust ******8827', 'June 5, 2026', 'Second quarter'])
      expect(text).toContain(fact);
    const mails = (await app.outbox(one.email)).filter(({ subject }) => subject === 'You receive a dividend');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.link).toContain(`/go/my-investment/current/${one.investmentId}/transactions`);
    expect(mails[0]?.text).not.toMatch(/1,250|8827/);
    await app.services.jobs.enqueue(app.db, 'send-transaction-notice', {
      transactionId: JSON.parse(out).id,
    });
    expect(await loadNotices(app, one)).toHaveLength(1);
  });

  test('is in Chinese for a Chinese reader, here without a bank account', async () => {
    const one = await holder(app, { language: 'zh-CN' });
    expect((await record(app, one.investmentId, 'dividend', '100')).out).toContain('no account chosen');
    expect((await loadTransactions(app, one))[0]?.note).toBe('待付，尚未选定收款账户');
    const text = await noticeText(app, one, 'dividend');
    for (const fact of ['分红', 'US$100.00', '尚未选定收款账户', '分配指示']) expect(text).toContain(fact);
    expect((await app.outbox(one.email))[0]?.subject).toBe('您有一笔分红');
  });

  test('of an IRA is paid to its custodian, not to the person', async () => {
    const one = await holder(app);
    await bankAccount(app, one.token, WIRE_ACCOUNT);
    await app.open.pool.query(
      `update investors set investor_type = 'ira', custodian_name = 'Stone Trust'
       where id = (select investor_id from investments where id = $1)`,
      [one.investmentId],
    );
    expect((await record(app, one.investmentId, 'dividend', '1')).out).toContain('Stone Trust');
  });

  test('goes to the account of the signed instruction if there are several', async () => {
    const one = await holder(app);
    await bankAccount(app, one.token, WIRE_ACCOUNT);
    const checking = await bankAccount(app, one.token, CHECKING_ACCOUNT);
    expect((await record(app, one.investmentId, 'dividend', '1')).out).toContain('no account chosen');
    await instruct(app, one, 'cash', checking);
    expect((await record(app, one.investmentId, 'dividend', '2')).out).toContain('First Bank ********6789');
    await app.open.pool.query("update bank_accounts set held_until = '2026-06-06T14:00:00Z' where id = $1", [
      checking,
    ]);
    expect((await record(app, one.investmentId, 'dividend', '3')).error).toContain(
      'on hold until 2026-06-06T14:00',
    );
    expect(await loadKinds(app, one)).toEqual(['dividend 1.00', 'dividend 2.00', ...FUNDED]);
  });
});

test('an instruction for delivery in kind applies to distributions but not to dividends', async () => {
  const one = await holder(app);
  const broker = await addedBrokerageAccount(app, one.token, BROKERAGE_ACCOUNT);
  await instruct(app, one, 'stock', broker.id);
  expect((await record(app, one.investmentId, 'distribution', '4000')).out).toContain('Lintel Brokerage');
  expect((await loadTransactions(app, one))[0]).toMatchObject({
    note: 'Delivered to Lintel Brokerage **-****-9902',
  });
  expect(await noticeText(app, one, 'distribution')).toContain('The shares are delivered to this account');
  expect((await record(app, one.investmentId, 'dividend', '10')).out).toContain('no account chosen');
});

test('funds returned reduce the contribution and the units', async () => {
  const one = await holder(app);
  const because = ['--reason', 'Excess of the closing'];
  const { error } = await record(
    app,
    one.investmentId,
    'funds_returned',
    '10000',
    '--units',
    '100',
    ...because,
  );
  expect(error).toBe('');
  expect(await app.ok('getInvestment', one)).toMatchObject({
    contribution: '40000.00',
    units: '400.000000',
    nav: '40000.00',
    net_gain_loss: '0.00',
  });
  expect(await noticeText(app, one, 'funds_returned')).toContain('−100.000000');
});

describe('a payout is rejected with a remedy', () => {
  let one: Holder;
  beforeAll(async () => {
    one = await holder(app);
    await record(app, one.investmentId, 'dividend', '10', '--reference', 'USED');
  });

  test.each<[string, string[], string]>([
    ['before the investment began', ['dividend', '10', '--date', '2026-06-04'], 'began on 2026-06-05'],
    ['after today', ['dividend', '10', '--date', '2026-06-06'], 'today is 2026-06-05'],
    ['above the value', ['distribution', '50000.01'], 'worth $50,000.00 on 2026-06-05'],
    [
      'above the contribution',
      ['funds_returned', '50000.01', '--reason', 'x'],
      '$50,000.00 of the contribution',
    ],
    [
      'above the units',
      ['funds_returned', '1', '--units', '500.000001', '--reason', 'x'],
      'has at most 500.000000 units',
    ],
    ['with a reference in use', ['dividend', '10', '--reference', 'USED'], 'so nothing was recorded'],
    [
      'with an empty reference',
      ['dividend', '10', '--reference', ' '],
      'is required. Give it with --reference.',
    ],
    [
      'with a reference that is longer than bank files allow',
      ['dividend', '10', '--reference', 'x'.repeat(141)],
      'The reference has 141 characters. Use at most 140.',
    ],
    [
      'with a control character in its reference',
      ['dividend', '10', '--reference', 'a\u0007b'],
      'The reference has the character U+0007, which can’t be stored. Remove it.',
    ],
    [
      'with a mark in its reason that reorders the text',
      ['funds_returned', '1', '--reason', 'paid \u202e001$'],
      'The reason has the character U+202E',
    ],
    ['without an amount', ['dividend', '0'], 'not an amount in dollars'],
    [
      'with seven decimal places',
      ['funds_returned', '1', '--units', '1.0000001', '--reason', 'x'],
      'not a number of units',
    ],
    ['of units with a dividend', ['dividend', '1', '--units', '1'], 'redeems no units'],
    ['without a reason for funds returned', ['funds_returned', '1'], 'Give it with --reason.'],
  ])('%s', async (_name, [type = '', amount = '', ...more], message) => {
    const { error, exitCode } = await record(app, one.investmentId, type, amount, ...more);
    expect(error).toContain(message);
    expect(exitCode).toBe(1);
    expect(await loadKinds(app, one)).toEqual(['dividend 10.00', ...FUNDED]);
  });

  test('before the investment is current, and after its end', async () => {
    const person = await app.newInvestor();
    const { investmentId } = await approvedInvestment(app, person.token, await publishProduct(app));
    expect((await record(app, investmentId, 'dividend', '1')).error).toContain('is approved');
    const ended = await holder(app);
    await operated(app, 'investments', 'end', ended.investmentId);
    const to = ['--to', ended.investmentId, '--reference', 'T-1', '--reason', 'Estate'];
    const from = (await holder(app, { product: ended.product })).investmentId;
    expect((await operate(app, 'transactions', 'transfer', from, ...to)).error).toContain('is past');
    expect((await record(app, 'there-is-none', 'dividend', '1')).error).toContain('No investment');
  });
});

test.each(['dividend', 'distribution', 'funds_returned'])(
  'a late %s reaches an investor who has left, and is reversed alone',
  async (type) => {
    const gone = await holder(app);
    await operated(app, 'investments', 'end', gone.investmentId);
    const before = await loadKinds(app, gone);
    const late = ['--reference', 'LATE-1', '--reason', 'Released from escrow'];
    expect((await record(app, gone.investmentId, type, '12.34', ...late)).error).toBe('');
    expect(await loadKinds(app, gone)).toEqual([`${type} 12.34`, ...before].sort());
    const [{ id = '' } = {}] = await loadTransactions(app, gone);
    await operated(app, 'transactions', 'reverse', id, '--reason', 'Another investor');
    expect(await loadKinds(app, gone)).toEqual([`${type} -12.34`, `${type} 12.34`, ...before].sort());
    const params = { investmentId: gone.investmentId };
    expect((await app.ok('getInvestment', { token: gone.token, params })).status).toBe('past');
  },
);

test('one of two equal concurrent commands records the payout', async () => {
  const one = await holder(app);
  const both = await Promise.all(
    [1, 2].map(() => record(app, one.investmentId, 'dividend', '10', '--reference', 'TWICE')),
  );
  expect(both.map(({ exitCode }) => exitCode).sort()).toEqual([0, 1]);
  expect(await loadKinds(app, one)).toEqual(['dividend 10.00', ...FUNDED]);
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
    const holders = [
      await holder(app, { product }),
      await holder(app, { product }),
      await holder(app, { product }),
    ];
    return { product, holders };
  }

  test('is paid by units to the cent, once', async () => {
    const { product, holders } = await threeHolders();
    const tried = JSON.parse((await split(product.id, '100', '--dry-run')).out);
    expect(tried).toMatchObject({ dry_run: true, total: '100.00', rows: [{}, {}, {}] });
    for (const one of holders) expect(await loadKinds(app, one)).toEqual(FUNDED);

    const { rows } = JSON.parse((await split(product.id, '100')).out);
    expect(rows.map(({ amount }: { amount: string }) => amount).sort()).toEqual(['33.33', '33.33', '33.34']);
    const paid = await Promise.all(holders.map((one) => loadKinds(app, one)));
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
    expect(JSON.parse(again.out).rows[0].problem).toContain('so nothing was recorded');
  });

  test('is not paid at all if one part cannot be paid', async () => {
    const { product, holders } = await threeHolders();
    const [first] = holders;
    if (!first) throw new Error('nobody holds');
    await addedBankAccount(app, first.token, WIRE_ACCOUNT);
    const { out, error } = await split(product.id, '100');
    expect(error).toContain('1 of 3 parts');
    expect(JSON.parse(out).rows).toMatchObject([
      { investment: first.investmentId, problem: expect.stringContaining('Payments are on hold until') },
    ]);
    for (const one of holders) expect(await loadKinds(app, one)).toEqual(FUNDED);
    const { id } = await publishProduct(app);
    expect((await split(id, '100')).error).toContain('No investment in');
    expect((await split(product.id, '100', '--include-held')).error).toBe('');
    const due = ['reports', 'payouts', '--product', product.id];
    const { rows } = await operated<{ rows: { investment: string; state: string }[] }>(app, ...due);
    expect(rows.find(({ investment }) => investment === first.investmentId)?.state).toBe('on_hold');
    // Those of other funds in the same ledger are not listed.
    const held = holders.map(({ investmentId }) => investmentId);
    expect(rows.map(({ investment }) => investment).sort()).toEqual(held.sort());
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
    for (const holder of holders) expect(await loadKinds(app, holder)).toEqual(FUNDED);

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
    const kinds = await Promise.all(holders.map((one) => loadKinds(app, one)));
    expect(kinds).toEqual([
      ['dividend 10.01', ...FUNDED],
      [FUNDED[0], 'funds_returned 5000.00', FUNDED[1]].sort(),
      FUNDED,
    ]);
    expect((await operate(app, 'transactions', 'import', right)).error).toContain('has 2 errors');
  });
});

test('the lines of a file for one investment are checked together, and its ledger is read once', async () => {
  const { investmentId: id } = await holder(app);
  const line = (amount: string, reference: string, units = '') =>
    `${id},funds_returned,${amount},${units},2026-06-05,${reference},Excess\n`;
  const good = Array.from({ length: 40 }, (_, index) => line('1000.25', `F-${index}`, '10'));
  const path = (...lines: string[]) =>
    file('one.csv', `investment_id,type,amount,units,date,reference,reason\n${lines.join('')}`);
  const more = [
    line('9990.01', 'F-40'),
    line('9990', 'F-41'),
    line('0.01', 'F-42'),
    line('1', 'F-43', '101'),
  ];
  const refused = await operate(app, 'transactions', 'import', path(...good, ...more), '--json');
  expect(JSON.parse(refused.out).rows).toMatchObject([
    {
      line: 42,
      problem: `$9,990.00 of the contribution of investment ${id} is not returned yet. Record at most that.`,
    },
    { line: 44, problem: expect.stringContaining('$0.00 of the contribution') },
    { line: 45, problem: expect.stringContaining('has at most 100.000000 units') },
  ]);
  const query = jest.spyOn(pg.Client.prototype, 'query');
  const tried = await operate(app, 'transactions', 'import', path(...good), '--dry-run', '--json');
  const read = query.mock.calls.filter(([sent]) => Object(sent).name === 'transactions_of_investments');
  query.mockRestore();
  expect(JSON.parse(tried.out)).toMatchObject({ lines: 40, total: '40010.00' });
  expect(read).toHaveLength(1);
});

describe('money received', () => {
  test('for a call of a current investment is not recorded before its effective date', async () => {
    const one = await holder(app);
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
    expect(error).toContain(
      `Use "products set-valuation ${product.id} --price <dollars> --date 2026-06-05".`,
    );
    expect(await app.ok('getInvestment', { ...person, params: { investmentId } })).toMatchObject({
      status: 'fund_received',
      units: null,
    });
    await activated(app, investmentId);
  });
});
