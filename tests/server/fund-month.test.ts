import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { operate, operated, publishProduct, signedInvestment, MORGAN, operateAs } from './scenes';
import { holder, record } from './scenes/staff-recorded';
import { startTestApp, type TestApp } from './test-app';

// The monthly report: every item is compared with the ledger, summed independently.
describe('fund month', () => {
  interface Line {
    product: string;
    item: string;
    investments: number | null;
    opening: string | null;
    increase: string | null;
    decrease: string | null;
    closing: string | null;
  }

  interface Report {
    from: string;
    to: string;
    closed: boolean;
    reconciled: boolean;
    lines: Line[];
  }

  let app: TestApp;
  let fund: string;
  let other: string;
  const folder = mkdtempSync(join(tmpdir(), 'quoin-month-'));

  /**
   * The first fund has three investors: with 500 units of June, whose fund pays and is valued in July; with a call of June
   * that is paid in July and buys units in August; reviewed in June and approved in July. The second fund has one.
   */
  beforeAll(async () => {
    app = await startTestApp();
    const product = await publishProduct(app);
    const current = await holder(app, { product });
    const [called, reviewed] = [await signed(product), await signed(product)];
    await operated(app, 'investments', 'approve', called);
    const call = await operated(
      app,
      'capital-calls',
      'issue',
      called,
      '--amount',
      '20000',
      '--due',
      '2026-07-31',
    );
    const elsewhere = await holder(app);
    [fund, other] = [product.id, elsewhere.product.id];

    app.clock.advance({ days: 40 });
    await operated(app, 'products', 'set-valuation', fund, '--price', '104.25', '--date', '2026-07-10');
    await operated(app, 'capital-calls', 'fund', call.id, '--date', '2026-07-14');
    await operated(app, 'investments', 'approve', reviewed);
    const cancelled = await operated(
      app,
      ...['capital-calls', 'issue', reviewed, '--amount', '1000'],
      '--due',
      '2026-08-31',
    );
    await operated(app, 'capital-calls', 'cancel', cancelled.id);
    await recorded(current.investmentId, 'dividend', '1250.55');
    const mistaken = await recorded(current.investmentId, 'distribution', '300.10');
    await operated(app, 'transactions', 'reverse', mistaken, '--reason', 'Recorded twice');
    await recorded(
      current.investmentId,
      'funds_returned',
      '521.25',
      '--units',
      '5',
      '--reason',
      'Not invested',
    );
    await recorded(elsewhere.investmentId, 'distribution', '77.07');

    app.clock.advance({ days: 30 });
    await operated(app, 'products', 'set-valuation', fund, '--price', '99.12345678');
    await operated(app, 'investments', 'activate', called);
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  async function signed(product: { id: string; documentId: string }): Promise<string> {
    const { token } = await app.newInvestor();
    return (await signedInvestment(app, token, product)).investmentId;
  }

  /** @returns the id of the transaction */
  async function recorded(investmentId: string, type: string, amount: string, ...more: string[]) {
    const { error } = await record(app, investmentId, type, amount, ...more);
    if (error) throw new Error(error);
    const { rows } = await app.open.pool.query<{ id: string }>(
      'select id from transactions where investment_id = $1 and transaction_type = $2',
      [investmentId, type],
    );
    return rows[0]?.id ?? '';
  }

  const month = (text: string, ...words: string[]) =>
    operated<Report>(app, 'reports', 'month', '--month', text, ...words);

  /** Formats a line as `opening + increase - decrease = closing`. */
  const shown = ({ lines }: Report) =>
    Object.fromEntries(
      lines.map(({ item, opening, increase, decrease, closing }) => [
        item,
        `${opening} + ${increase} - ${decrease} = ${closing}`,
      ]),
    );

  const NOTHING = '0.00 + 0.00 - 0.00 = 0.00';

  test('the first month of a fund has its commitments, calls, payments, units and value', async () => {
    const june = await month('2026-06', '--product', fund);
    expect(june).toMatchObject({ from: '2026-06-01', to: '2026-06-30', closed: true, reconciled: true });
    expect(shown(june)).toEqual({
      committed: '0.00 + 100000.00 - 0.00 = 100000.00',
      called: '0.00 + 20000.00 - 0.00 = 20000.00',
      received: '0.00 + 50000.00 - 0.00 = 50000.00',
      returned: NOTHING,
      transferred_in: NOTHING,
      transferred_out: NOTHING,
      awaiting_units: NOTHING,
      fees_charged: NOTHING,
      fees_paid: NOTHING,
      distributed: NOTHING,
      redeemed: NOTHING,
      units: '0.000000 + 500.000000 - 0.000000 = 500.000000',
      unit_price: 'null + null - null = 100.0000',
      nav: '0.00 + 50000.00 - 0.00 = 50000.00',
      gain: NOTHING,
      'pending:being_reviewed': '0.00 + 50000.00 - 0.00 = 50000.00',
      'pending:approved': '0.00 + 50000.00 - 0.00 = 50000.00',
    });
  });

  test('a fund without units has its price', async () => {
    const product = await publishProduct(app);
    await operated(app, 'products', 'set-valuation', product.id, '--price', '77', '--date', '2026-06-01');
    const { lines } = await month('2026-06', '--product', product.id);
    expect(lines.find(({ item }) => item === 'unit_price')).toMatchObject({ opening: null, closing: '77' });
  });

  test('the next month opens with the closing figures of the previous one, and its movements reconcile', async () => {
    const july = await month('2026-07', '--product', fund);
    expect(july.reconciled).toBe(true);
    // 495 units at 104.25 are 51,603.75: 50,000 - 521.25 - 1,250.55 + 3,375.55.
    expect(shown(july)).toMatchObject({
      committed: '100000.00 + 50000.00 - 0.00 = 150000.00',
      called: '20000.00 + 1000.00 - 1000.00 = 20000.00',
      received: '50000.00 + 20000.00 - 0.00 = 70000.00',
      returned: '0.00 + 521.25 - 0.00 = 521.25',
      awaiting_units: '0.00 + 20000.00 - 0.00 = 20000.00',
      distributed: '0.00 + 1550.65 - 300.10 = 1250.55',
      units: '500.000000 + 0.000000 - 5.000000 = 495.000000',
      unit_price: '100.0000 + 4.2500 - 0.00 = 104.25',
      nav: '50000.00 + 3375.55 - 1771.80 = 51603.75',
      gain: '0.00 + 3375.55 - 0.00 = 3375.55',
      'pending:being_reviewed': '50000.00 + 0.00 - 50000.00 = 0.00',
      'pending:approved': '50000.00 + 50000.00 - 50000.00 = 50000.00',
      'pending:fund_received': '0.00 + 50000.00 - 0.00 = 50000.00',
    });
    const june = await month('2026-06', '--product', fund);
    for (const { item, opening } of july.lines)
      expect(opening ?? null).toEqual(june.lines.find((line) => line.item === item)?.closing ?? '0.00');
  });

  test('a month that is not over is marked, and waiting money has bought its units', async () => {
    const august = await month('2026-08', '--product', fund);
    expect(august).toMatchObject({ closed: false, reconciled: true });
    // 20,000 at 99.12345678 buy 201.768588 units.
    expect(shown(august)).toMatchObject({
      awaiting_units: '20000.00 + 0.00 - 20000.00 = 0.00',
      units: '495.000000 + 201.768588 - 0.000000 = 696.768588',
    });
  });

  /** The ledger row by row, in whole cents. */
  async function ledgerTotals(from: string, to: string) {
    const { rows } = await app.open.pool.query<{ type: string; amount: string; date: string }>(
      'select transaction_type as type, amount, date::text from transactions',
    );
    const cents = (types: string[], isIn: (date: string) => boolean) =>
      rows.reduce(
        (sum, row) => (types.includes(row.type) && isIn(row.date) ? sum + BigInt(row.amount) : sum),
        0n,
      );
    return (...types: string[]) => ({
      opening: cents(types, (date) => date < from),
      net: cents(types, (date) => date >= from && date <= to),
      closing: cents(types, (date) => date <= to),
    });
  }

  const inCents = (dollars: string | null) => BigInt((dollars ?? '').replace('.', ''));

  test('the totals of all funds equal those of the whole ledger and of all units at their price', async () => {
    const july = await month('2026-07');
    const total = (item: string) => {
      const line = july.lines.find((one) => one.product === 'total' && one.item === item);
      if (!line) throw new Error(`no total of ${item}`);
      return {
        opening: inCents(line.opening),
        net: inCents(line.increase) - inCents(line.decrease),
        closing: inCents(line.closing),
      };
    };
    const ledger = await ledgerTotals('2026-07-01', '2026-07-31');
    expect(total('received')).toEqual(ledger('funds_received'));
    expect(total('distributed')).toEqual(ledger('dividend', 'distribution'));
    expect(total('returned')).toEqual(ledger('funds_returned'));
    // 495 units of the first fund at 104.25, and 500 of the second at 100.
    expect(total('nav').closing).toBe(5_160_375n + 5_000_000n);
    expect(
      july.lines.filter(({ product }) => product === other).find(({ item }) => item === 'gain'),
    ).toMatchObject({
      increase: '77.07',
      closing: '77.07',
    });
  });

  test('the table is written as CSV and as Excel with numbers, and never overwrites a file', async () => {
    const [csv, xlsx] = [join(folder, 'july.csv'), join(folder, 'july.xlsx')];
    const { lines } = await month('2026-07');
    for (const file of [csv, xlsx])
      expect(await month('2026-07', '--to', file)).toMatchObject({ file, rows: lines.length });
    const { data } = parse<Line & { month: string }>(readFileSync(csv, 'utf8').replace('\uFEFF', ''), {
      header: true,
      skipEmptyLines: true,
    });
    expect(data.map(({ item, closing }) => [item, closing])).toEqual(
      lines.map(({ item, closing }) => [item, closing ?? '']),
    );
    expect(data[0]).toMatchObject({
      month: '2026-07',
      product: fund,
      opening: '100000.00',
      investments: '3',
    });
    const [head, first] = await readSheet(xlsx);
    expect(head).toEqual([
      'month',
      'product',
      'name',
      'item',
      'investments',
      'opening',
      'increase',
      'decrease',
      'closing',
    ]);
    expect(first?.slice(3)).toEqual(['committed', 3, 100_000, 50_000, 0, 150_000]);
    expect(statSync(xlsx).mode & 0o777).toBe(0o600);
    expect((await operate(app, 'reports', 'month', '--month', '2026-07', '--to', csv)).error).toContain(
      'already exists',
    );
  });

  test('a wrong month, fund or file name is an error with a remedy', async () => {
    const error = async (...words: string[]) => (await operate(app, 'reports', 'month', ...words)).error;
    expect(await error()).toContain('--month');
    for (const text of ['2026-13', 'June', '2026-6', ''])
      expect(await error('--month', text)).toContain('Use a form such as');
    expect(await error('--month', '2027-01')).toContain('is in the future');
    expect(await error('--month', '2026-06', '--product', 'nothing')).toContain('No product');
    expect(await error('--month', '2026-06', '--to', join(folder, 'june.pdf'))).toContain('.csv or .xlsx');
  });
});

// Lists with filters and pages, and reports of raised amounts and pending work.
describe('reports', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function signed(product: Awaited<ReturnType<typeof publishProduct>>) {
    const person = await app.newInvestor();
    return { ...person, ...(await signedInvestment(app, person.token, product)) };
  }

  const list = (...words: string[]) => operated<{ id: string }[]>(app, 'investments', 'list', ...words);

  test('a list of investments is filtered by product, account and age, and paged', async () => {
    const [one, other] = [await publishProduct(app), await publishProduct(app)];
    const first = await signed(one);
    app.clock.advance({ days: 8 });
    const second = await signed(other);
    const ids = async (...words: string[]) => (await list(...words)).map(({ id }) => id);
    expect(await ids('--product', one.id)).toEqual([first.investmentId]);
    expect(await ids('--account', second.email)).toEqual([second.investmentId]);
    expect(await ids('--older-than', '7')).toEqual([first.investmentId]);
    expect(await ids('--page', '1')).toEqual([second.investmentId, first.investmentId]);
    expect((await operate(app, 'investments', 'list', '--page', '2')).error).toContain('does not exist');
    expect((await operate(app, 'investments', 'list', '--page', '0')).error).toContain('numbered from 1');
    const misspelled = ['investments', 'list', '--account', 'nobody@example.com'] as const;
    expect((await operate(app, ...misspelled)).error).toContain(
      'no account with the e-mail nobody@example.com',
    );
    expect((await operate(app, 'investments', 'list', '--older-than', 'a week')).error).toContain(
      '--older-than',
    );
    expect((await operate(app, 'investments', 'list', '--product', 'nothing')).error).toContain('No product');
    const { out } = await operate(app, 'accounts', 'list');
    for (const { email } of [first, second]) expect(out).toContain(email);
    for (const noun of ['redemptions', 'capital-calls'])
      expect((await operate(app, noun, 'list', '--product', one.id, '--account', first.email)).out).toBe(
        'None.\n',
      );
  });

  test('the report of a fund shows commitments, funds received and the amount outstanding', async () => {
    const product = await publishProduct(app);
    const [one] = [await signed(product), await signed(product)];
    await operated(app, 'investments', 'approve', one.investmentId);
    await operated(app, 'investments', 'fund-received', one.investmentId, '--amount', '20000');
    expect(await operated(app, 'reports', 'raised', product.id)).toMatchObject({
      committed: '50000.00',
      received: '20000.00',
      products: [{ product: product.id, investments: 1, to_receive: '30000.00' }],
    });
    expect((await operate(app, 'reports', 'raised')).out).toContain(product.id);
  });

  test('the report of pending work counts by reason, with the age since the last move', async () => {
    const product = await publishProduct(app);
    const { investmentId } = await signed(product);
    const reviewed = async () => {
      const rows = await operated<
        { what: string; reason: string; count: number; older_than_7_days: number }[]
      >(app, 'reports', 'pending');
      return rows.find(({ reason }) => reason === 'being_reviewed');
    };
    const before = await reviewed();
    app.clock.advance({ days: 9 });
    const later = await reviewed();
    expect(later).toMatchObject({ what: 'investment', count: before?.count });
    expect(later?.older_than_7_days).toBe(later?.count);
    expect(before?.older_than_7_days).toBeLessThan(later?.count ?? 0);
    await operated(app, 'investments', 'ask-action', investmentId, '--note', 'Send a proof.');
    const rows = await operated<{ reason: string }[]>(app, 'reports', 'pending');
    expect(rows.find(({ reason }) => reason === 'action_needed')).toMatchObject({ count: 1, oldest_days: 0 });
  });

  test('opening private data does not reset the age of an investment, and the report can be limited to a fund', async () => {
    const product = await publishProduct(app);
    const { investmentId } = await signed(product);
    app.clock.advance({ days: 3 });
    await operated(app, 'investments', 'open', investmentId, 'signer:1.id_number', '--reason', 'Review');
    const words = ['reports', 'pending', '--product', product.id];
    expect(await operated(app, ...words)).toMatchObject([
      { what: 'investment', reason: 'being_reviewed', count: 1, amount: '50000.00', oldest_days: 3 },
    ]);
    expect((await operate(app, ...words)).out.trimEnd().split('\n').at(-1)).toBe(
      '1 row, waiting 1, amount 50000.00',
    );
  });

  test('requests for approval are in the report until they are approved or expire', async () => {
    const waiting = async () =>
      (await operated<{ what: string; reason: string; count: number }[]>(app, 'reports', 'pending')).filter(
        ({ what }) => what === 'approval',
      );
    const words = ['staff', 'add', 'kai.moss@quoin.example', '--name', 'Kai Moss', '--role', 'reviewer'];
    expect((await operateAs(app, MORGAN, words)).error).toBe('');
    expect(await waiting()).toMatchObject([{ reason: 'staff.add', count: 1, amount: null, oldest_days: 0 }]);
    app.clock.advance({ days: 4 });
    expect(await waiting()).toEqual([]);
    // Requested while the clock was ahead, which counts for nothing once it is right.
    app.clock.advance({ days: 30 });
    expect((await operateAs(app, MORGAN, words)).error).toBe('');
    expect(await waiting()).toHaveLength(1);
    app.clock.advance({ days: -30 });
    expect(await waiting()).toEqual([]);
  });
});
