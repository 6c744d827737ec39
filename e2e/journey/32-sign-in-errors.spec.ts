// Errors of sign-in and sign-up, and the recovery: wrong codes and the lock, a forgotten password, a rejected sign-up. The
// tests move the clock, so they run on a separate server.
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { openAccount } from './support/api';
import { chooseCountry, choosePhoneCountry, fillFields } from './support/fields';
import { activate, enterPassword, passSignIn, signIn, submitPassword } from './support/membership';
import { messagesTo, nextMessage } from './support/outbox';
import { IN_TIME, letPass, test } from './support/own-server';
import { newPerson } from './support/person';
import { expectErrorAt, getAlert, textBeforeValue } from './support/page';

/** Countdowns in the page use its own clock, which the tests move too. */
test.beforeEach(({ page }) => page.clock.install());

test(
  'wrong codes show the remaining attempts, another code can be sent after a minute, and the fifth failure locks for two hours',
  { tag: IN_TIME },
  async ({ page, request, say, person }) => {
    await openAccount(request, person);
    await page.goto('/go/auth/login');
    const first = await nextMessage(request, person.e164, () => submitPassword(page, say, person));
    const { field, resend } = codeField(page);
    await expect(resend).toHaveAttribute('aria-disabled', 'true');
    await press(page, say('access.code.confirm'));
    await expect(field).toHaveAccessibleDescription(new RegExp(say('problem.required')));
    await wrongCode(field, first.code, say('error.code_incorrect'));
    await wrongCode(field, first.code, say('error.sign_in_code_warning', { left: 3 }));
    await expectAccessible(page);

    await aMinuteLater(page, request);
    await expect(resend).not.toHaveAttribute('aria-disabled');
    await page.route('**/api/**', (route) => route.abort());
    await resend.click();
    await expect(field).toHaveAccessibleDescription(new RegExp(say('app.no_answer')));
    await expect(resend).not.toHaveAttribute('aria-disabled'); // nothing was sent, so there is no wait
    await page.unroute('**/api/**');
    const second = await nextMessage(request, person.e164, () => resend.click());
    await expect(resend).toHaveAttribute('aria-disabled', 'true');
    await wrongCode(field, second.code, say('error.sign_in_code_warning', { left: 2 }));
    await wrongCode(field, second.code, say('error.sign_in_code_warning', { left: 1 }));
    const mail = await nextMessage(request, person.email, async () => {
      await field.fill(otherThan(second.code));
      await expect(getAlert(page)).toContainText(textBeforeValue(say('error.account_locked')));
    });
    expect(mail.subject).toBe('Your Quoin account is locked for 2 hours');
    await expectAccessible(page);
    await submitPassword(page, say, person);
    await expect(getAlert(page)).toContainText(textBeforeValue(say('error.account_locked')));

    await letPass(request, 'PT2H');
    await passSignIn(page, request, say, person);
    await expect(page).toHaveURL(/\/go\/dashboard$/);
  },
);

