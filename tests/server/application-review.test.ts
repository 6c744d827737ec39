import {
  applicationToReview,
  COMPLETE,
  completeApplication,
  operate,
  publishProduct,
  signEnvelope,
  activated,
  confirmedWire,
  MORGANS_ACTOR,
  openFile,
  loadPart,
  readyToSign,
  signedInvestment,
} from './scenes';
import { startTestApp, type TestApp, newPerson } from './test-app';
import { hashPassword } from '@quoin/rules/password';
import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { accounts, attemptCounts } from '../../packages/server/src/database/tables';

// Answers that staff review before the agreement is created: a related party, or a nationality under sanctions.
describe('application review', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  type Review = Awaited<ReturnType<typeof applicationToReview>>;

  const read = ({ token, params }: Review) => app.ok('getApplication', { token, params });
  const ops = (verb: string, { params }: Review, ...more: string[]) =>
    operate(app, 'investments', verb, params.investmentId, ...more);

  async function underReview() {
    const review = await applicationToReview(app);
    await app.ok('sendForReview', review);
    return review;
  }

  test('a Yes without details is incomplete', async () => {
    const { token, params } = await applicationToReview(app, {});
    const values = { ...COMPLETE.investor_information, related_to_member_firm: true };
    const body = { version: 6, finish: true, values };
    const refused = await app.refused('saveInvestorInformation', { token, params, body });
    expect(Object.keys(refused.fields ?? {})).toEqual(['related_to_member_firm_details']);
  });

  test('an income below the threshold of the stated test goes to staff', async () => {
    const { token } = await app.newInvestor();
    const { investmentId } = await completeApplication(app, token, await publishProduct(app));
    const params = { investmentId };
    const { version } = await app.ok('getApplication', { token, params });
    const values = { ...COMPLETE.status_and_experience, income_last_year: '180000.00' };
    await app.ok('saveStatusAndExperience', { token, params, body: { version, finish: true, values } });
    expect((await app.refused('sendForSignature', { token, params })).error).toBe('review_required');
    await app.ok('sendForReview', { token, params });
    const shown = await operate(app, 'investments', 'show', investmentId, '--json');
    expect(JSON.parse(shown.out)).toMatchObject({
      to_review: [{ answer: 'accredited_basis', details: 'income: income_last_year 180000.00' }],
    });
    expect((await operate(app, 'investments', 'pass-review', investmentId)).error).toBe('');
  });

  test('an application with a Yes goes to staff, who see the answer, and to the signers after they accept it', async () => {
    const review = await applicationToReview(app);
    expect((await app.refused('sendForSignature', review)).error).toBe('review_required');
    expect(await app.ok('sendForReview', review)).toMatchObject({ status: 'application_review' });
    expect(await app.ok('sendForReview', review)).toMatchObject({ status: 'application_review' });
    expect(await read(review)).toMatchObject({ status: 'application_review', envelope_id: null });
    expect((await app.refused('sendForSignature', review)).error).toBe('review_required');
    const listed = await operate(app, 'investments', 'list', '--status', 'application_review');
    expect(listed.out).toContain(review.params.investmentId);
    expect(JSON.parse((await ops('show', review, '--json')).out)).toMatchObject({
      to_review: [
        { answer: 'senior_political_figure', details: 'Sister of Vera Lund, minister of fisheries' },
      ],
    });

    expect(await ops('pass-review', review)).toMatchObject({ error: '' });
    await app.runJobs();
    const { status, envelope_id } = await read(review);
    expect(status).toBe('pending_signature');
    expect((await app.outbox(review.person.email))[0]?.link).toContain('/go/signing/');
    await signEnvelope(app, review.token, envelope_id ?? '');
    expect((await read(review)).status).toBe('being_reviewed');
    expect((await ops('pass-review', review)).error).toContain('is being_reviewed');
  });

  test('accepted answers need no second review, changed ones do', async () => {
    const review = await underReview();
    await ops('pass-review', review);
    const { token, params } = review;
    const save = async (details: string) => {
      const { version } = await read(review);
      const values = {
        ...COMPLETE.investor_information,
        senior_political_figure: true,
        senior_political_figure_details: details,
      };
      await app.ok('saveInvestorInformation', { token, params, body: { version, finish: true, values } });
    };
    await save('Sister of Vera Lund, minister of fisheries');
    expect((await read(review)).status).toBe('completing_application');
    expect(await app.ok('sendForSignature', review)).toMatchObject({ status: 'preparing' });
    await save('Brother of Vera Lund');
    expect((await app.refused('sendForSignature', review)).error).toBe('review_required');
  });

  test('staff return an application with a note, and a change by the investor withdraws it from review', async () => {
    const review = await underReview();
    const { token, params } = review;
    expect(await ops('return-review', review, '--note', 'Name the office.')).toMatchObject({ error: '' });
    expect(await app.ok('getInvestment', { token, params })).toMatchObject({
      status: 'completing_application',
      note: 'Name the office.',
    });
    expect(await app.ok('sendForReview', review)).toMatchObject({ status: 'application_review' });
    expect(await app.ok('getInvestment', { token, params })).toMatchObject({ note: null });
    const { version, steps } = await read(review);
    const values = { ...steps.qualification, attested: false };
    await app.ok('saveQualification', { token, params, body: { version, finish: false, values } });
    expect((await read(review)).status).toBe('completing_information');
    expect((await ops('pass-review', review)).error).toContain('is completing_information');
  });

  test('a nationality under sanctions is reviewed, an ordinary application is not', async () => {
    const review = await applicationToReview(app, { nationality: 'IR' });
    expect((await app.refused('sendForSignature', review)).error).toBe('review_required');
    const { token } = await app.newInvestor();
    const { investmentId } = await completeApplication(app, token, await publishProduct(app));
    const ordinary = { token, params: { investmentId } };
    expect((await app.refused('sendForReview', ordinary)).error).toBe('transition_refused');
  });

  test('neither another account’s nor an incomplete application can be sent to review', async () => {
    const review = await applicationToReview(app);
    const { token } = await app.newInvestor();
    expect((await app.refused('sendForReview', { ...review, token })).error).toBe('not_authorized_action');
    const body = { version: 6, finish: false, values: {} };
    await app.ok('saveQualification', { ...review, body });
    expect((await app.refused('sendForReview', review)).error).toBe('information_incomplete');
  });

  test('an application under review can be canceled', async () => {
    const review = await underReview();
    await app.ok('cancelInvestment', review);
    expect((await ops('pass-review', review)).error).toContain('is canceled');
  });
});

