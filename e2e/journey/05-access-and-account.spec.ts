// Account settings: forgotten password, new password, new phone, 2-step verification off and on, and the password prompt
// after a security update.
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { hashPassword } from '@quoin/rules/password';
import { expectAccessible } from './support/accessible';
import { call, openAccount } from './support/api';
import { passSignIn, signIn } from './support/membership';
import { expectNotice, expectErrorAt } from './support/page';
import { nextCode, nextMessage } from './support/outbox';
import { operator } from './support/operator';
import { newPerson, type Person } from './support/person';
import { test } from './support/language-test';
import type { Say } from './support/messages';

const NEW_PASSWORD = 'Lintel-Stone-31';

test.beforeEach(async ({ request, person }) => openAccount(request, person));

test('a forgotten password is reset by the e-mailed link and a code by SMS', async ({
  page,
  request,
  say,
  person,
}) => {
  await page.goto('/go/auth/login');
  await page.getByRole('link', { name: say('access.sign_in.forgotten') }).click();
  await expectAccessible(page);
  await page.locator('[name="email"]').fill(person.email);
  const mail = await nextMessage(request, person.email, () => press(page, say('access.forgotten.send')));
  await expect(page.getByRole('heading', { name: say('access.forgotten.sent.title') })).toBeVisible();
  await expectAccessible(page);

  await page.goto(mail.link ?? '');
  await page.locator('[name="password"]').fill(NEW_PASSWORD);
  await page.locator('[name="confirmation"]').fill(NEW_PASSWORD);
  await enterCode(page, request, person.e164, 'sms_code');
  await expectAccessible(page);
  await press(page, say('access.reset.save'));
  await expect(page.getByRole('heading', { name: say('access.reset.done.title') })).toBeVisible();
  await expectAccessible(page);

  await page.goto(mail.link ?? '');
  await expect(page.getByText(say('error.reset_link_used'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('access.reset.failed.again') })).toBeVisible();
  await expectAccessible(page);
  await signIn(page, request, say, { ...person, password: NEW_PASSWORD });
});

test('a phone that support has removed gets no code; the link alone resets, and a new phone is set up in four steps', async ({
  page,
  request,
  say,
  person,
}, { parallelIndex }) => {
  await page.goto('/go/auth/forget_password');
  await page.locator('[name="email"]').fill(person.email);
  const mail = await nextMessage(request, person.email, () => press(page, say('access.forgotten.send')));
  await page.goto(mail.link ?? '');
  const send = page.locator('[data-quoin="CodeField"] button');
  await expect(send).toBeVisible();
  await operator('accounts', 'remove-phone', person.email, '--reason', 'Support case 12');
  await send.click();
  await expect(page.getByText(say('error.no_phone_on_record'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('access.reset.failed.support') })).toBeVisible();
  await expectAccessible(page);

  await page.goto(mail.link ?? '');
  await page.locator('[name="password"]').fill(NEW_PASSWORD);
  await page.locator('[name="confirmation"]').fill(NEW_PASSWORD);
  await expect(page.locator('[name="sms_code"]')).toHaveCount(0);
  await expectAccessible(page);
  // The e-mail about the new password arrives before the one with the code.
  await nextMessage(request, person.email, () => press(page, say('access.reset.save')));
  await page
    .getByRole('link', { name: say('app.sign_in'), exact: true })
    .last()
    .click();
  await passSignIn(page, request, say, { ...person, e164: person.email, password: NEW_PASSWORD });
  await page.goto('/go/user/verification');
  await page.getByRole('link', { name: say('account.verification.set_up') }).click();
  const main = page.getByRole('main');
  await givePassword(main, person, say('account.continue'));
  await expectErrorAt(page, 'password', say('problem.password_incorrect'));
  await givePassword(main, { ...person, password: NEW_PASSWORD }, say('account.continue'));
  const { phone, e164 } = newPerson(parallelIndex + 4);
  await page.locator('[name="phone"]').pressSequentially('20255501');
  await press(page, say('account.continue'));
  await expectErrorAt(page, 'phone', say('problem.phone_invalid'));
  await page.locator('[name="phone"]').fill('');
  await page.locator('[name="phone"]').pressSequentially(phone);
  await press(page, say('account.continue'));
  await expectAccessible(page);
  const code = await nextCode(request, e164, () => press(page, say('account.setup.send')));
  await page.locator('[name="code"]').fill(code === '000000' ? '111111' : '000000');
  await press(page, say('access.code.confirm'));
  await expectErrorAt(page, 'code', say('error.code_incorrect'));
  await page.locator('[name="code"]').fill(code);
  await press(page, say('access.code.confirm'));
  await expect(page.getByText(say('account.setup.on_lead'))).toBeVisible();
  await expectAccessible(page);
  await press(page, say('account.verification.turn_on'));
  await expect(page.getByText(say('account.verification.on'), { exact: true })).toBeVisible();
  await page.context().clearCookies();
  await signIn(page, request, say, { ...person, e164, password: NEW_PASSWORD });
});

