// A limited liability company applies through the portal, with its owners, documents and two signers, up to the signed
// agreement.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { call, openAccount, fetchToken } from './support/api';
import { atStep, fillAmount, fillMeans, goOn, startApplication, upload } from './support/application';
import { chooseCountry, fillFields } from './support/fields';
import { CO_OWNER, HOLDER_LAST4, proveOwnNumber } from './support/joint-owners';
import { enter } from './support/membership';
import { operator } from './support/operator';
import { readPdfText } from './support/downloads';
import { fullName, type Person } from './support/person';
import { readToTheEnd } from './support/reader';
import { passportPdf, utilityBillPng } from './support/sample-documents';
import { typedName } from './support/signing';
import { test } from './support/language-test';
import type { Say } from './support/messages';

const PRODUCT = 'orchard-lane-senior-credit-ii';
const COMPANY = 'Castellan Holdings LLC';

test('an entity applies with its owners, documents and signers, and both sign the agreement', async ({
  page,
  request,
  say,
  person,
  language,
}) => {
  await openAccount(request, person);
  const token = await fetchToken(request, person);
  const opened = await operator(
    ...['investors', 'open', person.email, '--type', 'entity', '--name', COMPANY, '--json'],
  );
  await enter(page, person);

  await test.step('1. each owner of a look-through test has their own test', async () => {
    await startApplication(page, say, PRODUCT, { who: JSON.parse(opened).id });
    await atStep(page, say, 'qualification');
    await page.locator('[name="accredited_basis"][value="equity_owners"]').check();
    await goOn(page, say);
    await expect(page.getByText(say('problem.accredited_owner_required')).first()).toBeVisible();
    for (const [place, owner] of [fullName(person), fullName(CO_OWNER)].entries()) {
      await page.getByRole('button', { name: say('apply.accredited_owner_add') }).click();
      await page.locator(`[name="accredited_owners.${place}.name"]`).fill(owner);
      await page.locator(`[name="accredited_owners.${place}.basis"]`).selectOption('income');
    }
    await page.locator('[name="qualified_client"][value="no"]').check();
    await page.locator('[name="qualified_purchaser"][value="no"]').check();
    await page.locator('[name="attested"]').check();
    await expectAccessible(page);
    await goOn(page, say);
  });

  await test.step('2. the company, its signers and its beneficial owners', async () => {
    await atStep(page, say, 'investor_information');
    await fillCompany(page, person);
    await fillSigner(page, 0, person, { ssn: '219099999', capacity: 'managing_member', title: 'Member' });
    await page.locator('[name="signers.0.document_type"]').selectOption('driver_licence');
    await page.locator('[name="signers.0.document_number"]').pressSequentially('D1234567');
    await chooseCountry(page, 'signers.0.document_country', 'US');
    await page.locator('[name="signers.0.document_state"]').selectOption('NY');
    await page.getByRole('button', { name: say('apply.signer_add') }).click();
    const second = { ...CO_OWNER, email: `jonas.${person.email}` };
    await fillSigner(page, 1, second, { ssn: '078051122', capacity: 'officer', title: 'Treasurer' });
    await page.locator('[name="has_beneficial_owners"][value="yes"]').check();
    await page.getByRole('button', { name: say('apply.beneficial_owner_add') }).click();
    await fillFields(page, {
      'beneficial_owners.0.name': fullName(person),
      'beneficial_owners.0.share_bp': '60',
    });
    await chooseCountry(page, 'beneficial_owners.0.country', 'US');
    for (const name of [
      ...['erisa_plan', 'code_4975_plan', 'has_sales_representative', 'related_to_member_firm'],
      ...['related_to_public_company', 'senior_political_figure'],
    ])
      await page.locator(`[name="${name}"][value="no"]`).check();
    await expectAccessible(page);
    await goOn(page, say);
  });

  await test.step('3. its financial means, and its formation documents beside the proofs', async () => {
    await atStep(page, say, 'status_and_experience');
    await expect(page.locator('[name="occupation"]')).toHaveCount(0);
    await fillMeans(page, say);
    await goOn(page, say);
    await atStep(page, say, 'upload_files');
    await upload(page, 'proof_of_id', passportPdf());
    await upload(page, 'proof_of_address', utilityBillPng());
    await upload(page, 'formation_documents', { ...passportPdf(), name: 'operating-agreement.pdf' });
    await expectAccessible(page);
    await goOn(page, say);
  });

  await test.step('4. the company pays from its own account, and the agreement is sent', async () => {
    await atStep(page, say, 'amount_and_signature');
    await fillAmount(page, say, '50000', COMPANY);
    await expectAccessible(page);
    await page.getByRole('button', { name: say('apply.send') }).click();
    await page.waitForURL(/\/go\/signing\//);
  });
  const envelopeId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await test.step('5. both sign, each with their own number', async () => {
    await signAs(page, say, fullName(person), HOLDER_LAST4);
    await expect(
      page.getByRole('heading', { name: say('sign.own_number.hand_over', { name: fullName(CO_OWNER) }) }),
    ).toBeVisible();
    await signAs(page, say, fullName(CO_OWNER), CO_OWNER.last4);
    await expect(page.getByRole('heading', { name: say('sign.done.title') })).toBeVisible({
      timeout: 60_000,
    });
    await expectAccessible(page);
  });

  await test.step('6. the agreement names the company, its owners, documents and signers', async () => {
    const { document } = await call(request, 'getEnvelope', { token, params: { envelopeId } });
    const { investors } = await call(request, 'getUserInfo', { token });
    const { access_code: accessCode } = await call(request, 'checkIdentity', {
      token,
      params: { investorId: investors.at(-1)?.id ?? '' },
      body: { number_type: 'ssn', number: HOLDER_LAST4, purpose: 'documents' },
    });
    const params = { fileId: document?.file_id ?? '' };
    const { url } = await call(request, 'requestFileKey', { token, params, accessCode });
    const text = await readPdfText(await (await request.get(url)).body());
    for (const part of [COMPANY, fullName(person), fullName(CO_OWNER), 'Treasurer', 'Delaware', '60%'])
      expect(text).toContain(part.replaceAll(' ', ''));
    expect(text).toContain(language === 'en' ? 'Signer1:Seconddocument' : '签署人1：其他证件');
    expect(text).not.toContain('D1234567');
  });
});

async function fillCompany(page: Page, person: Person): Promise<void> {
  await page.locator('[name="entity_kind"]').selectOption('limited_liability_company');
  await page.locator('[name="tax_number_type"]').selectOption('ein');
  await page.locator('[name="tax_number"]').pressSequentially('12-3456789');
  await chooseCountry(page, 'nationality', 'US');
  await page.locator('[name="formation_state"]').selectOption('DE');
  await chooseCountry(page, 'permanent_address.country', 'US');
  await page.locator('[name="permanent_address.state"]').selectOption('NY');
  await fillFields(page, {
    'formation_date.month': '3',
    'formation_date.day': '9',
    'formation_date.year': '2012',
    'permanent_address.line_1': '48 Cornerstone Lane',
    'permanent_address.city': 'Albany',
    'permanent_address.zip': '12207',
  });
  await page.locator('[name="mailing_same"][value="yes"]').check();
  const phone = page.locator('[name="phone_number"]');
  if ((await phone.inputValue()) === '') await phone.pressSequentially(person.phone);
}

interface Signing {
  ssn: string;
  capacity: string;
  title: string;
}

async function fillSigner(
  page: Page,
  place: number,
  { firstName, lastName, email }: Pick<Person, 'firstName' | 'lastName' | 'email'>,
  { ssn, capacity, title }: Signing,
): Promise<void> {
  const part = (name: string) => `signers.${place}.${name}`;
  await fillFields(page, {
    [part('first_name')]: firstName,
    [part('last_name')]: lastName,
    [part('title')]: title,
    [part('email')]: email,
    [part('date_of_birth.month')]: '11',
    [part('date_of_birth.day')]: '2',
    [part('date_of_birth.year')]: '1984',
  });
  await page.locator(`[name="${part('capacity')}"]`).selectOption(capacity);
  await page.locator(`[name="${part('employment_status')}"]`).selectOption('self_employed');
  await page.locator(`[name="${part('id_number')}"]`).pressSequentially(ssn);
}

async function signAs(page: Page, say: Say, name: string, last4: string): Promise<void> {
  await proveOwnNumber(page, say, name, last4);
  await page.getByLabel(say('sign.consent.agree')).check();
  await page.getByRole('button', { name: say('sign.consent.go_on') }).click();
  await readToTheEnd(page);
  await typedName(page).fill(name);
  await page.getByRole('button', { name: say('sign.submit') }).click();
}
