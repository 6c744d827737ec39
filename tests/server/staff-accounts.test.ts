// Staff accounts at the command line: the first person, sign-in by code, tokens, and who may run what.
import { asc, eq, like } from 'drizzle-orm';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditTrail, staff } from '../../packages/server/src/database/tables';
import { COMMAND_ROLES } from '../../packages/server/src/ops/command-roles';
import { commands, nameOf, runCommand } from '../../packages/server/src/ops/commands';
import { readToken } from '../../packages/server/src/ops/token-file';
import type { Mail } from '../../packages/server/src/providers/mail';
import { STAFF_ROLES, type StaffMember } from '../../packages/server/src/staff/roles';
import { sendSignInCode, signInWithCode, staffOfToken } from '../../packages/server/src/staff/sign-in';
import { MORGAN, operateAs } from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'quoin-staff-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

/** The command line of an installation that is no demo and sends its mails here. */
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
      return { services, staff: token === undefined ? undefined : await staffOfToken(services, token) };
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

test('the first person of an installation is added without a sign-in, and nobody else', async () => {
  const { run, signIn } = realInstallation();
  expect((await run('staff', 'add', ...NAOMI, '--role', 'auditor')).error).toContain(
    'give the role operations',
  );
  expect((await run(...first)).error).toBe('');
  expect(
    (await run('staff', 'add', 'b@quoin.example', '--name', 'B', '--role', 'operations')).error,
  ).toContain('Sign in first');
  expect((await run('products', 'list')).error).toContain('Sign in first');
  expect((await signIn('naomi.park@quoin.example')).error).toBe('');
  expect((await run('products', 'list')).error).toBe('');
  const actor = 'operator:naomi.park@quoin.example';
  expect(await actsOnStaff()).toEqual([
    { actor, act: 'staff.bootstrap' },
    { actor, act: 'staff.sign_in' },
  ]);
});

test('of two first persons added at once, one is', async () => {
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
    expect((await run('staff', 'list')).error).toContain('Sign in first');
  });

  test('a sign-out revokes the token', async () => {
    const { run, signIn, tokenFile, services } = realInstallation();
    await run(...first);
    await signIn('naomi.park@quoin.example');
    const token = (await readToken(tokenFile)) ?? '';
    expect(await staffOfToken(services, token)).toMatchObject({ name: 'Naomi Park' });
    expect((await run('sign-out')).error).toBe('');
    expect(await staffOfToken(services, token)).toBeUndefined();
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

  test('a code is used once, and an unknown address gets the same answers and no mail', async () => {
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

test('disabling a person ends their sign-in at once, and nobody disables their own account', async () => {
  const { run, signIn, tokenFile, services } = realInstallation();
  await run(...first);
  await signIn('naomi.park@quoin.example');
  const token = (await readToken(tokenFile)) ?? '';
  expect((await run('staff', 'disable', 'naomi.park@quoin.example')).error).toContain('Nobody disables');
  const disabled = await operateAs(app, MORGAN, ['staff', 'disable', 'naomi.park@quoin.example']);
  expect(disabled.error).toBe('');
  expect(await staffOfToken(services, token)).toBeUndefined();
  app.clock.advance({ minutes: 2 });
  expect((await signIn('naomi.park@quoin.example')).error).not.toBe('');
  await app.db.update(staff).set({ disabledAt: null }).where(eq(staff.name, 'Naomi Park'));
  expect(await staffOfToken(services, token)).toBeUndefined();
});

describe('roles', () => {
  const all = commands(
    async () => ({ services: app.services, staff: undefined }),
    () => undefined,
  );
  const built = all.commands
    .flatMap((one) => (one.commands.length > 0 ? [...one.commands] : [one]))
    .map((one) => ({ name: nameOf(one) }));

  test('every command has a role, and every role in the table has a command', () => {
    expect(built.map(({ name }) => name).sort()).toEqual(Object.keys(COMMAND_ROLES).sort());
  });

  test('a person runs a command if one of their roles allows it', async () => {
    const outcomes = [];
    const expected = [];
    for (const role of STAFF_ROLES)
      for (const { name } of built) {
        const allowed = COMMAND_ROLES[name];
        if (!allowed || allowed === 'anybody') continue;
        const person: StaffMember = { ...MORGAN, roles: [role] };
        const { error } = await operateAs(app, person, wellFormed(name));
        outcomes.push(`${role} ${name}: ${error.includes('needs the role')}`);
        expected.push(`${role} ${name}: ${!allowed.includes(role)}`);
      }
    expect(outcomes).toEqual(expected);
  });

  /** A command with all its arguments and required options; none of them exists, so that it does nothing. */
  function wellFormed(name: string): string[] {
    const one = all.commands.flatMap((noun) => noun.commands).find((command) => nameOf(command) === name);
    const options = (one?.options ?? [])
      .filter(({ mandatory }) => mandatory)
      .flatMap(({ long, argChoices }) => [long ?? '', argChoices?.[0] ?? '1']);
    const dry = one?.options.some(({ long }) => long === '--dry-run') ? ['--dry-run'] : [];
    return [...name.split(' '), ...(one?.registeredArguments ?? []).map(() => 'zz'), ...dry, ...options];
  }

  test('an auditor has no other role, and is in no command that changes something', () => {
    const auditors = built.filter(({ name }) => COMMAND_ROLES[name]?.includes('auditor'));
    const changing = auditors.filter(({ name }) =>
      all.commands
        .flatMap((noun) => noun.commands)
        .some((one) => nameOf(one) === name && one.options.some(({ long }) => long === '--dry-run')),
    );
    expect(changing).toEqual([]);
  });
});
