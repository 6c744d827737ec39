// Acts that one person requests and another one approves.
import { asc, eq, ne } from 'drizzle-orm';
import { approvals, auditTrail, staff, transactions } from '../../packages/server/src/database/tables';
import {
  currentInvestment,
  NADIA,
  NADIAS_ACTOR,
  MORGAN,
  MORGANS_ACTOR,
  operateAs,
  publishProduct,
} from './scenes';
import { runCommand } from '../../packages/server/src/ops/commands';
import type { StaffMember } from '../../packages/server/src/staff/roles';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
let investmentId: string;
let productId: string;
beforeAll(async () => {
  app = await startTestApp();
  const { token } = await app.newInvestor();
  const product = await publishProduct(app);
  productId = product.id;
  ({ investmentId } = await currentInvestment(app, token, product));
});
afterAll(() => app.close());

const as = (who: StaffMember, ...words: string[]) => operateAs(app, who, words);

let references = 0;
/** Morgan requests a dividend. */
async function requested(amount = '120', ...more: string[]) {
  const terms = ['--type', 'dividend', '--amount', amount, '--reference', `A-${(references += 1)}`];
  const { out, error } = await as(
    MORGAN,
    'transactions',
    'record',
    investmentId,
    ...terms,
    ...more,
    '--json',
  );
  if (error) throw new Error(error);
  const { approval }: { approval: string } = JSON.parse(out);
  return { approval, reference: `A-${references}` };
}

const recorded = (reference: string) =>
  app.db.select().from(transactions).where(eq(transactions.reference, reference));

test('a payout is recorded after another person approved it, as it was requested', async () => {
  const { approval, reference } = await requested();
  expect(await recorded(reference)).toEqual([]);
  const shown = JSON.parse((await as(NADIA, 'approvals', 'show', approval, '--json')).out);
  expect(shown).toMatchObject({
    status: 'pending',
    act: 'Record a payout',
    requested_by: 'Morgan Reyes',
    type: 'dividend',
    investor: 'Robin Ashdown',
    amount: '120.00',
    reference,
  });
  expect((await as(NADIA, 'approvals', 'approve', approval, '--dry-run')).error).toBe('');
  expect(await recorded(reference)).toEqual([]);
  expect((await as(NADIA, 'approvals', 'approve', approval)).error).toBe('');
  expect(await recorded(reference)).toMatchObject([{ amount: 12_000, investmentId }]);
  const rows = await app.db
    .select({ actor: auditTrail.actor, act: auditTrail.act, detail: auditTrail.detail })
    .from(auditTrail)
    .where(eq(auditTrail.object, `approval:${approval}`))
    .orderBy(asc(auditTrail.seq));
  expect(rows).toMatchObject([
    { actor: MORGANS_ACTOR, act: 'approval.request', detail: { act: 'transaction.record' } },
    { actor: NADIAS_ACTOR, act: 'approval.approved', detail: { requested_by: MORGAN.email } },
  ]);
  expect((await as(NADIA, 'approvals', 'approve', approval)).error).toContain('already approved');
});

test('neither the requester nor a person without the role can approve', async () => {
  const { approval, reference } = await requested();
  expect((await as(MORGAN, 'approvals', 'approve', approval)).error).toContain('You requested this yourself');
  const operations = { ...NADIA, roles: ['operations'] } as const;
  expect((await as(operations, 'approvals', 'approve', approval)).error).toContain(
    'needs the role treasurer',
  );
  expect(await recorded(reference)).toEqual([]);
});

test('one of two concurrent approvals is executed', async () => {
  const { approval, reference } = await requested();
  const both = await Promise.all([1, 2].map(() => as(NADIA, 'approvals', 'approve', approval)));
  expect(both.map(({ exitCode }) => exitCode).sort()).toEqual([0, 1]);
  expect(both.map(({ error }) => error).join('')).toContain('already approved');
  expect(await recorded(reference)).toHaveLength(1);
});

