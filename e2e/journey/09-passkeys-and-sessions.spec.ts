// Passkeys, recovery codes and the list of sessions.
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { openAccount, fetchToken } from './support/api';
import { suggestPasskeys, withAuthenticator } from './support/authenticator';
import { hydrated, expectNotice } from './support/page';
import { enter, passSignIn, signIn } from './support/membership';
import { messagesTo } from './support/outbox';
import type { Person } from './support/person';
import { test } from './support/language-test';
import type { Say } from './support/messages';

test.beforeEach(async ({ request, person }) => openAccount(request, person));

test('a passkey is added with its recovery codes, signs in, and opens the security settings', async ({
  page,
  request,
  say,
  person,
}) => {
  const hold = await withAuthenticator(page);
  await signIn(page, request, say, person);
  await addPasskey(page, say, person);
  const codes = await page.getByRole('dialog').getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await expectAccessible(page);
  await press(page, say('account.recovery.kept'));
  await expect(page.getByRole('article', { name: 'Key ring' })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(async () => (await messagesTo(request, person.email)).length).toBeGreaterThan(2);

  await signOut(page);
  await hold(false);
  await press(page, say('access.passkey.sign_in'));
  await expect(page.getByText(say('access.passkey.declined'))).toBeVisible();
  await expectAccessible(page);
  await hold(true);
  await press(page, say('access.passkey.sign_in'));
  await expect(page).toHaveURL(/\/go\/(products|dashboard)/);

  await suggestPasskeys(page, true);
  await signOut(page);
  await expect(page).toHaveURL(/\/go\/(products|dashboard)/);
  await suggestPasskeys(page, false);

  await page.goto('/go/user/passkeys');
  await press(page, say('account.recovery.make_new'));
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: say('account.check.passkey') }).click();
  await expect(dialog.getByRole('listitem').first()).not.toHaveText(codes[0] ?? '');
  await press(page, say('account.recovery.kept'));

  await page.getByRole('article', { name: 'Key ring' }).getByRole('button').click();
  await givePassword(dialog, person, say('account.passkeys.remove'));
  await expect(page.getByText(say('account.passkeys.none'))).toBeVisible();
  await expectAccessible(page);
  await signOut(page);
  await press(page, say('access.passkey.sign_in'));
  await expect(page.getByText(say('error.passkey_not_accepted'))).toBeVisible();
});

test('without the phone a recovery code completes the sign-in, once', async ({
  page,
  request,
  say,
  person,
}) => {
  await withAuthenticator(page);
  await signIn(page, request, say, person);
  await addPasskey(page, say, person);
  const [code = ''] = await page.getByRole('dialog').getByRole('listitem').allTextContents();

  await signOut(page);
  await toRecovery(page, say, person);
  await expectAccessible(page);
  await page.locator('[name="recovery_code"]').fill('00000-00000');
  await press(page, say('access.code.confirm'));
  await expect(page.getByText(say('error.recovery_code_incorrect'))).toBeVisible();
  await page.locator('[name="recovery_code"]').fill(code.toLowerCase());
  await press(page, say('access.code.confirm'));
  await expect(page).toHaveURL(/\/go\/(products|dashboard)/);

  await signOut(page);
  await toRecovery(page, say, person);
  await page.locator('[name="recovery_code"]').fill(code);
  await press(page, say('access.code.confirm'));
  await expect(page.getByText(say('error.recovery_code_incorrect'))).toBeVisible();
});

test('another session is ended from the list, and then all of them', async ({
  page,
  request,
  say,
  person,
}) => {
  await fetchToken(request, person);
  await signIn(page, request, say, person);
  await page.goto('/go/user/sessions');
  await expect(page.getByText(say('account.sessions.current'))).toBeVisible();
  await expectAccessible(page);
  const other = page.getByRole('article').filter({ hasNotText: say('account.sessions.current') });
  await other.getByRole('button').click();
  await expectNotice(page, say('account.sessions.ended'));
  await expect(page.getByRole('article')).toHaveCount(1);

  await press(page, say('account.sessions.end_all'));
  const question = page.getByRole('alertdialog');
  await expectAccessible(page);
  await question.getByRole('button', { name: say('account.sessions.end_all') }).click();
  await expect(page.getByText(say('app.signed_out'))).toBeVisible();
  await page.goto('/go/user/sessions');
  await expect(page).toHaveURL(/\/go\/auth\/login/);
});

test('a user without a session must sign in at the next private page and returns to it', async ({
  page,
  request,
  say,
  person,
}) => {
  await enter(page, person);
  await page.goto('/go/about');
  await hydrated(page); // a page that loads without the cookie knows of no session
  await page.context().clearCookies();
  await page.locator('[data-quoin="AppFooter"] a[href="/go/calendar"]').click();
  await expect(page.getByText(say('app.session_ended'))).toBeVisible();
  await expectAccessible(page);
  await passSignIn(page, request, say, person);
  await expect(page).toHaveURL(/\/go\/calendar$/);
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function addPasskey(page: Page, say: Say, person: Person): Promise<void> {
  await page.goto('/go/user/passkeys');
  await expectAccessible(page);
  await press(page, say('account.passkeys.add'));
  const dialog = page.getByRole('dialog');
  await givePassword(dialog, person, say('account.continue'));
  await press(page, say('account.passkeys.make'));
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveAttribute('name', 'name');
  await dialog.locator('[name="name"]').fill('Key ring');
  await expectAccessible(page);
  await press(page, say('account.passkeys.make'));
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
}

async function givePassword(place: Locator, { password }: Person, action: string): Promise<void> {
  await place.locator('[name="password"]').fill(password);
  await place.getByRole('button', { name: action, exact: true }).click();
}

/** Removes the session and opens the sign-in page. */
async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/go/auth/login');
}

async function toRecovery(page: Page, say: Say, person: Person): Promise<void> {
  await page.locator('[name="email"]').fill(person.email);
  await givePassword(page.getByRole('main'), person, say('access.sign_in.continue'));
  await press(page, say('access.recovery.use'));
}
