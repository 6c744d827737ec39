import { eq } from 'drizzle-orm';
import { visits } from '../../packages/server/src/database/tables';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A visit by a link from a mail, with the cookie the browser got. */
async function arrive(query: Record<string, string> = { ref_id: 'GRACELINDQ', utm_source: 'letter' }) {
  const { reply, response } = await app.call('recordVisit', { query });
  const cookie = response.cookies.find(({ name }) => name === 'quoin_visit');
  return { ...reply, cookie: `quoin_visit=${cookie?.value}`, response };
}

const recordOf = async (id: string) => (await app.db.select().from(visits).where(eq(visits.id, id)))[0];

test('a visit is recorded with what its link carried, under an id that is kept for seven days', async () => {
  const { id, expire, response } = await arrive({ ref_id: 'GRACELINDQ', utm_source: 'letter', mc_cid: '7f' });
  expect(expire).toBe('2026-06-12T14:00:00.000Z');
  expect(response.headers['set-cookie']).toMatch(
    /^quoin_visit=[^;]+; Path=\/api\/v1\/access;.*HttpOnly; SameSite=Strict$/,
  );
  expect(await recordOf(id)).toMatchObject({
    parameters: { ref_id: 'GRACELINDQ', utm_source: 'letter', mc_cid: '7f' },
    looks: 1,
    convertedAt: null,
  });
});

test('a returning browser continues its record, and an unknown id starts a new one', async () => {
  const { id } = await arrive();
  expect(await arrive({ id })).toMatchObject({ id });
  expect(await recordOf(id)).toMatchObject({ looks: 2 });
  expect((await arrive({ id: 'newsletter-7' })).id).not.toBe('newsletter-7');
});

test('a stay is noted while the record is under seven days old, not a second longer', async () => {
  const { id } = await arrive();
  app.clock.advance({ days: 6, hours: 23, minutes: 59, seconds: 59 });
  expect(await app.ok('recordStay', { query: { id, ref_id: 'GRACELINDQ' } })).toEqual({ expired: false });
  const { stayedAt } = (await recordOf(id)) ?? {};
  expect(stayedAt).toEqual(app.clock.now());
  app.clock.advance({ seconds: 1 });
  expect(await app.ok('recordStay', { query: { id } })).toEqual({ expired: true });
  app.clock.advance({ seconds: 1 });
  expect(await app.ok('recordStay', { query: { id } })).toEqual({ expired: true });
  expect((await recordOf(id))?.stayedAt).toEqual(stayedAt);
  expect((await arrive({ id })).id).not.toBe(id);
});

test('a record that never was is answered like one that has ended', async () => {
  expect(await app.ok('recordStay', { query: { id: 'nobody' } })).toEqual({ expired: true });
});

test('a visit becomes a sign-up once, known by its cookie alone', async () => {
  const { id, cookie } = await arrive();
  const other = await arrive();
  const convertedAt = app.clock.now();
  expect(await app.ok('recordConversion', { cookie })).toEqual({ done: true });
  app.clock.advance({ seconds: 1 });
  await app.ok('recordConversion', { cookie });
  expect(await recordOf(id)).toMatchObject({ convertedAt });
  expect(await recordOf(other.id)).toMatchObject({ convertedAt: null });
  expect(await app.ok('recordConversion')).toEqual({ done: true });
});

test.each([
  ['a name of other signs', 'a%00b=1'],
  ['a value that is too long', `utm_source=${'x'.repeat(201)}`],
  ['more parameters than any campaign has', Array.from({ length: 21 }, (_, at) => `p${at}=1`).join('&')],
  ['a parameter that comes twice', 'ref_id=a&ref_id=b'],
])('a link with %s is refused, not stored', async (_, query) => {
  const response = await app.app.inject({ url: `/api/v1/access/stats?${query}` });
  expect([response.statusCode, response.json().code]).toEqual([400, 1900]);
});
