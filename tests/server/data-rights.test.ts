import { createHash } from 'node:crypto';
import { auditLinkText, DATA_ARCHIVE_DAYS, DELETION_WAIT_DAYS } from '@quoin/rules';
import { hashPassword } from '@quoin/rules/password';
import { jobHandlers } from '@quoin/server';
import { strFromU8, unzipSync } from 'fflate';
import type { Receipt } from '../../packages/server/src/journey/account/receipts';
import {
  addedBankAccount,
  CHECKING_ACCOUNT,
  currentInvestment,
  publishProduct,
  completeApplication,
  jointAgreement,
  operate,
  operated,
  signTogether,
  someoneWaits,
} from './scenes';
import { startTestApp, type Person, type TestApp } from './test-app';
import { sql } from 'drizzle-orm';

// The archive of an account's data: complete, verifiable, and available only to its owner.
describe('data archive', () => {
  let app: TestApp;
  let person: Person;
  let token: string;

  beforeAll(async () => {
    app = await startTestApp();
    const { token: first, ...rest } = await app.newInvestor();
    [person, token] = [rest, first];
    await currentInvestment(app, token, await publishProduct(app));
    await addedBankAccount(app, token, CHECKING_ACCOUNT);
  });
  afterAll(() => app.close());

  const enterPassword = async (of: string, { email, password }: Person) =>
    app.ok('verifyPassword', { token: of, body: { password: await hashPassword(email, password) } });

  const hash = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
  const readLink = async () => (await app.ok('requestDataKey', { token })).url;

  /** Unpacks the archive with another program. */
  async function unpacked(): Promise<Record<string, Uint8Array>> {
    const { rawPayload, headers, statusCode } = await app.app.inject({ url: await readLink() });
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip']);
    return unzipSync(new Uint8Array(rawPayload));
  }
  const getText = (files: Record<string, Uint8Array>, path: string) =>
    strFromU8(files[path] ?? new Uint8Array());

  test('the archive can neither be requested nor downloaded without a password check', async () => {
    expect((await app.refused('requestDataArchive', { token })).error).toBe('password_check_needed');
    expect((await app.refused('requestDataKey', { token })).error).toBe('password_check_needed');
    await enterPassword(token, person);
    expect((await app.refused('requestDataKey', { token })).error).toBe('data_export_missing');
  });

  test('it is prepared in the background, announced by mail, and contains the account’s data', async () => {
    const requested = await app.ok('requestDataArchive', { token });
    expect(requested).toMatchObject({ status: 'preparing', ready_at: null });
    expect(await app.ok('requestDataArchive', { token })).toEqual(requested);
    await app.runJobs();
    const { archive } = await app.ok('getMyData', { token });
    expect(archive).toMatchObject({ status: 'ready', done: archive?.total });
    const [mail] = await app.outbox(person.email);
    expect(mail?.text).toContain(archive?.sums_sha256);
    expect(mail?.link).toContain('/go/user/data');

    const files = await unpacked();
    const { total, items } = await app.ok('listDocuments', { token, query: { page: 1, page_size: 100 } });
    expect(Object.keys(files).filter((path) => path.startsWith('documents/'))).toHaveLength(total);
    expect(Object.keys(files).some((path) => path.endsWith(items[0]?.name ?? 'missing'))).toBe(true);
    const part = (name: string) =>
      JSON.parse(getText(files, `data/${name}.json`)) as Record<string, unknown>[]; // as it was written
    expect(part('account')).toMatchObject([{ email: person.email, phone: `+1${person.phone}` }]);
    expect(part('transactions')[0]).toMatchObject({ type: 'funds_received', amount: '50000.00' });
    const [holding] = part('investments');
    const prices = part('valuations');
    expect(prices.length).toBeGreaterThan(0);
    for (const price of prices)
      expect(price).toMatchObject({
        product_id: holding?.['product_id'],
        unit_price: expect.stringMatching(/^\d+(\.\d+)?$/),
      });
    const number_masked = expect.stringMatching(/^\*+\d{4}$/);
    expect(part('bank_accounts')).toMatchObject([
      { number_masked, pays_only: true },
      { number_masked, pays_only: false },
    ]);
    expect(getText(files, 'data/transactions.csv')).toContain('funds_received,50000.00');
    expect(getText(files, 'index.html')).toContain('<html lang="en">');
    const all = Object.entries(files)
      .filter(([path]) => !path.startsWith('documents/'))
      .map(([, bytes]) => strFromU8(bytes))
      .join('\n');
    expect(all).not.toContain(String(CHECKING_ACCOUNT.account_number));
    expect(all).not.toMatch(/v2\.[\w-]+\./); // nothing sealed
    expect(all).not.toContain('123-45-6789');
    expect(all).not.toMatch(/argon2/);
  });

  test('every file is in the list of hashes, and the hash of the list is in the audit log', async () => {
    const files = await unpacked();
    const sums = getText(files, 'SHA256SUMS');
    const listed = Object.fromEntries(
      sums
        .trimEnd()
        .split('\n')
        .map((line) => [line.slice(66), line.slice(0, 64)]),
    );
    expect(Object.keys(listed).sort()).toEqual(
      Object.keys(files)
        .filter((path) => path !== 'SHA256SUMS')
        .sort(),
    );
    for (const [path, expected] of Object.entries(listed))
      expect([path, hash(files[path] ?? '')]).toEqual([path, expected]);
    const { archive } = await app.ok('getMyData', { token });
    const check = (sums_sha256: string, of = token) =>
      app.ok('checkDataArchive', { token: of, body: { sums_sha256 } });
    expect(hash(sums)).toBe(archive?.sums_sha256);
    expect(await check(hash(sums))).toEqual({ made_at: archive?.ready_at });
    expect(await check(hash(`${sums} `))).toEqual({ made_at: null });
    expect(await check(hash(sums), (await app.newInvestor()).token)).toEqual({ made_at: null });
  });

  test('each receipt matches its hash until a word is changed', async () => {
    const files = await unpacked();
    const receipts = JSON.parse(getText(files, 'receipts.json')) as Receipt[]; // as it was written
    expect(receipts.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['account.register', 'investment.activated', 'data_archive.request']),
    );
    for (const receipt of receipts) {
      expect(hash(auditLinkText(receipt.previous, receipt))).toBe(receipt.hash);
      expect(hash(auditLinkText(receipt.previous, { ...receipt, act: `${receipt.act}.` }))).not.toBe(
        receipt.hash,
      );
    }
  });

  test('a document whose stored bytes have changed is not delivered', async () => {
    const { rows } = await app.db.execute('select store_key from files where account_id is not null limit 1');
    const key = String(rows[0]?.store_key);
    const bytes = await app.services.fileStore.get(key);
    await app.services.fileStore.put(key, Buffer.concat([bytes, Buffer.from(' ')]));
    await app.ok('requestDataArchive', { token });
    await expect(app.runJobs()).rejects.toThrow(/file_altered/);
    expect((await app.ok('getMyData', { token })).archive?.status).toBe('preparing');
    await app.services.fileStore.put(key, bytes);
    app.clock.advance({ hours: 1 });
    ({ token } = await app.signIn(person));
    await enterPassword(token, person);
    await app.ok('requestDataArchive', { token });
    await app.runJobs();
    expect((await app.ok('getMyData', { token })).archive?.status).toBe('ready');
  });

  test('a link is valid for a minute, the archive for a week', async () => {
    const url = await readLink();
    app.clock.advance({ minutes: 1 });
    expect((await app.app.inject({ url })).statusCode).toBe(410);
    for (const [days, there] of [
      [DATA_ARCHIVE_DAYS - 1, true],
      [1, false],
    ] as const) {
      app.clock.advance({ days });
      ({ token } = await app.signIn(person));
      await enterPassword(token, person);
      expect((await app.call('requestDataKey', { token })).status === 200).toBe(there);
      expect((await app.ok('getMyData', { token })).archive !== null).toBe(there);
    }
    await jobHandlers['tidy-up']({}, app.services);
    const { rows } = await app.db.execute('select id from data_exports');
    expect(rows).toEqual([]);
  });
});