test('nothing is executed if the result has changed since the request', async () => {
  const terms = ['--type', 'distribution', '--total', '100', '--reference', 'SPLIT-1', '--json'];
  const asked = JSON.parse((await as(MORGAN, 'transactions', 'split', productId, ...terms)).out);
  const other = await app.newInvestor();
  const [product] = await app.open.pool
    .query('select file_id from product_documents where product_id = $1 and must_read', [productId])
    .then(({ rows }) => rows);
  await currentInvestment(app, other.token, { id: productId, documentId: product.file_id });
  const { error, out } = await as(NADIA, 'approvals', 'approve', asked.approval, '--json');
  expect(error).toContain('has changed since the request');
  expect(JSON.parse(out).rows).toMatchObject([{ when: 'requested' }, { when: 'now' }]);
  expect(await recorded('SPLIT-1')).toEqual([]);
});

test('nothing is executed if a check fails by then', async () => {
  const { approval, reference } = await requested();
  const second = await requested('121', '--reference', reference);
  expect((await as(NADIA, 'approvals', 'approve', approval)).error).toBe('');
  expect((await as(NADIA, 'approvals', 'approve', second.approval)).error).toContain('with this reference');
  expect(await recorded(reference)).toHaveLength(1);
});

test('several requests are approved each by itself, with a line for each', async () => {
  const [one, expired, other] = [await requested(), await requested(), await requested()];
  await as(MORGAN, 'approvals', 'reject', expired.approval, '--reason', 'Wrong amount');
  const ids = [one.approval, expired.approval, 'nothing', other.approval, one.approval];
  const { exitCode, out, error } = await as(NADIA, 'approvals', 'approve', ...ids, '--json');
  expect({ exitCode, error }).toEqual({
    exitCode: 1,
    error: '2 of 4 failed. The others are done; do not repeat them.\n',
  });
  expect(JSON.parse(out)).toMatchObject({
    done: 2,
    failed: 2,
    rows: [
      { id: one.approval, done: true, amount: '120.00', problem: null },
      { id: expired.approval, done: false, amount: null, problem: expect.stringContaining('rejected') },
      { id: 'nothing', done: false, problem: expect.stringContaining('No approval') },
      { id: other.approval, done: true },
    ],
  });
  for (const { reference } of [one, other]) expect(await recorded(reference)).toHaveLength(1);
  expect(await recorded(expired.reference)).toEqual([]);
  const [third, fourth] = [await requested(), await requested()];
  const all = await as(NADIA, 'approvals', 'approve', third.approval, fourth.approval);
  expect(all).toMatchObject({ exitCode: 0, error: '', out: expect.stringContaining(fourth.approval) });
});

test('a request expires after three days', async () => {
  const { approval, reference } = await requested();
  app.clock.advance({ hours: 72 });
  expect((await as(NADIA, 'approvals', 'approve', approval)).error).toContain('already expired');
  expect((await as(MORGAN, 'approvals', 'reject', approval, '--reason', 'Late')).error).toContain('expired');
  expect((await as(MORGAN, 'approvals', 'list', '--status', 'expired')).out).toContain(approval);
  expect((await as(MORGAN, 'approvals', 'list', '--status', 'pending')).out).not.toContain(approval);
  expect(await recorded(reference)).toEqual([]);
});

test('a request is rejected with a reason, also by the person who made it', async () => {
  for (const who of [NADIA, MORGAN]) {
    const { approval, reference } = await requested();
    expect((await as(who, 'approvals', 'reject', approval, '--reason', ' ')).error).toContain('--reason');
    expect((await as(who, 'approvals', 'reject', approval, '--reason', 'Wrong amount')).error).toBe('');
    expect((await as(NADIA, 'approvals', 'approve', approval)).error).toContain('already rejected');
    expect(await recorded(reference)).toEqual([]);
    const [row] = await app.db.select().from(approvals).where(eq(approvals.id, approval));
    expect(row).toMatchObject({ status: 'rejected', reason: 'Wrong amount', decidedBy: who.id });
  }
});

