// Errors of sign-up and sign-in: the message is shown at the field in the page's language, and no input is lost.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { openAccount } from './support/api';
import { chooseCountry } from './support/fields';
import { passSignIn, submitPassword } from './support/membership';
import { operator } from './support/operator';
import { messagesTo, nextCode } from './support/outbox';
import { expectErrorAt, getAlert, textBeforeValue } from './support/page';
import { test } from './support/language-test';
import type { Say } from './support/messages';

test.describe('signing up', () => {
  test('an invalid e-mail, an invalid phone, a weak password and unaccepted terms have an error at their field', async ({
    page,
    say,
    person,
  }) => {
    await toTheDetails(page, say);
    const field = (name: string) => page.locator(`[name="${name}"]`);
    await field('first_name').fill(person.firstName);
    await field('last_name').fill(person.lastName);
    await field('email').fill('mira.castellan');
    await field('phone_number').pressSequentially('555');
    await field('password').fill('quarry');
    await field('confirmation').fill('quarrY');
    await page.getByRole('button', { name: say('join.details.create') }).click();

    await expectErrorAt(page, 'email', say('problem.email_invalid'));
    await expectErrorAt(page, 'phone_number', say('problem.phone_invalid'));
    await expectErrorAt(page, 'code', say('problem.required'));
    await expectErrorAt(page, 'password', say('problem.password_weak'));
    await expectErrorAt(page, 'confirmation', say('problem.passwords_differ'));
    await expectErrorAt(page, 'terms_accepted', say('problem.terms_required'));
    await expect(field('email')).toBeFocused();
    await expectAccessible(page);

    await expect(field('first_name')).toHaveValue(person.firstName);
    await expect(field('last_name')).toHaveValue(person.lastName);
    await expect(field('email')).toHaveValue('mira.castellan');
    await expect(field('password')).toHaveValue('quarry');
  });

  test('a wrong code is rejected at once, and the right one is still valid', async ({
    page,
    request,
    say,
    person,
  }) => {
    await toTheDetails(page, say);
    await page.locator('[name="phone_number"]').pressSequentially(person.phone);
    const send = page.locator('[data-quoin="CodeField"] button');
    const sent = await nextCode(request, person.e164, () => send.click());
    const code = page.locator('[name="code"]');
    await code.fill(sent === '271828' ? '314159' : '271828');
    await expectErrorAt(page, 'code', say('error.code_incorrect'));
    await expectAccessible(page);
    await code.fill(sent);
    await expect(page.getByText(say('join.details.code_right'))).toBeVisible();
    await expect(code).not.toHaveAttribute('aria-invalid');
  });

  test('no field is hidden under the masthead when the keyboard moves the focus back', async ({
    page,
    say,
  }) => {
    await toTheDetails(page, say);
    await page.getByRole('button', { name: say('join.details.create') }).focus();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const masthead = await page.locator('[data-quoin="AppHeader"]').boundingBox();
    const first = page.locator('[name="first_name"]');
    while (!(await first.evaluate((field) => field === document.activeElement))) {
      await page.keyboard.press('Shift+Tab');
      const focused = await page.locator(':focus').boundingBox();
      expect(focused?.y).toBeGreaterThanOrEqual(masthead?.height ?? Infinity);
    }
  });

  test('a residence without sign-up leads to the waitlist', async ({ page, say, person }) => {
    await page.goto('/go/auth/signup');
    await chooseCountry(page, 'country', 'JP');
    await expect(page.getByRole('button', { name: say('join.residence.continue') })).toHaveCount(0);
    await page.getByRole('button', { name: say('join.residence.to_waitlist') }).click();

    await page.locator('[name="first_name"]').fill(person.firstName);
    await page.locator('[name="last_name"]').fill(person.lastName);
    await page.locator('[name="email"]').fill(person.email);
    await page.locator('[name="phone_number"]').fill('12');
    const join = page.getByRole('button', { name: say('join.waitlist.send') });
    await join.click();
    await expectErrorAt(page, 'phone_number', say('problem.phone_invalid'));
    await expectAccessible(page);
    await page.locator('[name="phone_number"]').fill('+81 3 1234 5678');
    await join.click();
    await expect(page.getByRole('heading', { name: say('join.waitlist.done.title') })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('signing in', () => {
  test('five wrong passwords lock the account, for the right password too', async ({
    page,
    request,
    say,
    person,
  }) => {
    await openAccount(request, person);
    const sentBefore = await messagesTo(request, person.e164);
    await page.goto('/go/auth/login');
    await fiveWrongPasswords(page, say, person.email);
    await expectAccessible(page);

    await page.reload();
    await submitPassword(page, say, person);
    await expect(getAlert(page)).toContainText(textBeforeValue(say('error.account_locked')));
    expect(await messagesTo(request, person.e164)).toEqual(sentBefore); // no code went out
  });

  test('an e-mail without an account gets the same responses as one with an account', async ({
    page,
    say,
    person,
  }) => {
    await page.goto('/go/auth/login');
    await fiveWrongPasswords(page, say, person.email);
  });

  test('a disabled account sees a message, and can sign in after the operator enables it', async ({
    page,
    request,
    say,
    person,
  }) => {
    await openAccount(request, person);
    await operator('accounts', 'disable', person.email, '--reason', 'Support case 12');
    await page.goto('/go/auth/login');
    await submitPassword(page, say, person);
    await expect(getAlert(page)).toContainText(say('error.account_disabled'));
    await expect(page.locator('[name="email"]')).toHaveValue(person.email);
    await expectAccessible(page);
    await operator('accounts', 'enable', person.email, '--reason', 'Support case 12');
    await passSignIn(page, request, say, person);
  });

  test('a visitor who opened My Investments returns there after the sign-in', async ({
    page,
    request,
    say,
    person,
  }) => {
    await openAccount(request, person);
    await page.goto('/go/my-investment/all');
    await expect(page).toHaveURL(/\/go\/auth\/login$/);
    await passSignIn(page, request, say, person);
    await expect(page).toHaveURL(/\/go\/my-investment\/all$/);
    await expect(page.getByRole('heading', { name: say('portfolio.empty.all') })).toBeVisible();
    await expectAccessible(page);
  });
});

async function toTheDetails(page: Page, say: Say): Promise<void> {
  await page.goto('/go/auth/signup');
  await chooseCountry(page, 'country', 'US');
  await page.locator('[name="accredited"][value="yes"]').check();
  await page.getByRole('button', { name: say('join.residence.continue') }).click();
}

/** The same five responses with and without an account. */
async function fiveWrongPasswords(page: Page, say: Say, email: string): Promise<void> {
  const warning = (left: number) => say('error.incorrect_credentials_warning', { left });
  for (const answer of [
    say('error.incorrect_credentials'),
    warning(3),
    warning(2),
    warning(1),
    textBeforeValue(say('error.account_locked')),
  ]) {
    await submitPassword(page, say, { email, password: 'Rubble-Stone-1' });
    await expect(getAlert(page)).toContainText(answer);
    await expect(page.locator('[name="email"]')).toHaveValue(email);
  }
}
