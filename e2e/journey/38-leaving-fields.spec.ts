// Leaving a field causes no layout shift, so that a press that blurs a field still clicks its target.
import { expect } from '@playwright/test';
import { openSections } from './support/application';
import { qualify, finishTypedSteps } from './support/application-by-api';
import { openApplication } from './support/applicant';
import { hydrated } from './support/page';
import { openAccount } from './support/api';
import { chooseCountry, fillFields } from './support/fields';
import { demoInvestors } from './support/demo-investor';
import { amendRedemption, openHolder } from './support/holder';
import { expectNothingMoves } from './support/leaving-fields';
import { enter, submitPassword } from './support/membership';
import { IN_TIME, test as onServerOfItsOwn } from './support/own-server';
import { fullName } from './support/person';
import { test } from './support/language-test';

test.describe.configure({ timeout: 300_000 });

test('sign-in', async ({ page }) => {
  await page.goto('/go/auth/login');
  await hydrated(page);
  await expectNothingMoves(page);
});

test('submitting again after an error moves nothing before the reply, so that a double click hits one button', async ({
  page,
  request,
  say,
  person,
}) => {
  await openAccount(request, person);
  await page.goto('/go/auth/login');
  await submitPassword(page, say, { ...person, password: 'Wrong-Stone-1' });
  await expect(page.getByRole('alert')).toContainText(say('error.incorrect_credentials'));
  await fillFields(page, { password: person.password });
  const button = page.getByRole('button', { name: say('access.sign_in.continue') });
  const place = await button.boundingBox();
  let reply = () => {};
  const replied = new Promise<void>((resolve) => (reply = resolve));
  await page.route('**/api/v1/auth/**', (route) => replied.then(() => route.continue()));

  await button.dblclick();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  expect(await button.boundingBox()).toEqual(place);

  reply();
  await expect(page).toHaveURL(/\/go\/auth\/login\?step=code$/);
});

test('sign-up', async ({ page, say }) => {
  await page.goto('/go/auth/signup');
  await hydrated(page);
  await expectNothingMoves(page);
  await chooseCountry(page, 'country', 'US');
  await page.locator('[name="accredited"][value="yes"]').check();
  await page.getByRole('button', { name: say('join.residence.continue') }).click();
  await expect(page.locator('[name="first_name"]')).toBeVisible();
  await expectNothingMoves(page);
});

test('waitlist', async ({ page }) => {
  await page.goto('/go/waitlist');
  await hydrated(page);
  await chooseCountry(page, 'region', 'DE');
  await expect(page.locator('[name="first_name"]')).toBeVisible();
  await expectNothingMoves(page);
});

test('bank account', async ({ page, say, language }) => {
  await enter(page, demoInvestors[language]);
  await page.goto('/go/user/bank-accounts');
  await page
    .getByRole('button', { name: say('account.bank.add'), exact: true })
    .first()
    .click();
  await page.locator('[name="method"][value="wire"]').check();
  await chooseCountry(page, 'account.country', 'US');
  await expectNothingMoves(page);
});

test('application, step 2', async ({ page, request, say, person }) => {
  await openApplication(page, request, say, person, ({ token, application }) =>
    qualify(request, token, application, person, { investor_name: fullName(person) }),
  );
  await openSections(page);
  await expect(page.locator('[name="investor_name"]')).toBeVisible();
  await expectNothingMoves(page);
});

test('application, step 3', async ({ page, request, say, person }) => {
  await openApplication(page, request, say, person, ({ token, application }) =>
    finishTypedSteps(request, token, application, person),
  );
  await page.getByRole('button', { name: say('apply.back') }).click();
  await expect(page.locator('[data-quoin="CompositionEditor"]')).toBeVisible();
  await expectNothingMoves(page);
});

onServerOfItsOwn('redemption', { tag: IN_TIME }, async ({ page, request, server, say, language, person }) => {
  const holder = await openHolder(request, person, server.dataDir, language);
  const { investor, investmentId } = holder;
  await amendRedemption(server.dataDir, holder, '--frequency', 'quarter_ends', '--notice', '45');
  await enter(page, investor);
  await page.goto(`/go/my-investment/current/${investmentId}/redemption`);
  await page.getByRole('button', { name: say('redeem.request') }).click();
  await expect(page.locator('[name="amount"]')).toBeVisible();
  await expectNothingMoves(page);
});

test('a link pressed while an empty field has the focus opens, even on a long press', async ({
  page,
  say,
}) => {
  await page.goto('/go/auth/login');
  await hydrated(page);
  await page.locator('[name="email"]').focus();
  await page.getByRole('link', { name: say('access.sign_in.forgotten') }).click({ delay: 120 });
  await expect(page).toHaveURL(/forget_password/);
});
