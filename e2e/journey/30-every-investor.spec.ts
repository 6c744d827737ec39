// Who else invests than a person in their own name: an IRA through its custodian, joint owners, an entity and a trust, and
// somebody who lives outside the United States. Each is walked where it differs; what is the same for all is filled in before.
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { attestationsOf } from '@quoin/rules';
import { expectAccessible } from './support/accessible';
import { call, openAccount, tokenOf } from './support/api';
import { answerStart, openStart } from './support/application';
import {
  beginApplicationOf,
  completeApplication,
  signByApi,
  typedSteps,
  type Application,
} from './support/application-by-api';
import { chooseCountry } from './support/country';
import { fillFields } from './support/fields';
import { identityWords, mistakeIdentity, proveIdentity } from './support/demo-investor';
import { CO_OWNER } from './support/joint-owners';
import { enter } from './support/membership';
import { operator } from './support/operator';
import { fullName, type Person } from './support/person';
import { expectRefusedAt } from './support/refusal';
import { test } from './support/told-in';
import type { Say } from './support/words';

test.describe.configure({ timeout: 120_000 });

const TAKES_IRA = 'quillon-equity-neutral';
const ANOTHER = 'orchard-lane-senior-credit-ii';
const ABROAD = 'penrose-gate-secondaries';

test('an IRA is paid for by its custodian, and its next application knows what the first one said', async ({
  page,
  request,
  say,
  person,
}) => {
  await openAccount(request, person);
  const token = await tokenOf(request, person);
  await enter(page, person);
  const custodian = { custodian_name: 'Granary Trust Custodians', account_number: 'IRA-7700418' };
  let investmentId = '';

  await test.step('1. its custodian is named before the application begins', async () => {
    await beginAt(page, say, TAKES_IRA, 'new:ira', 'yes', () => fillFields(page, custodian));
    await expect(page.getByText(`${fullName(person)} ·`)).toBeVisible();
    investmentId = new URL(page.url()).searchParams.get('id') ?? '';
  });

  const begun = await call(request, 'getApplication', { token, params: { investmentId } });

  await test.step('2. no other account pays, and only by wire', async () => {
    await completeApplication(request, token, begun, person);
    await page.goto(`/go/investment?id=${investmentId}`);
    await expect(page.locator('[name="preferred_method"]')).toHaveCount(1);
    await expect(page.getByText(say('apply.payer.custodian'))).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: custodian.custodian_name })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '0418' })).toBeVisible();
    await expect(page.getByRole('button', { name: say('apply.payer.add') })).toHaveCount(0);
    await expectAccessible(page);
    const envelope = await call(request, 'sendForSignature', { token, params: { investmentId } });
    await signByApi(request, token, envelope);
    await page.goto(`/go/my-investment/pending/${investmentId}/all`);
    const panel = page.getByRole('region', { name: say('fund.title') });
    await expect(panel.getByRole('radio', { name: say('fund.method.ach') })).toBeDisabled();
    await expect(panel.getByText(say('fund.method.ach.closed'))).toBeVisible();
    await expect(panel.getByText(say('fund.method.wire.hint.custodian'))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('3. the next one: what was said is there, what is attested is attested anew', async () => {
    const next = await beginApplicationOf(request, token, begun.investor_id, ANOTHER);
    await page.goto(`/go/investment?id=${next.investment_id}`);
    await expect(page.locator('[name="accredited_basis"]:checked')).toHaveCount(0);
    await expect(page.locator('[name="attested"]')).not.toBeChecked();
    await qualify(request, token, next, person);
    await page.reload();
    await atStep(page, say, 'investor_information');
    const field = (name: string) => page.locator(`[name="${name}"]`);
    await expect(field('permanent_address.line_1')).toHaveValue('48 Cornerstone Lane');
    await expect(field('signers.0.date_of_birth.year')).toHaveValue('1984');
    await expect(page.locator('[data-quoin="NationalIdField"] output')).toContainText('9999');
    await expect(field('signers.0.id_number')).toHaveCount(0);
  });

  await test.step('4. letters go to a P.O. box, a sales representative is named, and who else has an interest', async () => {
    const field = (name: string) => page.locator(`[name="${name}"]`);
    await page.locator('[name="mailing_same"][value="no"]').check();
    await page.locator('[name="has_sales_representative"][value="yes"]').check();
    await page.getByRole('button', { name: say('apply.interested_add') }).click();
    await goOn(page, say);
    for (const name of ['mailing_address.line_1', 'sales_firm', 'sales_name', 'sales_email'])
      await expectRefusedAt(page, name, say('problem.required'));
    await expectRefusedAt(page, 'interested_parties.0.relationship', say('problem.required'));
    await expectAccessible(page);
    await chooseCountry(page, 'mailing_address.country', 'US');
    await field('mailing_address.state').selectOption('NY');
    await fillFields(page, {
      'mailing_address.line_1': 'P.O. Box 1207',
      'mailing_address.city': 'Albany',
      'mailing_address.zip': '12201',
      sales_firm: 'Ashlar Advisers',
      sales_name: 'Robin Vance',
      sales_email: 'robin.vance@ashlar.example',
      'interested_parties.0.name': fullName(CO_OWNER),
      'interested_parties.0.relationship': 'Brother',
      'interested_parties.0.email': 'jonas.castellan',
    });
    await field('interested_parties.0.phone_number').pressSequentially('2025550177');
    await goOn(page, say);
    await expectRefusedAt(page, 'interested_parties.0.email', say('problem.email_invalid'));
    await field('interested_parties.0.email').fill('jonas.castellan@example.com');
    await goOn(page, say);
    await atStep(page, say, 'status_and_experience');
    await expect(field('net_worth')).toHaveValue('2,400,000');
    await expect(field('sophistication_acknowledged')).not.toBeChecked();
    const { items } = await call(request, 'listSalesRepresentatives', { token });
    expect(items[0]).toMatchObject({ firm_name: 'Ashlar Advisers', representative_name: 'Robin Vance' });
  });
});

