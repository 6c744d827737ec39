// Applications of entities and trusts: their own questions, proofs, tests of qualification and signature.
import { allValues, SEALED_COLUMNS } from '../../packages/server/src/ops/sealed-values';
import { answerRows } from '../../packages/server/src/pdf/agreement/print-answers';
import { sealedPlace } from '../../packages/server/src/security/vault';
import { readPdf } from './pdf-reading';
import {
  begunOrganization,
  completeOrganization,
  openFile,
  operate,
  operated,
  ORGANIZATIONS,
} from './scenes';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function agreementText({ token, params }: { token: string; params: { investmentId: string } }) {
  const sent = await app.ok('sendForSignature', { token, params, language: 'en' });
  await app.runJobs();
  const { document } = await app.ok('getEnvelope', { token, params: { envelopeId: sent.id } });
  const { pages } = await readPdf((await openFile(app, token, document?.file_id ?? '')).rawPayload);
  return pages.join(' ');
}

test('the agreement of an entity has its formation, owners and authority, and it signs by a person with a title', async () => {
  const text = await agreementText(await completeOrganization(app, 'entity'));
  for (const printed of [
    'Limited liability company',
    '**-***6789',
    'Delaware, United States',
    'March 9, 2012',
    'Beneficial owner 1: Share',
    '75%',
    'Managing member',
    'was not formed for the specific purpose',
    'No one other than the beneficial owners named above',
    'By: Robin Ashdown, Managing Member',
  ])
    expect(text).toContain(printed);
  for (const ofOthers of ['12-3456789', 'Nationality', 'is a trustee', 'spouse'])
    expect(text).not.toContain(ofOthers);
});

test('the agreement of a trust has the authority of its trustees and who directs the purchase', async () => {
  const text = await agreementText(await completeOrganization(app, 'trust'));
  for (const printed of [
    'Irrevocable trust',
    'is a trustee',
    '230.506(b)(2)(ii)',
    'By: Robin Ashdown, Trustee',
  ])
    expect(text).toContain(printed);
  expect(text).not.toContain('Beneficial owner');
});

test('a revocable trust may qualify through its grantors, each named with a test', async () => {
  const { qualification, investor_information } = ORGANIZATIONS.trust;
  const text = await agreementText(
    await completeOrganization(app, 'trust', {
      qualification: {
        ...qualification,
        accredited_basis: 'grantors',
        accredited_owners: [{ name: 'Robin Ashdown', basis: 'net_worth' }],
      },
      investor_information: {
        ...investor_information,
        trust_kind: 'revocable_trust',
        tax_number_type: 'ssn',
        tax_number: '219-09-9999',
      },
    }),
  );
  for (const printed of ['Owner 1: Name', 'Each grantor of the Investor is named above', '***-**-9999'])
    expect(text).toContain(printed);
  expect(text).not.toContain('was not formed for the specific purpose');
});

test('an entity cannot qualify as a person does, and a person cannot as an entity', async () => {
  const { token, params } = await begunOrganization(app, 'entity');
  const save = (values: object) =>
    app.refused('saveQualification', { token, params, body: { version: 0, finish: true, values } });
  const { qualification } = ORGANIZATIONS.entity;
  expect(await save({ ...qualification, accredited_basis: 'income' })).toMatchObject({
    error: 'required_information_missing',
    fields: { accredited_basis: 'This test is not for investors of this type. Choose another test' },
  });
  const throughOwners = { ...qualification, accredited_basis: 'equity_owners', accredited_owners: [{}] };
  expect(Object.keys((await save(throughOwners)).fields ?? {})).toEqual([
    'accredited_owners.0.name',
    'accredited_owners.0.basis',
  ]);
});

test('what an organization must state is refused where it is missing or wrong, in the reader’s language', async () => {
  const { token, params } = await begunOrganization(app, 'entity');
  const { investor_information: information } = ORGANIZATIONS.entity;
  const save = (changed: object, language: 'en' | 'zh-CN' = 'en') =>
    app.refused('saveInvestorInformation', {
      token,
      params,
      body: { version: 0, finish: true, values: { ...information, ...changed } },
      language,
    });
  expect((await save({ tax_number: '07-3456789', formation_date: '2999-01-01' })).fields).toEqual({
    tax_number: 'Enter a valid EIN of 9 digits (e.g. 12-3456789)',
    formation_date: 'The date of formation cannot be in the future',
  });
  expect((await save({ tax_number_type: 'ssn' }, 'zh-CN')).fields?.tax_number_type).toMatch(/税号/);
  const unnamed = await save({ beneficial_owners: [{ name: 'Wren Ashdown', share_bp: 100, country: 'IR' }] });
  expect(Object.keys(unnamed.fields ?? {})).toEqual([
    'beneficial_owners.0.share_bp',
    'beneficial_owners.0.country',
  ]);
});

