// Every step of every flow has a URL: Back, Forward, Reload, another tab and an expired session lose no answers except
// secrets.
import { expect, type Page } from '@playwright/test';
import { openApplication } from './support/applicant';
import { openAccount } from './support/api';
import { amendRedemption, openHolder } from './support/holder';
import { accountOnFile } from './support/instructions';
import { enter, enterAgain, enterPerson, passSignIn, submitPassword } from './support/membership';
import { operator } from './support/operator';
import { nextCode } from './support/outbox';
import { IN_TIME, test as onServerOfItsOwn } from './support/own-server';
import { newPerson } from './support/person';
import { test } from './support/language-test';

test.describe.configure({ timeout: 120_000 });

const DATA_DIR = process.env['QUOIN_E2E_DATA_DIR'] ?? '';

test('sign-up: two steps, whose answers are restored except passwords and codes', async ({
  page,
  say,
  person,
}) => {
  await page.goto('/go/');
  await page.goto('/go/auth/signup');
  await page.locator('[name="accredited"][value="yes"]').check();
  await press(page, say('join.residence.continue'));
  await expectStep(page, 'account', say('join.step.account'));
  await page.locator('[name="first_name"]').fill(person.firstName);
  await page.locator('[name="password"]').fill(person.password);

  await page.goBack();
  await expect(page.locator('[name="accredited"][value="yes"]')).toBeChecked();
  await page.goForward();
  await expectStep(page, 'account', say('join.step.account'));
  await expect(page.locator('[name="first_name"]')).toHaveValue(person.firstName);

  await page.reload();
  await expectStep(page, 'account', say('join.step.account'));
  await expect(page.locator('[name="first_name"]')).toHaveValue(person.firstName);
  await expect(page.locator('[name="password"]')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(person.password);

  await inAnotherTab(page, async (other) => {
    await expect(other).toHaveURL(/step=residence/);
    await expect(other.locator('[name="first_name"]')).toHaveCount(0);
  });
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/go\/?$/);
});

test('sign-up of a country without sign-up: the waitlist and back', async ({ page, say }) => {
  await page.goto('/go/auth/signup');
  await page.evaluate(() => localStorage.setItem('quoin.residence', 'FR'));
  await page.goto('/go/auth/signup');
  await press(page, say('join.residence.to_waitlist'));
  await page.locator('[name="first_name"]').fill('Élodie');
  await page.reload();
  await expect(page.locator('[name="first_name"]')).toHaveValue('Élodie');
  await press(page, say('app.back'));
  await expect(page).toHaveURL(/\/auth\/signup/);
  await page.goForward();
  await expect(page.locator('[name="first_name"]')).toHaveValue('Élodie');
});

test('invited sign-up: after a reload only the lost code has to be entered again', async ({
  page,
  request,
  say,
  person,
}) => {
  await page.goto('/go/auth/signup?ref_id=GRACELINDQ');
  await page.locator('[name="investor_kind"][value="individual"]').check();
  await page.locator('[name="accredited_basis"][value="net_worth"]').check();
  await press(page, say('join.residence.continue'));
  await expectStep(page, 'identity', say('join.step.identity'));
  await enterPerson(page, request, say, person);
  await press(page, say('join.residence.continue'));
  await expectStep(page, 'attestations', say('join.step.attestations'));
  await page.goBack();
  await expect(page.locator('[name="email"]')).toHaveValue(person.email);
  await page.goForward();
  await expectStep(page, 'attestations', say('join.step.attestations'));

  await page.reload();
  await expectStep(page, 'identity', say('join.step.identity'));
  await expect(page.getByText(say('app.earlier_step'))).toBeVisible();
  await expect(page.locator('[name="email"]')).toHaveValue(person.email);
  await expect(page.locator('[name="code"]')).toHaveValue('');
});

