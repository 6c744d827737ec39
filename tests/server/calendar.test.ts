// The calendar: computed from the holdings of an account, as a file, and by a link that grants nothing else.
import { ERRORS } from '@quoin/contract';
import { quarterEnds } from '@quoin/rules';
import ICAL from 'ical.js';
import { todayInNewYork } from '../../packages/server/src/shared/clock';
import {
  activated,
  completeApplication,
  currentInvestment,
  operate,
  operated,
  paidCall,
  publishProduct,
  requestedRedemption,
  signedInvestment,
} from './scenes';
import { startTestApp, type Person, type TestApp } from './test-app';

let app: TestApp;
let holder: Person;
let token: string;
let investmentId: string;

beforeAll(async () => {
  app = await startTestApp();
  const { token: first, ...person } = await app.newInvestor();
  [holder, token] = [person, first];
  ({ investmentId } = await signedInvestment(app, token, await publishProduct(app)));
  await operated(app, 'investments', 'approve', investmentId);
  await paidCall(app, investmentId, '40000');
  await activated(app, investmentId);
});
afterAll(() => app.close());

const signInAgain = () => app.signIn(holder);
const listed = async (of = token, language: 'en' | 'zh-CN' = 'en') =>
  (await app.ok('listCalendar', { token: of, language })).items;
const kinds = async (of = token) => (await listed(of)).map(({ kind, date }) => [kind, date]);

/** Parses the file with another library. */
function read(ics: string) {
  const calendar = new ICAL.Component(ICAL.parse(ics));
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  return { calendar, events };
}
const readCalendarFile = async (of: string, entry?: string, language: 'en' | 'zh-CN' = 'en') =>
  app.ok('getCalendarFile', { token: of, language, query: entry === undefined ? {} : { entry } });
const get = (url: string) => app.app.inject({ url: new URL(url).pathname + new URL(url).search });

test('a capital call is listed until it is paid, and documents are expected by quarter and year', async () => {
  expect(await kinds()).toEqual([
    ['statement_expected', '2026-08-14'],
    ['tax_document_expected', '2027-03-15'],
  ]);
  const { id } = await operated(
    app,
    'capital-calls',
    'issue',
    investmentId,
    '--amount',
    '10000',
    '--due',
    '2026-07-31',
  );
  const [send, call] = await listed();
  expect(send).toMatchObject({
    id: `funds_send_by-${id}`,
    date: '2026-07-24',
    title: 'Last day to send funds due on July 31, 2026: Harbor Growth Access Fund',
    amount: '10000.00',
    overdue: false,
  });
  const file = await readCalendarFile(token, send?.id);
  expect(file.name).toBe('quoin-funds-send-by-2026-07-24.ics');
  const alarms = read(file.ics).events[0]?.component.getAllSubcomponents('valarm') ?? [];
  expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual([
    '-P6DT15H',
    '-PT15H',
  ]);
  expect(call).toMatchObject({
    id: `capital_call_due-${id}`,
    date: '2026-07-31',
    amount: '10000.00',
    overdue: false,
    path: `/my-investment/current/${investmentId}/all`,
  });
  app.clock.advance({ days: 60 });
  ({ token } = await signInAgain());
  expect((await listed())[0]).toMatchObject({ kind: 'capital_call_due', overdue: true });
  await operated(app, 'capital-calls', 'fund', id);
  expect((await kinds())[0]).toEqual(['statement_expected', '2026-08-14']);
});

test('a statement that has arrived is no longer expected, and the next one is', async () => {
  await operated(app, 'statements', 'issue', investmentId, '--to', '2026-06-30');
  expect(await kinds()).toEqual([
    ['statement_expected', '2026-11-16'],
    ['tax_document_expected', '2027-03-15'],
  ]);
});

test('a redemption is listed with its day and its payout until it is cancelled', async () => {
  const redemption = await requestedRedemption(app, token, investmentId);
  expect((await kinds()).slice(-2)).toEqual([
    ['redemption_day', '2029-06-05'],
    ['redemption_payout', redemption.payouts[0]?.by],
  ]);
  await app.ok('cancelRedemption', { token, params: { redemptionId: redemption.id } });
  expect((await kinds()).map(([kind]) => kind)).not.toContain('redemption_day');
});

