import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@quoin/rules';
import { asc, eq, like, inArray } from 'drizzle-orm';
import { auditTrail, staff, accounts, products, waitlist } from '../../packages/server/src/database/tables';
import { commands, getName, runCommand } from '../../packages/server/src/ops/commands';
import { readToken } from '../../packages/server/src/ops/staff';
import type { Mail } from '../../packages/server/src/providers/mail';
import { newId } from '../../packages/server/src/shared/new-id';
import { ACT_ROLES } from '../../packages/server/src/staff/act-roles';
import { STAFF_ROLES, type StaffMember } from '../../packages/server/src/staff/roles';
import { sendSignInCode, signInWithCode, verifyStaffToken } from '../../packages/server/src/staff/sign-in';
import {
  MORGAN,
  operateAs,
  addedBankAccount,
  GERMAN_ACCOUNT,
  operate,
  operated,
  publishProduct,
  signedInvestment,
  WIRE_ACCOUNT,
} from './scenes';
import { startTestApp, type TestApp, START_OF_TESTS } from './test-app';

// Staff accounts at the command line: the first person, sign-in by code, tokens, and permissions.
describe('staff accounts', () => {
  let app: TestApp;
  const folder = mkdtempSync(join(tmpdir(), 'quoin-staff-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeEach(async () => {
    app = await startTestApp();
  });
  afterEach(() => app.close());

  /** The command line of a real installation, whose mails are collected here. */
  function realInstallation() {
    const mails: Mail[] = [];
    const tokenFile = join(folder, app.config.databaseUrl?.split('/').at(-1) ?? '', 'token');
    const services = {
      ...app.services,
      config: { ...app.config, demo: false, staff: { token: undefined, tokenFile } },
      mail: { send: async (mail: Mail) => void mails.push(mail) },
    };
    const run = (...words: string[]) =>
      runCommand(words, async () => {
        const token = await readToken(tokenFile);
        return { services, staff: token === undefined ? undefined : await verifyStaffToken(services, token) };
      });
    const codeTo = (to: string) => mails.findLast((mail) => mail.to === to)?.code ?? '';
    const signIn = async (email: string) => {
      await run('sign-in', email);
      return run('sign-in', email, '--code', codeTo(email));
    };
    return { run, mails, tokenFile, services, codeTo, signIn };
  }

  const NAOMI = ['naomi.park@quoin.example', '--name', 'Naomi Park'];
  const first = ['staff', 'add', ...NAOMI, '--role', 'operations', 'treasurer'];
  const actsOnStaff = () =>
    app.db
      .select({ actor: auditTrail.actor, act: auditTrail.act })
      .from(auditTrail)
      .where(like(auditTrail.object, 'staff:%'))
      .orderBy(asc(auditTrail.seq));

  test('only the first person of an installation is added without a sign-in', async () => {
    const { run, signIn } = realInstallation();
    expect((await run('staff', 'add', ...NAOMI, '--role', 'auditor')).error).toContain(
      'must have the role operations',
    );
    expect((await run(...first)).error).toBe('');
    expect(
      (await run('staff', 'add', 'b@quoin.example', '--name', 'B', '--role', 'operations')).error,
    ).toContain('You are not signed in');
    expect((await run('products', 'list')).error).toContain('You are not signed in');
    expect((await signIn('naomi.park@quoin.example')).error).toBe('');
    expect((await run('products', 'list')).error).toBe('');
    const actor = 'operator:naomi.park@quoin.example';
    expect(await actsOnStaff()).toEqual([
      { actor, act: 'staff.bootstrap' },
      { actor, act: 'staff.sign_in' },
    ]);
  });

  test('one of two concurrently added first persons is added', async () => {
    const { run } = realInstallation();
    const other = ['staff', 'add', 'omar.diaz@quoin.example', '--name', 'Omar Diaz', '--role', 'operations'];
    const both = await Promise.all([run(...first), run(...other)]);
    expect(both.map(({ exitCode }) => exitCode).sort()).toEqual([0, 1]);
    expect(await app.db.$count(staff)).toBe(1);
  });

  describe('sign-in', () => {
    test('stores the token for its owner alone, as a hash on the server, and ends after eight hours', async () => {
      const { run, signIn, tokenFile } = realInstallation();
      await run(...first);
      await signIn('naomi.park@quoin.example');
      expect(statSync(tokenFile).mode & 0o777).toBe(0o600);
      const { rows } = await app.open.pool.query('select * from staff_tokens');
      expect(JSON.stringify(rows)).not.toContain(await readToken(tokenFile));
      app.clock.advance({ hours: 7, minutes: 59 });
      expect((await run('staff', 'list')).error).toBe('');
      app.clock.advance({ minutes: 1 });
      expect((await run('staff', 'list')).error).toContain('You are not signed in');
    });

    test('a sign-out revokes the token', async () => {
      const { run, signIn, tokenFile, services } = realInstallation();
      await run(...first);
      await signIn('naomi.park@quoin.example');
      const token = (await readToken(tokenFile)) ?? '';
      expect(await verifyStaffToken(services, token)).toMatchObject({ name: 'Naomi Park' });
      expect((await run('sign-out')).error).toBe('');
      expect(await verifyStaffToken(services, token)).toBeUndefined();
      expect(await readToken(tokenFile)).toBeUndefined();
    });

    test('five wrong codes lock the address for an hour, also against the right code', async () => {
      const { run, codeTo } = realInstallation();
      const email = 'naomi.park@quoin.example';
      await run(...first);
      await run('sign-in', email);
      const code = codeTo(email);
      const wrong = code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
      for (let tries = 1; tries < 5; tries += 1)
        expect((await run('sign-in', email, '--code', wrong)).error).toBe(
          'The code is incorrect. Try again.\n',
        );
      expect((await run('sign-in', email, '--code', wrong)).error).toContain('Too many wrong codes');
      expect((await run('sign-in', email, '--code', code)).error).toContain('Too many wrong codes');
      app.clock.advance({ minutes: 5 });
      expect((await run('sign-in', email)).error).toContain('Too many wrong codes');
      app.clock.advance({ hours: 1 });
      await run('sign-in', email);
      expect((await run('sign-in', email, '--code', codeTo(email))).error).toBe('');
    });

    test('staff see why a code could not be sent', async () => {
      const { run, services } = realInstallation();
      await run('staff', 'add', 'naomi.park@quoin.example', '--name', 'Naomi Park', '--role', 'operations');
      services.mail.send = async () => {
        throw Object.assign(new Error('self-signed certificate'), { code: 'ESOCKET' });
      };
      expect((await run('sign-in', 'naomi.park@quoin.example')).error).toContain(
        'Cause: Error ESOCKET (self-signed certificate)',
      );
    });

    test('a code is valid once, and an unknown address gets the same responses and no mail', async () => {
      const { run, mails, services } = realInstallation();
      await run(...first);
      const answers = async (email: string) => [
        (await run('sign-in', email)).out.replaceAll(email, '<email>'),
        (await run('sign-in', email)).error,
        (await run('sign-in', email, '--code', '12345')).error,
      ];
      expect(await answers('nobody@quoin.example')).toEqual(await answers('naomi.park@quoin.example'));
      expect(mails.map(({ to }) => to)).toEqual(['naomi.park@quoin.example']);
      app.clock.advance({ minutes: 2 });
      await sendSignInCode(services, 'naomi.park@quoin.example');
      const code = mails.at(-1)?.code ?? '';
      const tried = await Promise.allSettled(
        [1, 2].map(() => signInWithCode(services, 'naomi.park@quoin.example', code)),
      );
      expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });
  });

  test('disabling a person revokes their token, and nobody can disable their own account', async () => {
    const { run, signIn, tokenFile, services } = realInstallation();
    await run(...first);
    await signIn('naomi.park@quoin.example');
    const token = (await readToken(tokenFile)) ?? '';
    expect((await run('staff', 'disable', 'naomi.park@quoin.example')).error).toContain(
      'You cannot disable your own account',
    );
    const disabled = await operateAs(app, MORGAN, ['staff', 'disable', 'naomi.park@quoin.example']);
    expect(disabled.error).toBe('');
    expect(await verifyStaffToken(services, token)).toBeUndefined();
    app.clock.advance({ minutes: 2 });
    expect((await signIn('naomi.park@quoin.example')).error).not.toBe('');
    await app.db.update(staff).set({ disabledAt: null }).where(eq(staff.name, 'Naomi Park'));
    expect(await verifyStaffToken(services, token)).toBeUndefined();
  });

  describe('roles', () => {
    const all = commands(
      async () => ({ services: app.services, staff: undefined }),
      async () => undefined,
    );
    const built = all.commands
      .flatMap((one) => (one.commands.length > 0 ? [...one.commands] : [one]))
      .map((one) => ({ name: getName(one) }));

    test('every command has a role, and every role in the table has a command', () => {
      expect(built.map(({ name }) => name).sort()).toEqual(Object.keys(ACT_ROLES).sort());
    });

    test('a person runs a command if one of their roles allows it', async () => {
      const outcomes = [];
      const expected = [];
      for (const role of STAFF_ROLES)
        for (const { name } of built) {
          const allowed = ACT_ROLES[name];
          if (!allowed || allowed === 'anybody') continue;
          const person: StaffMember = { ...MORGAN, roles: [role] };
          const { error } = await operateAs(app, person, wellFormed(name));
          outcomes.push(`${role} ${name}: ${error.includes('needs the role')}`);
          expected.push(`${role} ${name}: ${!allowed.includes(role)}`);
        }
      expect(outcomes).toEqual(expected);
    });

    /** A command with all arguments and required options. They refer to nothing, so the command has no effect. */
    function wellFormed(name: string): string[] {
      const one = all.commands.flatMap((noun) => noun.commands).find((command) => getName(command) === name);
      const options = (one?.options ?? [])
        .filter(({ mandatory }) => mandatory)
        .flatMap(({ long, argChoices }) => [long ?? '', argChoices?.[0] ?? '1']);
      const dry = one?.options.some(({ long }) => long === '--dry-run') ? ['--dry-run'] : [];
      return [...name.split(' '), ...(one?.registeredArguments ?? []).map(() => 'zz'), ...dry, ...options];
    }

    test('an auditor has no other role, and cannot run commands that change something', () => {
      const auditors = built.filter(({ name }) => ACT_ROLES[name]?.includes('auditor'));
      const changing = auditors.filter(({ name }) =>
        all.commands
          .flatMap((noun) => noun.commands)
          .some((one) => getName(one) === name && one.options.some(({ long }) => long === '--dry-run')),
      );
      expect(changing).toEqual([]);
    });
  });
});