test('a dry run needs no approval, and an impossible act cannot be requested', async () => {
  const terms = ['--type', 'dividend', '--amount', '1', '--reference', 'DRY-1'];
  const before = await app.db.$count(approvals);
  const tried = await as(MORGAN, 'transactions', 'record', investmentId, ...terms, '--dry-run', '--json');
  expect(JSON.parse(tried.out)).toMatchObject({ dry_run: true, amount: '1.00', investor: 'Robin Ashdown' });
  const late = await as(MORGAN, 'transactions', 'record', investmentId, ...terms, '--date', '2020-01-01');
  expect(late.error).toContain('began on');
  expect(await app.db.$count(approvals)).toBe(before);
});

test('the list shows how long each request has waited and who may approve it', async () => {
  const { approval } = await requested();
  const listed = async () => {
    const rows: { id: string }[] = JSON.parse((await as(NADIA, 'approvals', 'list', '--json')).out);
    return rows.find(({ id }) => id === approval);
  };
  app.clock.advance({ minutes: 26 * 60 + 59 });
  expect(await listed()).toMatchObject({ status: 'pending', waiting_hours: 26, may_approve: 'Nadia Blake' });
  const disable = (at: Date | null) =>
    app.db.update(staff).set({ disabledAt: at }).where(eq(staff.id, NADIA.id));
  await disable(app.clock.now());
  expect(await listed()).toMatchObject({ may_approve: 'nobody' });
  await disable(null);
  app.clock.advance({ hours: 72 });
  expect(await listed()).toMatchObject({ status: 'expired', waiting_hours: null, may_approve: null });
});

test('an approver sees whom a payout concerns, its reference and the reason that the investor will read', async () => {
  const split = [
    ...['transactions', 'split', productId, '--type', 'funds_returned', '--total', '10.00'],
    ...['--reference', 'RET-7', '--reason', 'Sale of a building'],
  ];
  const one = ['transactions', 'record', investmentId, ...split.slice(3, 5), '--amount', '11.00'];
  for (const words of [[...one, ...split.slice(7)], split]) {
    const { approval } = JSON.parse((await as(MORGAN, ...words, '--json')).out);
    const { out } = await as(NADIA, 'approvals', 'show', approval, '--json');
    expect(JSON.parse(out)).toMatchObject({ reference: 'RET-7', because: 'Sale of a building' });
    const rows: object[] = JSON.parse((await as(NADIA, 'approvals', 'list', '--json')).out);
    expect(rows).toContainEqual(
      expect.objectContaining({
        id: approval,
        about: expect.anything(),
        amount: expect.stringMatching(/^1\d/),
      }),
    );
    const twice = await as(MORGAN, ...words);
    expect(twice.error).toContain(`already requested, as ${approval}`);
    await as(NADIA, 'approvals', 'reject', approval, '--reason', 'A test');
    const { approval: again } = JSON.parse((await as(MORGAN, ...words, '--json')).out);
    expect(again).not.toBe(approval);
    await as(NADIA, 'approvals', 'reject', again, '--reason', 'A test');
  }
});

test('a request of a disabled person is not executed', async () => {
  const { approval, reference } = await requested();
  const disable = (at: Date | null) =>
    app.db.update(staff).set({ disabledAt: at }).where(eq(staff.id, MORGAN.id));
  await disable(app.clock.now());
  expect((await as(NADIA, 'approvals', 'approve', approval)).error).toContain('is disabled');
  await disable(null);
  expect(await recorded(reference)).toEqual([]);
});

