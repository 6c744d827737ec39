// Every call of the contract, made by every caller who may not make it, and with every object in its path, body or query
// replaced by another account's object or a missing one. The cases are generated from the contract: an unknown kind of
// id fails.
import { CALL_NAMES, CONTRACT, ERRORS, getErrorName, type Call, type CallName } from '@quoin/contract';
import { IDENTITY_PURPOSES } from '@quoin/rules';
import { hashPassword } from '@quoin/rules/password';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { accounts, sessions } from '../../packages/server/src/database/tables';
import { ID_OF_NAME, MISSING, objectsIn, referencesIn, sample, type Ids } from './rows-objects';
import { accessCode, operate, publishProduct } from './scenes';
import { downloadToken, investorWithEverything } from './scenes/investor-with-everything';
import { startTestApp, type TestApp } from './test-app';

const REDEMPTION = { type: 'full', redemption_day: '2029-06-05', update_bank_account: true } as const;

/** Values for calls that need more than the schema's minimum. */
const REQUESTS: Partial<
  Record<CallName, (ids: Ids, code: string) => { body?: object; query?: Record<string, string> }>
> = {
  startApplication: ({ investorId }) => ({
    body: { product_id: productId, investor_id: investorId, us_person: true, eligibility_attested: true },
  }),
  requestDownload: ({ documentId }, access_code) => ({ body: { file_ids: [documentId], access_code } }),
  requestDocumentArchive: ({ documentId }, access_code) => ({
    body: { file_ids: [documentId], access_code },
  }),
  downloadDocuments: ({ documentId, downloadToken }) => ({
    query: { file_ids: documentId, token: downloadToken },
  }),
  requestRedemption: ({ investmentId, bankAccountId }, access_code) => ({
    body: {
      ...REDEMPTION,
      investment_id: investmentId,
      bank_account_id: bankAccountId,
      access_code,
    },
  }),
  changeRedemption: ({ bankAccountId }, access_code) => ({
    body: { ...REDEMPTION, bank_account_id: bankAccountId, access_code },
  }),
  chooseDistribution: ({ bankAccountId }, access_code) => ({
    body: { delivery: 'cash', account_id: bankAccountId, access_code },
  }),
};

let app: TestApp;
let owner: { token: string; ids: Ids };
let stranger: { token: string; ids: Ids };
/** Invalid bearer tokens with the errors that they get. */
let shut: Record<string, { token: string | undefined; code: number }>;
/** Its session is active: only the status of the account prevents access. */
let keptOut: string[];
let tickets: { disabled: string; locked: string };
/** A product without applications. */
let productId: string;

beforeAll(async () => {
  app = await startTestApp({ REQUEST_LIMITS: '0' }); // These tests exceed the rate limits.
  ({ id: productId } = await publishProduct(app));
  owner = await investorWithEverything(app);
  stranger = await investorWithEverything(app);
  const half = await app.signUp();
  const left = await app.newInvestor();
  await app.ok('signOut', { token: left.token, cookie: left.cookie });
  const disabled = await app.newInvestor();
  const locked = await app.newInvestor();
  const barred = await app.newInvestor();
  app.clock.advance({ minutes: 1 });
  for (const one of [owner, stranger]) one.ids.downloadToken = await downloadToken(app, one);
  tickets = { disabled: await requestTicket(disabled), locked: await requestTicket(locked) };
  await operate(app, 'accounts', 'disable', disabled.email, '--reason', 'Support case 12');
  await lock(locked);
  await app.db.update(accounts).set({ status: 'disabled' }).where(eq(accounts.email, barred.email));
  keptOut = [barred.email];
  const { code: nobody } = ERRORS.not_signed_in;
  const { code: ended } = ERRORS.session_expired;
  shut = {
    nobody: { token: undefined, code: nobody },
    'half signed in': { token: await requestTicket(half), code: nobody },
    'signed out': { token: left.token, code: ended },
    disabled: { token: disabled.token, code: ended },
    'disabled with its session left': { token: barred.token, code: ended },
  };
});
afterAll(() => app.close());

const getRows = (who: Call['who']) => CALL_NAMES.filter((name) => CONTRACT[name].who === who);

test.each(getRows('investor'))('%s requires a session', async (name) => {
  const kept = await getAliveSessions(keptOut);
  expect(kept).toHaveLength(1);
  for (const { token, code } of Object.values(shut)) {
    const { status, body } = await send(name, owner.ids, { token });
    expect({ status, code: body.code }).toEqual({ status: 401, code });
    expect(Object.keys(body).sort()).toEqual(['code', 'message', 'request_id']);
  }
  expect(await getAliveSessions(keptOut)).toEqual(kept);
});

