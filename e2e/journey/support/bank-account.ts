// US bank accounts: one for ACH, which its owner proves and signs for, and one for wires that an application names.
import { expect, type Page } from '@playwright/test';
import { proveIdentity, type Proven } from './demo-investor';
import { fillFields } from './fields';
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

/** Adds a payer at the last step of an application: by wire, from an account that is not on file yet. */
export async function addPayer(page: Page, say: Say, holder: string): Promise<void> {
  await page.locator('[name="preferred_method"][value="wire"]').check();
  await page.getByRole('button', { name: say('apply.payer.add') }).click();
  const dialog = page.getByRole('dialog', { name: say('apply.payer.new.wire') });
  await fillFields(page, {
    'account.account_holder': holder,
    'account.bank_name': 'Plinth Bank',
    'account.bank_address': '3 Plinth Street, New York',
    'account.account_number': '7700331156',
    'account.aba_wire': '026009593',
  });
  await dialog.getByRole('button', { name: say('apply.payer.new.save') }).click();
  await expect(dialog).toBeHidden();
  await expect(payerNamed(page, 'Plinth Bank')).toBeChecked();
}

export const payerNamed = (page: Page, bank: string) =>
  page.locator('[name="bank_account_id"]').and(page.getByRole('radio', { name: bank }));
