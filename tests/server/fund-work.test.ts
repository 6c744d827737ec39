// Staff work on a whole fund: a capital call by commitment, and the tax documents of a manifest.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { operate, operated, loadPart, publishProduct, signedInvestment } from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'quoin-fund-'));
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Three approved commitments of 50,000, 70,000 and 30,001 dollars, by id. */
async function fund() {
  const product = await publishProduct(app);
  const people = [];
  for (const cents of [5_000_000, 7_000_000, 3_000_100]) {
    const person = await app.newInvestor();
    const { investmentId } = await signedInvestment(app, person.token, product);
    await app.open.pool.query('update investments set commitment = $2 where id = $1', [investmentId, cents]);
    await operated(app, 'investments', 'approve', investmentId);
    people.push({ ...person, investmentId, commitment: cents });
  }
  return { product, people };
}

type Issued = { total: string; issued: number; rows: { investment: string; amount: string }[] };

const call = (productId: string, ...how: string[]) =>
  operate(app, 'capital-calls', 'issue', '--product', productId, '--due', '2026-06-30', ...how);

test('a capital call of a fund is split by commitment to the cent, after a dry run that changes nothing', async () => {
  const { product, people } = await fund();
  const planned = await call(product.id, '--total', '100,000', '--dry-run', '--json');
  expect(planned.error).toBe('');
  const { token, investmentId } = people[0] ?? { token: '', investmentId: '' };
  expect((await app.ok('checkCapitalCall', { token, params: { investmentId } })).items).toEqual([]);
  const { total, issued, rows }: Issued = JSON.parse(
    (await call(product.id, '--total', '100,000', '--json')).out,
  );
  expect({ total, issued }).toEqual({ total: '100000.00', issued: 3 });
  // 100,000 times each commitment over 150,001: 33,333.11…, 46,666.355… and 20,000.53….
  const amounts = people.map(
    ({ investmentId: id }) => rows.find(({ investment }) => investment === id)?.amount,
  );
  expect(amounts).toEqual(['33333.11', '46666.36', '20000.53']);
  for (const { token: own, investmentId: id, email } of people) {
    const { open } = await app.ok('checkCapitalCall', { token: own, params: { investmentId: id } });
    expect(open?.amount).toBe(rows.find(({ investment }) => investment === id)?.amount);
    await app.runJobs();
    const mails = (await app.outbox(email)).filter(({ subject }) => subject.startsWith('Capital call:'));
    expect(mails).toHaveLength(1);
  }
  const again = await call(product.id, '--fraction', '0.1');
  expect(again.error).toContain('3 of 3 investments');
  expect(again.out).toContain('already has an open capital call');
});

test('a fraction calls that part of each commitment, and wrong amounts are errors', async () => {
  const { product, people } = await fund();
  const { rows }: Issued = JSON.parse((await call(product.id, '--fraction', '0.25', '--json')).out);
  const amounts = people.map(
    ({ investmentId: id }) => rows.find(({ investment }) => investment === id)?.amount,
  );
  expect(amounts).toEqual(['12500.00', '17500.00', '7500.25']);
  for (const how of [['--fraction', '2'], ['--fraction', '0.1', '--total', '5'], []])
    expect((await call(product.id, ...how)).exitCode).toBe(1);
  expect((await call((await publishProduct(app)).id, '--fraction', '0.1')).error).toContain('no accepted');
});

test('a fraction that is less than a cent calls nothing and is an error; the whole commitment is 1.0', async () => {
  const { product, people } = await fund();
  expect(await call(product.id, '--fraction', '0.00000001')).toMatchObject({
    exitCode: 1,
    error: expect.stringContaining('is less than a cent'),
  });
  expect((await call(product.id, '--fraction', '1.0')).error).toBe('');
  const [{ investmentId = '' } = {}] = people;
  const [{ id = '' } = {}] = JSON.parse(
    (await operate(app, 'capital-calls', 'list', '--product', product.id, '--json')).out,
  ).filter(({ investment }: { investment: string }) => investment === investmentId);
  await operate(app, 'capital-calls', 'fund', id);
  expect(
    (await operate(app, 'capital-calls', 'issue', investmentId, '--amount', '1', '--due', '2026-07-01'))
      .error,
  ).toContain(`The commitment of investment ${investmentId} is paid in, so nothing is left to call.`);
});