test('an entity names all who sign, and what part of its money is that of retirement plans', async ({
  page,
  request,
  say,
  person,
}) => {
  const name = 'Castellan Holdings LLC';
  const { token, application } = await openedBySupport(request, person, 'entity', name);
  const { investment_id: investmentId } = application;
  const field = (part: string) => page.locator(`[name="${part}"]`);
  const percent = field('plan_assets_bp');

  await test.step('1. what a person is asked is not asked of it', async () => {
    await enter(page, person);
    await page.goto(`/go/investment?id=${investmentId}`);
    await expect(field('accredited_basis').first()).toBeVisible();
    await expect(field('us_natural_person_resident')).toHaveCount(0);
    await qualify(request, token, application, person, { investor_name: name });
    await page.reload();
    await atStep(page, say, 'investor_information');
    await expect(page.getByText(say('apply.field.nationality.organization')).first()).toBeVisible();
    await expect(page.getByText(say('apply.investor_name_hint.organization'))).toBeVisible();
    await expect(field('investor_name')).toHaveValue(name);
  });

  await test.step('2. signers come and go, each whole', async () => {
    const add = page.getByRole('button', { name: say('apply.signer_add') });
    const second = page.getByRole('heading', { name: say('apply.signer', { number: 2 }) });
    await add.click();
    await add.click();
    await page.getByRole('button', { name: say('apply.signer_remove', { number: 3 }) }).click();
    await expect(page.getByRole('heading', { name: say('apply.signer', { number: 3 }) })).toHaveCount(0);
    await expect(second).toBeVisible();
    await expect(add).toBeFocused();
    await goOn(page, say);
    await expectRefusedAt(page, 'signers.1.first_name', say('problem.required'));
    await expectRefusedAt(page, 'signers.1.id_number', say('problem.required'));
    await expectAccessible(page);
    await fillSigner(page, 1, { ...CO_OWNER, email: `jonas.${person.email}` }, '078051122');
  });

  await test.step('3. plan assets: asked for once either answer is yes, from above nothing to all', async () => {
    await page.locator('[name="erisa_plan"][value="no"]').check();
    await page.locator('[name="code_4975_plan"][value="no"]').check();
    await expect(percent).toHaveCount(0);
    await page.locator('[name="code_4975_plan"][value="yes"]').check();
    await percent.fill('0');
    await goOn(page, say);
    await expectRefusedAt(page, 'plan_assets_bp', say('problem.share_invalid'));
    await expectAccessible(page);
    await percent.fill('25.5');
    await goOn(page, say);
    await atStep(page, say, 'status_and_experience');
    await expect(field('occupation')).toHaveCount(0);
    const { steps } = await call(request, 'getApplication', { token, params: { investmentId } });
    expect(steps.investor_information).toMatchObject({
      code_4975_plan: true,
      plan_assets_bp: 2_550,
      signers: [{ id_number_masked: /9999$/ }, { id_number_masked: /1122$/ }].map(({ id_number_masked }) => ({
        id_number_masked: expect.stringMatching(id_number_masked),
      })),
    });
  });
});

