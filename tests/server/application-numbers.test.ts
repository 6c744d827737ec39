import type { BodyOf } from '@quoin/contract';
import { eq } from 'drizzle-orm';
import { applications, investments, products } from '../../packages/server/src/database/tables';
import {
  begunApplication,
  COMPLETE,
  operated,
  publishProduct,
  startedApplication,
  completeApplication,
  currentInvestment,
  openFile,
  operate,
  loadPart,
  redemptionTerms,
  signedInvestment,
  signEnvelope,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';
import { readPdf } from './pdf-reading';

// Identity numbers of an application's signers: sealed, shown masked, and kept if omitted.
describe('application numbers', () => {
  // Every sign-up hashes a password three times.

  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  test('an identity number is sealed, returned masked, and kept when it is omitted', async () => {
    const { token, params } = await begunApplication(app);
    const information = COMPLETE.investor_information;
    const first = await app.ok('saveInvestorInformation', {
      token,
      params,
      body: { version: 0, finish: true, values: information },
    });
    const [signer] = first.steps.investor_information.signers ?? [];
    expect(signer).toMatchObject({ id_number_masked: '***-**-9999' });
    expect(JSON.stringify(first)).not.toContain('219-09');
    const { rows } = await app.open.pool.query(
      'select values::text as text from applications where investment_id = $1',
      [params.investmentId],
    );
    expect(JSON.stringify(rows)).not.toContain('219-09');

    const again = { ...information, signers: [{ ...signer, first_name: 'Robyn' }] };
    const second = await app.ok('saveInvestorInformation', {
      token,
      params,
      body: { version: 1, finish: true, values: again },
    });
    expect(second.stepper_errors.investor_information).toEqual({});
    const other = {
      ...information,
      signers: [{ ...signer, id_type: 'passport', id_number_masked: undefined }],
    } as const;
    const third = await app.ok('saveInvestorInformation', {
      token,
      params,
      body: { version: 2, finish: false, values: { ...other, signers: [...other.signers] } },
    });
    expect(third.stepper_errors.investor_information['signers.0.id_number']).toBeTruthy();
    expect(third.steps.investor_information.signers?.[0]).not.toHaveProperty('id_number_masked');
  });

  test('a second document of a US person is sealed, masked, kept, opened by staff, and removed with its type', async () => {
    const { token, params } = await begunApplication(app);
    const information = COMPLETE.investor_information;
    const [robin] = information.signers ?? [];
    const save = async (version: number, document: object) =>
      (
        await app.ok('saveInvestorInformation', {
          token,
          params,
          body: {
            version,
            finish: false,
            values: { ...information, signers: [{ ...robin, ...document }] },
          },
        })
      ).steps.investor_information.signers?.[0];
    const shown = {
      document_type: 'driver_licence',
      document_country: 'US',
      document_state: 'NY',
      document_number_masked: '*****6789',
    };
    const { document_number_masked: _none, ...licence } = shown;
    const first = await save(0, { ...licence, document_number: 'D12346789' });
    expect(first).toMatchObject(shown);
    expect(first).not.toHaveProperty('document_number');
    const { rows } = await app.open.pool.query('select values::text from applications');
    expect(JSON.stringify(rows)).not.toContain('D12346789');
    expect(await save(1, shown)).toMatchObject(shown);
    const opened = await operated<{ value: string }[] | object>(
      app,
      ...['investments', 'open', params.investmentId, 'signer:1.document_number', '--reason', 'Review'],
    );
    expect(JSON.stringify(opened)).toContain('D12346789');
    expect(await save(2, { ...licence, document_type: 'passport' })).not.toHaveProperty(
      'document_number_masked',
    );
    await save(3, { ...licence, document_number: 'D12346789' });
    const without = await save(4, { document_country: 'US', document_number: 'D12346789' });
    expect(Object.keys(without ?? {}).filter((name) => name.startsWith('document_'))).toEqual([]);
  });

  test('two signers with similar masked numbers each keep their own', async () => {
    const { token, params } = await begunApplication(app);
    const information = COMPLETE.investor_information;
    const [robin] = information.signers ?? [];
    const save = (version: number, signers: (typeof robin)[]) =>
      app.ok('saveInvestorInformation', {
        token,
        params,
        body: {
          version,
          finish: false,
          values: { ...information, signers: signers.flatMap((s) => s ?? []) },
        },
      });
    const wrongButAlike = { ...robin, first_name: 'Wren', id_number: '000-00-9999' };
    const first = await save(0, [robin, wrongButAlike]);
    const [one, two] = first.steps.investor_information.signers ?? [];
    const numberProblems = async (version: number, signers: (typeof robin)[]) =>
      Object.keys((await save(version, signers)).stepper_errors.investor_information).filter((path) =>
        path.endsWith('.id_number'),
      );
    expect(await numberProblems(1, [one, two])).toEqual(['signers.1.id_number']);
    expect(await numberProblems(2, [{ ...two, id_number_masked: '***-**-1234' }])).toEqual([
      'signers.0.id_number',
    ]);
  });

  test('a wrong number saved as a draft does not pass as one on file', async () => {
    const { token, params } = await begunApplication(app);
    const [signer] = COMPLETE.investor_information.signers ?? [];
    const wrong = { ...COMPLETE.investor_information, signers: [{ ...signer, id_number: '000-00-0000' }] };
    await app.ok('saveInvestorInformation', {
      token,
      params,
      body: { version: 0, finish: false, values: wrong },
    });
    const blank = { ...wrong, signers: [{ ...signer, id_number: undefined }] };
    const body = { version: 1, finish: true, values: blank };
    const refused = await app.refused('saveInvestorInformation', { token, params, body });
    expect(refused.fields?.['signers.0.id_number']).toContain('SSN');
  });

  describe('the next application of an investor', () => {
    async function saved() {
      const begun = await begunApplication(app);
      const { token, params } = begun;
      await app.ok('saveInvestorInformation', {
        token,
        params,
        body: { version: 0, finish: true, values: COMPLETE.investor_information },
      });
      await app.ok('saveStatusAndExperience', {
        token,
        params,
        body: { version: 1, finish: true, values: COMPLETE.status_and_experience },
      });
      return begun;
    }

    async function next(token: string) {
      const { id } = await publishProduct(app);
      const { investmentId } = await startedApplication(app, token, id);
      return app.ok('getApplication', { token, params: { investmentId } });
    }

    test('is prefilled from the last application, including numbers on file, without its attestations', async () => {
      const { token } = await saved();
      const { steps, stepper_errors: errors } = await next(token);
      expect(steps.investor_information).toMatchObject({
        permanent_address: COMPLETE.investor_information.permanent_address,
        signers: [{ employment_status: 'employed', id_number_masked: '***-**-9999' }],
      });
      expect(steps.status_and_experience).toMatchObject({
        occupation: 'Stonemason',
        income_last_year: '250000.00',
      });
      expect(errors.investor_information).toEqual({});
      expect(Object.keys(errors.status_and_experience)).toEqual(['sophistication_acknowledged']);
      expect(steps.qualification).toEqual({});
      expect(steps.amount_and_signature).toEqual({});
    });

    test('takes over a name and a birth date that changed in the account, and keeps a middle name', async () => {
      const { token } = await saved();
      const own = async () => (await next(token)).steps.investor_information.signers?.[0];
      const change = (body: BodyOf<'updateUserInfo'>) => app.ok('updateUserInfo', { token, body });
      expect(await own()).toMatchObject({ last_name: 'Ashdown', date_of_birth: '1985-04-12' });
      await change({ first_name: 'Robin May' });
      expect(await own()).toMatchObject({ first_name: 'Robin', last_name: 'Ashdown' });
      await change({ last_name: 'Vale', birth_date: '1985-04-21' });
      expect(await own()).toMatchObject({
        first_name: 'Robin May',
        last_name: 'Vale',
        date_of_birth: '1985-04-21',
        id_number_masked: '***-**-9999',
      });
    });

    test('in another year requires the incomes of that year', async () => {
      const { token } = await saved();
      await app.db.update(applications).set({ savedAt: new Date('2025-11-30T12:00:00Z') });
      const { stepper_errors: errors } = await next(token);
      expect(Object.keys(errors.status_and_experience).sort()).toEqual([
        'income_last_year',
        'income_year_before',
        'sophistication_acknowledged',
      ]);
    });

    test('of a person who is no longer a US person requires another number, and copies nothing from a cancelled one', async () => {
      const canadian = await app.newInvestor({ country: 'CA' });
      const product = await publishProduct(app, { eligibility: ['us', 'international'] });
      const { investor, investmentId } = await startedApplication(app, canadian.token, product.id);
      await app.ok('saveInvestorInformation', {
        token: canadian.token,
        params: { investmentId },
        body: { version: 0, finish: false, values: COMPLETE.investor_information },
      });
      const begin = async () => {
        const { id } = await publishProduct(app, { eligibility: ['us', 'international'] });
        const body = {
          product_id: id,
          investor_id: investor.id,
          us_person: false,
          eligibility_attested: true,
        };
        return (await app.ok('startApplication', { token: canadian.token, body })).steps.investor_information;
      };
      const [signer] = (await begin()).signers ?? [];
      expect(signer).toMatchObject({ employment_status: 'employed' });
      expect(signer).not.toHaveProperty('id_number_masked');
      await app.db
        .update(investments)
        .set({ status: 'canceled' })
        .where(eq(investments.investorId, investor.id));
      expect((await begin()).signers?.[0]).not.toHaveProperty('employment_status');
    });
  });
});

// The terms of an investment are those of its signature: a later change of the product applies to later signatures.
describe('agreed terms', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const setTerms = (id: string, ...terms: string[]) =>
    operated<{ changes: unknown[] }>(app, 'products', 'set-redemption', id, ...terms);

  const changeLockUp = (id: string, lockUpCount: number) =>
    app.db.update(products).set({ lockUpCount }).where(eq(products.id, id));

  /** Holds a fund of quarter ends with 45 days of notice, paid after 20 days with 5% held back. */
  async function holder() {
    const product = await publishProduct(app);
    const payout = ['--payout-days', '20', '--holdback', '0.05'];
    await setTerms(product.id, '--frequency', 'quarter_ends', '--notice', '45', ...payout);
    const { token } = await app.newInvestor();
    const { investmentId } = await currentInvestment(app, token, product);
    return { product, token, investmentId, params: { investmentId } };
  }

  test('a changed product leaves redemption days, notice, payment and exit policy of a holder unchanged', async () => {
    const { product, token, investmentId, params } = await holder();
    const before = await app.ok('getRedemptions', { token, params });
    expect(before).toMatchObject({
      schedule: { frequency: 'quarter_ends', notice_days: 45 },
      payout_terms: { days: 20, holdback: '0.05' },
      redemption_days: { from: '2029-06-30' },
    });
    const investment = await app.ok('getInvestment', { token, params });
    expect(investment.investment_period).toEqual({ count: 3, unit: 'years' });

    await setTerms(product.id, '--frequency', 'year_ends', '--notice', '90', '--payout-days', '60');
    await changeLockUp(product.id, 6);
    await app.open.pool.query(
      `update products set texts = jsonb_set(texts, '{exitPolicy,en}', '"Never."') where id = $1`,
      [product.id],
    );
    expect(await app.ok('getRedemptions', { token, params })).toEqual(before);
    expect(await app.ok('getInvestment', { token, params })).toEqual(investment);
    const body = await redemptionTerms(app, token, investmentId, { redemption_day: '2029-06-30' });
    expect(await app.ok('requestRedemption', { token, params, body })).toMatchObject({
      payout_terms: { days: 20, holdback: '0.05' },
    });

    const { token: later } = await app.newInvestor();
    const next = await currentInvestment(app, later, product);
    expect(
      await app.ok('getRedemptions', { token: later, params: { investmentId: next.investmentId } }),
    ).toMatchObject({
      exit_policy: 'Never.',
      schedule: { frequency: 'year_ends', notice_days: 90 },
      payout_terms: { days: 60, holdback: '0.05' },
      redemption_days: { from: '2032-12-31' },
    });
  });

  test('terms that change after the request for a signature do not affect what is signed', async () => {
    const product = await publishProduct(app);
    const { token } = await app.newInvestor();
    const { investmentId } = await completeApplication(app, token, product);
    const params = { investmentId };
    const sent = await app.ok('sendForSignature', { token, params });
    await changeLockUp(product.id, 7);
    await app.runJobs();
    const texts = await app.ok('getEnvelopeTexts', { token, params: { envelopeId: sent.id } });
    expect(JSON.stringify(texts)).toContain('3 years');
    await signEnvelope(app, token, sent.id);
    const { items } = await loadPart(app, token, investmentId, 'documents');
    const agreement = items.find(({ document_type }) => document_type === 'subscription_documents');
    const { pages } = await readPdf((await openFile(app, token, agreement?.file_id ?? '')).rawPayload);
    expect(pages.join(' ')).toMatch(/3\s+years/);
    expect(await app.ok('getInvestment', { token, params })).toMatchObject({
      investment_period: { count: 3, unit: 'years' },
    });
  });

  test('the fee of a later year follows the signed terms', async () => {
    const product = await publishProduct(app, { managementFeeCharge: 'on_top_at_funding' });
    await app.db
      .update(products)
      .set({ managementFeeCharge: 'invoiced_yearly' })
      .where(eq(products.id, product.id));
    const { token } = await app.newInvestor();
    const { investmentId } = await currentInvestment(app, token, product);
    await app.db.update(products).set({ managementFee: '0.05' }).where(eq(products.id, product.id));
    await operated(app, 'investments', 'invoice-fee', investmentId);
    expect(await app.ok('checkCapitalCall', { token, params: { investmentId } })).toMatchObject({
      amount_due: '1000.00',
    });
  });

  test('an amendment applies the current terms, and is recorded with its reason if it changes something', async () => {
    const { product, token, investmentId, params } = await holder();
    const amend = (...more: string[]) =>
      operate(app, 'investments', 'amend-terms', investmentId, '--reason', 'Consent of June 1', ...more);
    expect(JSON.parse((await amend('--json')).out)).toEqual({ id: investmentId, changes: [] });
    await setTerms(product.id, '--frequency', 'month_ends', '--notice', '45');
    const dryRun = await amend('--dry-run', '--json');
    const changes = [{ field: 'redemption_frequency', from: 'quarter_ends', to: 'month_ends' }];
    expect(JSON.parse(dryRun.out)).toMatchObject({ dry_run: true, changes });
    const schedule = async () => (await app.ok('getRedemptions', { token, params })).schedule.frequency;
    expect(await schedule()).toBe('quarter_ends');
    expect((await amend()).exitCode).toBe(0);
    expect(await schedule()).toBe('month_ends');
    await app.runJobs();
    const { email } = await app.ok('getUserInfo', { token });
    const changed = (await app.outbox(email)).filter(({ text }) => text.includes('Consent of June 1'));
    expect(changed).toMatchObject([{ subject: 'The terms of your investment were changed' }]);
    const { rows } = await app.open.pool.query(
      `select detail from audit_trail where act = 'investment.amend_terms' and object = $1`,
      [`investment:${investmentId}`],
    );
    expect(rows).toEqual([
      {
        detail: {
          reason: 'Consent of June 1',
          changes: 'redemption_frequency quarter_ends → month_ends',
        },
      },
    ]);
  });

  test('an unsigned application has the terms of the product', async () => {
    const product = await publishProduct(app);
    const { token } = await app.newInvestor();
    const { investmentId } = await completeApplication(app, token, product);
    expect(
      (await operate(app, 'investments', 'amend-terms', investmentId, '--reason', 'None')).error,
    ).toContain('no signed terms');
    await app.db.update(products).set({ minimumInvestment: 90_000_00 }).where(eq(products.id, product.id));
    const refused = await app.refused('sendForSignature', { token, params: { investmentId } });
    expect(refused.error).toBe('information_incomplete');
  });

  test('investments signed before the upgrade get the terms of their product', async () => {
    const product = await publishProduct(app);
    const { token } = await app.newInvestor();
    const { investmentId } = await signedInvestment(app, token, product);
    const termsNow = async () =>
      (await app.db.select().from(investments).where(eq(investments.id, investmentId)))[0]?.agreedTerms;
    const signed = await termsNow();
    await app.db.update(investments).set({ agreedTerms: null }).where(eq(investments.id, investmentId));
    await app.open.pool.query(await upgrade());
    expect(await termsNow()).toEqual(signed);
  });

  /** The data part of the migration. */
  async function upgrade(): Promise<string> {
    const { readFile } = await import('node:fs/promises');
    const path = '../../packages/server/src/database/migrations/0027_agreed_terms.sql';
    const sql = await readFile(require.resolve(path), 'utf8');
    return sql.split('--> statement-breakpoint')[1] ?? '';
  }
});
