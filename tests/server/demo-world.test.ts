import { PDFDocument } from '@cantoo/pdf-lib';
import {
  moneyToWire,
  calculateUnitsValue,
  type InvestmentGroup,
  PRODUCT_CATEGORIES,
  PRODUCT_STATUSES,
  type Bilingual,
} from '@quoin/rules';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import {
  accounts,
  files,
  investments,
  products,
  productDocuments,
  recordings,
  webinars,
} from '../../packages/server/src/database/tables';
import { todayInNewYork } from '../../packages/server/src/shared/clock';
import { DEMO_ACCOUNTS } from '../../packages/server/src/demo/demo-accounts';
import { seedDemoWorld } from '../../packages/server/src/app/demo-world/seed-demo-world';
import { stepProblems, readApplication, isComplete } from '../../packages/server/src/journey/apply';
import { everyPage, operate, loadPart, openEnvelope } from './scenes';
import { startTestApp, type TestApp } from './test-app';

describe('demo world', () => {
  const [AMELIA, DANIEL, GRACE, YIFEI] = DEMO_ACCOUNTS.map(({ email }) => email);

  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
    // Two processes start together: one seeds, the other waits and finds a seeded database.
    await Promise.all([seedDemoWorld(app.services), seedDemoWorld(app.services)]);
  });
  afterAll(() => app.close());

  const COUPLE = [
    { name: 'Daniel Okafor', last4: '6789' },
    { name: 'Adaeze Okafor', last4: '9999' },
  ] as const;

  /** Both steps of signing in, with the code from the outbox. */
  async function signIn(email: string | undefined) {
    const person = DEMO_ACCOUNTS.find((one) => one.email === email);
    const [account] = (await app.db.select().from(accounts)).filter((one) => one.email === email);
    if (!person || !account?.phone) throw new Error(`nobody is called ${email}`);
    const phone = account.phone.replace(/^\+1/, '');
    if (account.phoneRegion === 'US') return app.signIn({ ...person, phone });
    const { hashPassword } = await import('@quoin/rules/password');
    const first = await app.ok('signIn', {
      body: { email: person.email, password: await hashPassword(person.email, person.password) },
    });
    if (first.step !== 'two_step') throw new Error('expected the second step');
    const code = await app.newestCode(account.phone);
    const second = await app.ok('signIn', { body: { ticket: first.ticket, code } });
    if (second.step !== 'signed_in') throw new Error('expected to be signed in');
    return { token: second.token };
  }

  const portfolio = async (token: string, status: InvestmentGroup) =>
    (await app.ok('listInvestments', { token, query: { status } })).items;

  describe('the people', () => {
    it('have phones that can receive a code', async () => {
      for (const { phone } of await app.db.select().from(accounts)) {
        expect(parsePhoneNumberFromString(phone ?? '')?.isValid()).toBe(true);
      }
    });

    it('Amelia has an account and nothing else', async () => {
      const { token } = await signIn(AMELIA);
      expect((await app.ok('getUserInfo', { token })).investors).toEqual([]);
      expect((await app.ok('listInvestments', { token })).items).toEqual([]);
    });

    it('Grace has invited Daniel, who may still invest first, and Yifei, whose twelve months have ended', async () => {
      const { token } = await signIn(GRACE);
      const { items } = await app.ok('listReferrals', { token });
      expect(items.map(({ name, status, credit }) => [name, status, credit])).toEqual([
        ['Yifei L.', 'expired', '300.00'],
        ['Daniel O.', 'activated', null],
      ]);
    });

    it('Daniel is at step 3, with the first two complete', async () => {
      const { token } = await signIn(DANIEL);
      const [draft] = await portfolio(token, 'pending');
      const application = await app.ok('getApplication', {
        token,
        params: { investmentId: draft?.id ?? '' },
      });
      expect(application.current_step).toBe('status_and_experience');
      expect(application.stepper_errors.qualification).toEqual({});
      expect(application.stepper_errors.investor_information).toEqual({});
      expect(application.stepper_errors.status_and_experience.composition).toContain('70');
      expect(application.steps.investor_information.signers?.[0]).not.toHaveProperty('id_number');
    });

    it('Daniel also applies for a retirement plan and names its beneficial owners', async () => {
      const { token } = await signIn(DANIEL);
      const [, plan] = await portfolio(token, 'pending');
      const application = await app.ok('getApplication', { token, params: { investmentId: plan?.id ?? '' } });
      expect(application.investor_type).toBe('trust');
      expect(application.stepper_errors.qualification).toEqual({});
      expect(application.stepper_errors.investor_information).toEqual({});
      expect(application.steps.investor_information).toMatchObject({
        erisa_plan: true,
        plan_assets_bp: 10_000,
      });
      expect(application.steps.investor_information.interested_parties).toHaveLength(2);
    });

    it('Daniel and Adaeze own a third investment jointly, and its agreement waits for both', async () => {
      const { token } = await signIn(DANIEL);
      const [, , together] = await portfolio(token, 'pending');
      expect(together).toMatchObject({
        status: 'pending_signature',
        investor: { investor_type: 'joint_rights_of_survivorship', name: 'Daniel Okafor and Adaeze Okafor' },
      });
      const { items } = await app.ok('listPendingActions', { token });
      const envelopes = items.flatMap(({ kind, envelope }) =>
        kind === 'sign' && envelope ? [envelope.id] : [],
      );
      expect(envelopes).toHaveLength(1);
      const params = { envelopeId: envelopes[0] ?? '' };
      for (const [at, { name, last4 }] of COUPLE.entries()) {
        const signer = at + 1;
        expect(await app.ok('getEnvelope', { token, params })).toMatchObject({ signer_name: name });
        const body = { signer, number_type: 'ssn', number: last4 } as const;
        const { consent, document } = await app.ok('checkSigner', { token, params, body });
        const sha256 = document?.sha256 ?? '';
        await app.ok('giveConsent', { token, params, body: { signer, version: consent.version } });
        await openEnvelope(app, token, params.envelopeId);
        await app.ok('recordEndReached', {
          token,
          params,
          body: { signer, sha256, pages: everyPage(document) },
        });
        await app.ok('signEnvelope', { token, params, body: { signer, sha256, typed_name: name } });
      }
      await app.runJobs();
      expect((await portfolio(token, 'pending'))[2]).toMatchObject({ status: 'being_reviewed' });
    });

    it('Grace holds two investments, had one and is to pay the first part of another', async () => {
      const { token } = await signIn(GRACE);
      const current = await portfolio(token, 'current');
      expect(current.map(({ investor }) => investor.investor_type).sort()).toEqual(['individual', 'ira']);
      for (const { nav, contribution, rate_of_return } of current) {
        expect(Number(nav)).toBeGreaterThan(Number(contribution) / 2);
        expect(Number(rate_of_return)).toBeGreaterThan(0);
      }
      const credit = current.find(({ product }) => product.id === 'orchard-lane-senior-credit-ii');
      const ledger = await loadPart(app, token, credit?.id ?? '', 'transactions');
      const dividends = ledger.items.filter(({ transaction_type }) => transaction_type === 'dividend');
      expect(dividends.length).toBeGreaterThanOrEqual(11);

      const [past] = await portfolio(token, 'past');
      expect(past?.status).toBe('past');
      expect(Number(past?.nav)).toBe(0);
      expect(Number(past?.net_gain_loss)).toBeGreaterThan(0);

      const [pending] = await portfolio(token, 'pending');
      expect(pending?.status).toBe('approved');
      expect(
        await app.ok('getFunding', { token, params: { investmentId: pending?.id ?? '' } }),
      ).toMatchObject({
        amount: '33000.00',
        invested: '30000.00',
        fees: '3000.00',
        wire: null,
      });
    });

    it('Grace has a capital call open that money sent today can meet, and one redemption on its way', async () => {
      const { token } = await signIn(GRACE);
      const [pending] = await portfolio(token, 'pending');
      const call = await app.ok('checkCapitalCall', { token, params: { investmentId: pending?.id ?? '' } });
      expect(call).toMatchObject({ commitment: '75000.00', paid_in: '0.00', open: { amount: '30000.00' } });
      expect(call.items).toHaveLength(1);
      const { due_date = '', send_by = '', notice_file_id } = call.open ?? {};
      expect(todayInNewYork(app.clock) <= send_by && send_by < due_date).toBe(true);
      const [newest, credit] = await portfolio(token, 'current');
      const getRedemptions = (id = '') => app.ok('getRedemptions', { token, params: { investmentId: id } });
      expect(await getRedemptions(credit?.id)).toMatchObject({
        open: false,
        schedule: { frequency: 'quarter_ends', notice_days: 60 },
        ongoing: {
          status: 'requested',
          type: 'partial',
          amount: '25000.00',
          redemption_day: expect.stringMatching(/-(03-31|06-30|09-30|12-31)$/),
        },
      });
      expect(await getRedemptions(newest?.id)).toMatchObject({ open: true, ongoing: null, items: [] });
      const notices = await loadPart(app, token, pending?.id ?? '', 'documents');
      expect(notices.items.map(({ file_id }) => file_id)).toContain(notice_file_id);
      const documents = await loadPart(app, token, credit?.id ?? '', 'documents');
      expect(documents.items.filter(({ name }) => name.startsWith('Redemption Confirmation'))).toHaveLength(
        1,
      );
    });

    it('of every holding the shown units times the shown unit price is the NAV to the cent', async () => {
      const { token } = await signIn(GRACE);
      const holdings = await portfolio(token, 'current');
      expect(holdings.length).toBeGreaterThan(1);
      for (const { units, unit_price, nav } of holdings)
        expect(moneyToWire(calculateUnitsValue(units ?? '', unit_price ?? ''))).toBe(nav);
    });

    it('Grace’s IRA is redeemed to its custodian, in two payments by the fund’s terms', async () => {
      const { token } = await signIn(GRACE);
      const [ira] = (await portfolio(token, 'current')).filter(
        ({ investor }) => investor.investor_type === 'ira',
      );
      const params = { investmentId: ira?.id ?? '' };
      expect(await app.ok('getRedemptions', { token, params })).toMatchObject({
        payees: [{ id: null, name: 'Granary Trust Custodians' }],
        payout_terms: { days: 30, holdback: '0.05' },
        exit_policy: expect.stringContaining('95% is paid within 30 days'),
      });
    });

    it('pending actions can be completed: the call is paid, the redemption approved', async () => {
      const ids = async (noun: string) =>
        JSON.parse((await operate(app, noun, 'list', '--json')).out).map(({ id }: { id: string }) => id);
      const [call] = await ids('capital-calls');
      const [redemption] = await ids('redemptions');
      for (const words of [
        ['capital-calls', 'fund', call],
        ['redemptions', 'approve', redemption],
      ])
        expect(await operate(app, ...words, '--dry-run')).toMatchObject({ exitCode: 0, error: '' });
    });

    it('Lin Yifei reads her documents in Chinese', async () => {
      const { token } = await signIn(YIFEI);
      const [held] = await portfolio(token, 'current');
      const documents = await loadPart(app, token, held?.id ?? '', 'documents');
      const names = documents.items.map(({ name }) => name);
      expect(names.filter((name) => name.startsWith('账户对账单')).length).toBeGreaterThanOrEqual(4);
    });

    it('signed only complete applications', async () => {
      for (const { id, status } of await app.db.select().from(investments)) {
        const row = await readApplication(app.db, id);
        if (!row) throw new Error('an investment without application');
        const complete = isComplete(await stepProblems(app.db, app.services, row));
        expect({ id, complete }).toEqual({ id, complete: status !== 'completing_information' });
      }
    });
  });

  const isPdf = ({ contentType }: { contentType: string }) => contentType === 'application/pdf';

  describe('the documents', () => {
    it('all open as PDF with the stated number of pages', async () => {
      const rows = await app.db.select().from(files);
      expect(rows.length).toBeGreaterThan(100);
      for (const { storeKey, pages } of rows.filter(isPdf)) {
        const pdf = await PDFDocument.load(await app.services.fileStore.get(storeKey), {
          updateMetadata: false,
        });
        expect(pdf.getPageCount()).toBe(pages);
      }
    });
  });

  it('is seeded only once', async () => {
    const before = await app.db.select().from(files);
    await seedDemoWorld(app.services);
    expect(await app.db.select().from(files)).toHaveLength(before.length);
    expect(await app.db.select().from(accounts)).toHaveLength(DEMO_ACCOUNTS.length);
  });

  it('leaves no rows after a failure, so that it can be repeated', async () => {
    const fresh = await startTestApp();
    let puts = 0;
    const fileStore = {
      ...fresh.services.fileStore,
      put: async () => {
        puts += 1;
        if (puts > 3) throw new Error('the disk is full');
      },
    };
    await expect(seedDemoWorld({ ...fresh.services, fileStore })).rejects.toThrow('the disk is full');
    expect(await fresh.db.select().from(products)).toEqual([]);
    await fresh.close();
  });
});

