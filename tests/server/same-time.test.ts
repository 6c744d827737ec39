// Sign-in and forgotten password take the same time whether or not there is an account: they do the same work.
import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';
import { hashPassword } from '@quoin/rules/password';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { accounts, attemptCounts } from '../../packages/server/src/database/tables';
import { newPerson, startTestApp, type TestApp } from './test-app';

/** The library itself, as everybody in this process has it. */
const argon2 = createRequire(__filename)('@node-rs/argon2') as typeof Argon2; // require knows no types
const [verify, hash] = [jest.spyOn(argon2, 'verify'), jest.spyOn(argon2, 'hash')];

let app: TestApp;
let wrong: string;
beforeAll(async () => {
  app = await startTestApp();
  wrong = await hashPassword('nobody@example.com', 'Wrong#2026');
});
afterAll(() => app.close());

type Account = typeof accounts.$inferInsert;

/** An e-mail address whose account is in the given state. */
async function someone(changes: Partial<Account> = {}): Promise<string> {
  const { email } = await app.signUp();
  if (Object.keys(changes).length > 0)
    await app.db.update(accounts).set(changes).where(eq(accounts.email, email));
  return email;
}

const PEOPLE: Record<string, () => Promise<string>> = {
  nobody: async () => newPerson().email,
  'an activated account': () => someone(),
  'one with two-step off': () => someone({ twofaOn: false }),
  'one that is not activated': () => someone({ status: 'registered' }),
  'one that is disabled': () => someone({ status: 'disabled' }),
  'one of an older scheme': () => someone({ passwordUpgrade: true }),
  'one whose hash is of an older, cheaper kind': async () =>
    someone({ passwordHash: await argon2.hash('any', { memoryCost: 4096, timeCost: 1, parallelism: 1 }) }),
};

/** The work of a call: its statements in order, and the cost parameters of its hashes. */
async function workOf(call: () => Promise<unknown>) {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  verify.mockClear();
  hash.mockClear();
  await call();
  const statements = query.mock.calls.map(([given]: unknown[]) => textOf(given));
  const hashes = verify.mock.calls.map(([stored]) => String(stored).split('$')[3]);
  query.mockRestore();
  return {
    statements,
    hashes: hashes.filter((cost) => cost === 'm=19456,t=2,p=1'),
    made: hash.mock.calls.length,
  };
}

const textOf = (given: unknown): string =>
  typeof given === 'string' ? given : String(Object(given).text).replaceAll(/\s+/g, ' ');

const signIn = (email: string) => app.refused('signIn', { body: { email, password: wrong } });

test.each(Object.keys(PEOPLE))('a wrong password costs as much for %s as for nobody', async (who) => {
  const [email, nobody] = [await PEOPLE[who]?.(), newPerson().email];
  const usual = await workOf(() => signIn(nobody));
  expect(usual.statements.length).toBeGreaterThan(1);
  expect(usual.hashes).toEqual(['m=19456,t=2,p=1']);
  expect(await workOf(() => signIn(email ?? ''))).toEqual(usual);
});

test('a lock check costs the same with and without an account', async () => {
  const [email, nobody] = [await someone(), newPerson().email];
  for (let n = 0; n < 5; n += 1) for (const one of [email, nobody]) await signIn(one);
  const usual = await workOf(() => signIn(nobody));
  expect(usual.hashes).toEqual([]);
  expect(await workOf(() => signIn(email))).toEqual(usual);
});

test.each(Object.keys(PEOPLE))('a forgotten password costs as much for %s as for nobody', async (who) => {
  const [email = '', nobody] = [await PEOPLE[who]?.(), newPerson().email];
  const ask = (one: string) => app.ok('requestPasswordReset', { body: { email: one } });
  const usual = await workOf(() => ask(nobody));
  expect(usual.statements.length).toBeGreaterThan(3);
  expect(await workOf(() => ask(email))).toEqual(usual);
  app.clock.advance({ minutes: 1 });
  expect(await workOf(() => ask(email))).toEqual(await workOf(() => ask(nobody)));
});

test('sign-in takes the same time with and without an account', async () => {
  const [email, nobody] = [await someone(), newPerson().email];
  const took: Record<string, number[]> = { [email]: [], [nobody]: [] };
  for (let n = 0; n < 15; n += 1) {
    for (const one of [email, nobody]) {
      const begun = performance.now();
      await signIn(one);
      took[one]?.push(performance.now() - begun);
    }
    await app.db.delete(attemptCounts);
  }
  const median = (one: string) => took[one]?.sort((a, b) => a - b)[7] ?? 0;
  // Without the hash for unknown addresses it would be less than a fifth.
  expect(median(nobody) / median(email)).toBeGreaterThan(0.5);
  expect(median(nobody) / median(email)).toBeLessThan(2);
});
