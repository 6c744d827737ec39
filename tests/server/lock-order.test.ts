// Acts on several rows lock them in the order of their ids, whatever the order of a file: otherwise two of them can deadlock.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentInvestment, operate, publishProduct, signedInvestment } from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'quoin-locks-'));
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function blockedBy(pid: number | undefined): Promise<void> {
  const blocked = 'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))';
  if ((await app.open.pool.query(blocked, [pid])).rowCount === 0) await blockedBy(pid);
}

/** Runs an import whose lines are in reverse order while the first row is locked, and locks the last one meanwhile. */
async function importsInOrder(
  command: string[],
  table: 'investments' | 'products',
  ids: readonly string[],
  lines: (ids: readonly string[]) => string[],
) {
  const select = `select id from ${table} where id = any($1) order by id`;
  const { rows } = await app.open.pool.query<{ id: string }>(select, [ids]);
  const [first = '', last = ''] = rows.map(({ id }) => id);
  const path = join(folder, 'reverse.csv');
  writeFileSync(path, lines([last, first]).join('\n'));
  const other = await app.open.pool.connect();
  try {
    await other.query('begin');
    const { rows: self } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
    await other.query(`select from ${table} where id = $1 for update`, [first]);
    const imported = operate(app, ...command, path);
    await blockedBy(self[0]?.pid);
    await other.query(`select from ${table} where id = $1 for update nowait`, [last]);
    await other.query('commit');
    expect((await imported).error).toBe('');
  } finally {
    other.release(true);
  }
}

test('payouts and capital calls of a file', async () => {
  const ids = [];
  for (const prepare of [currentInvestment, currentInvestment])
    ids.push((await prepare(app, (await app.newInvestor()).token, await publishProduct(app))).investmentId);
  await importsInOrder(['transactions', 'import'], 'investments', ids, (both) => [
    'investment_id,type,amount,units,date,reference,reason',
    ...both.map((id, at) => `${id.toLowerCase()},dividend,5,,2026-06-05,LOCK-${at},`),
  ]);
  const approved = [];
  for (let count = 0; count < 2; count += 1) {
    const { investmentId } = await signedInvestment(
      app,
      (await app.newInvestor()).token,
      await publishProduct(app),
    );
    await operate(app, 'investments', 'approve', investmentId);
    approved.push(investmentId);
  }
  await importsInOrder(['capital-calls', 'import'], 'investments', approved, (both) => [
    'investment_id,amount,due_date',
    ...both.map((id) => `${id},100,2026-06-30`),
  ]);
});

test('valuations of a file', async () => {
  const ids = [(await publishProduct(app)).id, (await publishProduct(app)).id];
  await importsInOrder(['products', 'import-valuations'], 'products', ids, (both) => [
    'product_id,date,unit_price,inception_return',
    ...both.map((id) => `${id},2026-06-04,101,`),
  ]);
});
