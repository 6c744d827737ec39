// A bank account in the United States is added for ACH, which its owner proves and signs for.
import type { Page } from '@playwright/test';
import { proveIdentity, type Proven } from './demo-investor';
import { fillFields } from './fields';
import { signDocument } from './signing';
import type { Say } from './words';

export interface AchAccount {
  name: string;
  /** The last four of its number. */
  digits: string;
}

/** @param holder signs as well, as it stands in the document */
export async function addAchAccount(
  page: Page,
  say: Say,
  owner: Proven,
  holder: string,
  { name, digits }: AchAccount,
): Promise<void> {
  await page.goto('/go/user/bank-accounts');
  await page.getByRole('button', { name: say('account.bank.add'), exact: true }).click();
  await page.locator('[name="method"][value="ach"]').check();
  await fillFields(page, {
    'account.account_holder': holder,
    'account.bank_name': name,
    'account.account_number': `00012345${digits}`,
    'account.aba_ach': '021000018',
  });
  await page.locator('[name="account.account_type"][value="checking"]').check();
  await page.getByRole('button', { name: say('account.payout.save'), exact: true }).click();
  await proveIdentity(page, owner);
  await signDocument(page, say, holder);
}
