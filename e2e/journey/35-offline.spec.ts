// The connection is lost and restored, during sign-in and an application: every page shows it, and no typed text is lost.
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { call, openAccount } from './support/api';
import { openApplication } from './support/applicant';
import { goOn } from './support/application';
import { finishTypedSteps, goToLastStep } from './support/application-by-api';
import { fillFields } from './support/fields';
import { nextMessage } from './support/outbox';
import { getAlert } from './support/page';
import { test } from './support/language-test';

test('signing in while offline keeps the e-mail, the password and the code until the connection is back', async ({
  page,
  context,
  request,
  say,
  person,
}) => {
  await openAccount(request, person);
  await page.goto('/go/auth/login');
  await fillFields(page, { email: person.email, password: person.password });
  const submit = page.getByRole('button', { name: say('access.sign_in.continue') });

  await context.setOffline(true);
  await submit.click();
  await expect(getAlert(page)).toContainText(say('app.no_answer'));
  await expect(page.locator('[name="email"]')).toHaveValue(person.email);
  await expect(page.locator('[name="password"]')).toHaveValue(person.password);
  await expectAccessible(page);
  await context.setOffline(false);
  const { code } = await nextMessage(request, person.e164, () => submit.click());

  const field = page.locator('[data-quoin="CodeField"] input');
  await expect(field).toBeVisible();
  await context.setOffline(true);
  await field.fill(code ?? '');
  await expect(field).toHaveAccessibleDescription(new RegExp(say('app.no_answer')));
  await expect(field).toHaveValue(code ?? '');
  await context.setOffline(false);
  await page.getByRole('button', { name: say('access.code.confirm'), exact: true }).click();
  await expect(page).toHaveURL(/\/go\/dashboard$/);
});

test('text typed into an application while offline is saved when the connection is back', async ({
  page,
  context,
  request,
  say,
  person,
}) => {
  const { token, application } = await openApplication(page, request, say, person, async (begun) =>
    goToLastStep(
      request,
      begun.token,
      await finishTypedSteps(request, begun.token, begun.application, person),
    ),
  );
  const params = { investmentId: application.investment_id };
  const saved = async () =>
    (await call(request, 'getApplication', { token, params })).steps.amount_and_signature.commitment;
  const commitment = page.locator('[name="commitment"]');
  await expect(commitment).toBeVisible();

  await context.setOffline(true);
  await commitment.fill('75000');
  await commitment.press('Tab');
  await expect(page.getByRole('alert')).toContainText(say('apply.not_saved'));
  await expect(commitment).toHaveValue('75,000');
  await expectAccessible(page);
  expect(await saved()).not.toBe('75000.00');

  await context.setOffline(false);
  await expect.poll(saved).toBe('75000.00');
  await expect(page.getByText(say('apply.not_saved'))).toHaveCount(0);
  await page.reload();
  await expect(commitment).toHaveValue('75,000');
});

test('a step submitted while offline keeps its answers, and can be completed when the connection is back', async ({
  page,
  context,
  request,
  say,
  person,
}) => {
  await openApplication(page, request, say, person);
  await page.locator('[name="accredited_basis"][value="income"]').check();
  await page.locator('[name="qualified_client"][value="no"]').check();
  await page.locator('[name="qualified_purchaser"][value="no"]').check();
  await page.locator('[name="us_natural_person_resident"][value="yes"]').check();

  await context.setOffline(true);
  await page.locator('[name="attested"]').check();
  await goOn(page, say);
  await expect(getAlert(page).first()).toContainText(say('app.no_answer'));
  await expect(page.locator('[name="attested"]')).toBeChecked();
  await expect(page.locator('[name="accredited_basis"][value="income"]')).toBeChecked();
  await context.setOffline(false);
  await goOn(page, say);
  await expect(page.locator('[aria-current="step"]')).toContainText(say('apply.step.investor_information'));
});
