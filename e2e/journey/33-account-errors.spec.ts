// Errors and settings of an account: settings, the password prompt after a security update, the invitation, two passkeys,
// and sign-in and sign-out in the header.
import { expect, type Locator, type Page } from '@playwright/test';
import * as english from '../../packages/ui/src/messages/en/flow';
import { ReferralCard as invitationInEnglish } from '../../packages/ui/src/messages/en/referral';
import { flow as chinese } from '../../packages/ui/src/messages/zh-CN/flow';
import { referral as invitationInChinese } from '../../packages/ui/src/messages/zh-CN/referral';
import { BRAND } from '@quoin/rules';
import { expectAccessible } from './support/accessible';
import { call, openAccount, fetchToken } from './support/api';
import { withAuthenticator } from './support/authenticator';
import { fillFields } from './support/fields';
import { enter, enterAgain } from './support/membership';
import { expectNotice, expectErrorAt } from './support/page';
import { operator } from './support/operator';
import { nextCode } from './support/outbox';
import { newPerson, type Person } from './support/person';
import { test } from './support/language-test';
import type { Say } from './support/messages';

const WRONG = 'Rubble-Stone-1';

test('profile, password, 2-step verification and phone show errors at the wrong field', async ({
  page,
  request,
  say,
  person,
}) => {
  await enterAgain(page, request, person);
  await page.goto('/go/user/profile');
  await fillFields(page, { first_name: '' });
  await birthDate(page, '2020', '2', '3');
  await press(page, say('account.profile.save'));
  await expectErrorAt(page, 'first_name', say('problem.required'));
  await expect(page.locator('[name="first_name"]')).toBeFocused();
  await expect(page.getByText(say('problem.under_age', { age: 18 }))).toBeVisible();
  await expectAccessible(page);
  await birthDate(page, '1985', '2', '30');
  await expect(page.getByText(say('problem.birth_date_invalid'))).toBeVisible();
  await fillFields(page, { first_name: 'Wren' });
  await birthDate(page, '1985', '4', '12');
  await press(page, say('account.profile.save'));
  await expectNotice(page, say('account.profile.saved'));
  await page.reload();
  await expect(page.locator('[name="first_name"]')).toHaveValue('Wren');

  await page.goto('/go/user/change_password');
  await fillFields(page, { old_password: person.password, password: 'quarry', confirmation: 'quarrY' });
  await press(page, say('account.password.change'));
  await expectErrorAt(page, 'password', say('problem.password_weak'));
  await expectErrorAt(page, 'confirmation', say('problem.passwords_differ'));
  await expectAccessible(page);
  await fillFields(page, { password: person.password, confirmation: person.password });
  await press(page, say('account.password.change'));
  await expectErrorAt(page, 'password', say('error.new_password_equals_old'));
  await expect(page.locator('[name="old_password"]')).toHaveValue(person.password);

  await page.goto('/go/user/verification');
  await press(page, say('account.verification.turn_off'));
  const dialog = page.getByRole('dialog');
  await givePassword(dialog, WRONG, say('account.verification.turn_off'));
  await expectErrorAt(page, 'password', say('problem.password_incorrect'));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText(say('account.verification.on'), { exact: true })).toBeVisible();

  await page.getByRole('link', { name: say('account.phone.change') }).click();
  const main = page.getByRole('main');
  await givePassword(main, WRONG, say('account.continue'));
  await expectErrorAt(page, 'password', say('problem.password_incorrect'));
  await givePassword(main, person.password, say('account.continue'));
  const send = page.locator('[data-quoin="CodeField"] button');
  await expect(send).toBeVisible();
  await press(page, say('account.continue'));
  await expectErrorAt(page, 'code', say('problem.required'));
  const emailed = await nextCode(request, person.email, () => send.click());
  await fillFields(page, { code: emailed === '00000' ? '11111' : '00000' });
  await press(page, say('account.continue'));
  await expectErrorAt(page, 'code', say('error.code_incorrect'));
  await expectAccessible(page);
  await fillFields(page, { code: emailed });
  await press(page, say('account.continue'));

  const phone = page.locator('[name="phone"]');
  await phone.pressSequentially(person.phone);
  await send.click();
  await expectErrorAt(page, 'phone', say('error.phone_already_verified'));
  await expect(send).not.toHaveAttribute('aria-disabled');
  await expectAccessible(page);
  const other = newPerson(test.info().parallelIndex + 4);
  await phone.fill('');
  await phone.pressSequentially(other.phone);
  const texted = await nextCode(request, other.e164, () => send.click());
  await fillFields(page, { code: texted === '000000' ? '111111' : '000000' });
  await press(page, say('account.phone.save'));
  await expectErrorAt(page, 'code', say('error.code_incorrect'));
});

