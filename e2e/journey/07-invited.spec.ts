// E-mailed links and invitations: the landing page, in-app browsers, and sign-up in four steps.
import { expect, type Page } from '@playwright/test';
import * as noticeInEnglish from '../../packages/ui/src/messages/en/flow';
import { flow as noticeInChinese } from '../../packages/ui/src/messages/zh-CN/flow';
import { expectAccessible } from './support/accessible';
import { openAccount } from './support/api';
import { chooseCountry, choosePhoneCountry } from './support/fields';
import { activate, enterPassword, enterPerson, signIn } from './support/membership';
import { messagesTo, nextMessage } from './support/outbox';
import { expectErrorAt, getAlert } from './support/page';
import { test } from './support/language-test';
import type { Say } from './support/messages';

/** Grace Lindqvist's referral code in the demo world. */
const REF_ID = 'GRACELINDQ';
const WECHAT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.42';
const OFFER = { discount: /\$500/, above: /\$50,000/ };

test('an e-mailed link opens the home page with its invitation, and the visit is recorded every five seconds', async ({
  page,
}) => {
  const stay = () => page.waitForRequest(/\/api\/v1\/access\/stay\?id=/);
  await page.goto(`/go/mail?ref_id=${REF_ID}&utm_source=letter`);
  await expect(page).toHaveURL(new RegExp(`/go/?\\?ref_id=${REF_ID}&utm_source=letter$`));
  await stay();
  const noted = Date.now();
  await expect(invitation(page)).toContainText(OFFER.discount);
  await expectAccessible(page);
  await stay();
  expect(Date.now() - noted).toBeLessThan(20_000);
  await invitation(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/go\/auth\/signup$/);
  await expect(invitation(page)).toContainText(OFFER.above);
});

