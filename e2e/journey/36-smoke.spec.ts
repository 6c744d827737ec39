// Smoke test in the oldest supported browser (engine-matrix.ts): pages render, forms work, a PDF is shown.
import { expect } from '@playwright/test';
import { applicantToSign } from './support/applicant';
import { passSignIn } from './support/membership';
import { expectReadable } from './support/reader';
import { getAlert } from './support/page';
import { test } from './support/language-test';

test('an investor signs in after a wrong password, browses the products and reads an agreement', async ({
  page,
  request,
  say,
  person,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const { envelope } = await applicantToSign(request, person);

  await page.goto('/go/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/go/auth/login');
  await page.locator('[name="email"]').fill(person.email);
  await page.locator('[name="password"]').fill('Rubble-Stone-1');
  await page.getByRole('button', { name: say('access.sign_in.continue') }).click();
  await expect(getAlert(page)).toContainText(say('error.incorrect_credentials'));
  await passSignIn(page, request, say, person);
  await expect(page).toHaveURL(/\/go\/dashboard$/);

  await page.goto('/go/products');
  await expect(page.locator('[data-quoin="ProductCard"]').first()).toBeVisible();

  await page.goto(`/go/signing/${envelope.id}`);
  await page.getByLabel(say('sign.consent.agree')).check();
  await page.getByRole('button', { name: say('sign.consent.go_on') }).click();
  await expectReadable(page);
  expect(errors).toEqual([]);
});
