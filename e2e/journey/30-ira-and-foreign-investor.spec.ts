// Individuals other than a US person investing in their own name: an IRA with its custodian, and an investor abroad. The
// tests cover the differences; the API fills in the common parts.
import { expect } from '@playwright/test';
import { getAttestations } from '@quoin/rules';
import { expectAccessible } from './support/accessible';
import { call, openAccount, fetchToken } from './support/api';
import { atStep, goOn, startApplication } from './support/application';
import {
  beginApplicationFor,
  completeApplication,
  qualify,
  signByApi,
  typedSteps,
  type Application,
} from './support/application-by-api';
import { chooseCountry, fillFields } from './support/fields';
import { identityMessages, mistakeIdentity, proveIdentity } from './support/demo-investor';
import { CO_OWNER } from './support/joint-owners';
import { enter } from './support/membership';
import { operator } from './support/operator';
import { fullName } from './support/person';
import { expectErrorAt } from './support/page';
import { test } from './support/language-test';

const TAKES_IRA = 'quillon-equity-neutral';
const ANOTHER = 'orchard-lane-senior-credit-ii';
const ABROAD = 'penrose-gate-secondaries';

test('a custodian pays for an IRA, and its next application is prefilled from the first one', async ({
  page,
  request,
  say,
  person,
}) => {
  await openAccount(request, person);
  const token = await fetchToken(request, person);
  await enter(page, person);
  const custodian = { custodian_name: 'Granary Trust Custodians', account_number: 'IRA-7700418' };
  let investmentId = '';

  await test.step('1. the custodian is required before the application starts', async () => {
    await startApplication(page, say, TAKES_IRA, {
      who: 'new:ira',
      fillMore: () => fillFields(page, custodian),
    });
    await expect(page.getByText(`${fullName(person)} ·`)).toBeVisible();
    investmentId = new URL(page.url()).searchParams.get('id') ?? '';
  });

  const begun = await call(request, 'getApplication', { token, params: { investmentId } });

  await test.step('2. only the custodian pays, and only by wire', async () => {
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
    await operator('investments', 'approve', investmentId);
    await page.goto(`/go/my-investment/pending/${investmentId}/all`);
    const panel = page.getByRole('region', { name: say('fund.title') });
    await expect(panel.getByRole('radio', { name: say('fund.method.ach') })).toBeDisabled();
    await expect(panel.getByText(say('fund.method.ach.closed'))).toBeVisible();
    await expect(panel.getByText(say('fund.method.wire.hint.custodian'))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('3. the next application has the previous answers and requires new attestations', async () => {
    const next = await beginApplicationFor(request, token, begun.investor_id, ANOTHER);
    await page.goto(`/go/investment?id=${next.investment_id}`);
    await expect(page.locator('[name="accredited_basis"]:checked')).toHaveCount(0);
    await expect(page.locator('[name="attested"]')).not.toBeChecked();
    await qualify(request, token, next, person);
    await page.goto(`/go/investment?id=${next.investment_id}`);
    await atStep(page, say, 'investor_information');
    const field = (name: string) => page.locator(`[name="${name}"]`);
    await expect(field('permanent_address.line_1')).toHaveValue('48 Cornerstone Lane');
    await expect(field('signers.0.date_of_birth.year')).toHaveValue('1984');
    await expect(page.locator('[data-quoin="NationalIdField"] output')).toContainText('9999');
    await expect(field('signers.0.id_number')).toHaveCount(0);
  });

  await test.step('4. a P.O. box for mail, a sales representative, and other interested persons', async () => {
    const field = (name: string) => page.locator(`[name="${name}"]`);
    await page.locator('[name="mailing_same"][value="no"]').check();
    await page.locator('[name="has_sales_representative"][value="yes"]').check();
    await page.getByRole('button', { name: say('apply.interested_add') }).click();
    await goOn(page, say);
    for (const name of ['mailing_address.line_1', 'sales_firm', 'sales_name', 'sales_email'])
      await expectErrorAt(page, name, say('problem.required'));
    await expectErrorAt(page, 'interested_parties.0.relationship', say('problem.required'));
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
    await expectErrorAt(page, 'interested_parties.0.email', say('problem.email_invalid'));
    await field('interested_parties.0.email').fill('jonas.castellan@example.com');
    await goOn(page, say);
    await atStep(page, say, 'status_and_experience');
    await expect(field('net_worth')).toHaveValue('2,400,000');
    await expect(field('sophistication_acknowledged')).not.toBeChecked();
    const { items } = await call(request, 'listSalesRepresentatives', { token });
    expect(items[0]).toMatchObject({ firm_name: 'Ashlar Advisers', representative_name: 'Robin Vance' });
  });
});

test('an invited investor from Hong Kong is not a US person: passport, foreign address and different checks', async ({
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
      attestations: [...getAttestations('HK')],
    },
  });
  const token = await fetchToken(request, person);
  await enter(page, person);
  const field = (name: string) => page.locator(`[name="${name}"]`);
  let application: Application;

  await test.step('1. no question about living in the United States', async () => {
    await startApplication(page, say, ABROAD, { who: 'new:individual', usPerson: 'no' });
    const investmentId = new URL(page.url()).searchParams.get('id') ?? '';
    application = await call(request, 'getApplication', { token, params: { investmentId } });
    await expect(field('accredited_basis').first()).toBeVisible();
    await expect(field('us_natural_person_resident')).toHaveCount(0);
    await qualify(request, token, application, person);
    await page.goto(`/go/investment?id=${investmentId}`);
  });

  await test.step('2. any number except an SSN, an address without state and ZIP, a foreign phone', async () => {
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
    await expectErrorAt(page, 'signers.0.id_number', say('problem.national_id_invalid'));
    await kind.selectOption('passport');
    await field('signers.0.id_number').pressSequentially('K 17');
    await goOn(page, say);
    await expectErrorAt(page, 'signers.0.id_number', say('problem.passport_invalid'));
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

  await test.step('3. the product does not allow ACH, and a document is downloaded after the passport check alone', async () => {
    const { investment_id: investmentId } = application;
    const params = { investmentId };
    const filled = await call(request, 'getApplication', { token, params });
    const steps = { ...typedSteps(person), investor_information: filled.steps.investor_information };
    await completeApplication(request, token, filled, person, steps);
    await signByApi(request, token, await call(request, 'sendForSignature', { token, params }));
    await operator('investments', 'approve', investmentId);
    await page.goto(`/go/my-investment/pending/${investmentId}/all`);
    await expect(page.getByRole('radio', { name: say('fund.method.ach') })).toBeDisabled();
    await expect(page.getByText(say('fund.method.ach.closed'))).toBeVisible();
    await page.goto('/go/my-document');
    const library = page.locator('[data-quoin="DocumentLibrary"]');
    await library.locator('tbody').getByRole('checkbox').first().check();
    await library.locator('[data-part="downloads"] button').first().click();
    const dialog = page.locator('[data-quoin="IdentityCheckModal"]');
    await expect(dialog.locator('input[type="radio"]').first()).toHaveValue('tin'); // not an SSN
    await mistakeIdentity(page, PASSPORT, identityMessages[language].failed);
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await proveIdentity(page, PASSPORT);
    expect((await downloading).suggestedFilename()).toMatch(/\.(zip|pdf)$/);
  });
});

const PASSPORT = { identity: { kind: 'passport', number: 'K0000042' } } as const;
