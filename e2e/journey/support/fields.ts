import type { Page } from '@playwright/test';

/** Fills fields by their names. */
export async function fillFields(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
}

/** Chooses a country by typing its ISO code, which works in every language. */
export async function chooseCountry(page: Page, name: string, code: string): Promise<void> {
  const field = page.locator('[data-quoin="CountrySelect"]', { has: page.locator(`[name="${name}"]`) });
  await field.getByRole('combobox').fill(code);
  await field.getByRole('option').first().click();
}

export async function choosePhoneCountry(page: Page, code: string): Promise<void> {
  const field = page.locator('[data-quoin="PhoneField"]');
  await field.getByRole('combobox').fill(code);
  await field.getByRole('option').first().click();
}