test('a trust and joint owners: who signs, who pays, and what is asked of neither', async ({
  page,
  request,
  say,
  person,
}) => {
  const { token, application } = await openedBySupport(request, person, 'trust', 'Castellan Family Trust');
  const steps = typedSteps(person);
  const organization = { ...steps.investor_information, erisa_plan: false, code_4975_plan: false };
  const ofTrust = {
    ...steps,
    investor_information: { ...organization, investor_name: 'Castellan Family Trust' },
  };
  await completeApplication(request, token, application, person, ofTrust);
  const { investment_id: ofTheTrust } = application;
  await enter(page, person);

  await test.step('1. the trust is complete with one signer; an account of its own pays', async () => {
    await page.goto(`/go/investment?id=${ofTheTrust}`);
    await expect(page.getByRole('radio', { name: 'Plinth Bank' })).toBeChecked();
    await page.getByRole('button', { name: say('apply.send') }).click();
    await page.waitForURL(/\/go\/signing\//);
    await expect(page.getByLabel(say('sign.consent.agree'))).toBeVisible(); // one signer: nobody is handed a device
  });

  await test.step('2. joint owners: support opens their investor, and there is no way to begin with one signer', async () => {
    const name = `${fullName(person)} and ${fullName(CO_OWNER)}`;
    const type = 'joint_rights_of_survivorship';
    const joint = await open(request, person, token, type, name, ANOTHER);
    await qualify(request, token, joint, person, { investor_name: name });
    await page.goto(`/go/investment?id=${joint.investment_id}`);
    await atStep(page, say, 'investor_information');
    for (const number of [1, 2])
      await expect(page.getByRole('heading', { name: say('apply.signer', { number }) })).toBeVisible();
    await expect(page.getByRole('button', { name: say('apply.signer_remove', { number: 2 }) })).toHaveCount(
      0,
    );
    await expect(page.locator('[name="erisa_plan"]')).toHaveCount(0);
    await goOn(page, say);
    await expectRefusedAt(page, 'signers.1.last_name', say('problem.required'));
    await expectAccessible(page);
    await fillSigner(page, 1, { ...CO_OWNER, email: `jonas.${person.email}` }, '078051122');
    await goOn(page, say);
    await atStep(page, say, 'status_and_experience');
    await expect(page.locator('[name="occupation"]')).toBeVisible();
    await expectAccessible(page);
  });
});

test('an invited investor from Hong Kong is no US person: a passport, an address there, and their own checks', async ({
  page,
  request,
  say,
  language,
  person,
}) => {
  await openAccount(request, person, {
    country: 'HK',
    referral_code: 'GRACELINDQ',
    invitation: {
      investor_type: 'individual',
      qualifications: ['accredited_investor'],
      attestations: [...attestationsOf('HK')],
    },
  });
  const token = await tokenOf(request, person);
  await enter(page, person);
  const field = (name: string) => page.locator(`[name="${name}"]`);
  let application: Application;

  await test.step('1. no question about living in the United States', async () => {
    await beginAt(page, say, ABROAD, 'new:individual', 'no');
    const investmentId = new URL(page.url()).searchParams.get('id') ?? '';
    application = await call(request, 'getApplication', { token, params: { investmentId } });
    await expect(field('accredited_basis').first()).toBeVisible();
    await expect(field('us_natural_person_resident')).toHaveCount(0);
    await qualify(request, token, application, person);
    await page.reload();
  });

  await test.step('2. any number but an SSN, an address without state and ZIP, a phone of another region', async () => {
    await atStep(page, say, 'investor_information');
    const kind = field('signers.0.id_type');
    await expect(kind.locator('option[value="ssn"]')).toHaveCount(0);
    await chooseCountry(page, 'nationality', 'CN');
    await expect(page.locator('[data-quoin="CountrySelect"] [name="permanent_address.country"]')).toHaveValue(
      'HK',
    );
    await kind.selectOption('national_id');
    await field('signers.0.id_number').pressSequentially('11010519491231002A');
    await goOn(page, say);
    await expectRefusedAt(page, 'signers.0.id_number', say('problem.national_id_invalid'));
    await kind.selectOption('passport');
    await field('signers.0.id_number').pressSequentially('K 17');
    await goOn(page, say);
    await expectRefusedAt(page, 'signers.0.id_number', say('problem.passport_invalid'));
    await expectAccessible(page);
    await field('signers.0.id_number').fill('');
    await field('signers.0.id_number').pressSequentially('K0000042');
    await chooseCountry(page, 'signers.0.id_country', 'HK');
    await fillFields(page, {
      'permanent_address.line_1': '18B Stonecutters Court, 77 Harbour Road',
      'permanent_address.city': 'Wan Chai',
      'signers.0.date_of_birth.month': '9',
      'signers.0.date_of_birth.day': '8',
      'signers.0.date_of_birth.year': '1983',
    });
    await field('signers.0.employment_status').selectOption('employed');
    for (const name of [
      'has_sales_representative',
      'related_to_member_firm',
      'related_to_public_company',
      'senior_political_figure',
    ])
      await page.locator(`[name="${name}"][value="no"]`).check();
    await page.locator('[name="mailing_same"][value="yes"]').check();
    await goOn(page, say);
    await atStep(page, say, 'status_and_experience');
  });

  await test.step('3. ACH is not open to the product, and a paper is taken home by the passport alone', async () => {
    const { investment_id: investmentId } = application;
    const params = { investmentId };
    const filled = await call(request, 'getApplication', { token, params });
    const steps = { ...typedSteps(person), investor_information: filled.steps.investor_information };
    await completeApplication(request, token, filled, person, steps);
    await signByApi(request, token, await call(request, 'sendForSignature', { token, params }));
    await page.goto(`/go/my-investment/pending/${investmentId}/all`);
    await expect(page.getByRole('radio', { name: say('fund.method.ach') })).toBeDisabled();
    await expect(page.getByText(say('fund.method.ach.closed'))).toBeVisible();
    await page.goto('/go/my-document');
    const library = page.locator('[data-quoin="DocumentLibrary"]');
    await library.locator('tbody').getByRole('checkbox').first().check();
    await library.locator('[data-part="downloads"] button').first().click();
    const dialog = page.locator('[data-quoin="IdentityCheckModal"]');
    await expect(dialog.locator('input[type="radio"]').first()).toHaveValue('tin'); // not an SSN
    await mistakeIdentity(page, PASSPORT, identityWords[language].failed);
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await proveIdentity(page, PASSPORT);
    expect((await downloading).suggestedFilename()).toMatch(/\.(zip|pdf)$/);
  });
});

const PASSPORT = { identity: { kind: 'passport', number: 'K0000042' } } as const;

/** By the dialog of the product. @param who the value of the choice of who invests */
async function beginAt(
  page: Page,
  say: Say,
  productId: string,
  who: string,
  usPerson: 'yes' | 'no',
  more?: () => Promise<void>,
): Promise<void> {
  const dialog = await openStart(page, say, productId);
  await dialog.locator(`[name="investor"][value="${who}"]`).check();
  await more?.();
  await answerStart(dialog, usPerson);
  await dialog.getByRole('button', { name: say('apply.start.begin') }).click();
  await page.waitForURL(/\/go\/investment\?/);
}

type BySupport = 'entity' | 'trust' | 'joint_rights_of_survivorship';

/** An account with an investor that support has opened for it, at the first step of an application. */
async function openedBySupport(request: APIRequestContext, holder: Person, type: BySupport, name: string) {
  await openAccount(request, holder);
  const token = await tokenOf(request, holder);
  return { token, application: await open(request, holder, token, type, name) };
}

async function open(
  request: APIRequestContext,
  holder: Person,
  token: string,
  type: BySupport,
  name: string,
  productId?: string,
): Promise<Application> {
  const opened = await operator(
    ...['investors', 'open', holder.email, '--type', type, '--name', name, '--json'],
  );
  return beginApplicationOf(request, token, JSON.parse(opened).id, productId);
}

/** The first step finished, and of the second what is typed there. @param typed over what a person in New York says; left out, nothing */
async function qualify(
  request: APIRequestContext,
  token: string,
  { investment_id: investmentId, version }: Application,
  person: Person,
  typed?: { investor_name: string },
): Promise<void> {
  const params = { investmentId };
  const { qualification, investor_information: information } = typedSteps(person);
  await call(request, 'saveQualification', {
    token,
    params,
    body: { version, finish: true, values: qualification },
  });
  if (!typed) return;
  await call(request, 'saveInvestorInformation', {
    token,
    params,
    body: { version: version + 1, finish: false, values: { ...information, ...typed } },
  });
}

async function fillSigner(
  page: Page,
  place: number,
  { firstName, lastName, email }: Pick<Person, 'firstName' | 'lastName' | 'email'>,
  ssn: string,
): Promise<void> {
  const part = (name: string) => `signers.${place}.${name}`;
  await fillFields(page, {
    [part('first_name')]: firstName,
    [part('last_name')]: lastName,
    [part('email')]: email,
    [part('date_of_birth.month')]: '11',
    [part('date_of_birth.day')]: '2',
    [part('date_of_birth.year')]: '1984',
  });
  await page.locator(`[name="${part('employment_status')}"]`).selectOption('self_employed');
  await page.locator(`[name="${part('id_number')}"]`).pressSequentially(ssn);
}

const atStep = (page: Page, say: Say, step: string) =>
  expect(page.locator('[aria-current="step"]')).toContainText(say(`apply.step.${step}`));

const goOn = (page: Page, say: Say) => page.getByRole('button', { name: say('apply.continue') }).click();