test('an organization without formation documents is incomplete', async () => {
  const { token, params } = await begunOrganization(app, 'trust');
  const body = { version: 0, finish: true, values: {} };
  const refused = await app.refused('saveUploadFiles', { token, params, body });
  expect(refused.fields).toMatchObject({ formation_documents: 'Upload the formation documents' });
});

test('a tax number is sealed, returned masked, kept when omitted, and dropped with its type', async () => {
  const { token, params } = await begunOrganization(app, 'entity');
  const { investor_information: information } = ORGANIZATIONS.entity;
  const save = async (version: number, values: object) => {
    const saved = await app.ok('saveInvestorInformation', {
      token,
      params,
      body: { version, finish: false, values },
    });
    return {
      problem: saved.stepper_errors.investor_information.tax_number,
      masked: saved.steps.investor_information.tax_number_masked,
      reply: JSON.stringify(saved),
    };
  };
  const first = await save(0, information);
  expect(first).toMatchObject({ problem: undefined, masked: '**-***6789' });
  expect(first.reply).not.toMatch(/12-?3456789/);
  const { rows } = await app.open.pool.query(
    'select values::text as text from applications where investment_id = $1',
    [params.investmentId],
  );
  expect(JSON.stringify(rows)).not.toMatch(/12-?3456789/);
  const { tax_number: _number, ...rest } = information;
  expect(await save(1, rest)).toMatchObject({ problem: undefined, masked: '**-***6789' });
  expect(await save(2, { ...rest, tax_number_type: 'foreign' })).toMatchObject({ masked: undefined });
  expect((await save(3, rest)).problem).toBeTruthy();
});

test('a rotation of keys finds the tax number', async () => {
  const { investmentId } = await completeOrganization(app, 'trust');
  const { db, vault } = app.services;
  const numbers: string[] = [];
  for (const column of SEALED_COLUMNS.filter(({ table }) => table === 'applications'))
    for await (const values of allValues(db, column))
      for (const { record, sealed } of values)
        if (record === investmentId) numbers.push(vault.open(sealed, sealedPlace(column.record, record)));
  expect(numbers.sort()).toEqual(['12-3456789', '219-09-9999']);
});

test('staff see the tax number masked, and open it with a reason', async () => {
  const { investmentId } = await completeOrganization(app, 'entity');
  const item = 'answer:investor_information.tax_number';
  const shown = await operate(app, 'investments', 'show', investmentId, '--json');
  expect(JSON.parse(shown.out).private).toContainEqual({ item, masked: '**-***6789' });
  expect(shown.out).not.toContain('3456789');
  const opened = await operated<{ fields: { value: string }[] }>(
    app,
    ...['investments', 'open', investmentId, item, '--reason', 'review of the application'],
  );
  expect(opened.fields.map(({ value }) => value.replace(/\D/g, ''))).toEqual(['123456789']);
});

test('answers from before these questions are read as missing, and asked again while the application is open', async () => {
  const { token, params, investmentId } = await completeOrganization(app, 'trust');
  await app.open.pool.query(
    `update applications set values = jsonb_set(
       values #- '{investor_information,trust_kind}' #- '{investor_information,tax_number}'
         #- '{investor_information,tax_number_masked}' #- '{investor_information,tax_number_type}',
       '{qualification,accredited_basis}', '"net_worth"') where investment_id = $1`,
    [investmentId],
  );
  const { stepper_errors: problems, steps } = await app.ok('getApplication', { token, params });
  expect(Object.keys(problems.investor_information)).toEqual(['trust_kind', 'tax_number_type', 'tax_number']);
  expect(Object.keys(problems.qualification)).toEqual(['accredited_basis']);
  const printed = {
    language: 'en',
    investorType: 'trust',
    usPerson: true,
    values: { ...steps, upload_files: {} },
  } as const;
  expect([...answerRows('parties', printed), ...answerRows('qualification', printed)]).toEqual(
    expect.arrayContaining([
      { name: 'Kind of trust', value: '—' },
      { name: 'Tax number', value: '—' },
      {
        name: 'Accredited investor by',
        value: 'Net worth above the threshold without the primary residence',
      },
    ]),
  );
});