test('the password prompt after a security update rejects an empty or wrong password, and is on every page', async ({
  page,
  request,
  language,
  person,
}) => {
  const messages = { en: english, 'zh-CN': chinese }[language].SecurityUpdatedModal;
  await enterAgain(page, request, person);
  await operator('accounts', 'require-password-upgrade', person.email);
  await page.goto('/go/user/profile');
  const cover = page.getByRole('dialog', { name: messages.title });
  const submit = cover.getByRole('button', { name: messages.submit, exact: true });
  await expect(submit).toBeDisabled();
  await cover.locator('[type="password"]').fill(WRONG);
  await submit.click();
  await expect(cover.locator('[type="password"]')).toHaveAccessibleDescription(messages.problems[1116]);
  await expect(cover.locator('[type="password"]')).toBeFocused();
  await expectAccessible(page);
  await page.goto('/go/about');
  await expect(cover).toBeVisible();
  for (let times = 0; times < 8; times += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  // After the last control the focus may move to the browser, but never to the page behind.
  const outside = await cover.evaluate(
    (one) => document.activeElement !== document.body && !one.contains(document.activeElement),
  );
  expect(outside).toBe(false);
  await expect(cover).toBeVisible();
});

test('an invitation can be copied, shared and scanned, and shows how long a friend’s credit is valid', async ({
  page,
  context,
  request,
  language,
  person,
}, { parallelIndex }) => {
  const messages = { en: invitationInEnglish, 'zh-CN': invitationInChinese.ReferralCard }[language];
  await openAccount(request, person);
  const token = await fetchToken(request, person);
  const { link } = await call(request, 'listReferrals', { token });
  const friend = { ...newPerson(parallelIndex + 4), firstName: 'Ines', lastName: 'Portal' };
  await openAccount(request, friend, { referral_code: new URL(link).searchParams.get('ref_id') ?? '' });
  const [row] = (await call(request, 'listReferrals', { token })).items;
  const expires = new Date(`${row?.expires_on}T12:00:00`);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    navigator.share = async (shared) => void Object.assign(window, { shared });
  });
  await enter(page, person);
  await page.goto('/go/about#invite-friends');
  const card = page.locator('[data-quoin="ReferralCard"]');
  await card.getByRole('button', { name: messages.copy }).click();
  await expect(card.getByRole('status')).toHaveText(messages.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await card.getByRole('button', { name: messages.share }).click();
  expect(await page.evaluate(() => 'shared' in window && window.shared)).toEqual({
    title: messages.shareTitle(BRAND.product),
    url: link,
  });
  await expect(card.getByRole('img', { name: messages.qr })).toBeVisible();
  await expect(card.getByRole('row', { name: 'Ines P.' })).toContainText(
    messages.investBy(new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(expires)),
  );
  await expectAccessible(page);
});

test('a second passkey can be added, but not a third', async ({ page, request, say, person }) => {
  await withAuthenticator(page);
  await enterAgain(page, request, person);
  await page.goto('/go/user/passkeys');
  await addPasskey(page, say, person, 'Key ring');
  await press(page, say('account.recovery.kept'));
  await expectNotice(page, say('account.passkeys.added'));
  await withAuthenticator(page, 'usb');
  await addPasskey(page, say, person, 'Laptop');
  await expectNotice(page, say('account.passkeys.added'));
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText(say('account.passkeys.full'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('account.passkeys.add') })).toHaveCount(0);
  await expectAccessible(page);
});

test('the header has sign-in for visitors, and the account menu with sign-out, which does not wait for the server', async ({
  page,
  request,
  say,
  person,
}) => {
  const masthead = page.locator('[data-quoin="AppHeader"]');
  const offers = async (...entries: string[]) => {
    for (const entry of entries)
      await expect(masthead.getByRole('link', { name: say(entry), exact: true }).first()).toBeVisible();
  };
  await page.goto('/go/about');
  await openMenu(masthead);
  await offers('app.home', 'app.invest', 'app.about', 'app.faq', 'app.blog', 'app.contact');
  await offers('app.sign_in', 'app.sign_up');

  await enterAgain(page, request, person);
  for (const needless of ['/go/auth/login', '/go/auth/signup']) {
    await page.goto(needless);
    await expect(page).toHaveURL(/\/go\/dashboard$/);
  }
  await page.goto('/go/auth/signup?ref_id=GRACELINDQ');
  await expect(page.getByRole('heading', { level: 1, name: say('join.signed_in.title') })).toBeVisible();
  await expectAccessible(page);
  await openMenu(masthead);
  await offers(
    'app.home',
    'app.invest',
    'app.my_investments',
    'app.my_documents',
    'app.about',
    'app.contact',
  );
  await masthead.locator('[data-part="account"] > button').click();
  await offers('app.my_portfolio', 'app.my_redemption', 'refer.invite_friends', 'account.profile.title');
  await offers('account.password.title', 'account.verification.title', 'app.blog');
  await expectAccessible(page);

  await page.route('**/api/auth/sign_out', () => new Promise(() => undefined)); // never responds
  await masthead.locator('[data-part="account"] li').last().getByRole('button').click();
  await expect(page.getByText(say('app.signed_out'))).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('quoin_token');
  await page.goto('/go/user/profile');
  await expect(page).toHaveURL(/\/go\/auth\/login$/);
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function birthDate(page: Page, year: string, month: string, day: string): Promise<void> {
  await fillFields(page, { 'birth_date.year': year, 'birth_date.month': month, 'birth_date.day': day });
}

async function givePassword(place: Locator, password: string, action: string): Promise<void> {
  await place.locator('[name="password"]').fill(password);
  await place.getByRole('button', { name: action, exact: true }).click();
}

async function addPasskey(page: Page, say: Say, { password }: Person, name: string): Promise<void> {
  await press(page, say('account.passkeys.add'));
  const dialog = page.getByRole('dialog');
  await givePassword(dialog, password, say('account.continue'));
  await dialog.locator('[name="name"]').fill(name);
  await press(page, say('account.passkeys.make'));
}

/** Opens the menu that contains the links on a phone. */
async function openMenu(masthead: Locator): Promise<void> {
  const menu = masthead.locator('button[aria-expanded="false"]').first();
  await expect(masthead.getByRole('button').first()).toBeVisible();
  if ((await masthead.getByRole('navigation').getByRole('link').first().isVisible()) === false)
    await menu.click();
}