test('a changed password is required at the next sign-in', async ({ page, request, say, person }) => {
  await signIn(page, request, say, person);
  await page.goto('/go/user/profile');
  await expect(page.locator('[name="first_name"]')).toHaveValue(person.firstName);
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('account.password.title') })
    .click();
  await page.locator('[name="old_password"]').fill('Rubble-Stone-1');
  await page.locator('[name="password"]').fill(NEW_PASSWORD);
  await page.locator('[name="confirmation"]').fill(NEW_PASSWORD);
  await press(page, say('account.password.change'));
  await expectErrorAt(page, 'old_password', say('error.old_password_incorrect'));
  await expectAccessible(page);

  await page.locator('[name="old_password"]').fill(person.password);
  await press(page, say('account.password.change'));
  await expectNotice(page, say('account.password.changed'));
  await page.context().clearCookies();
  await signIn(page, request, say, { ...person, password: NEW_PASSWORD });
});

test('a new phone receives the codes after four steps', async ({ page, request, say, person }, {
  parallelIndex,
}) => {
  const { phone, e164 } = newPerson(parallelIndex + 2);
  await signIn(page, request, say, person);
  await page.goto('/go/user/verification');
  await page.getByRole('link', { name: say('account.phone.change') }).click();
  await givePassword(page.getByRole('main'), person, say('account.continue'));
  await expectAccessible(page);
  await enterCode(page, request, person.email, 'code');
  await press(page, say('account.continue'));
  await page.locator('[name="phone"]').pressSequentially(phone);
  await enterCode(page, request, e164, 'code');
  await expectAccessible(page);
  await press(page, say('account.phone.save'));
  await expect(page.getByRole('link', { name: say('account.phone.to_settings') })).toBeVisible();
  await expectAccessible(page);

  await page.context().clearCookies();
  await signIn(page, request, say, { ...person, e164 });
});

test('without 2-step verification the password is sufficient', async ({ page, request, say, person }) => {
  await signIn(page, request, say, person);
  await page.goto('/go/user/verification');
  await turn(page, say, person, 'off');
  await expect(page.getByText(say('account.verification.off'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  const reply = await call(request, 'signIn', {
    body: { email: person.email, password: await hashPassword(person.email, person.password) },
  });
  expect(reply.step).toBe('signed_in');

  await turn(page, say, person, 'on');
  await expect(page.getByText(say('account.verification.on'), { exact: true })).toBeVisible();
  await page.context().clearCookies();
  await signIn(page, request, say, person);
});

test('after a security update every screen prompts for the password', async ({
  page,
  request,
  say,
  person,
}) => {
  await signIn(page, request, say, person);
  await operator('accounts', 'require-password-upgrade', person.email);
  await page.goto('/go/my-investment/all');
  const cover = page.getByRole('dialog');
  await expect(cover).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cover).toBeVisible();
  await expectAccessible(page);
  await cover.locator('[type="password"]').fill(person.password);
  await page.keyboard.press('Enter');
  await expectNotice(page, say('access.upgrade.done'));
  await expect(cover).toHaveCount(0);
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Requests the code with the button at its field, and types it. */
async function enterCode(page: Page, request: APIRequestContext, to: string, name: string): Promise<void> {
  const send = page.locator('[data-quoin="CodeField"] button');
  await expect(send).toBeVisible();
  const code = await nextCode(request, to, () => send.click());
  await page.locator(`[name="${name}"]`).fill(code);
}

async function givePassword(place: Locator, { password }: Person, action: string): Promise<void> {
  await place.locator('[name="password"]').fill(password);
  await place.getByRole('button', { name: action, exact: true }).click();
}

async function turn(page: Page, say: Say, person: Person, to: 'on' | 'off'): Promise<void> {
  await press(page, say(`account.verification.turn_${to}`));
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await givePassword(dialog, person, say(`account.verification.turn_${to}`));
  await expect(dialog).toHaveCount(0);
}
