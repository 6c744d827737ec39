// A payment by ACH: an account is added, the authorization is declined, requested again, and signed.
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { applicantToSign } from './support/applicant';
import { signByApi } from './support/application-by-api';
import { addAchAccount } from './support/bank-account';
import { APPLICANT, proveIdentity } from './support/demo-investor';
import { enter } from './support/membership';
import { callDueDate, operator } from './support/operator';
import { fullName } from './support/person';
import { signDocument } from './support/signing';
import { test } from './support/language-test';

/** The bank account; its owner is the signer of the application. */
const BANK = { name: 'Ashlar Trust', digits: '0042' };

test('declines the authorization of the debit, requests it again, and signs it', async ({
  page,
  request,
  say,
  person,
}) => {
  const holder = fullName(person);
  const { token, application, envelope } = await applicantToSign(request, person);
  await signByApi(request, token, envelope);
  await operator('investments', 'approve', application.investment_id);
  await enter(page, person);
  const investment = `/go/my-investment/pending/${application.investment_id}/all`;
  const held = investment.replace('pending', 'current');
  const panel = page.getByRole('region', { name: say('fund.title') });
  const ach = panel.getByRole('radio', { name: say('fund.method.ach') });
  const choose = panel.getByRole('button', { name: say('fund.method.choose_ach') });
  const toSign = panel.getByRole('link', { name: say('fund.ach.sign') });

  await test.step('1. without a bank account a link leads to the form for a new one', async () => {
    await page.goto(investment);
    await ach.check();
    await expect(panel.getByText(say('fund.ach.none'))).toBeVisible();
    await expect(panel.getByText(say('fund.ach.fails'))).toBeVisible();
    await expectAccessible(page);
    await panel.getByRole('link', { name: say('fund.ach.add') }).click();
    await expect(page).toHaveURL(/\/go\/user\/bank-accounts$/);
    await addAchAccount(page, say, APPLICANT, holder, BANK);
  });

  await test.step('2. the authorization is shown after the identity check, and can be declined', async () => {
    await page.goto(investment);
    await ach.check();
    await choose.click();
    await toSign.click();
    await prove();
    await expect(page.getByLabel(say('sign.consent.agree'))).toBeVisible();
    const decline = page.getByRole('button', { name: say('sign.decline') });
    await decline.click();
    const question = page.getByRole('alertdialog', { name: say('sign.decline.title') });
    await expectAccessible(page);
    await question.getByRole('button', { name: say('sign.decline.keep') }).click();
    await expect(question).toBeHidden();
    await decline.click();
    await question.getByRole('button', { name: say('sign.decline') }).click();
    await expect(page.getByRole('heading', { name: say('sign.cancelled.title') })).toBeVisible();
    await expect(decline).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('3. no signature is pending then, and ACH can be chosen again', async () => {
    await page.goto('/go/dashboard');
    const needs = page.getByRole('region', { name: say('portfolio.dashboard.needs'), exact: true });
    await expect(needs.getByRole('listitem')).toHaveCount(1); // the payment is still pending
    await expect(needs.getByText(say('portfolio.dashboard.sign.ach_authorization'))).toHaveCount(0);
    await page.goBack();
    await page.getByRole('link', { name: say('sign.done.review') }).click();
    await expect(page).toHaveURL(investment);
    await expect(toSign).toHaveCount(0);
    await ach.check();
    await choose.click();
    await toSign.click();
  });

  await test.step('4. signs it, and the debited account is shown', async () => {
    await prove();
    await signDocument(page, say, holder);
    await expectAccessible(page);
    await page.getByRole('link', { name: say('sign.done.review') }).click();
    await expect(panel.getByText(say('fund.ach.chosen', BANK))).toBeVisible();
    await expect(ach).toBeChecked();
    await expect(choose).toHaveCount(0);
    await expectAccessible(page);
    await page.goto('/go/dashboard');
    await expect(page.getByText(say('portfolio.dashboard.needs.nothing'))).toBeVisible();
  });

  await test.step('5. the authorization for a capital call links back to the current investment', async () => {
    const first = ['--amount', '20000', '--due', callDueDate(), '--json'];
    const { id } = JSON.parse(await operator('capital-calls', 'issue', application.investment_id, ...first));
    await operator('capital-calls', 'fund', id);
    await operator('investments', 'activate', application.investment_id);
    const call = ['--amount', '5000', '--due', callDueDate()];
    await operator('capital-calls', 'issue', application.investment_id, ...call);
    await page.goto(held);
    await ach.check(); // the former authorization was for one debit
    await choose.click();
    await toSign.click();
    await prove();
    await signDocument(page, say, holder);
    await page.getByRole('link', { name: say('sign.done.review') }).click();
    await expect(page).toHaveURL(held);
    await expect(panel.getByText(say('fund.ach.chosen', BANK))).toBeVisible();
    await expectAccessible(page);
  });

  async function prove() {
    await page.getByRole('button', { name: say('sign.identity.go_on') }).click();
    await expectAccessible(page);
    await proveIdentity(page, APPLICANT);
  }
});