test.each(getRows('half_signed_in'))('%s requires a passed password step', async (name) => {
  const answers = [];
  for (const ticket of ['made up', tickets.disabled]) {
    const answer = await send(name, owner.ids, { body: { ticket } });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    answers.push(comparable(answer));
  }
  expect(answers[0]).toEqual(answers[1]);
  const { status, body } = await send(name, owner.ids, { body: { ticket: tickets.locked } });
  const { code } = ERRORS.account_locked;
  expect({ status, code: body.code }).toEqual({ status: ERRORS.account_locked.status, code });
});

test('a locked sign-in keeps open sessions but allows no new one', async () => {
  const person = await app.newInvestor();
  await lock(person);
  expect((await app.ok('getUserInfo', { token: person.token })).email).toBe(person.email);
  const renewed = await app.ok('refreshToken', { token: person.token, cookie: person.cookie });
  expect((await app.ok('getUserInfo', { token: renewed.token })).email).toBe(person.email);
  const body = { email: person.email, password: await hashPassword(person.email, person.password) };
  expect((await app.refused('signIn', { body })).error).toBe('account_locked');
});

const withObjects = CALL_NAMES.filter((name) => objectsIn(name).length > 0);

test.each(withObjects)('%s responds to another account’s object as to a missing one', async (name) => {
  const reached = new Set<number>();
  for (const foreign of getParts(objectsIn(name))) {
    const another = { ...stranger.ids, ...picked(owner.ids, foreign) };
    const missing = { ...stranger.ids, ...picked(MISSING, foreign) };
    for (const purpose of IDENTITY_PURPOSES) {
      const code = await accessCode(app, stranger.token, purpose);
      const answer = await send(name, another, { token: stranger.token, code });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(comparable(answer)).toEqual(
        comparable(await send(name, missing, { token: stranger.token, code })),
      );
      reached.add(answer.body.code ?? 0);
    }
  }
  const errors = [ERRORS.not_authorized_action.code, ERRORS.not_authorized_file.code] as const;
  if (CONTRACT[name].who === 'investor') expect(errors.some((code) => reached.has(code))).toBe(true);
});

/** The owner's agreement is signed, so there is no text to read. */
const OWNER_STATUS: Partial<Record<CallName, number>> = { getEnvelopeTexts: 409 };

test.each(withObjects.filter((name) => CONTRACT[name].method === 'GET' && CONTRACT[name].who === 'investor'))(
  '%s answers its owner',
  async (name) => {
    const { status } = await send(name, owner.ids, { token: owner.token });
    expect(status).toBe(OWNER_STATUS[name] ?? 200);
  },
);

test.each(CALL_NAMES.filter((name) => 'proof' in CONTRACT[name]))(
  '%s shows a document to its owner by a living access code for documents, and by nothing else',
  async (name) => {
    const { token, ids } = owner;
    for (const kind of ['documentId', 'noticeId'] as const) {
      const ask = (code: string) => send(name, { ...ids, fileId: ids[kind] }, { token, code });
      for (const purpose of IDENTITY_PURPOSES) {
        const { status, body } = await ask(await accessCode(app, token, purpose));
        const refused = { status: 401, code: ERRORS.user_authentication_failed.code };
        expect({ status, code: body.code }).toEqual(
          purpose === 'documents' ? { status: 200, code: undefined } : refused,
        );
      }
      expect((await ask('made-up')).status).toBe(401);
      expect((await ask(await accessCode(app, stranger.token, 'documents'))).status).toBe(401);
    }
  },
);

interface Answer {
  status: number;
  body: { code?: number; request_id?: string };
  headers: Record<string, unknown>;
}

/** Everything that would allow a caller to distinguish two responses. */
function comparable({ status, body, headers }: Answer) {
  const { date: _now, ...sent } = headers;
  return { status, body: { ...body, request_id: 'any' }, sent };
}

interface Sent {
  token?: string | undefined;
  /** Access code of an identity check. */
  code?: string;
  body?: object | undefined;
  query?: Record<string, string> | undefined;
}

test.each(withObjects.filter((name) => objectsIn(name).includes('fileId')))(
  '%s answers for another account’s documents and notices as for a missing file',
  async (name) => {
    for (const kind of ['documentId', 'noticeId'] as const) {
      const code = await accessCode(app, stranger.token, 'documents');
      const ask = (fileId: string) =>
        send(name, { ...stranger.ids, fileId }, { token: stranger.token, code });
      const foreign = await ask(owner.ids[kind]);
      expect(foreign.status).toBeGreaterThanOrEqual(400);
      expect(comparable(foreign)).toEqual(comparable(await ask(MISSING.fileId)));
    }
  },
);

