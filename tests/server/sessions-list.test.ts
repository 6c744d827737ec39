import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { accounts, sessions } from '../../packages/server/src/database/tables';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';

const newestSubject = async ({ email }: { email: string }) => {
  await app.runJobs();
  return (await app.outbox(email))[0]?.subject;
};

test.each([
  ['Chrome on a Mac', CHROME, 'Chrome', 'macOS'],
  [
    'Safari on an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  ['something unknown', 'curl', null, null],
])('%s is listed by its names', async (_, userAgent, browser, system) => {
  const person = await app.newInvestor();
  const token = await signInWith(person, userAgent);
  const { items } = await app.ok('listSessions', { token });
  expect(items[0]).toMatchObject({ current: true, browser, system });
  expect(items[1]).toMatchObject({ current: false });
});

test('another browser is signed out within the same second, and its session leaves the list', async () => {
  const person = await app.newInvestor();
  const other = await signInWith(person, CHROME);
  const before = await app.ok('listSessions', person);
  const sessionId = before.items.find(({ current }) => !current)?.id ?? '';
  await app.ok('endOneSession', { token: person.token, params: { sessionId } });
  expect((await app.refused('getUserInfo', { token: other })).error).toBe('session_expired');
  expect((await app.ok('listSessions', person)).items).toHaveLength(1);
  expect(await newestSubject(person)).toBe('A browser was signed out of your Quoin account');
});

test('a session of another account returns the same error as a missing one, and continues', async () => {
  const [one, other] = [await app.newInvestor(), await app.newInvestor()];
  const [theirs] = (await app.ok('listSessions', other)).items;
  const end = (sessionId: string) =>
    app.refused('endOneSession', { token: one.token, params: { sessionId } });
  const { request_id: _, ...foreign } = await end(theirs?.id ?? '');
  const { request_id: __, ...missing } = await end('nothing');
  expect(foreign).toEqual(missing);
  await app.ok('getUserInfo', other);
});

test('signing out everywhere ends this session, all others and a sign-in that is half done', async () => {
  const person = await app.newInvestor();
  const other = await signInWith(person, CHROME);
  await app.ok('signOutEverywhere', person);
  for (const token of [person.token, other]) {
    expect((await app.refused('getUserInfo', { token })).error).toBe('session_expired');
  }
  expect(await newestSubject(person)).toBe('All browsers were signed out of your Quoin account');
});

test('a session that was idle for an hour is not listed', async () => {
  const person = await app.newInvestor();
  app.clock.advance({ hours: 1 });
  const token = await signInWith(person, CHROME);
  expect((await app.ok('listSessions', { token })).items).toHaveLength(1);
});

test.each([
  ['a while after the last time: before the answer', 11, true],
  ['a minute after the last time: beside the answer', 1, false],
])('that it was used is noted, %s', async (_, minutes, before) => {
  const people = await Promise.all([app.newInvestor(), app.newInvestor(), app.newInvestor()]);
  app.clock.advance({ minutes });
  const now = app.clock.now();
  await Promise.all(people.map(({ token }) => app.ok('getUserInfo', { token })));
  let used = await lastUses(people);
  while (!before && used.some((at) => at < now)) {
    await wait(20);
    used = await lastUses(people);
  }
  expect(used).toEqual(people.map(() => now));
});

const lastUses = (people: readonly { email: string }[]): Promise<Date[]> =>
  Promise.all(
    people.map(async ({ email }) => {
      const [row] = await app.db
        .select({ usedAt: sessions.usedAt })
        .from(sessions)
        .innerJoin(accounts, eq(accounts.id, sessions.accountId))
        .where(eq(accounts.email, email));
      if (!row) throw new Error(`${email} has no session`);
      return row.usedAt;
    }),
  );

async function signInWith(person: Parameters<TestApp['signIn']>[0], userAgent: string): Promise<string> {
  app.clock.advance({ minutes: 1 });
  return (await app.signIn(person, userAgent)).token;
}
