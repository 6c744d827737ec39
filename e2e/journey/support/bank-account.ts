// US bank accounts: one for ACH, which its owner proves and signs for, and one for wires that an application names.
import { expect, type Page } from '@playwright/test';
import { proveIdentity, type Proven } from './demo-investor';
import { fillFields } from './fields';
import { accountFields, PAYING_BANK } from './form-answers';
import { signDocument } from './signing';
import type { Say } from './messages';

export interface AchAccount {
  name: string;
  /** The last four digits of the account number. */
  digits: string;
}

/** @param holder name of the account holder, typed as the signature */
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
  const account = { account_holder: holder, bank_name: name, account_number: `00012345${digits}` };
  await fillFields(page, accountFields({ ...account, aba_ach: '021000018', account_type: 'checking' }));
  await page.getByRole('button', { name: say('account.payout.save'), exact: true }).click();
  await proveIdentity(page, owner);
  await signDocument(page, say, holder);
}

/** Adds a payer at the last step of an application: by wire, from an account that is not on file yet. */
export async function addPayer(page: Page, say: Say, holder: string): Promise<void> {
  await page.locator('[name="preferred_method"][value="wire"]').check();
  await page.getByRole('button', { name: say('apply.payer.add') }).click();
  const dialog = page.getByRole('dialog', { name: say('apply.payer.new.wire') });
  await fillFields(page, accountFields({ account_holder: holder, ...PAYING_BANK }));
  await dialog.getByRole('button', { name: say('apply.payer.new.save') }).click();
  await expect(dialog).toBeHidden();
  await expect(payerNamed(page, PAYING_BANK.bank_name)).toBeChecked();
}

export const payerNamed = (page: Page, bank: string) =>
  page.locator('[name="bank_account_id"]').and(page.getByRole('radio', { name: bank }));