describe('staff', () => {
  const add = (email: string, ...roles: string[]) => [
    'staff',
    'add',
    email,
    '--name',
    'Iris Vale',
    '--role',
    ...roles,
  ];

  test('are added, changed and enabled by two people once there are two', async () => {
    const email = 'iris.vale@quoin.example';
    const approved = async (...words: string[]) => {
      const { approval } = JSON.parse((await as(MORGAN, ...words, '--json')).out);
      return JSON.parse((await as(NADIA, 'approvals', 'approve', approval, '--json')).out);
    };
    const asked = await as(MORGAN, ...add(email, 'reviewer'), '--json');
    expect(asked.out).toContain('pending');
    expect(await app.db.$count(staff, eq(staff.email, email))).toBe(0);
    await as(MORGAN, 'approvals', 'reject', JSON.parse(asked.out).approval, '--reason', 'A typing error');
    expect(await approved(...add(email, 'reviewer'))).toMatchObject({ email, roles: 'reviewer' });
    expect(await approved('staff', 'set-role', email, '--role', 'operations', 'treasurer')).toMatchObject({
      before: 'reviewer',
      roles: 'operations, treasurer',
    });
    expect((await as(MORGAN, 'staff', 'disable', email)).error).toBe('');
    expect(await approved('staff', 'set-role', email, '--role', 'reviewer')).toMatchObject({
      status: 'disabled',
    });
    expect(await approved('staff', 'enable', email)).toMatchObject({ status: 'active' });
    expect((await as(MORGAN, ...add(email, 'reviewer'))).error).toContain('already');
    expect((await as(MORGAN, ...add('x@quoin.example', 'auditor', 'treasurer'))).error).toContain(
      'cannot be combined',
    );
  });

  describe('with nobody else who may approve', () => {
    let alone: TestApp;
    beforeEach(async () => {
      alone = await startTestApp();
      await operateAs(alone, MORGAN, ['staff', 'list']);
      await alone.db.delete(staff).where(ne(staff.id, MORGAN.id));
    });
    afterEach(() => alone.close());
    const run = (...words: string[]) =>
      runCommand(words, async () => ({ services: alone.services, staff: MORGAN }));

    test('the first person adds others until one of them may approve', async () => {
      expect((await run(...add('iris.vale@quoin.example', 'reviewer'))).out).toContain('active');
      expect((await run(...add('june.moss@quoin.example', 'operations'))).out).toContain('active');
      const third = await run(...add('third@quoin.example', 'operations'), '--json');
      expect(JSON.parse(third.out)).toMatchObject({ status: 'pending', may_approve: 'Iris Vale' });
      expect(await alone.db.$count(staff)).toBe(3);
    });

    test('a request is rejected immediately with a remedy', async () => {
      const product = await publishProduct(alone);
      const investor = await alone.newInvestor();
      const held = await currentInvestment(alone, investor.token, product);
      await alone.db.delete(staff).where(ne(staff.id, MORGAN.id));
      const terms = ['--type', 'dividend', '--amount', '1', '--reference', 'ALONE-1'];
      const { error, exitCode } = await run('transactions', 'record', held.investmentId, ...terms);
      expect(exitCode).toBe(1);
      expect(error).toContain('another active person with the role treasurer, and there is none');
      expect(error).toContain('staff add <email> --name <name> --role treasurer');
      expect(await alone.db.$count(approvals)).toBe(0);
      const tried = await run('transactions', 'record', held.investmentId, ...terms, '--dry-run', '--json');
      expect(JSON.parse(tried.out)).toMatchObject({ dry_run: true, amount: '1.00' });
    });

    test('one person who disabled the others can’t add another one alone', async () => {
      await run(...add('iris.vale@quoin.example', 'operations'));
      expect((await run('staff', 'disable', 'iris.vale@quoin.example')).error).toBe('');
      const { error } = await run(...add('third@quoin.example', 'operations'));
      expect(error).toContain('The only other ones are disabled: docs/operating.md');
      expect(await alone.db.$count(staff)).toBe(2);
    });
  });
});
