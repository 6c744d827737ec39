import {
  begunApplication,
  COMPLETE,
  completeApplication,
  onePagePdf,
  payerFor,
  publishProduct,
  readyToSign,
  upload,
  readDocument,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

// The application: who may start one, how its steps are saved, and its errors.
describe('application', () => {
  // Every sign-up hashes a password three times.

  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  test('a new application is prefilled from the account', async () => {
    const { token, params } = await begunApplication(app);
    const application = await app.ok('getApplication', { token, params });
    expect(application).toMatchObject({
      rulebook_edition: 'specification',
      state: 'incomplete',
      status: 'completing_information',
      version: 0,
      current_step: 'qualification',
      steps: { investor_information: { investor_name: 'Robin Ashdown', phone_region: 'US' } },
    });
    expect(application.stepper_errors.qualification.attested).toBeTruthy();
  });

  test.each([
    ['is not open yet', { status: 'upcoming' }, 'product_not_ready'],
    ['is closed', { status: 'closed' }, 'product_not_ready'],
    ['is not offered in the country', { allowedCountries: ['CN', 'HK'] }, 'country_not_eligible'],
    ['takes no US persons', { eligibility: ['international'] }, 'investor_ineligible'],
  ] as const)('a product that %s accepts no application', async (_why, needs, error) => {
    const { id } = await publishProduct(app, {
      ...needs,
      eligibility: 'eligibility' in needs ? [...needs.eligibility] : undefined,
      allowedCountries: 'allowedCountries' in needs ? [...needs.allowedCountries] : undefined,
    });
    const { token } = await app.newInvestor();
    const investor = await app.ok('createInvestor', { token, body: { investor_type: 'individual' } });
    const body = { product_id: id, investor_id: investor.id, us_person: true, eligibility_attested: true };
    expect((await app.refused('startApplication', { token, body })).error).toBe(error);
  });

  const PERSONS_ONLY = 'This fund is open to US persons only';
  const OTHERS_ONLY = 'This fund is open only to investors who are not US persons';
  const BY_RESIDENCE = 'Residents of the United States count as US persons. Choose Yes';

  test.each([
    ['a resident of the US who is none', 'US', ['us', 'international'], false, BY_RESIDENCE, 200],
    [
      'a resident of the US who is none, of a fund for the others',
      'US',
      ['international'],
      false,
      OTHERS_ONLY,
      422,
    ],
    ['a US person, of a fund for the others', 'CA', ['international'], true, OTHERS_ONLY, 200],
    ['somebody else, of a fund for US persons', 'CA', ['us'], false, PERSONS_ONLY, 200],
  ] as const)(
    '%s see whether a product is open to them',
    async (_who, country, eligibility, us_person, why, then) => {
      const { id } = await publishProduct(app, { eligibility: [...eligibility] });
      const { token } = await app.newInvestor({ country });
      const investor = await app.ok('createInvestor', { token, body: { investor_type: 'individual' } });
      const body = { product_id: id, investor_id: investor.id, us_person, eligibility_attested: true };
      expect(await app.refused('startApplication', { token, body })).toMatchObject({
        error: 'investor_ineligible',
        fields: { us_person: why },
      });
      const otherwise = { ...body, us_person: !us_person };
      expect((await app.call('startApplication', { token, body: otherwise })).status).toBe(then);
    },
  );

  test('an application requires the attestation of eligibility', async () => {
    const { id } = await publishProduct(app);
    const { token } = await app.newInvestor();
    const investor = await app.ok('createInvestor', { token, body: { investor_type: 'individual' } });
    const body = { product_id: id, investor_id: investor.id, us_person: true, eligibility_attested: false };
    const refused = await app.refused('startApplication', { token, body });
    expect(refused.error).toBe('investor_ineligible');
    expect(Object.keys(refused.fields ?? {})).toEqual(['eligibility_attested']);
  });

  test('an IRA can apply only if the product accepts IRAs', async () => {
    const { id } = await publishProduct(app, { eligibility: ['us'] });
    const { token } = await app.newInvestor();
    const ira = await app.ok('createInvestor', {
      token,
      body: { investor_type: 'ira', custodian_name: 'Ashlar Trust', account_number: '1234567' },
    });
    const body = { product_id: id, investor_id: ira.id, us_person: true, eligibility_attested: true };
    expect((await app.refused('startApplication', { token, body })).error).toBe('ira_not_allowed');
  });

  test('a second open application for the same product is rejected', async () => {
    const { product, token, investor } = await begunApplication(app);
    const body = {
      product_id: product.id,
      investor_id: investor.id,
      us_person: true,
      eligibility_attested: true,
    };
    expect((await app.refused('startApplication', { token, body })).error).toBe('application_exists');
  });

  test('a draft is stored as typed, and finishing it names what is missing', async () => {
    const { token, params } = await begunApplication(app);
    const values = { commitment: '50,5' };
    const draft = await app.ok('saveAmountAndSignature', {
      token,
      params,
      body: { version: 0, finish: false, values },
    });
    expect(draft).toMatchObject({
      version: 1,
      current_step: 'amount_and_signature',
      steps: { amount_and_signature: values },
    });
    const refused = await app.refused('saveAmountAndSignature', {
      token,
      params,
      body: { version: 1, finish: true, values },
    });
    expect(refused.error).toBe('required_information_missing');
    expect(Object.keys(refused.fields ?? {}).sort()).toEqual([
      'bank_account_id',
      'commitment',
      'must_read',
      'preferred_method',
    ]);
  });

  test.each([
    ['50500.00', '1,000'],
    ['49000.00', '$50,000'],
  ])('a commitment of %s is rejected', async (commitment, named) => {
    const { token, params } = await begunApplication(app);
    const body = { version: 0, finish: true, values: { ...COMPLETE.amount_and_signature, commitment } };
    const refused = await app.refused('saveAmountAndSignature', { token, params, body });
    expect(refused.fields?.commitment).toContain(named);
  });

  test('ACH cannot be preferred if the product does not accept it, and a draft with it cannot be sent', async () => {
    const product = await publishProduct(app, { achPermitted: false });
    const { token } = await app.newInvestor();
    const { investmentId } = await completeApplication(app, token, product);
    const params = { investmentId };
    const values = {
      ...COMPLETE.amount_and_signature,
      ...(await payerFor(app, token, investmentId)),
      must_read: [product.documentId],
    };
    const ach = { ...values, preferred_method: 'ach' as const };
    const save = { token, params, body: { version: 5, finish: true, values: ach } };
    expect(await app.refused('saveAmountAndSignature', save)).toMatchObject({
      error: 'required_information_missing',
      fields: { preferred_method: 'This investment cannot be funded by ACH. Choose wire' },
    });
    const draft = { ...save, body: { ...save.body, finish: false } };
    expect(await app.ok('saveAmountAndSignature', draft)).toMatchObject({ state: 'incomplete' });
    const unsent = await app.refused('sendForSignature', { token, params });
    expect(Object.keys(unsent.fields ?? {})).toEqual(['amount_and_signature.preferred_method']);
  });

  test('a composition that is not 100 % is rejected in the reader’s language', async () => {
    const { token, params } = await begunApplication(app);
    const values = {
      ...COMPLETE.status_and_experience,
      composition: { cash: { share_bp: 9_900, years: 3 } },
    };
    const body = { version: 0, finish: true, values };
    const refused = await app.refused('saveStatusAndExperience', { token, params, body, language: 'zh-CN' });
    expect(refused.fields?.composition).toMatch(/100%|100 %/);
    expect(refused.fields?.composition).toMatch(/[\u4e00-\u9fff]/);
  });

  test('an investor who meets no accreditation test gets an error', async () => {
    const { token, params } = await begunApplication(app);
    const values = { ...COMPLETE.qualification, accredited_basis: 'none' } as const;
    const refused = await app.refused('saveQualification', {
      token,
      params,
      body: { version: 0, finish: true, values },
    });
    expect(refused.error).toBe('investor_ineligible');
  });

  test('if two windows save the same version, one gets an error and overwrites nothing', async () => {
    const { token, params } = await begunApplication(app);
    const save = (occupation: string) =>
      app.call('saveStatusAndExperience', {
        token,
        params,
        body: { version: 0, finish: false, values: { occupation } },
      });
    const answers = await Promise.all([save('Mason'), save('Carver')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.reply.steps.status_and_experience.occupation;
    const saved = await app.ok('getApplication', { token, params });
    expect(saved.steps.status_and_experience.occupation).toBe(winner);
    const body = { version: 0, finish: false, values: {} };
    expect((await app.refused('saveUploadFiles', { token, params, body })).error).toBe('draft_conflict');
  });

  test('an impossible version is rejected at its field', async () => {
    const { token, params } = await begunApplication(app);
    const body = { version: 2 ** 31, finish: false, values: {} };
    const refused = await app.refused('saveUploadFiles', { token, params, body });
    expect(refused).toMatchObject({ error: 'illegal_parameter', fields: { version: expect.any(String) } });
  });

  test('a document that was opened but not read to its end cannot be ticked', async () => {
    const { product, token, params } = await begunApplication(app);
    const values = {
      ...COMPLETE.amount_and_signature,
      ...(await payerFor(app, token, params.investmentId)),
      must_read: [product.documentId],
    };
    const file = { token, params: { fileId: product.documentId } };
    await app.ok('recordFileAccess', { ...file, body: { end_reached: false } });
    const body = { version: 0, finish: true, values };
    const refused = await app.refused('saveAmountAndSignature', { token, params, body });
    expect(Object.keys(refused.fields ?? {})).toEqual(['must_read']);
    const [unread] = (await app.ok('getApplication', { token, params })).product.must_read;
    expect(unread).toMatchObject({ file_id: product.documentId, end_reached: false });
    await readDocument(app, token, product.documentId);
    const saved = await app.ok('saveAmountAndSignature', { token, params, body });
    expect(saved.product.must_read).toMatchObject([{ end_reached: true }]);
    expect(saved.stepper_errors.amount_and_signature).toEqual({});
  });

  test('an application can be sent if its ticked document was read to the end after the save', async () => {
    const product = await publishProduct(app);
    const other = await publishProduct(app);
    const { token } = await app.newInvestor();
    const { investmentId } = await completeApplication(app, token, product);
    const params = { investmentId };
    await app.open.pool.query(
      'update product_documents set product_id = $1, document_key = $2 where file_id = $2',
      [product.id, other.documentId],
    );
    const values = {
      ...COMPLETE.amount_and_signature,
      ...(await payerFor(app, token, investmentId)),
      must_read: [product.documentId, other.documentId],
    };
    const ticked = await app.ok('saveAmountAndSignature', {
      token,
      params,
      body: { version: 5, finish: false, values },
    });
    expect(ticked).toMatchObject({ state: 'incomplete', status: 'completing_information' });
    await readDocument(app, token, other.documentId);
    expect(await app.ok('sendForSignature', { token, params })).toMatchObject({ status: 'preparing' });
    expect(await app.ok('getApplication', { token, params })).toMatchObject({ status: 'pending_signature' });
  });

  test('deleting a proof document reopens the application', async () => {
    const product = await publishProduct(app);
    const { token } = await app.newInvestor();
    const { investor, investmentId } = await completeApplication(app, token, product);
    const [document] = (await app.ok('listInvestorDocuments', { token })).items;
    await app.ok('deleteInvestorDocument', {
      token,
      params: { investorId: investor.id, fileId: document?.file_id ?? '' },
    });
    const params = { investmentId };
    const opened = await app.ok('getApplication', { token, params });
    expect(opened).toMatchObject({ state: 'incomplete', status: 'completing_information' });
    const refused = await app.refused('sendForSignature', { token, params });
    expect(refused.error).toBe('information_incomplete');
    expect(Object.keys(refused.fields ?? {})).toEqual(['upload_files.proof_of_id']);
    await upload(app, token, investor.id, { name: 'passport.pdf', bytes: await onePagePdf() });
    expect(await app.ok('getApplication', { token, params })).toMatchObject({
      state: 'information_complete',
    });
  });

  test('a change after the agreement was sent withdraws it', async () => {
    const product = await publishProduct(app);
    const { token } = await app.newInvestor();
    const { investmentId } = await completeApplication(app, token, product);
    const { params, sha256, signerName } = await readyToSign(app, token, investmentId);
    const values = {
      ...COMPLETE.amount_and_signature,
      ...(await payerFor(app, token, investmentId)),
      commitment: '60000.00',
      must_read: [product.documentId],
    };
    const saved = await app.ok('saveAmountAndSignature', {
      token,
      params: { investmentId },
      body: { version: 6, finish: true, values },
    });
    expect(saved).toMatchObject({ status: 'completing_application', envelope_id: null });
    const body = { typed_name: signerName, sha256 };
    expect((await app.refused('signEnvelope', { token, params, body })).error).toBe('envelope_cancelled');
  });

  test('a form that was open when the agreement was sent cannot save, and the agreement stays', async () => {
    const product = await publishProduct(app);
    const { token } = await app.newInvestor();
    const { investmentId } = await completeApplication(app, token, product);
    const params = { investmentId };
    const { version: leftOpen } = await app.ok('getApplication', { token, params });
    const { id } = await app.ok('sendForSignature', { token, params });
    const late = {
      ...COMPLETE.amount_and_signature,
      commitment: '60000.00',
      must_read: [product.documentId],
    };
    const body = { version: leftOpen, finish: false, values: late };
    expect((await app.refused('saveAmountAndSignature', { token, params, body })).error).toBe(
      'draft_conflict',
    );
    const kept = await app.ok('getApplication', { token, params });
    expect(kept).toMatchObject({ status: 'pending_signature', envelope_id: id, version: leftOpen + 1 });
    expect(kept.steps.amount_and_signature.commitment).toBe(COMPLETE.amount_and_signature.commitment);
  });

  test('another account can neither see nor change an application', async () => {
    const { params } = await begunApplication(app);
    const { token: stranger } = await app.newInvestor();
    for (const investmentId of [params.investmentId, 'there-is-none']) {
      const at = { token: stranger, params: { investmentId } };
      const body = { version: 0, finish: false, values: {} };
      expect((await app.refused('getApplication', at)).error).toBe('not_authorized_action');
      expect((await app.refused('saveQualification', { ...at, body })).error).toBe('not_authorized_action');
      expect((await app.refused('sendForSignature', at)).error).toBe('not_authorized_action');
      expect((await app.refused('getFunding', at)).error).toBe('not_authorized_action');
      expect((await app.refused('getInvestment', at)).error).toBe('not_authorized_action');
    }
  });
});

// An investor must live in a country of the product and not under sanctions: checked when a step is completed, when the
// agreement is sent and when it is signed.
describe('residence', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const { permanent_address: home, ...information } = COMPLETE.investor_information;

  test.each([
    ['outside of the product’s countries', { country: 'HK', state: '', zip: '' }, 'Hong Kong'],
    ['in a country under sanctions', { country: 'KP', state: '', zip: '' }, 'North Korea'],
  ])('a step with a permanent address %s cannot be completed', async (_where, changed, message) => {
    const { token, params } = await begunApplication(app);
    const values = { ...information, permanent_address: { ...home, ...changed } };
    const body = { version: 0, finish: true, values };
    const refused = await app.refused('saveInvestorInformation', { token, params, body });
    expect(refused.error).toBe('required_information_missing');
    expect(refused.fields?.['permanent_address.country']).toContain(message);
  });

  test('an application with an address that the product no longer accepts can neither be sent nor signed', async () => {
    const product = await publishProduct(app);
    const { token } = await app.newInvestor();
    const { investmentId } = await completeApplication(app, token, product);
    const offerIn = (countries: string[]) =>
      app.open.pool.query('update products set allowed_countries = $2 where id = $1', [
        product.id,
        JSON.stringify(countries),
      ]);
    const { params, sha256, signerName } = await readyToSign(app, token, investmentId);
    await offerIn(['PR', 'CA']);
    await app.open.pool.query(`update accounts set country = 'CA'`); // The account alone would pass.
    const signing = { token, params, body: { typed_name: signerName, sha256 } };
    expect((await app.refused('signEnvelope', signing)).error).toBe('country_not_eligible');

    await offerIn(['US', 'PR', 'CA']);
    await app.ok('declineEnvelope', { token, params });
    await offerIn(['PR', 'CA']);
    const refused = await app.refused('sendForSignature', { token, params: { investmentId } });
    expect(refused.error).toBe('information_incomplete');
    expect(Object.keys(refused.fields ?? {})).toEqual(['investor_information.permanent_address.country']);
  });
});
