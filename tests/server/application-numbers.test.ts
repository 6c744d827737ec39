// The identity numbers of an application's signers: sealed, shown masked, and kept where they are left out.
import { eq } from 'drizzle-orm';
import { applications, investments } from '../../packages/server/src/database/tables';
import { begunApplication, COMPLETE, publishProduct, startedApplication } from './scenes';
import { startTestApp, type TestApp } from './test-app';

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

test('two signers with similar masked numbers each keep their own', async () => {
  const { token, params } = await begunApplication(app);
  const information = COMPLETE.investor_information;
  const [robin] = information.signers ?? [];
  const save = (version: number, signers: (typeof robin)[]) =>
    app.ok('saveInvestorInformation', {
      token,
      params,
      body: { version, finish: false, values: { ...information, signers: signers.flatMap((s) => s ?? []) } },
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

  test('of who is no US person any more asks for another number, and takes nothing of one that was cancelled', async () => {
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
      const body = { product_id: id, investor_id: investor.id, us_person: false, eligibility_attested: true };
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