// Features of demo mode: a public outbox, and an adjustable clock.
describe('demo pages', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const get = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers });

  describe('the outbox', () => {
    test('shows the sent messages, newest first and filtered, with their links and codes', async () => {
      const person = await app.signUp();
      await app.signUp();
      const shown = await get(`/outbox?to=${encodeURIComponent(person.email)}`);
      const [link] = (await app.outbox(person.email)).map((message) => message.link);
      expect(shown.body).toContain(`<a href="${link}">`);
      expect(shown.body.match(/<article>/g)).toHaveLength(1);
      const all = await app.outbox();
      expect(all.map(({ sent_at }) => sent_at)).toEqual(
        all
          .map(({ sent_at }) => sent_at)
          .sort()
          .reverse(),
      );
    });

    test('escapes text', async () => {
      await app.services.mail.send({
        to: 'x@example.com',
        subject: '<script>alert(1)</script>',
        text: `"'<b>`,
      });
      const { body } = await get(`/outbox?to=x@example.com`);
      expect(body).toContain('&lt;script&gt;');
      expect((await get(`/outbox?to=${encodeURIComponent('"><img src=x>')}`)).body).not.toContain('<img');
    });

    test('is in the reader’s language', async () => {
      expect((await get('/outbox', { 'accept-language': 'zh-CN' })).body).toContain('<h1>发件箱</h1>');
    });
  });

  describe('the clock of the demo', () => {
    const advance = (payload: object) => app.app.inject({ method: 'POST', url: '/api/demo/clock', payload });

    test('changes in every process of the installation', async () => {
      const before = app.services.clock.now().getTime();
      const { now } = (await advance({ advance: 'P1DT2H30M' })).json();
      expect(new Date(now).getTime() - before).toBe(26.5 * 3_600_000);
      await app.call('listProducts');
      expect(app.services.clock.now().toISOString()).toBe(now);
    });

    test.each(['2H', 'P', 'PT', 'PT-2H', '', 'P1Y'])('rejects %p', async (wish) => {
      expect((await advance({ advance: wish })).json()).toMatchObject({
        code: 1900,
        fields: { advance: expect.any(String) },
      });
    });
  });

  test('outside demo mode the outbox, the clock and test messages do not exist', async () => {
    const live = await startTestApp({ DEMO: '0' });
    const status = async (method: 'GET' | 'POST', url: string) =>
      (await live.app.inject({ method, url, ...(method === 'POST' && { payload: { advance: 'PT1H' } }) }))
        .statusCode;
    expect(await status('GET', '/outbox')).toBe(404);
    expect(await status('GET', '/api/demo/outbox')).toBe(404);
    expect(await status('POST', '/api/demo/clock')).toBe(404);
    const send = { body: { phone: '2025550100', region: 'US' } };
    expect(await live.refused('sendSmsCode', send)).toMatchObject({ error: 'unavailable', status: 503 });
    await live.close();
  });
});