/**
 * A sealed agreement requires no identity check (instruction-envelopes.test.ts covers those that do), a funded
 * investment no debit account (ach-account.test.ts), and a signed application no paying account
 * (paying-accounts.test.ts).
 */
const NOT_ASKED: readonly CallName[] = ['proveSigner', 'chooseMethodOfTransfer', 'saveAmountAndSignature'];

const withReferences = CALL_NAMES.filter((name) => !NOT_ASKED.includes(name)).flatMap((name) =>
  referencesIn(name).map((field) => [name, field] as const),
);

test.each(withReferences)('%s responds to another account’s %s as to a missing one', async (name, field) => {
  const reached = new Set<number>();
  for (const purpose of IDENTITY_PURPOSES) {
    const own = await accessCode(app, stranger.token, purpose);
    const foreign = field === 'access_code' ? await accessCode(app, owner.token, purpose) : own;
    const ask = (ids: Ids, code: string) =>
      send(name, stranger.ids, { token: stranger.token, code, ...REQUESTS[name]?.(ids, code) });
    const kind = ID_OF_NAME[field];
    const another = await ask(
      kind ? { ...stranger.ids, ...picked(owner.ids, [kind]) } : stranger.ids,
      foreign,
    );
    const missing = await ask(
      kind ? { ...stranger.ids, ...picked(MISSING, [kind]) } : stranger.ids,
      kind ? own : 'missing-code',
    );
    expect(another.status).toBeGreaterThanOrEqual(400);
    expect(comparable(another)).toEqual(comparable(missing));
    reached.add(another.body.code ?? 0);
  }
  const errors = [
    'not_authorized_action',
    'not_authorized_file',
    'user_authentication_failed',
    'file_link_expired',
  ];
  const codes = [...reached].map((code) => getErrorName(code));
  expect(codes.some((error) => error !== undefined && errors.includes(error))).toBe(true);
});

test.each(Object.keys(REQUESTS).filter((name) => name !== 'requestRedemption'))(
  '%s goes well with what is one’s own, so that nothing else was refused above',
  async (given) => {
    const name = CALL_NAMES.find((one) => one === given) ?? 'signOut';
    const answers = [];
    for (const purpose of IDENTITY_PURPOSES) {
      const code = await accessCode(app, stranger.token, purpose);
      const sent = { token: stranger.token, code, ...REQUESTS[name]?.(stranger.ids, code) };
      answers.push((await send(name, stranger.ids, sent)).status);
    }
    expect(answers).toContain(200);
  },
);

let keys = 0;

async function send(
  name: CallName,
  ids: Ids,
  { token, code = 'none', body, query: requested }: Sent,
): Promise<Answer> {
  const row: Call = CONTRACT[name];
  const params = row.params ? sample(row.params, '', { ids, code }) : {};
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, part: string) => String(Object(params)[part]));
  const payload = body ?? (row.body && sample(row.body, '', { ids, code }));
  const query: Record<string, string> =
    requested ?? (row.query ? Object(sample(row.query, '', { ids, code })) : {});
  keys += 1;
  const response = await app.app.inject({
    method: row.method,
    url: `/api${path}`,
    query,
    payload: payload === undefined ? undefined : JSON.stringify(payload),
    remoteAddress: `10.0.${keys >> 8}.${keys & 255}`,
    headers: {
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(row.proof && { 'access-code': code }),
      ...(row.once && { 'idempotency-key': `matrix-${keys}` }),
    },
  });
  const isJson = String(response.headers['content-type']).includes('json');
  return { status: response.statusCode, body: isJson ? response.json() : {}, headers: response.headers };
}

/** Every non-empty subset. */
const getParts = <T>(all: readonly T[]): T[][] =>
  all.reduce<T[][]>((parts, one) => [...parts, ...parts.map((part) => [...part, one]), [one]], []);

const picked = (ids: Ids, objects: readonly (keyof Ids)[]): Partial<Ids> =>
  Object.fromEntries(objects.map((object) => [object, ids[object]]));

async function requestTicket({ email, password }: { email: string; password: string }): Promise<string> {
  const reply = await app.ok('signIn', { body: { email, password: await hashPassword(email, password) } });
  if (reply.step !== 'two_step') throw new Error('expected the second step');
  return reply.ticket;
}

/** Five wrong passwords at sign-in. */
async function lock({ email }: { email: string }): Promise<void> {
  for (let n = 0; n < 5; n += 1) await app.call('signIn', { body: { email, password: 'f'.repeat(64) } });
}

const getAliveSessions = (emails: string[]) =>
  app.db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(inArray(accounts.email, emails), isNull(sessions.revokedAt)))
    .orderBy(sessions.id);
