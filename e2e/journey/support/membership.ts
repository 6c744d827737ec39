// Sign-up, activation and sign-in.
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { openAccount, fetchToken } from './api';
import { chooseCountry, choosePhoneCountry, fillFields } from './fields';
import { linkMailed, nextCode } from './outbox';
import type { Person } from './person';
import type { Say } from './messages';

export async function signUp(
  page: Page,
  request: APIRequestContext,
  say: Say,
  person: Person,
): Promise<void> {
  await page.goto('/go/auth/signup');
  await chooseCountry(page, 'country', 'US');
  await page.locator('[name="accredited"][value="yes"]').check();
  await page.getByRole('button', { name: say('join.residence.continue') }).click();

  await enterPerson(page, request, say, person);
  await enterPassword(page, say, person);
  await page.getByRole('button', { name: say('join.details.create') }).click();
  await expect(page.getByRole('heading', { name: say('join.created.title') })).toBeVisible();
}

/** Enters the personal data, and the code that verifies the phone. */
export async function enterPerson(
  page: Page,
  request: APIRequestContext,
  say: Say,
  person: Person,
): Promise<void> {
  await page.locator('[name="first_name"]').fill(person.firstName);
  await page.locator('[name="last_name"]').fill(person.lastName);
  await page.locator('[name="email"]').fill(person.email);
  await choosePhoneCountry(page, 'US');
  await page.locator('[name="phone_number"]').pressSequentially(person.phone);
  const resend = page.locator('[data-quoin="CodeField"] button');
  const code = await nextCode(request, person.e164, () => resend.click());
  await page.locator('[name="code"]').fill(code);
  await expect(page.getByText(say('join.details.code_right'))).toBeVisible();
}

/** Enters the password, and accepts the terms in their dialog. */
export async function enterPassword(page: Page, say: Say, { password }: Person): Promise<void> {
  await page.locator('[name="password"]').fill(password);
  await page.locator('[name="confirmation"]').fill(password);
  await page.getByRole('button', { name: say('join.details.read_terms') }).click();
  await page.getByRole('button', { name: say('join.terms.accept'), exact: true }).click();
}

export async function activate(
  page: Page,
  request: APIRequestContext,
  say: Say,
  person: Person,
): Promise<void> {
  await page.goto(await linkMailed(request, person.email));
  await expect(page.getByRole('heading', { name: say('join.activate.done.title') })).toBeVisible();
}

export async function signIn(
  page: Page,
  request: APIRequestContext,
  say: Say,
  person: Person,
): Promise<void> {
  await page.goto('/go/auth/login');
  await passSignIn(page, request, say, person);
}

/** Fills in the first step of the sign-in page and sends it. */
export async function submitPassword(
  page: Page,
  say: Say,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await fillFields(page, { email, password });
  await page.getByRole('button', { name: say('access.sign_in.continue') }).click();
}

/** Completes the sign-in page with password and code. */
export async function passSignIn(
  page: Page,
  request: APIRequestContext,
  say: Say,
  person: Person,
): Promise<void> {
  const code = await nextCode(request, person.e164, () => submitPassword(page, say, person));
  await page.locator('[data-quoin="CodeField"] input').fill(code);
  await page.waitForURL((url) => !url.pathname.startsWith('/go/auth'));
}

/** Signs in without the sign-in page; the session is a real one. */
export async function enter(page: Page, person: Person): Promise<void> {
  const value = await fetchToken(page.request, person); // the page shares the response's cookie, which renews the token
  await page.context().addCookies([{ name: 'quoin_token', value, domain: 'localhost', path: '/go' }]);
}

/** Opens an account and signs in. */
export async function enterAgain(page: Page, request: APIRequestContext, person: Person): Promise<void> {
  await openAccount(request, person);
  await enter(page, person);
}