// The demo world's products with their documents and webinars, in both languages.
describe('demo products', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
    await seedDemoWorld(app.services);
  });
  afterAll(() => app.close());

  describe('the catalogue', () => {
    it('has four products of every category and some of every status', async () => {
      const rows = await app.db.select().from(products);
      for (const category of PRODUCT_CATEGORIES) {
        expect(rows.filter((row) => row.category === category)).toHaveLength(4);
      }
      for (const status of PRODUCT_STATUSES) expect(rows.some((row) => row.status === status)).toBe(true);
      expect(new Set(rows.map(({ art }) => art)).size).toBe(rows.length);
    });

    it('is written in both languages throughout', async () => {
      const rows = await app.db.select().from(products);
      const talks = await app.db.select().from(webinars);
      const documents = await app.db.select().from(productDocuments);
      const texts: Bilingual[] = [
        ...rows.flatMap(({ name, texts: { sectorTags, overview, termRows, ...single } }) => [
          name,
          ...sectorTags,
          ...overview,
          ...termRows.flatMap((row) => [row.name, row.value]),
          ...Object.values(single),
        ]),
        ...talks.flatMap(({ title, summary }) => [title, summary]),
        ...documents.map(({ name }) => name),
      ];
      for (const { en, 'zh-CN': zh } of texts) {
        expect(en).toMatch(/\w/);
        expect(en).not.toMatch(/\p{Script=Han}/u);
        expect(zh).toMatch(/\p{Script=Han}|^[\d,%.$A-Z]/u);
        expect(zh).not.toBe(en);
      }
    });

    it('gives every product terms, documents to read and a webinar', async () => {
      const documents = await app.db.select().from(productDocuments);
      const talks = await app.db.select().from(webinars);
      for (const { id, texts, minimumInvestment } of await app.db.select().from(products)) {
        expect(texts.termRows.length).toBeGreaterThanOrEqual(8);
        expect(texts.overview.length).toBeGreaterThanOrEqual(3);
        expect(
          documents.filter((document) => document.productId === id && document.mustRead).length,
        ).toBeGreaterThanOrEqual(3);
        expect(talks.some((talk) => talk.productId === id)).toBe(true);
        expect(minimumInvestment).toBeGreaterThanOrEqual(20_000_00);
        expect(minimumInvestment).toBeLessThanOrEqual(100_000_00);
      }
    });

    it('looks fresh on the day it was seeded', async () => {
      for (const { status, nextCloseDate, valuationDate } of await app.db.select().from(products)) {
        if (status === 'published' || status === 'upcoming')
          expect(String(nextCloseDate) > '2026-06-05').toBe(true);
        if (status === 'published' && valuationDate) expect(valuationDate >= '2026-03-31').toBe(true);
      }
    });
  });

  describe('the recordings', () => {
    it('exist for all webinars except the newest, with chapters and captions at reading speed', async () => {
      const rows = await app.db.select().from(recordings);
      const talks = await app.db.select().from(webinars);
      const recorded = new Set(rows.map(({ webinarId }) => webinarId));
      for (const { id, heldOn } of talks) expect(recorded.has(id)).toBe(heldOn <= '2026-06-01');
      expect(recorded.size).toBeLessThan(talks.length);
      for (const { seconds, chapters, cues } of rows) {
        expect(cues[0]?.from).toBe(0);
        expect(cues.at(-1)?.to).toBe(seconds);
        for (const { from } of chapters) expect(cues.some((cue) => cue.from === from)).toBe(true);
        cues.forEach(({ from, to, text }, index) => {
          expect(to).toBe(cues[index + 1]?.from ?? seconds);
          // No faster than captions are read: 20 letters a second, 9 characters of Chinese.
          expect(text.en.length / (to - from)).toBeLessThan(20);
          expect(text['zh-CN'].length / (to - from)).toBeLessThan(9);
          expect(text.en).not.toMatch(/\p{Script=Han}/u);
          expect(text['zh-CN']).toMatch(/\p{Script=Han}/u);
        });
      }
    });
  });
});