test('all calls of a file are issued or none, after a dry run that changes nothing', async () => {
  const { people } = await fund();
  const [first, second, third] = people.map(({ investmentId }) => investmentId);
  const path = join(folder, 'calls.csv');
  const importing = (lines: string[], ...more: string[]) => {
    writeFileSync(path, ['investment_id,amount,due_date', ...lines].join('\n'));
    return operate(app, 'capital-calls', 'import', path, ...more);
  };
  const readCalls = async (at: number) => {
    const { token, investmentId } = people[at] ?? { token: '', investmentId: '' };
    return (await app.ok('checkCapitalCall', { token, params: { investmentId } })).items;
  };
  const good = [`${first},10000.01,2026-06-30`, `${second},"20,000",2026-06-30`];
  const bad = [`${third},30001.01,2026-06-30`, `${first},0,2026-06-31`, `${second},5,2026-06-05`];
  const failed = await importing([good[0] ?? '', ...bad]);
  expect(failed.exitCode).toBe(1);
  expect(failed.out).toContain('Only $30,001.00 of the commitment');
  for (const problem of ['above zero', 'due_date', 'later due date']) expect(failed.out).toContain(problem);
  expect((await importing([...good, good[0] ?? ''])).out).toContain('is already on line 2');
  expect((await importing(good, '--dry-run')).exitCode).toBe(0);
  expect(await readCalls(0)).toEqual([]);

  expect((await importing(good)).error).toBe('');
  expect(await readCalls(0)).toMatchObject([
    { status: 'issued', amount: '10000.01', due_date: '2026-06-30' },
  ]);
  expect(await readCalls(1)).toMatchObject([{ amount: '20000.00' }]);
  expect(await readCalls(2)).toEqual([]);
  expect((await importing(good)).out).toContain('already has an open capital call');
});

test('a file for one fund rejects lines of another one, in the order of the lines, and reports its total', async () => {
  const [{ people, product }, other] = [await fund(), await fund()];
  const [first, second] = people.map(({ investmentId }) => investmentId);
  const stranger = other.people[0]?.investmentId;
  const path = join(folder, 'one-fund.csv');
  const importing = async (lines: string[], ...more: string[]) => {
    writeFileSync(path, ['investment_id,amount,due_date', ...lines].join('\n'));
    return operate(app, 'capital-calls', 'import', path, '--product', product.id, '--json', ...more);
  };
  const good = [`${first},10000.01,2026-06-30`, `${second},0.50,2026-06-30`];
  const failed = await importing([
    ...good,
    `${stranger},5,2026-06-30`,
    `${people[2]?.investmentId},-1,2062-06-30`,
  ]);
  expect(failed.error).toContain('2 errors');
  expect(JSON.parse(failed.out).rows).toMatchObject([
    { line: 4, problem: `The investment is in ${other.product.id}, not in ${product.id}. Remove the line.` },
    { line: 5, column: 'amount' },
  ]);
  expect(JSON.parse((await importing(good, '--dry-run')).out)).toMatchObject({
    lines: 2,
    total: '10000.51',
    rows: [{ product: product.id }, { product: product.id }],
  });
  const year = await operate(
    app,
    'capital-calls',
    'issue',
    first ?? '',
    '--amount',
    '5',
    '--due',
    '2062-06-30',
  );
  expect(year.error).toContain('Check the year');
});

