// Referrals, proof documents by investor, and bank and brokerage accounts.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { call, openAccount, fetchToken } from './support/api';
import { demoInvestors, proveIdentity } from './support/demo-investor';
import { fillFields } from './support/fields';
import { enter, enterAgain, signIn } from './support/membership';
import { expectNotice, expectErrorAt } from './support/page';
import { passportPdf, textRenamedToPdf } from './support/sample-documents';
import { fullName, newPerson } from './support/person';
import { expectRefused } from './support/proof-upload';
import { signDocument } from './support/signing';
import { test } from './support/language-test';

test('an invited friend signs up, and both see their benefits', async ({ page, request, say, person }, {
  parallelIndex,
}) => {
  const friend = { ...newPerson(parallelIndex + 2), firstName: 'Ines', lastName: 'Portal' };
  await enterAgain(page, request, person);
  await page.goto('/go/products?status=published');
  await openAccountMenu(page);
  await page.getByRole('link', { name: say('refer.invite_friends') }).click();
  const invitation = page.getByRole('dialog', { name: say('refer.title') });
  await expect(invitation.getByRole('img')).toBeVisible();
  await expectAccessible(page);
  const link = new URL(await invitation.locator('input[type="url"]').inputValue());
  await page.keyboard.press('Escape');
  await expect(invitation).toHaveCount(0);
  await expect(page).toHaveURL(/\/go\/products\?status=published$/);

  await openAccount(request, friend, { referral_code: link.searchParams.get('ref_id') ?? '' });
  await page.goto('/go/products#invite-friends');
  await expect(invitation.getByRole('row', { name: 'Ines P.' })).toBeVisible();
  await expectAccessible(page);

  await page.context().clearCookies();
  await signIn(page, request, say, friend);
  await page.goto('/go/products#invite-friends');
  await expect(invitation.getByRole('region', { name: say('refer.received.title') })).toContainText('500');
  await expectAccessible(page);
});

test('proofs are uploaded, rejected and deleted on the page of their investor', async ({
  page,
  request,
  say,
  person,
}) => {
  await openAccount(request, person);
  const token = await fetchToken(request, person);
  await call(request, 'createInvestor', { token, body: { investor_type: 'individual' } });
  await enter(page, person);
  await page.goto('/go/user/investor-documents');
  await expect(page).toHaveURL(/\/investor-documents\/individual$/);
  const proof = page.locator('[data-quoin="FileUpload"]').first();
  await proof.locator('input[type="file"]').setInputFiles(textRenamedToPdf());
  await expectRefused(proof, textRenamedToPdf().name, say('error.file_type_refused'));
  await expectAccessible(page);
  await proof.getByRole('listitem').getByRole('button').last().click();
  await expect(proof.getByRole('listitem')).toHaveCount(0);

  await proof.locator('input[type="file"]').setInputFiles(passportPdf());
  const stored = proof.locator('li[data-state="stored"]').filter({ hasText: 'passport.pdf' });
  await expect(stored).toBeVisible();
  await page.reload();
  await expect(stored).toBeVisible();
  await stored.getByRole('button').last().click();
  const warning = page.getByRole('alertdialog');
  await expectAccessible(page);
  await warning.locator('[data-part="actions"] button').first().click();
  await expect(stored).toHaveCount(0);

  await page.goto('/go/user/investor-documents/trust');
  await expect(page.getByText(say('investors.documents.none.text'))).toBeVisible();
  const tabs = page.getByRole('navigation', { name: say('account.title') });
  // The line scrolls by whole pixels, so a fraction of a pixel may stay clipped.
  await expect(tabs.locator('[aria-current]')).toBeInViewport({ ratio: 0.99 });
  await expectAccessible(page);
});

test('bank and brokerage accounts are added, changed and removed by their owner', async ({
  page,
  say,
  language,
}) => {
  const investor = demoInvestors[language];
  const holder = fullName(investor);
  await enter(page, investor);

  await page.goto('/go/user/bank-accounts');
  await press(page, say('account.bank.add'));
  await page.locator('[name="method"][value="ach"]').check();
  await fillFields(page, {
    'account.account_holder': 'Somebody Else',
    'account.bank_name': 'Ashlar Trust',
    'account.account_number': '000123450042',
    'account.aba_ach': '021000019',
  });
  await page.locator('[name="account.account_type"][value="checking"]').check();
  await press(page, say('account.payout.save'));
  await expectErrorAt(page, 'account.account_holder', say('problem.account_holder_name', { name: holder }));
  await expectErrorAt(page, 'account.aba_ach', say('problem.aba_invalid'));
  await expectAccessible(page);
  await fillFields(page, { 'account.account_holder': holder, 'account.aba_ach': '021000018' });
  await press(page, say('account.payout.save'));
  await expect(page.locator('[data-quoin="IdentityCheckModal"]')).toBeVisible();
  await expectAccessible(page);
  await proveIdentity(page, investor);
  await signDocument(page, say, holder);
  await page.getByRole('link', { name: say('sign.to_bank_accounts') }).click();
  const bank = page.getByRole('article', { name: 'Ashlar Trust' });
  await expect(bank).toContainText('0042');
  await expectAccessible(page);

  await bank.getByRole('button').first().click();
  await fillFields(page, { 'account.bank_name': 'Ashlar Trust Company' });
  await press(page, say('account.payout.save'));
  await proveIdentity(page, investor);
  await signDocument(page, say);
  await page.getByRole('link', { name: say('sign.to_bank_accounts') }).click();
  await expect(page.getByRole('article', { name: 'Ashlar Trust Company' })).toContainText('0042');

  await page
    .getByRole('main')
    .getByRole('link', { name: say('account.brokerage.title') })
    .click();
  await press(page, say('account.brokerage.add'));
  await page.locator('[name="us"][value="yes"]').check();
  await fillFields(page, {
    legal_name: holder,
    provider: 'Lintel Brokerage',
    account_number: 'LB-4471-9902',
    dtc_number: '18',
    broker_contact_email: 'desk@lintel.example',
  });
  await press(page, say('account.payout.save'));
  await expectErrorAt(page, 'dtc_number', say('problem.dtc_invalid'));
  await expectAccessible(page);
  await fillFields(page, { dtc_number: '0188' });
  await press(page, say('account.payout.save'));
  await proveIdentity(page, investor);
  const broker = page.getByRole('article', { name: 'Lintel Brokerage' });
  await expect(broker).toContainText('9902');
  await expectAccessible(page);
  await expectNotice(page, say('account.brokerage.saved'));

  await broker.getByRole('button').last().click();
  const question = page.getByRole('alertdialog');
  await expectAccessible(page);
  await question.locator('[data-part="actions"] button').first().click();
  await expect(broker).toHaveCount(0);
  await expect(page.getByRole('heading', { name: say('account.brokerage.none') })).toBeVisible();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** On a phone the account menu is inside the header menu. */
async function openAccountMenu(page: Page): Promise<void> {
  const masthead = page.locator('[data-quoin="AppHeader"]');
  const account = masthead.locator('[data-part="account"] > button');
  const menu = masthead.locator('button[aria-expanded]').first();
  await expect(masthead).toBeVisible();
  if (!(await account.isVisible())) await menu.click();
  await account.click();
}
