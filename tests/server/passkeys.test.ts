import { hashPassword } from '@quoin/rules/password';
import { eq } from 'drizzle-orm';
import { accounts, auditTrail, passkeys } from '../../packages/server/src/database/tables';
import type { Answering, Authenticator } from './authenticator';
import { addPasskey, enterPassword, newKey, operate, passkeyHolder } from './scenes';
import { startTestApp, type Person, type TestApp } from './test-app';

describe('passkeys', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function signIn(key: Authenticator, answering?: Answering) {
    const options = await app.ok('beginPasskeySignIn');
    return app.call('signInByPasskey', { body: { credential: key.get(options, answering) } });
  }

  const securityMails = async ({ email }: Person) => {
    await app.runJobs();
    return (await app.outbox(email)).map(({ subject }) => subject);
  };

  describe('adding a passkey', () => {
    test('requires the password first', async () => {
      const { token } = await app.newInvestor();
      expect((await app.refused('beginPasskey', { token })).error).toBe('password_check_needed');
    });

    test('lists it, returns ten recovery codes with the first, and notifies the owner', async () => {
      const person = await passkeyHolder(app);
      expect(person.recovery_codes).toHaveLength(10);
      expect(new Set(person.recovery_codes).size).toBe(10);
      const { items, recovery_codes_left } = await app.ok('listPasskeys', person);
      expect(items).toEqual([
        {
          id: person.passkey.id,
          name: 'Key ring',
          created_at: expect.any(String),
          last_used_at: null,
          synced: false,
        },
      ]);
      expect(recovery_codes_left).toBe(10);
      expect(await securityMails(person)).toEqual(
        expect.arrayContaining([
          'A passkey was added to your Quoin account',
          'New recovery codes were created for your Quoin account',
        ]),
      );
      const second = await addPasskey(app, person, newKey(app));
      expect(second.reply.recovery_codes).toEqual([]);
    });

    test('keeps two of three concurrent ones', async () => {
      const person = await app.newInvestor();
      await enterPassword(app, person.token);
      const options = await Promise.all([1, 2, 3].map(() => app.ok('beginPasskey', person)));
      const answers = await Promise.all(
        options.map((one) =>
          app.call('addPasskey', {
            token: person.token,
            body: { name: 'Key', credential: newKey(app).create(one) },
          }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
      expect((await app.refused('beginPasskey', person)).error).toBe('passkey_limit');
    });

    test('rejects a key that exists, also for another account', async () => {
      const { authenticator: key } = await passkeyHolder(app);
      const other = await app.newInvestor();
      await enterPassword(app, other.token);
      const answer = await addPasskey(app, other, key);
      expect(answer.response.json()).toMatchObject({ code: 1125 });
    });

    test.each<[string, Answering]>([
      ['from another site', { origin: 'https://quoin.example.net' }],
      ['without a finger or PIN', { verified: false }],
    ])('%s is refused', async (_, answering) => {
      const person = await app.newInvestor();
      await enterPassword(app, person.token);
      expect((await addPasskey(app, person, newKey(app), answering)).response.json()).toMatchObject({
        code: 1123,
      });
      expect((await app.ok('listPasskeys', person)).items).toEqual([]);
    });

    test('a challenge is valid once, for its session and for five minutes', async () => {
      const person = await app.newInvestor();
      await enterPassword(app, person.token);
      const send = async (token: string, credential: ReturnType<Authenticator['create']>) =>
        (await app.call('addPasskey', { token, body: { name: 'Key', credential } })).response.json().code;
      const used = await app.ok('beginPasskey', person);
      await app.ok('addPasskey', {
        token: person.token,
        body: { name: 'Key', credential: newKey(app).create(used) },
      });
      expect(await send(person.token, newKey(app).create(used))).toBe(1123);
      const timely = await app.ok('beginPasskey', person);
      app.clock.advance({ minutes: 4, seconds: 59 });
      const second = { name: 'Key', credential: newKey(app).create(timely) };
      const { passkey } = await app.ok('addPasskey', { token: person.token, body: second });
      await app.ok('removePasskey', { token: person.token, params: { passkeyId: passkey.id } });
      await enterPassword(app, person.token);
      const late = await app.ok('beginPasskey', person);
      app.clock.advance({ minutes: 5, seconds: 1 });
      expect(await send(person.token, newKey(app).create(late))).toBe(1123);
      const other = await app.newInvestor();
      await enterPassword(app, other.token);
      await enterPassword(app, person.token);
      const foreign = await app.ok('beginPasskey', person);
      expect(await send(other.token, newKey(app).create(foreign))).toBe(1123);
    });

    test('needs a name', async () => {
      const person = await app.newInvestor();
      await enterPassword(app, person.token);
      const credential = newKey(app).create(await app.ok('beginPasskey', person));
      const answer = await app.refused('addPasskey', {
        token: person.token,
        body: { name: '  ', credential },
      });
      expect(answer.fields).toEqual({ name: expect.any(String) });
    });
  });

  describe('signing in by a passkey', () => {
    test('opens a session without an SMS code', async () => {
      const { authenticator: key, email } = await passkeyHolder(app);
      const { status, reply, response } = await signIn(key);
      expect(status).toBe(200);
      expect(response.cookies.map(({ name }) => name)).toContain('quoin_refresh');
      expect((await app.ok('getUserInfo', { token: reply.token })).email).toBe(email);
      const { items } = await app.ok('listPasskeys', { token: reply.token });
      expect(items[0]?.last_used_at).not.toBeNull();
    });

    test.each<[string, Answering]>([
      ['on another site', { origin: 'http://localhost:9999' }],
      ['without a finger or PIN', { verified: false }],
    ])('%s is refused', async (_, answering) => {
      const { authenticator: key } = await passkeyHolder(app);
      expect((await signIn(key, answering)).response.json()).toMatchObject({ code: 1123 });
    });

    test('a response sent twice signs in once', async () => {
      const { authenticator: key } = await passkeyHolder(app);
      const credential = key.get(await app.ok('beginPasskeySignIn'));
      const answers = await Promise.all(
        [1, 2, 3].map(() => app.call('signInByPasskey', { body: { credential } })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    });

    test('a response of an unknown key, another key or another user is rejected', async () => {
      const { authenticator: key } = await passkeyHolder(app);
      const other = await passkeyHolder(app);
      expect((await signIn(newKey(app))).response.json()).toMatchObject({ code: 1123 });
      const options = await app.ok('beginPasskeySignIn');
      const forged = { ...other.authenticator.get(options), id: key.id };
      expect((await app.refused('signInByPasskey', { body: { credential: forged } })).error).toBe(
        'passkey_not_accepted',
      );
      key.userHandle = other.authenticator.userHandle;
      expect((await signIn(key)).response.json()).toMatchObject({ code: 1123 });
    });

    test('a key whose counter does not increase is rejected as cloned', async () => {
      const { authenticator: key } = await passkeyHolder(app);
      key.counter = 7;
      expect((await signIn(key)).status).toBe(200);
      expect((await signIn(key)).response.json()).toMatchObject({ code: 1123 });
      key.counter = 8;
      expect((await signIn(key)).status).toBe(200);
    });

    test('a locked account stays locked, a disabled one disabled', async () => {
      const { authenticator: key, email } = await passkeyHolder(app);
      const body = { email, password: await hashPassword(email, 'Wrong#2026') };
      for (let tries = 0; tries < 5; tries += 1) await app.refused('signIn', { body });
      expect((await signIn(key)).response.json()).toMatchObject({ code: 1101 });
      const disabled = await passkeyHolder(app);
      await operate(app, 'accounts', 'disable', disabled.email, '--reason', 'Support case 12');
      expect((await signIn(disabled.authenticator)).response.json()).toMatchObject({ code: 1103 });
    });

    test('an account that is no longer active gets an error', async () => {
      const { authenticator: key, email } = await passkeyHolder(app);
      await app.db.update(accounts).set({ status: 'registered' }).where(eq(accounts.email, email));
      expect((await signIn(key)).response.json()).toMatchObject({ code: 1102 });
    });
  });

  describe('a passkey instead of the password', () => {
    test('opens the security settings for ten minutes', async () => {
      const { token, authenticator: key } = await passkeyHolder(app);
      app.clock.advance({ minutes: 11 });
      const set = () => app.call('makeRecoveryCodes', { token });
      expect((await set()).response.json().code).toBe(1118);
      const credential = key.get(await app.ok('beginPasskeyCheck', { token }));
      await app.ok('verifyPasskey', { token, body: { credential } });
      expect((await set()).status).toBe(200);
    });

    test("requires a passkey of this account, not another account's", async () => {
      const { token } = await app.newInvestor();
      expect((await app.refused('beginPasskeyCheck', { token })).error).toBe('no_passkey');
      const [one, other] = [await passkeyHolder(app), await passkeyHolder(app)];
      const credential = other.authenticator.get(await app.ok('beginPasskeyCheck', one));
      expect((await app.refused('verifyPasskey', { token: one.token, body: { credential } })).error).toBe(
        'passkey_not_accepted',
      );
    });
  });

  describe('removing a passkey', () => {
    test('ends sign-in by it, notifies the owner, and is in the audit log', async () => {
      const person = await passkeyHolder(app);
      const params = { passkeyId: person.passkey.id };
      await app.ok('removePasskey', { token: person.token, params });
      expect((await signIn(person.authenticator)).response.json()).toMatchObject({ code: 1123 });
      expect(await securityMails(person)).toContain('A passkey was removed from your Quoin account');
      const acts = await app.db
        .select({ act: auditTrail.act })
        .from(auditTrail)
        .where(eq(auditTrail.object, `passkey:${person.passkey.id}`))
        .orderBy(auditTrail.seq);
      expect(acts.map(({ act }) => act)).toEqual(['account.passkey_add', 'account.passkey_remove']);
    });

    test("another account's passkey is rejected like a missing one", async () => {
      const [one, other] = [await passkeyHolder(app), await passkeyHolder(app)];
      const remove = (passkeyId: string) =>
        app.refused('removePasskey', { token: one.token, params: { passkeyId } });
      const { request_id: _, ...foreign } = await remove(other.passkey.id);
      const { request_id: __, ...missing } = await remove('nothing');
      expect(foreign).toEqual(missing);
      expect(await app.db.select().from(passkeys).where(eq(passkeys.id, other.passkey.id))).toHaveLength(1);
    });
  });
});

// Recovery codes replace the SMS code when the phone is not available.
describe('recovery codes', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const securityMails = async ({ email }: Person) => {
    await app.runJobs();
    return (await app.outbox(email)).map(({ subject }) => subject);
  };

  const requestTicket = async ({ email, password }: Person) => {
    app.clock.advance({ minutes: 1 });
    const reply = await app.ok('signIn', { body: { email, password: await hashPassword(email, password) } });
    if (reply.step !== 'two_step') throw new Error('expected the second step');
    return reply.ticket;
  };

  test('a recovery code replaces the SMS code once, with or without dash, in any case', async () => {
    const person = await passkeyHolder(app);
    const [code = ''] = person.recovery_codes;
    const send = async (recovery_code: string) =>
      app.call('signIn', { body: { ticket: await requestTicket(person), recovery_code } });
    const written = ` ${code.replace('-', ' ').toLowerCase()} `;
    expect((await send(written)).reply).toMatchObject({ step: 'signed_in' });
    expect((await send(code)).response.json()).toMatchObject({ code: 1127 });
    expect((await app.ok('listPasskeys', person)).recovery_codes_left).toBe(9);
    expect(await securityMails(person)).toContain(
      'A recovery code was used to sign in to your Quoin account',
    );
  });

  test('five concurrent uses sign in once', async () => {
    const person = await passkeyHolder(app);
    const [code = ''] = person.recovery_codes;
    const body = { ticket: await requestTicket(person), recovery_code: code };
    const answers = await Promise.all([1, 2, 3, 4].map(() => app.call('signIn', { body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('the fifth wrong code locks the account', async () => {
    const person = await passkeyHolder(app);
    const ticket = await requestTicket(person);
    const codes = [];
    for (let tries = 0; tries < 5; tries += 1) {
      const { response } = await app.call('signIn', { body: { ticket, recovery_code: 'ABCDE-FGHJK' } });
      codes.push(response.json().code);
    }
    expect(codes).toEqual([1127, 1128, 1128, 1128, 1101]);
  });

  test('an empty code and a code of another person return errors', async () => {
    const [one, other] = [await passkeyHolder(app), await passkeyHolder(app)];
    const ticket = await requestTicket(one);
    expect((await app.refused('signIn', { body: { ticket, recovery_code: ' ' } })).error).toBe('code_empty');
    const [foreign = ''] = other.recovery_codes;
    expect((await app.refused('signIn', { body: { ticket, recovery_code: foreign } })).error).toBe(
      'recovery_code_incorrect',
    );
  });

  test('new codes invalidate the old ones', async () => {
    const person = await passkeyHolder(app);
    await enterPassword(app, person.token);
    const { recovery_codes } = await app.ok('makeRecoveryCodes', person);
    const [old = ''] = person.recovery_codes;
    const ticket = await requestTicket(person);
    expect((await app.refused('signIn', { body: { ticket, recovery_code: old } })).error).toBe(
      'recovery_code_incorrect',
    );
    const [fresh = ''] = recovery_codes;
    await app.ok('signIn', { body: { ticket, recovery_code: fresh } });
  });

  test('no code is stored in plain text', async () => {
    const { recovery_codes } = await passkeyHolder(app);
    const { rows } = await app.open.pool.query<{ row: string }>(
      'select recovery_codes::text as row from recovery_codes',
    );
    const stored = rows.map(({ row }) => row).join('\n');
    for (const code of recovery_codes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replace('-', ''));
    }
  });
});