// Requests to delete an account: conditions, withdrawal, decision, and the data that is deleted or kept.
describe('deletion', () => {
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
  const readId = async (email: string) => {
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

  test('a request that staff are settling can no longer be withdrawn', async () => {
    const { token, email } = await checked();
    await ask(token);
    const settling = await app.open.pool.connect();
    try {
      await settling.query('begin');
      await settling.query(`update deletion_requests set status = 'refused' where id = $1`, [
        await readId(email),
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

  test('two concurrent requests create one', async () => {
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

  test('staff can settle a request only after the wait, and no personal data of a non-investor remains', async () => {
    const { token, email, phone, password } = await checked();
    await app.ok('createInvestor', { token, body: { investor_type: 'individual' } });
    await ask(token, 'My reason is my own.');
    const id = await readId(email);
    app.clock.advance({ days: DELETION_WAIT_DAYS, seconds: -1 });
    expect((await operate(app, 'deletions', 'complete', id)).error).toMatch(/can withdraw the request/);
    app.clock.advance({ seconds: 1 });
    expect((await operate(app, 'deletions', 'complete', id, '--dry-run')).exitCode).toBe(0);
    expect(await readId(email)).toBe(id);
    expect((await operate(app, 'deletions', 'complete', id)).error).toBe('');
    await app.runJobs();
    expect((await app.outbox(email))[0]?.subject).toBe('Your account is deleted');
    const left = await everythingBut('outbox');
    for (const trace of [email, phone, 'My reason']) expect(left).not.toContain(trace);
    const body = { email, password: await hashPassword(email, password) };
    expect((await app.refused('signIn', { body })).error).toMatch(/^incorrect_credentials/);
    expect((await operate(app, 'deletions', 'complete', id)).error).toMatch(/already done/);
  });

  test('an agreement signed by one of two signers keeps neither name', async () => {
    const agreement = await jointAgreement(app);
    const { token, person, investmentId } = agreement;
    await signTogether(app, agreement, 1);
    await app.ok('cancelInvestment', { token, params: { investmentId } });
    await checked(person);
    await ask(token);
    const id = await readId(person.email);
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
    const id = await readId(person.email);
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

  test('an account to which a fund owes a payout is not deleted before it is paid', async () => {
    const person = await app.newInvestor();
    const { investmentId } = await currentInvestment(app, person.token, await publishProduct(app));
    const dividend = ['--type', 'dividend', '--amount', '7.00', '--reference', 'D-1'];
    const recorded = await operated(app, 'transactions', 'record', investmentId, ...dividend);
    await app.db.execute(sql`update investments set status = 'past' where id = ${investmentId}`);
    await checked(person);
    await ask(person.token);
    const id = await readId(person.email);
    afterTheWait();
    const complete = () => operate(app, 'deletions', 'complete', id);
    expect((await complete()).error).toContain(`A fund still owes this investor a payout: ${recorded.id}`);
    await operated(app, 'payouts', 'pay', recorded.id, '--reference', 'Check 1');
    expect((await complete()).error).toBe('');
  });

  test('staff rejects it with a reason, which is mailed', async () => {
    const { token, email } = await checked();
    await ask(token);
    expect((await operate(app, 'deletions', 'refuse', await readId(email), '--why', ' ')).error).toContain(
      '--why',
    );
    expect(
      (await operate(app, 'deletions', 'refuse', await readId(email), '--why', 'A court asks us to keep it.'))
        .error,
    ).toBe('');
    await app.runJobs();
    expect((await app.outbox(email))[0]?.text).toContain('A court asks us to keep it.');
    expect((await app.ok('getMyData', { token })).deletion).toMatchObject({
      status: 'refused',
      note: 'A court asks us to keep it.',
    });
  });

  /** Every row of the database as text, except the outbox of the demo. */
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
});