test(
  'a forgotten password: invalid e-mail, unknown account, and every rule for the new password',
  { tag: IN_TIME },
  async ({ page, request, say, person }) => {
    await openAccount(request, person);
    await page.goto('/go/auth/forget_password');
    await fillFields(page, { email: 'mira.castellan' });
    await press(page, say('access.forgotten.send'));
    await expectErrorAt(page, 'email', say('problem.email_invalid'));
    await fillFields(page, { email: `nobody.${person.email}` });
    await press(page, say('access.forgotten.send'));
    const sent = page.getByRole('heading', { name: say('access.forgotten.sent.title') });
    await expect(sent).toBeVisible();
    const toNobody = await page.getByRole('main').innerText();

    await page.goto('/go/auth/forget_password');
    await fillFields(page, { email: person.email });
    const mail = await nextMessage(request, person.email, () => press(page, say('access.forgotten.send')));
    await expect(sent).toBeVisible();
    const masked = /\S+@\S+/;
    expect((await page.getByRole('main').innerText()).replace(masked, '')).toBe(toNobody.replace(masked, ''));
    expect(await messagesTo(request, `nobody.${person.email}`)).toEqual([]);

    await page.goto('/go/auth/reset_password/cut.short');
    await expect(page.getByText(say('error.illegal_code'))).toBeVisible();
    await expect(page.getByRole('link', { name: say('access.reset.failed.again') })).toBeVisible();
    await expectAccessible(page);

    await page.goto(mail.link ?? '');
    await fillFields(page, { password: 'quarry', confirmation: 'quarrY' });
    await press(page, say('access.reset.save'));
    await expectErrorAt(page, 'password', say('problem.password_weak'));
    await expectErrorAt(page, 'confirmation', say('problem.passwords_differ'));
    await expectErrorAt(page, 'sms_code', say('problem.required'));
    await expect(page.locator('[name="password"]')).toBeFocused();
    await expectAccessible(page);

    await fillFields(page, { password: person.password, confirmation: person.password });
    const { code } = await nextMessage(request, person.e164, () => codeField(page).resend.click());
    await fillFields(page, { sms_code: otherThan(code) });
    await press(page, say('access.reset.save'));
    await expectErrorAt(page, 'sms_code', say('error.code_incorrect'));
    await fillFields(page, { sms_code: code ?? '' });
    await press(page, say('access.reset.save'));
    await expectErrorAt(page, 'password', say('error.new_password_equals_old'));
    await expectAccessible(page);

    await letPass(request, 'PT31M');
    await fillFields(page, { password: 'Lintel-Stone-31', confirmation: 'Lintel-Stone-31' });
    await press(page, say('access.reset.save'));
    await expect(page.getByText(say('error.reset_link_expired'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: say('access.reset.failed.again') }).click();
    await expect(page).toHaveURL(/\/go\/auth\/forget_password$/);
    await signIn(page, request, say, person); // the old password is still valid
  },
);

test(
  'a sign-up is rejected at its first question and at an e-mail in use; code and link are sent again',
  { tag: IN_TIME },
  async ({ page, request, say, person }, { parallelIndex }) => {
    const member = newPerson(parallelIndex + 4);
    await openAccount(request, member);
    await page.goto('/go/auth/signup');
    await chooseCountry(page, 'country', 'CA');
    await page.locator('[name="accredited"][value="no"]').check();
    await press(page, say('join.residence.continue'));
    await expect(page.getByText(say('problem.not_accredited'), { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.locator('[name="accredited"][value="yes"]').check();
    await press(page, say('join.residence.continue'));

    await fillFields(page, {
      first_name: person.firstName,
      last_name: person.lastName,
      email: member.email,
    });
    await expect(page.locator('[data-quoin="PhoneField"] [role="combobox"]')).toHaveValue(
      /^(Canada|加拿大) \+1$/,
    );
    await choosePhoneCountry(page, 'US');
    await page.locator('[name="phone_number"]').pressSequentially(person.phone);
    const { field, resend } = codeField(page);
    await nextMessage(request, person.e164, () => resend.click());
    await expect(resend).toHaveAttribute('aria-disabled', 'true');
    await aMinuteLater(page, request);
    const { code } = await nextMessage(request, person.e164, () => resend.click());
    await field.fill(code ?? '');
    await expect(page.getByText(say('join.details.code_right'))).toBeVisible();
    await enterPassword(page, say, person);
    await press(page, say('join.details.create'));
    await expectErrorAt(page, 'email', say('problem.email_registered'));
    await expect(page.locator('[name="email"]')).toBeFocused();
    await expectAccessible(page);

    await fillFields(page, { email: person.email });
    await press(page, say('join.details.create'));
    await expect(page.getByRole('heading', { name: say('join.created.title') })).toBeVisible();
    const again = page.getByRole('button', { name: say('app.resend'), exact: true });
    await expect(again).toHaveCount(0); // appears after a minute
    await expect(page.getByText(new RegExp(say('app.resend_in', { seconds: '[0-9]+' })))).toBeVisible();
    await expectAccessible(page);
    await expect.poll(async () => (await messagesTo(request, person.email)).length).toBe(1);
    await aMinuteLater(page, request);
    await nextMessage(request, person.email, () => again.click());
    await expect(page.getByText(say('join.resent'))).toBeVisible();
    await expectAccessible(page);

    await page.goto('/go/auth/signup/verify/cut.short');
    await expect(page).toHaveURL(/\/go\/auth\/activation_failed$/);
    await expect(page.getByRole('heading', { name: say('join.activation_failed.title') })).toBeVisible();
    await expect(page.getByText(say('join.activation_failed.invalid'), { exact: true })).toBeVisible();
    await expectAccessible(page);
    await fillFields(page, { email: person.email });
    await letPass(request, 'PT61S');
    await nextMessage(request, person.email, () => again.click());
    await activate(page, request, say, person);
  },
);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

function codeField(page: Page): { field: Locator; resend: Locator } {
  const place = page.locator('[data-quoin="CodeField"]');
  return { field: place.locator('input'), resend: place.locator('button') };
}

const otherThan = (code: string | null) => (code === '000000' ? '111111' : '000000');

async function wrongCode(field: Locator, right: string | null, message: string): Promise<void> {
  await field.fill(otherThan(right));
  await expect(field).toHaveAccessibleDescription(new RegExp(message));
  await expect(field).toHaveValue('');
}

async function aMinuteLater(page: Page, request: APIRequestContext): Promise<void> {
  await letPass(request, 'PT61S');
  await page.clock.runFor(61_000);
}