test('sign-in: the code step survives a reload, and Back returns to the e-mail', async ({
  page,
  request,
  say,
  person,
}) => {
  await openAccount(request, person);
  await page.goto('/go/auth/login');
  const code = await nextCode(request, person.e164, () => submitPassword(page, say, person));
  await expectStep(page, 'code', say('access.code.title'));
  await page.goBack();
  await expect(page.locator('[name="email"]')).toHaveValue(person.email);
  await page.goForward();
  await press(page, say('access.recovery.use'));
  await expectStep(page, 'recovery', say('access.recovery.title'));
  await page.goBack();
  await page.reload();
  await expectStep(page, 'code', say('access.code.title'));
  await inAnotherTab(page, async (other) => {
    await expect(other.locator('[name="password"]')).toBeVisible();
    await expect(other.getByText(say('app.earlier_step'))).toBeVisible();
  });
  await page.locator('[data-quoin="CodeField"] input').fill(code);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('forgotten password: the confirmation survives a reload', async ({ page, say, person }) => {
  await page.goto('/go/auth/forget_password');
  await page.locator('[name="email"]').fill(person.email);
  await press(page, say('access.forgotten.send'));
  await expectStep(page, 'sent', say('access.forgotten.sent.title'));
  await page.reload();
  await expect(page.getByRole('heading', { name: say('access.forgotten.sent.title') })).toBeVisible();
  await page.goBack();
  await expect(page.locator('[name="email"]')).toHaveValue(person.email);
  await page.goForward();
  await expect(page.getByRole('heading', { name: say('access.forgotten.sent.title') })).toBeVisible();
});

test('another phone: each step has a history entry, and a reload keeps it', async ({
  page,
  request,
  say,
  person,
}, { parallelIndex }) => {
  const { phone, e164 } = newPerson(parallelIndex + 2);
  await enterAgain(page, request, person);
  await page.goto('/go/user/verification');
  await page.getByRole('link', { name: say('account.phone.change') }).click();
  await page.getByRole('main').locator('[name="password"]').fill(person.password);
  await press(page, say('account.continue'));
  await expectStep(page, 'email', say('account.phone.step.email'));
  await page.reload();
  await expectStep(page, 'email', say('account.phone.step.email'));
  const code = page.locator('[data-quoin="CodeField"]');
  const emailed = await nextCode(request, person.email, () => code.locator('button').click());
  await code.locator('input').fill(emailed);
  await press(page, say('account.continue'));
  await expectStep(page, 'phone', say('account.phone.step.phone'));
  await page.locator('[name="phone"]').pressSequentially(phone);
  await page.goBack();
  await expectStep(page, 'email', say('account.phone.step.email'));
  await page.goForward();
  await page.reload();
  await expectStep(page, 'phone', say('account.phone.step.phone'));
  await expect(page.locator('[name="phone"]')).not.toHaveValue('');
  await inAnotherTab(page, (other) => expect(other.locator('[name="password"]')).toBeVisible());
  const texted = await nextCode(request, e164, () => code.locator('button').click());
  await code.locator('input').fill(texted);
  await press(page, say('account.phone.save'));
  await expectStep(page, 'done', say('account.phone.step.done'));
  await page.reload();
  await expect(page.getByRole('link', { name: say('account.phone.to_settings') })).toBeVisible();
});

test('the set-up of 2-step verification continues after a reload', async ({ page, request, say, person }, {
  parallelIndex,
}) => {
  const { phone, e164 } = newPerson(parallelIndex + 4);
  await openAccount(request, person);
  await operator('accounts', 'remove-phone', person.email, '--reason', 'Support case 12');
  await page.goto('/go/auth/login');
  await passSignIn(page, request, say, { ...person, e164: person.email });
  await page.goto('/go/user/verification/step');
  await page.getByRole('main').locator('[name="password"]').fill(person.password);
  await press(page, say('account.continue'));
  await expectStep(page, 'set', say('account.setup.step.set'));
  await page.locator('[name="phone"]').pressSequentially(phone);
  await press(page, say('account.continue'));
  await expectStep(page, 'confirm', say('account.setup.step.confirm'));
  await page.goBack();
  await expect(page.locator('[name="phone"]')).not.toHaveValue('');
  await page.goForward();
  const code = await nextCode(request, e164, () => press(page, say('account.setup.send')));
  await expectStep(page, 'code', say('account.setup.step.code'));
  await page.reload();
  await expectStep(page, 'code', say('account.setup.step.code'));
  await page.locator('[name="code"]').fill(code);
  await press(page, say('access.code.confirm'));
  await expectStep(page, 'on', say('account.setup.step.on'));
  await page.reload();
  await press(page, say('account.verification.turn_on'));
  await expect(page.getByText(say('account.verification.on'), { exact: true })).toBeVisible();
});

test('the application: Back and Forward, a reload, an expired session', async ({
  page,
  request,
  say,
  person,
}) => {
  await openApplication(page, request, say, person);
  await expectStep(page, 'qualification', say('apply.step.qualification'));
  await page.locator('[name="accredited_basis"][value="income"]').check();
  await page.locator('[name="qualified_client"][value="no"]').check();
  await page.locator('[name="qualified_purchaser"][value="no"]').check();
  await page.locator('[name="us_natural_person_resident"][value="yes"]').check();
  await page.locator('[name="attested"]').check();
  await press(page, say('apply.continue'));
  await expectStep(page, 'investor_information', say('apply.step.investor_information'));
  await page.locator('[name="investor_name"]').fill('Mira Cast');
  await page.goBack();
  await expectStep(page, 'qualification', say('apply.step.qualification'));
  await expect(page.locator('[name="attested"]')).toBeChecked();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.goForward();
  await expect(page.locator('[name="investor_name"]')).toHaveValue('Mira Cast');
  await expect(page.getByText(say('apply.saving'))).toHaveCount(0);
  await page.reload();
  await expectStep(page, 'investor_information', say('apply.step.investor_information'));
  await expect(page.locator('[name="investor_name"]')).toHaveValue('Mira Cast');
  await inAnotherTab(page, (other) =>
    expect(other.locator('[name="investor_name"]')).toHaveValue('Mira Cast'),
  );

  const address = page.url();
  await page.context().clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/auth\/login/);
  await passSignIn(page, request, say, person);
  await expect(page).toHaveURL(address);
  await expect(page.locator('[name="investor_name"]')).toHaveValue('Mira Cast');

  await page.locator('[name="investor_name"]').fill('');
  await press(page, say('apply.back'));
  await expectStep(page, 'qualification', say('apply.step.qualification'));
});

test('the start of an application is a step above the product', async ({ page, request, say, person }) => {
  await enterAgain(page, request, person);
  await page.goto('/go/products');
  await page.locator('[data-quoin="ProductCard"] a').first().click();
  await press(page, say('browse.action.invest'));
  const dialog = page.locator('[data-quoin="Dialog"]');
  await dialog.locator('[name="us_person"][value="no"]').check();
  await expect(page).toHaveURL(/step=start/);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.goForward();
  await expect(dialog.locator('[name="us_person"][value="no"]')).toBeChecked();
  await page.reload();
  await expect(dialog.locator('[name="us_person"][value="no"]')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/step=/);
});

onServerOfItsOwn(
  'a redemption: back, on, reload, and given up',
  { tag: IN_TIME },
  async ({ page, request, server, say, language, person }) => {
    const holder = await openHolder(request, person, server.dataDir, language);
    const { token, investor, investmentId } = holder;
    await accountOnFile(request, { token, investorId: investor.id, investmentId }, person);
    await amendRedemption(server.dataDir, holder, '--frequency', 'quarter_ends', '--notice', '45');
    await enter(page, investor);
    await page.goto(`/go/my-investment/current/${investmentId}/redemption`);
    await press(page, say('redeem.request'));
    await page.locator('[name="amount"]').fill('20000');
    await press(page, say('redeem.next'));
    await expectStep(page, 'account', say('redeem.step.account'));
    await press(page, say('redeem.next'));
    await expectStep(page, 'review', say('redeem.step.review'));
    await page.reload();
    await expectStep(page, 'review', say('redeem.step.review'));
    await page.goBack();
    await page.goBack();
    await expectStep(page, 'what', say('redeem.step.what'));
    await expect(page.locator('[name="amount"]')).toHaveValue(/20,000/);
    await page.goForward();
    await expectStep(page, 'account', say('redeem.step.account'));
    await press(page, say('redeem.give_up'));
    await expect(page.getByRole('button', { name: say('redeem.request') })).toBeVisible();
    await expect(page).not.toHaveURL(/step=/);
  },
);

test('a bank account: the form has a URL, and restores everything except the number', async ({
  page,
  request,
  say,
  language,
  person,
}) => {
  const { investor } = await openHolder(request, person, DATA_DIR, language);
  await enter(page, investor);
  await page.goto('/go/user/bank-accounts');
  await press(page, say('account.bank.add'));
  await page.locator('[name="method"][value="ach"]').check();
  await page.locator('[name="account.bank_name"]').fill('Ashlar Trust');
  await page.locator('[name="account.account_number"]').fill('000123450042');
  await page.reload();
  await expect(page.locator('[name="account.bank_name"]')).toHaveValue('Ashlar Trust');
  await expect(page.locator('[name="account.account_number"]')).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('button', { name: say('account.bank.add') })).toBeVisible();
  await page.goForward();
  await expect(page.locator('[name="account.bank_name"]')).toHaveValue('Ashlar Trust');
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Expects the step in the URL and the title of the page, and its heading in the viewport. */
async function expectStep(page: Page, step: string, name: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`[?&]step=${step}(&|$)`));
  await expect(page).toHaveTitle(new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} · `));
  await expect(page.getByRole('heading', { name }).first()).toBeInViewport();
}

/** Opens the same URL in a new tab, without the state of the first one. */
async function inAnotherTab(page: Page, check: (other: Page) => Promise<void>): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await check(other);
  await other.close();
}
