// Requests to delete an account: conditions, withdrawal, decision, and the data that is deleted or kept.
import { DELETION_WAIT_DAYS } from '@quoin/rules';
import { hashPassword } from '@quoin/rules/password';
import { sql } from 'drizzle-orm';
import {
  completeApplication,
  currentInvestment,
  jointAgreement,
  operate,
  publishProduct,
  signTogether,
  someoneWaits,
} from './scenes';
import { startTestApp, type Person, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function checked(person?: Person & { token: string }) {
  const { token, ...rest } = person ?? (await app.newInvestor());
  await app.ok('verifyPassword', {
    token,
    body: { password: await hashPassword(rest.email, rest.password) },
  });
  return { token, ...rest };
}
const ask = (token: string, reason = 'I move my money elsewhere.') =>
  app.call('requestDeletion', { token, body: { reason } });
const idOf = async (email: string) => {
  const { out } = await operate(app, 'deletions', 'list', '--status', 'requested', '--json');
  const rows = JSON.parse(out) as { id: string; account: string }[]; // the command prints JSON
  return rows.find(({ account }) => account === email)?.id ?? '';
};
const afterTheWait = () => app.clock.advance({ days: DELETION_WAIT_DAYS });

test('a deletion requires the password, can be requested once, and can be withdrawn', async () => {
  const { token, email, ...rest } = await app.newInvestor();
  expect((await app.refused('requestDeletion', { token, body: { reason: '' } })).error).toBe(
    'password_check_needed',
  );
  await checked({ token, email, ...rest });
  expect((await ask(token)).status).toBe(200);
  expect((await app.refused('requestDeletion', { token, body: { reason: '' } })).error).toBe(
    'deletion_requested',
  );
  await app.runJobs();
  expect((await app.outbox(email))[0]?.subject).toBe('You requested to delete your account');
  await app.ok('withdrawDeletion', { token });
  expect((await app.ok('getMyData', { token })).deletion?.status).toBe('withdrawn');
  expect((await app.refused('withdrawDeletion', { token })).error).toBe('deletion_missing');
});

test('what staff settle at this moment is not withdrawn any more', async () => {
  const { token, email } = await checked();
  await ask(token);
  const settling = await app.open.pool.connect();
  try {
    await settling.query('begin');
    await settling.query(`update deletion_requests set status = 'refused' where id = $1`, [
      await idOf(email),
    ]);
    const withdrawing = app.refused('withdrawDeletion', { token });
    await Promise.race([someoneWaits(app), withdrawing]);
    await settling.query('commit');
    expect((await withdrawing).error).toBe('transition_refused');
  } finally {
    settling.release();
  }
  expect((await app.ok('getMyData', { token })).deletion?.status).toBe('refused');
});

test('two that ask at the same moment leave one request', async () => {
  const { token } = await checked();
  const answers = await Promise.all([ask(token), ask(token), ask(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('an account with an investment is not deleted, and the retained data is listed with its rule', async () => {
  const person = await app.newInvestor();
  await completeApplication(app, person.token, await publishProduct(app));
  await checked(person);
  expect((await app.refused('requestDeletion', { token: person.token, body: { reason: '' } })).error).toBe(
    'deletion_not_open',
  );
  const { deletable, kept } = await app.ok('getMyData', { token: person.token });
  expect(deletable).toBe(false);
  expect(kept).toContainEqual({
    record: 'account_records',
    years: 6,
    since: 'account_closed',
    source: '17 CFR § 240.17a-4(c)',
  });
});

test('staff settles it only after the wait; who never invested leaves nothing that says who they were', async () => {
  const { token, email, phone, password } = await checked();
  await app.ok('createInvestor', { token, body: { investor_type: 'individual' } });
  await ask(token, 'My reason is my own.');
  const id = await idOf(email);
  app.clock.advance({ days: DELETION_WAIT_DAYS, seconds: -1 });
  expect((await operate(app, 'deletions', 'complete', id)).error).toMatch(/can be withdrawn/);
  app.clock.advance({ seconds: 1 });
  expect((await operate(app, 'deletions', 'complete', id, '--dry-run')).exitCode).toBe(0);
  expect(await idOf(email)).toBe(id);
  expect((await operate(app, 'deletions', 'complete', id)).error).toBe('');
  await app.runJobs();
  expect((await app.outbox(email))[0]?.subject).toBe('Your account is deleted');
  const left = await everythingBut('outbox');
  for (const trace of [email, phone, 'My reason']) expect(left).not.toContain(trace);
  const body = { email, password: await hashPassword(email, password) };
  expect((await app.refused('signIn', { body })).error).toMatch(/^incorrect_credentials/);
  expect((await operate(app, 'deletions', 'complete', id)).error).toMatch(/nothing is left/);
});

test('an agreement that one of two has signed leaves the name of neither', async () => {
  const agreement = await jointAgreement(app);
  const { token, person, investmentId } = agreement;
  await signTogether(app, agreement, 1);
  await app.ok('cancelInvestment', { token, params: { investmentId } });
  await checked(person);
  await ask(token);
  const id = await idOf(person.email);
  afterTheWait();
  expect((await operate(app, 'deletions', 'complete', id)).error).toBe('');
  await app.runJobs();
  const left = await everythingBut('outbox');
  for (const trace of [person.email, 'Jordan', 'Vance', 'jordan@example.com'])
    expect(left).not.toContain(trace);
});

test('deleting a customer account keeps investors, documents and transactions, and prevents every sign-in', async () => {
  const person = await app.newInvestor();
  const { investmentId } = await currentInvestment(app, person.token, await publishProduct(app));
  await app.db.execute(sql`update investments set status = 'past' where id = ${investmentId}`);
  await checked(person);
  await ask(person.token);
  const id = await idOf(person.email);
  afterTheWait();
  expect((await operate(app, 'deletions', 'complete', id)).error).toBe('');
  const { rows } = await app.db.execute(sql`
    select investors.name, count(distinct documents.file_id)::int as documents, count(distinct transactions.id)::int as moves
    from investments join investors on investors.id = investments.investor_id
    left join documents on documents.investment_id = investments.id
    left join transactions on transactions.investment_id = investments.id
    where investments.id = ${investmentId} group by investors.name`);
  expect(rows).toEqual([{ name: 'Robin Ashdown', documents: expect.any(Number), moves: 2 }]);
  expect(Number(rows[0]?.documents)).toBeGreaterThan(0);
  const { rows: accounts } = await app.db.execute(
    sql`select first_name, phone, status from accounts where id = (select account_id from investments where id = ${investmentId})`,
  );
  expect(accounts).toEqual([{ first_name: 'Deleted', phone: null, status: 'disabled' }]);
});

test('staff rejects it with a reason, which is mailed', async () => {
  const { token, email } = await checked();
  await ask(token);
  expect(
    (await operate(app, 'deletions', 'refuse', await idOf(email), '--why', 'A court asks us to keep it.'))
      .error,
  ).toBe('');
  await app.runJobs();
  expect((await app.outbox(email))[0]?.text).toContain('A court asks us to keep it.');
  expect((await app.ok('getMyData', { token })).deletion).toMatchObject({
    status: 'refused',
    note: 'A court asks us to keep it.',
  });
});

/** Every row of the database as text, but for the letter box of the demo. */
async function everythingBut(left: string): Promise<string> {
  const { rows } = await app.db.execute(
    sql`select table_name from information_schema.tables where table_schema = 'public' and table_name <> ${left}`,
  );
  const texts = [];
  for (const { table_name: table } of rows) {
    const { rows: found } = await app.db.execute(
      sql`select t::text as row from ${sql.identifier(String(table))} t`,
    );
    texts.push(...found.map(({ row }) => String(row)));
  }
  return texts.join('\n');
}