// From a complete application to a current investment, with the real agreement and the operator's commands.
describe('apply to current', () => {
  // Whole journeys, with Argon2 at every sign-in.

  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const ops = (...words: string[]) => operate(app, ...words);

  test('a complete application is signed, approved, funded and becomes current', async () => {
    const product = await publishProduct(app);
    const person = await app.newInvestor();
    const { token, email } = person;
    const { investmentId, application } = await completeApplication(app, token, product);
    expect(application).toMatchObject({ state: 'information_complete', status: 'completing_application' });

    const { params, sha256 } = await readyToSign(app, token, investmentId);
    const mail = (await app.outbox(email)).find(({ link }) => link?.includes('/go/signing/'));
    expect(mail?.link).toBe(`${app.config.publicUrl}/go/signing/${params.envelopeId}`);
    const signed = await app.ok('signEnvelope', {
      token,
      params,
      body: { typed_name: ' robin  ASHDOWN', sha256 },
    });
    expect(signed.status).toBe('sealing');
    await app.runJobs();
    expect(await app.ok('getEnvelope', { token, params })).toMatchObject({
      status: 'signed',
      document: { pages: 8 },
    });

    const prefix = investmentId.slice(0, 8);
    expect((await ops('investments', 'approve', prefix)).out).toContain('approved');
    const funding = await app.ok('chooseMethodOfTransfer', {
      token,
      params: { investmentId },
      body: await confirmedWire(app, { token, params: { investmentId } }),
    });
    expect(funding).toMatchObject({
      amount: '50000.00',
      wire: { reference: investmentId.slice(0, 8) },
      expected_between: { from: '2026-06-10', to: '2026-06-12' },
    });

    // Letters that every bank transmits and that cannot be mistaken for digits.
    expect(prefix).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect((await ops('investments', 'fund-received', prefix.toLowerCase())).error).toBe('');
    app.clock.advance({ days: 3 });
    await activated(app, prefix);

    // Three days on, the session has ended.
    const later = await app.signIn(person);
    const { items, totals } = await app.ok('listInvestments', {
      token: later.token,
      query: { status: 'current' },
    });
    expect(items).toMatchObject([
      {
        status: 'current',
        effective_date: '2026-06-08',
        contribution: '50000.00',
        nav: '50000.00',
        units: '500.000000',
      },
    ]);
    expect(totals).toMatchObject({ contribution: '50000.00', net_gain_loss: '0.00' });
    const documents = await loadPart(app, later.token, investmentId, 'documents');
    expect(documents.items).toMatchObject([
      {
        document_type: 'subscription_documents',
        name: 'Harbor Growth Access Fund - Subscription Agreement.pdf',
      },
    ]);
    const moved = await loadPart(app, later.token, investmentId, 'transactions');
    expect(moved.items).toHaveLength(2);
  });

  test('an investment must be approved before funds are recorded for it', async () => {
    const product = await publishProduct(app);
    const { token } = await app.newInvestor();
    const { investmentId } = await signedInvestment(app, token, product);
    const refused = await ops('investments', 'fund-received', investmentId);
    expect(refused).toMatchObject({ exitCode: 1, out: '' });
    expect(refused.error).toContain('being_reviewed');
    expect(await app.ok('getInvestment', { token, params: { investmentId } })).toMatchObject({
      status: 'being_reviewed',
      contribution: '0.00',
      nav: null,
    });
  });

  test('a request of the operator is shown to the investor and removed on approval', async () => {
    const product = await publishProduct(app);
    const { token } = await app.newInvestor();
    const { investmentId } = await signedInvestment(app, token, product);
    await ops('investments', 'ask-action', investmentId, '--note', 'Send a newer utility bill.');
    const requested = await app.ok('getInvestment', { token, params: { investmentId } });
    expect(requested).toMatchObject({ status: 'action_needed', note: 'Send a newer utility bill.' });
    await ops('investments', 'approve', investmentId);
    expect(await app.ok('getInvestment', { token, params: { investmentId } })).toMatchObject({ note: null });
    const shown = await ops('investments', 'show', investmentId);
    expect(shown.out).toMatch(new RegExp(`${MORGANS_ACTOR}\\s+investment\\.approved`));
  });

  test('an invalid command reports the error and changes nothing', async () => {
    expect(await ops('investments', 'approve', 'nosuch')).toMatchObject({ exitCode: 1 });
    for (const empty of ['', ' '])
      expect((await ops('investments', 'approve', empty)).error).toContain('Give the id of the investment');
    expect(await ops('investments', 'list', '--status', 'lost')).toMatchObject({ exitCode: 2 });
    expect(await ops('investments', 'burn')).toMatchObject({ exitCode: 2 });
    expect((await ops('investments', '--help')).out).toContain('fund-received');
    expect((await ops('accounts', 'show', 'nobody@example.com')).error).toContain('nobody@example.com');
  });

  test('an operator unlocks an account', async () => {
    const person = await app.signUp();
    for (let n = 0; n < 5; n += 1) {
      await app.call('signIn', { body: { email: person.email, password: 'f'.repeat(64) } });
    }
    expect(
      JSON.parse((await ops('accounts', 'show', person.email, '--json')).out).locked_until,
    ).not.toBeNull();
    await ops('accounts', 'unlock', person.email);
    expect((await app.signIn(person)).token).toBeTruthy();
  });

  test('an account locked by wrong codes accepts a right one after it is unlocked', async () => {
    const person = await app.signUp();
    const { email, password } = person;
    const first = await app.ok('signIn', { body: { email, password: await hashPassword(email, password) } });
    if (first.step !== 'two_step') throw new Error('expected the second step');
    for (let n = 0; n < 5; n += 1)
      await app.call('signIn', { body: { ticket: first.ticket, code: 'nocode' } });
    await ops('accounts', 'unlock', email);
    expect((await app.signIn(person)).token).toBeTruthy();
  });

  test('only its investor can open the sealed agreement', async () => {
    const product = await publishProduct(app);
    const { token } = await app.newInvestor();
    const { token: other } = await app.newInvestor();
    const { investmentId } = await signedInvestment(app, token, product);
    const [document] = (await loadPart(app, token, investmentId, 'documents')).items;
    const fileId = document?.file_id ?? '';
    expect((await openFile(app, token, fileId)).headers['content-type']).toBe('application/pdf');
    const stranger = await app.refused('requestFileKey', { token: other, params: { fileId } });
    const missing = await app.refused('requestFileKey', {
      token: other,
      params: { fileId: 'there-is-none' },
    });
    expect(stranger).toMatchObject({ error: 'not_authorized_file', status: 403 });
    expect(missing).toMatchObject({ error: 'not_authorized_file', status: 403 });
  });
});