// Lists for staff: pages and totals from the database, and the lists of accounts, bank accounts, waitlist and referrals.
describe('staff lists', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  type Row = Record<string, string | number | boolean | null>;
  const list = (...words: string[]) => operated<Row[]>(app, ...words);

  describe('a list of 120 rows', () => {
    beforeAll(async () => {
      await app.db.insert(waitlist).values(
        Array.from({ length: 120 }, (_, index) => ({
          id: newId(),
          firstName: 'Person',
          lastName: `No. ${index + 1}`,
          phoneNumber: '+4915112345678',
          region: index % 3 === 0 ? 'DE' : 'FR',
          email: `person-${index + 1}@example.com`,
          // Several have the same time.
          createdAt: new Date(`${addDays(START_OF_TESTS.slice(0, 10), -Math.floor(index / 7))}T12:00:00Z`),
        })),
      );
    });

    test('has three pages that contain each row once, newest first', async () => {
      const pages = [];
      for (const page of ['1', '2', '3']) pages.push(await list('waitlist', 'list', '--page', page));
      expect(pages.map((rows) => rows.length)).toEqual([50, 50, 20]);
      expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(120);
      expect(pages.flat()).toEqual(await list('waitlist', 'list'));
      const days = pages.flat().map(({ since }) => String(since));
      expect(days).toEqual(days.toSorted().reverse());
    });

    test('shows its number of rows on each page, and a page past the end is an error', async () => {
      const { out } = await operate(app, 'waitlist', 'list', '--page', '3');
      expect(out.trimEnd().split('\n').slice(-2)).toEqual(['', '120 rows, page 3 of 3']);
      expect(await operate(app, 'waitlist', 'list', '--page', '4')).toMatchObject({
        exitCode: 1,
        out: '',
        error: 'Page 4 does not exist: there are 120 rows on 3 pages.\n',
      });
      const none = await operate(app, 'waitlist', 'list', '--region', 'NO', '--page', '2');
      expect(none.error).toContain('0 rows on one page');
      expect((await operate(app, 'waitlist', 'list', '--page', 'two')).error).toContain('--page');
    });

    test('is filtered by region and age, and --totals counts the filtered rows', async () => {
      const totals = (...words: string[]) => operated(app, 'waitlist', 'list', '--totals', ...words);
      expect(await totals('--region', 'de')).toEqual({ rows: 40, pages: 1 });
      expect(await totals('--region', 'FR', '--older-than', '5')).toEqual({ rows: 57, pages: 2 });
      expect(await list('waitlist', 'list', '--older-than', '17')).toMatchObject([
        { name: 'Person No. 120', email: 'person-120@example.com', region: 'FR', has_account: false },
      ]);
    });
  });

  test('the totals of investments sum the commitments of all pages, filtered like the list', async () => {
    const product = await publishProduct(app);
    for (const { token } of [await app.newInvestor(), await app.newInvestor()])
      await signedInvestment(app, token, product);
    const words = ['investments', 'list', '--product', product.id];
    expect(await operated(app, ...words, '--totals')).toEqual({ rows: 2, pages: 1, commitment: '100000.00' });
    expect((await operate(app, ...words)).out.trimEnd().split('\n').at(-1)).toBe(
      '2 rows, commitment 100000.00',
    );
    expect(await operated(app, ...words, '--status', 'current', '--totals')).toEqual({
      rows: 0,
      pages: 1,
      commitment: '0.00',
    });
  });

  test('accounts are listed with their investors, and found by a part of either name', async () => {
    const person = await app.newInvestor();
    await app.ok('createInvestor', {
      token: person.token,
      body: { investor_type: 'ira', custodian_name: 'Harbor Trust', account_number: '0099887766' },
    });
    await app.open.pool.query(
      `update investors set name = 'Keystone 100% Trust' from accounts
     where accounts.id = account_id and email = $1 and investor_type = 'ira'`,
      [person.email],
    );
    const emails = async (name: string) =>
      (await list('accounts', 'list', '--name', name)).map(({ email }) => email);
    expect(await emails('keystone 100% t')).toEqual([person.email]);
    expect(await emails('100%_Trust')).toEqual([]);
    expect(await emails('robin ash')).toContain(person.email);
    const [row] = await list('accounts', 'list', '--account', person.email);
    expect(row).toMatchObject({ name: 'Robin Ashdown', status: 'activated', invited_by: null });
    expect(String(row?.investors)).toContain('Keystone 100% Trust');
    expect(await list('accounts', 'list', '--status', 'disabled', '--account', person.email)).toEqual([]);
  });

  test('bank accounts are listed masked, on hold until three days have passed, and removed ones as such', async () => {
    const { token, email } = await app.newInvestor();
    await addedBankAccount(app, token, WIRE_ACCOUNT);
    const banks = (...words: string[]) => list('bank-accounts', 'list', '--account', email, ...words);
    const [held] = await banks('--status', 'on_hold');
    expect(held).toMatchObject({
      holder: 'ROBIN ASHDOWN',
      bank: 'Ashlar Trust',
      number: '******8827',
      country: 'US',
      method: 'wire',
      use: 'pays and receives',
      hold_until: '2026-06-08T14:00:00.000Z',
    });
    expect(await banks('--status', 'active')).toEqual([]);
    app.clock.advance({ days: 4 });
    await app.open.pool.query('update bank_accounts set held_until = null where id = $1', [held?.id]);
    expect(await banks('--status', 'active')).toMatchObject([{ state: 'active', hold_until: null }]);
    await addedBankAccount(app, (await app.newInvestor()).token, GERMAN_ACCOUNT);
    const { out } = await operate(app, 'bank-accounts', 'list');
    for (const number of ['8800418827', '370400440532013000']) expect(out).not.toContain(number);
    await app.open.pool.query('update bank_accounts set removed_at = changed_at where id = $1', [held?.id]);
    expect(await banks('--status', 'active')).toEqual([]);
    expect(await banks('--status', 'removed')).toMatchObject([{ id: held?.id, state: 'removed' }]);
  });

  test('friends are listed with the account that invited them and the credits of both, summed over all', async () => {
    const referrer = await app.newInvestor();
    const { token, email } = await app.newInvestor();
    const idle = await app.newInvestor();
    const [{ id: referrerId } = { id: '' }] = (
      await app.open.pool.query<{ id: string }>('select id from accounts where email = $1', [referrer.email])
    ).rows;
    await app.db
      .update(accounts)
      .set({ referredBy: referrerId })
      .where(inArray(accounts.email, [email, idle.email]));
    const friends = (...words: string[]) => list('referrals', 'list', '--account', referrer.email, ...words);
    expect(await friends()).toMatchObject([
      { status: 'activated', referrer_credit: null },
      { status: 'activated', referrer_credit: null },
    ]);
    const { investmentId } = await signedInvestment(app, token, await publishProduct(app));
    await operated(app, 'investments', 'approve', investmentId);
    await operated(app, 'investments', 'fund-received', investmentId);
    expect(await friends('--earned')).toMatchObject([
      {
        friend: email,
        friend_name: 'Robin Ashdown',
        referrer: referrer.email,
        status: 'invested',
        referrer_credit: '300.00',
        friend_credit: '300.00',
      },
    ]);
    expect(await operated(app, 'referrals', 'list', '--account', referrer.email, '--totals')).toEqual({
      rows: 2,
      pages: 1,
      referrer_credit: '300.00',
    });
  });

  test('products and webinars are counted and paged too', async () => {
    await publishProduct(app);
    const { rows } = await operated<{ rows: number }>(app, 'products', 'list', '--totals');
    expect(rows).toBe(await app.db.$count(products));
    expect((await operate(app, 'products', 'list', '--page', '2')).error).toContain('Page 2 does not exist');
    expect(await operated(app, 'webinars', 'list', '--recorded', '--totals')).toEqual({ rows: 0, pages: 1 });
    expect((await operate(app, 'webinars', 'list', '--page', '1')).out).toBe('None.\n');
  });
});