test('the last day of a signing link moves when the link is resent and disappears when it expires', async () => {
  const person = await app.newInvestor();
  const { investmentId: applied } = await completeApplication(app, person.token, await publishProduct(app));
  const sent = await app.ok('sendForSignature', { token: person.token, params: { investmentId: applied } });
  await app.runJobs();
  const [first] = await listed(person.token);
  expect(first).toMatchObject({ kind: 'signature_due', path: `/signing/${sent.id}` });
  app.clock.advance({ minutes: 10 });
  await app.ok('resendEnvelope', { token: person.token, params: { envelopeId: sent.id } });
  const [again] = await listed(person.token);
  expect([again?.id, again?.until === first?.until]).toEqual([first?.id, false]);
  app.clock.advance({ days: 8 });
  const { token: later } = await app.signIn(person);
  expect(await listed(later)).toEqual([]);
  ({ token } = await signInAgain());
});

test.each(['en', 'zh-CN'] as const)('another program can read the file (%s)', async (language) => {
  const days = await listed(token, language);
  const { name, ics } = await readCalendarFile(token, undefined, language);
  const { calendar, events } = read(ics);
  expect(name).toBe('quoin.ics');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(events.map((event) => [event.summary, event.startDate.isDate, event.startDate.toString()])).toEqual(
    days.map(({ title, date }) => [title, true, date]),
  );
  for (const { component } of events) {
    expect(component.getFirstPropertyValue('url')).toContain(`/go/my-investment/current/${investmentId}`);
    expect(String(component.getFirstPropertyValue('dtstamp'))).toMatch(/Z$/);
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  }
  expect(ics.endsWith('\r\n')).toBe(true);
  for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('a day has the same UID in every file and language', async () => {
  const [day] = await listed();
  const uids = async (...of: Parameters<typeof readCalendarFile>) =>
    read((await readCalendarFile(...of)).ics).events.map(({ uid }) => uid);
  const all = await uids(token);
  app.clock.advance({ minutes: 5 });
  expect(await uids(token, undefined, 'zh-CN')).toEqual(all);
  expect(await uids(token, day?.id)).toEqual(all.slice(0, 1));
  expect(new Set(all).size).toBe(all.length);
});

test('another account’s day is indistinguishable from a missing one', async () => {
  const stranger = await app.newInvestor();
  const [day] = await listed();
  for (const entry of [day?.id ?? '', 'missing']) {
    const { error } = await app.refused('getCalendarFile', { token: stranger.token, query: { entry } });
    expect(error).toBe('not_found');
  }
  expect(await listed(stranger.token)).toEqual([]);
});

test('the link gives access to one calendar, without amounts, until it is renewed or revoked', async () => {
  const { investmentId: other } = await currentInvestment(
    app,
    (await app.newInvestor()).token,
    await publishProduct(app),
  );
  const first = await app.ok('makeCalendarLink', { token, body: { language: 'zh-CN' } });
  const answer = await get(first.url);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(read(answer.body).events.map(({ summary }) => summary)).toEqual(
    (await listed(token, 'zh-CN')).map(({ title }) => title),
  );
  expect(answer.body).not.toContain(other);
  expect(answer.body).not.toContain('.00');
  expect((await app.ok('getCalendarLink', { token })).link).toMatchObject({ language: 'zh-CN' });
  expect((await app.ok('getCalendarLink', { token })).link?.read_at).not.toBeNull();
  const { rows } = await app.db.execute('select key_hash from calendar_links');
  expect(rows.map((row) => first.url.includes(String(row.key_hash)))).not.toContain(true);

  const second = await app.ok('makeCalendarLink', { token, body: { language: 'en' } });
  expect((await get(first.url)).statusCode).toBe(404);
  expect((await get(second.url)).statusCode).toBe(200);
  await app.ok('revokeCalendarLink', { token });
  const gone = await get(second.url);
  const unknown = await get(second.url.replace(/key=.*/, 'key=made-up'));
  const { code } = ERRORS.calendar_link_unknown;
  for (const { statusCode, json } of [gone, unknown]) expect([statusCode, json().code]).toEqual([404, code]);
  expect((await app.refused('revokeCalendarLink', { token })).error).toBe('calendar_link_missing');
});

test('the link of a disabled account does not work', async () => {
  const person = await app.newInvestor();
  const { url } = await app.ok('makeCalendarLink', { token: person.token, body: { language: 'en' } });
  expect((await get(url)).statusCode).toBe(200);
  await operate(app, 'accounts', 'disable', person.email, '--reason', 'Support case 12');
  expect((await get(url)).statusCode).toBe(404);
});

test('the payout of a completed redemption is listed until its day has passed', async () => {
  const { token: own, ...person } = await app.newInvestor();
  const product = await publishProduct(app);
  await app.open.pool.query('update products set lock_up_count = 0 where id = $1', [product.id]);
  const { investmentId: held } = await currentInvestment(app, own, product);
  const redemption_day = todayInNewYork(app.clock);
  const terms = { amount: '20000', redemption_day };
  const { id, payouts } = await requestedRedemption(app, own, held, terms);
  const payoutDay = payouts[0]?.by ?? '';
  const ofRedemption = async (token: string) =>
    (await kinds(token)).filter(([kind]) => kind?.startsWith('redemption'));
  const payout = ['redemption_payout', payoutDay];
  await operated(app, 'redemptions', 'approve', id);
  expect(await ofRedemption(own)).toEqual([['redemption_day', redemption_day], payout]);
  await operated(app, 'redemptions', 'complete', id);
  expect(await ofRedemption(own)).toEqual([payout]);

  const days = (Date.parse(payoutDay) - Date.parse(redemption_day)) / 86_400_000;
  app.clock.advance({ days });
  const { token: onTheDay } = await app.signIn(person);
  expect(await ofRedemption(onTheDay)).toEqual([payout]);
  app.clock.advance({ days: 1 });
  const { token: later } = await app.signIn(person);
  expect(await ofRedemption(later)).toEqual([]);
});

test('after a late distribution, no statement is expected for quarters without units', async () => {
  const person = await app.newInvestor();
  const { investmentId: ended } = await currentInvestment(app, person.token, await publishProduct(app));
  await operated(app, 'investments', 'end', ended);
  app.clock.advance({ days: 200 });
  const { token: later } = await app.signIn(person);
  const before = await listed(later);
  const terms = ['--type', 'distribution', '--amount', '10', '--reference', 'LATE-1'];
  await operated(app, 'transactions', 'record', ended, ...terms);
  const statements = (await listed(later)).filter(({ kind }) => kind === 'statement_expected');
  expect(statements).toEqual(before.filter(({ kind }) => kind === 'statement_expected'));
});

// The last test, because it moves the clock more than a year.
test('a missing document stays expected, even after one for a later period arrives', async () => {
  const person = await app.newInvestor();
  const { investmentId: held } = await currentInvestment(app, person.token, await publishProduct(app));
  const since = todayInNewYork(app.clock);
  app.clock.advance({ days: 400 });
  const { token: later } = await app.signIn(person);
  const ended = quarterEnds(since, todayInNewYork(app.clock)).slice(0, -1);
  const expected = async () =>
    (await listed(later)).flatMap(({ kind, id }) => (kind === 'statement_expected' ? [id.slice(-10)] : []));
  expect((await expected()).slice(0, ended.length)).toEqual(ended);
  expect((await listed(later))[0]).toMatchObject({ waits_for: 'document', overdue: false });
  await operated(app, 'statements', 'issue', held, '--to', ended.at(-1) ?? '');
  expect((await expected()).slice(0, ended.length - 1)).toEqual(ended.slice(0, -1));
  expect(await expected()).not.toContain(ended.at(-1));
});