test('a link without an invitation opens the home page', async ({ page }) => {
  await page.goto('/go/mail?utm_source=letter');
  await expect(page).toHaveURL(/\/go\/?$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(invitation(page)).toHaveCount(0);
});

test.describe("inside another app's browser", () => {
  test.use({ userAgent: WECHAT });

  test('the landing page explains how to open the link in a browser', async ({ page, language }) => {
    const messages = { en: noticeInEnglish, 'zh-CN': noticeInChinese }[language].InAppBrowserNotice;
    await page.goto(`/go/mail?ref_id=${REF_ID}`);
    await expect(page.getByRole('heading', { level: 1, name: messages.title })).toBeVisible();
    await expect(page.locator('[data-part="url"]')).toHaveText(new RegExp(`/go/mail\\?ref_id=${REF_ID}$`));
    await expectAccessible(page);
  });
});

test('a friend from Hong Kong opens an account in four steps, activates it once, and signs in', async ({
  page,
  request,
  say,
  person,
}) => {
  await page.goto(`/go/auth/signup?ref_id=${REF_ID}`);
  await expect(invitation(page)).toContainText(OFFER.discount);
  await expectAccessible(page);
  await state(page, say);

  await goOn(page, say);
  await expectErrorAt(page, 'first_name', say('problem.required'));
  await enterPerson(page, request, say, person);
  await expectAccessible(page);
  await goOn(page, say);

  const statements = page.locator('[data-quoin="Attestations"] input');
  await expect(statements).toHaveCount(5);
  for (const statement of await statements.all().then(([, ...rest]) => rest)) await statement.check();
  await goOn(page, say);
  await expect(page.getByText(say('problem.attestation_required'))).toBeVisible();
  await expect(statements.first()).toBeFocused();
  await expectAccessible(page);
  await statements.first().check();
  await goOn(page, say);

  await enterPassword(page, say, person);
  await expectAccessible(page);
  await page.getByRole('button', { name: say('join.details.create') }).click();
  await expect(page.getByRole('heading', { name: say('join.created.title') })).toBeVisible();

  await activate(page, request, say, person);
  await page.goto((await messagesTo(request, person.email))[0]?.link ?? '');
  await expect(page.getByRole('heading', { name: say('join.activate.already.title') })).toBeVisible();
  await signIn(page, request, say, person);
});

test('an e-mail in use returns from the last step to its field', async ({ page, request, say, person }) => {
  await openAccount(request, person);
  const other = { ...person, phone: phoneAfter(person.phone), e164: `+1${phoneAfter(person.phone)}` };
  await page.goto(`/go/auth/signup?ref_id=${REF_ID}`);
  await state(page, say);
  await enterPerson(page, request, say, other);
  await goOn(page, say);
  await attest(page, say);
  await enterPassword(page, say, person);
  await page.getByRole('button', { name: say('join.details.create') }).click();

  await expectErrorAt(page, 'email', say('problem.email_registered'));
  await expect(getAlert(page)).toContainText(say('error.email_registered'));
  await expect(page.locator('[name="email"]')).toBeFocused();
  await expect(page.locator('[name="first_name"]')).toHaveValue(person.firstName);
  await expectAccessible(page);
});

test('a wrong code is rejected at the second step, and an investor who is not accredited at the first', async ({
  page,
  request,
  say,
  person,
}) => {
  await page.goto(`/go/auth/signup?ref_id=${REF_ID}`);
  await page.locator('[name="accredited_basis"][value="none"]').check();
  await page.locator('[name="investor_kind"][value="individual"]').check();
  await goOn(page, say);
  await expect(page.getByText(say('problem.not_accredited'), { exact: true })).toBeVisible();
  await state(page, say);

  await choosePhoneCountry(page, 'US');
  await page.locator('[name="phone_number"]').pressSequentially(person.phone);
  const send = page.locator('[data-quoin="CodeField"] button');
  const { code } = await nextMessage(request, person.e164, () => send.click());
  await page.locator('[name="code"]').fill(code === '000000' ? '111111' : '000000');
  await expectErrorAt(page, 'code', say('error.code_incorrect'));
  await expectAccessible(page);
});

test('an unknown or expired invitation does not open other countries', async ({ page, say }) => {
  await page.goto('/go/auth/signup?ref_id=NOBODY2345');
  await expect(page.getByText(say('error.invitation_invalid'))).toBeVisible();
  await chooseCountry(page, 'country', 'HK');
  await expect(page.getByRole('button', { name: say('join.residence.to_waitlist') })).toBeVisible();
  await expectAccessible(page);

  await page.evaluate((refId) => {
    const timestamp = Date.now() - 14 * 86_400_000;
    localStorage.setItem('quoin.referral', JSON.stringify({ ref_id: refId, timestamp }));
  }, REF_ID);
  await page.goto('/go/auth/signup');
  await expect(page.getByRole('button', { name: say('join.residence.to_waitlist') })).toBeVisible();
  await expect(invitation(page)).toHaveCount(0);
});

const invitation = (page: Page) => page.locator('[data-part="invitation"]');
const goOn = (page: Page, say: Say) =>
  page.getByRole('button', { name: say('join.residence.continue'), exact: true }).click();

/** Completes the first step as a resident of Hong Kong. */
async function state(page: Page, say: Say): Promise<void> {
  await chooseCountry(page, 'country', 'HK');
  await page.locator('[name="investor_kind"][value="individual"]').check();
  await page.locator('[name="accredited_basis"][value="net_worth"]').check();
  await page.locator('[name="invitation.qualifications.qualified_purchaser"]').check();
  await goOn(page, say);
  await expect(page.locator('[name="first_name"]')).toBeVisible();
}

async function attest(page: Page, say: Say): Promise<void> {
  const statements = page.locator('[data-quoin="Attestations"] input');
  await expect(statements.first()).toBeVisible();
  for (const statement of await statements.all()) await statement.check();
  await goOn(page, say);
}

/** Another phone number of the same person, because a number gets one code a minute. */
const phoneAfter = (phone: string) =>
  phone.slice(0, 3) + String(200 + ((Number(phone.slice(3, 6)) - 199) % 700)) + phone.slice(6);