// Sign-in and forgotten password take the same time whether or not there is an account: they do the same work.
describe('same time', () => {
  /** The library instance that the server in this process uses. */
  const argon2 = createRequire(__filename)('@node-rs/argon2') as typeof Argon2; // require returns no types
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

  /** Work of a call: its SQL statements in order, and the cost parameters of its hashes. */
  async function readWork(call: () => Promise<unknown>) {
    const query = jest.spyOn(pg.Client.prototype, 'query');
    verify.mockClear();
    hash.mockClear();
    await call();
    const statements = query.mock.calls.map(([given]: unknown[]) => getText(given));
    const hashes = verify.mock.calls.map(([stored]) => String(stored).split('$')[3]);
    query.mockRestore();
    return {
      statements,
      hashes: hashes.filter((cost) => cost === 'm=19456,t=2,p=1'),
      made: hash.mock.calls.length,
    };
  }

  const getText = (given: unknown): string =>
    typeof given === 'string' ? given : String(Object(given).text).replaceAll(/\s+/g, ' ');

  const signIn = (email: string) => app.refused('signIn', { body: { email, password: wrong } });

  test.each(Object.keys(PEOPLE))(
    'a wrong password costs the same for %s as without an account',
    async (who) => {
      const [email, nobody] = [await PEOPLE[who]?.(), newPerson().email];
      const usual = await readWork(() => signIn(nobody));
      expect(usual.statements.length).toBeGreaterThan(1);
      expect(usual.hashes).toEqual(['m=19456,t=2,p=1']);
      expect(await readWork(() => signIn(email ?? ''))).toEqual(usual);
    },
  );

  test('a lock check costs the same with and without an account', async () => {
    const [email, nobody] = [await someone(), newPerson().email];
    for (let n = 0; n < 5; n += 1) for (const one of [email, nobody]) await signIn(one);
    const usual = await readWork(() => signIn(nobody));
    expect(usual.hashes).toEqual([]);
    expect(await readWork(() => signIn(email))).toEqual(usual);
  });

  test.each(Object.keys(PEOPLE))(
    'a forgotten password costs the same for %s as without an account',
    async (who) => {
      const [email = '', nobody] = [await PEOPLE[who]?.(), newPerson().email];
      const ask = (one: string) => app.ok('requestPasswordReset', { body: { email: one } });
      const usual = await readWork(() => ask(nobody));
      expect(usual.statements.length).toBeGreaterThan(3);
      expect(await readWork(() => ask(email))).toEqual(usual);
      app.clock.advance({ minutes: 1 });
      expect(await readWork(() => ask(email))).toEqual(await readWork(() => ask(nobody)));
    },
  );

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
});