test('acts on several investments list every problem and change nothing', async () => {
  const { people } = await fund();
  const ids = people.map(({ investmentId }) => investmentId);
  const { error, out } = await operate(app, 'investments', 'approve', ...ids, '--json');
  expect(error).toContain('3 of 3 failed, so nothing was changed');
  expect(
    JSON.parse(out)
      .rows.map(({ id }: { id: string }) => id)
      .sort(),
  ).toEqual([...ids].sort());
  const [one, two] = ids;
  await operated(app, 'investments', 'unapprove', one ?? '', '--note', 'Once more');
  const mixed = await operate(app, 'investments', 'approve', one ?? '', two ?? '');
  expect(mixed.error).toContain('1 of 2 failed');
  expect(await operated(app, 'investments', 'show', one ?? '')).toMatchObject({ status: 'being_reviewed' });
});

test('a payment and the issue of units show their amounts, also in a dry run', async () => {
  const { people, product } = await fund();
  const [id = ''] = people.map(({ investmentId }) => investmentId);
  await operated(app, 'products', 'set-valuation', product.id, '--price', '100', '--date', '2026-06-01');
  const part = ['investments', 'fund-received', id, '--amount', '20,000'];
  expect(await operated(app, ...part, '--dry-run')).toMatchObject({
    received: '20000.00',
    still_due: '30000.00',
  });
  await operated(app, ...part);
  expect(await operated(app, 'investments', 'fund-received', id)).toMatchObject({
    status: 'fund_received',
    received: '30000.00',
    invested: '30000.00',
    fees: '0.00',
    still_due: '0.00',
  });
  expect(await operated(app, 'investments', 'activate', id)).toMatchObject({
    status: 'current',
    invested: '50000.00',
    units: '500.000000',
    price: '100',
    priced_on: '2026-06-01',
  });
});

async function pdf(name: string): Promise<void> {
  const made = await PDFDocument.create({ updateMetadata: false });
  made.addPage().drawText(name);
  writeFileSync(join(folder, `${name}.pdf`), await made.save());
}

test('all tax documents of a manifest are posted to their investors or none', async () => {
  const { product, people } = await fund();
  await pdf('K-1 one');
  await pdf('K-1 two');
  const [one, two] = people;
  if (!one || !two) throw new Error('nobody invested');
  const manifest = join(folder, 'k1.csv');
  const head = 'file,investment_id,email,product_id,type,period';
  const write = (...lines: string[]) => writeFileSync(manifest, [head, ...lines, ''].join('\n'));
  const first = `K-1 one.pdf,${one.investmentId},,,tax_documents,2025-12-31`;
  const second = `K-1 two.pdf,,${two.email},${product.id},tax_documents,2025-12-31`;
  const documents = async ({ token, investmentId }: typeof one) =>
    (await loadPart(app, token, investmentId, 'documents')).items.map(({ name }) => name);

  write(first, 'K-1 none.pdf,nobody,,,tax_documents,2025-11-30', 'K-1 two.pdf,,,,tax_documents,');
  const refused = await operate(app, 'documents', 'import', manifest);
  expect(refused.error).toContain('has 2 errors');
  expect(refused.out).toContain('the last day of a year');
  expect(refused.out).toContain('alternatively give email and product_id');
  expect(await documents(one)).not.toContain('K-1 one.pdf');

  write(first, second);
  const tried = await operate(app, 'documents', 'import', manifest, '--dry-run', '--json');
  expect(JSON.parse(tried.out)).toMatchObject({ dry_run: true, posted: 2 });
  expect(await documents(one)).not.toContain('K-1 one.pdf');
  expect((await operate(app, 'documents', 'import', manifest)).error).toBe('');
  expect(await documents(one)).toContain('K-1 one.pdf');
  expect(await documents(two)).toContain('K-1 two.pdf');
  expect(await documents(two)).not.toContain('K-1 one.pdf');
  const again = await operate(app, 'documents', 'import', manifest);
  expect(again.out).toContain('already has this file');
});
