// Applications of an entity, a trust and joint owners, whose investors support creates. The tests cover the differences and
// complete the common steps through the API.
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { call, openAccount, fetchToken } from './support/api';
import { atStep, goOn } from './support/application';
import {
  beginApplicationFor,
  completeApplication,
  qualify,
  typedSteps,
  type Application,
} from './support/application-by-api';
import { fillFields } from './support/fields';
import { CO_OWNER } from './support/joint-owners';
import { enter } from './support/membership';
import { operator } from './support/operator';
import { fullName, type Person } from './support/person';
import { expectErrorAt } from './support/page';
import { test } from './support/language-test';

const ANOTHER = 'orchard-lane-senior-credit-ii';

test('an entity lists its signers and its share of plan assets', async ({ page, request, say, person }) => {
  const name = 'Castellan Holdings LLC';
  const { token, application } = await openedBySupport(request, person, 'entity', name);
  const { investment_id: investmentId } = application;
  const field = (part: string) => page.locator(`[name="${part}"]`);
  const percent = field('plan_assets_bp');

  await test.step('1. questions for persons are hidden for an organization', async () => {
    await enter(page, person);
    await page.goto(`/go/investment?id=${investmentId}`);
    await expect(field('accredited_basis').first()).toBeVisible();
    await expect(field('us_natural_person_resident')).toHaveCount(0);
    await expect(page.locator('[name="accredited_basis"][value="entity_assets"]')).toBeVisible();
    await expect(page.locator('[name="accredited_basis"][value="income"]')).toHaveCount(0);
    await qualify(request, token, application, person, { investor_name: name });
    await page.goto(`/go/investment?id=${investmentId}`);
    await atStep(page, say, 'investor_information');
    await expect(page.getByText(say('apply.field.nationality.organization')).first()).toBeVisible();
    await expect(page.getByText(say('apply.investor_name_hint.organization'))).toBeVisible();
    await expect(field('investor_name')).toHaveValue(name);
    await expect(field('entity_kind')).toHaveValue('limited_liability_company');
  });

  await test.step('2. signers are added and removed, and each must be complete', async () => {
    const add = page.getByRole('button', { name: say('apply.signer_add') });
    const second = page.getByRole('heading', { name: say('apply.signer', { number: 2 }) });
    await add.click();
    await add.click();
    await page.getByRole('button', { name: say('apply.signer_remove', { number: 3 }) }).click();
    await expect(page.getByRole('heading', { name: say('apply.signer', { number: 3 }) })).toHaveCount(0);
    await expect(second).toBeVisible();
    await expect(add).toBeFocused();
    await goOn(page, say);
    await expectErrorAt(page, 'signers.1.first_name', say('problem.required'));
    await expectErrorAt(page, 'signers.1.id_number', say('problem.required'));
    await expectAccessible(page);
    await fillSigner(page, 1, { ...CO_OWNER, email: `jonas.${person.email}` }, '078051122');
    await expectErrorAt(page, 'signers.1.title', say('problem.required'));
    await field('signers.1.capacity').selectOption('officer');
    await field('signers.1.title').fill('Treasurer');
  });

  await test.step('3. plan assets are required if either answer is yes, above 0 and up to 100 %', async () => {
    await page.locator('[name="erisa_plan"][value="no"]').check();
    await page.locator('[name="code_4975_plan"][value="no"]').check();
    await expect(percent).toHaveCount(0);
    await page.locator('[name="code_4975_plan"][value="yes"]').check();
    await percent.fill('0');
    await goOn(page, say);
    await expectErrorAt(page, 'plan_assets_bp', say('problem.share_invalid'));
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

test('a trust and joint owners: signers, payers and hidden questions', async ({
  page,
  request,
  say,
  person,
}) => {
  const { token, application } = await openedBySupport(request, person, 'trust', 'Castellan Family Trust');
  const steps = typedSteps(person, 'trust');
  const ofTrust = {
    ...steps,
    investor_information: { ...steps.investor_information, investor_name: 'Castellan Family Trust' },
  };
  await completeApplication(request, token, application, person, ofTrust);
  const { investment_id: ofTheTrust } = application;
  await enter(page, person);

  await test.step('1. the trust is complete with one signer, and pays from its own account', async () => {
    await page.goto(`/go/investment?id=${ofTheTrust}`);
    await expect(page.getByRole('radio', { name: 'Plinth Bank' })).toBeChecked();
    await page.getByRole('button', { name: say('apply.send') }).click();
    await page.waitForURL(/\/go\/signing\//);
    await expect(page.getByLabel(say('sign.consent.agree'))).toBeVisible(); // with one signer, no hand-over of the device
  });

  await test.step('2. joint owners: support opens their investor, and two signers are required', async () => {
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
    await expectErrorAt(page, 'signers.1.last_name', say('problem.required'));
    await expectAccessible(page);
    await fillSigner(page, 1, { ...CO_OWNER, email: `jonas.${person.email}` }, '078051122');
    await goOn(page, say);
    await atStep(page, say, 'status_and_experience');
    await expect(page.locator('[name="occupation"]')).toBeVisible();
    await expectAccessible(page);
  });
});

type BySupport = 'entity' | 'trust' | 'joint_rights_of_survivorship';

/** An account with an investor created by support, at the first step of an application. */
async function openedBySupport(request: APIRequestContext, holder: Person, type: BySupport, name: string) {
  await openAccount(request, holder);
  const token = await fetchToken(request, holder);
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
  return beginApplicationFor(request, token, JSON.parse(opened).id, productId);
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
