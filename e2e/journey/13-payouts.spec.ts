// An investor instructs the distributions of an investment, and stops a change of the bank account.
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { getDemoHolding, demoInvestors, proveIdentity } from './support/demo-investor';
import { enter } from './support/membership';
import { fullName } from './support/person';
import { signDocument } from './support/signing';
import { test } from './support/language-test';

test('instructs a distribution in cash, signs it, and stops the change of the bank account', async ({
  page,
  say,
  language,
}) => {
  const investor = demoInvestors[language];
  const { before, after } = HELD[language];
  await enter(page, investor);

  await test.step('1. from the investment to its instruction', async () => {
    await page.goto('/go/my-investment/current');
    await getDemoHolding(page).getByRole('link').first().click();
    const payments = page.getByRole('region', { name: say('redeem.distribution.payments') });
    await expect(payments.getByText(after).first()).toBeVisible();
    await expectAccessible(page);
    await payments.getByRole('link', { name: say('redeem.distribution.show') }).click();
    await expect(page).toHaveURL(/\/go\/distribution\//);
  });

  const form = page.getByRole('form', { name: say('redeem.distribution.title') });
  const submit = form.getByRole('button', { name: say('redeem.distribution.submit') });

  await test.step('2. without an account the instruction cannot be sent', async () => {
    await form.locator('input[value="stock"]').check();
    await submit.click();
    await expect(form.getByText(say('problem.required'))).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('3. chooses cash, passes the identity check, and signs', async () => {
    await form.locator('input[value="cash"]').check();
    await form.getByRole('radio', { name: after }).check();
    await submit.click();
    await proveIdentity(page, investor);
    await signDocument(page, say, fullName(investor));
    await page.getByRole('link', { name: say('sign.to_distribution') }).click();
    await expect(page.getByRole('definition').filter({ hasText: after })).toBeVisible();
    await expect(page.getByText(say('redeem.distribution.delivery.cash'), { exact: true })).toBeVisible();
  });

  await test.step('4. stops the change of the account', async () => {
    await page.goto('/go/user/bank-accounts');
    const account = (name: string) => page.getByRole('article', { name, exact: true });
    await expect(account(after)).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: say('account.bank.stop') })
      .first()
      .click();
    const question = page.getByRole('alertdialog');
    await expectAccessible(page);
    await question.getByRole('button', { name: say('account.bank.stop'), exact: true }).click();
    await expect(account(before)).toBeVisible();
    await expect(account(after)).toHaveCount(0);
  });
});

/** The recently changed account of the demo world. */
const HELD = {
  en: { before: 'Keelson Bank', after: 'Keelson Savings Bank' },
  'zh-CN': { before: 'Stonecutters Banking House', after: 'Stonecutters Bank' },
};
