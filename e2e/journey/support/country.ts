// Choosing a country as a person does, in whichever language the page speaks: the ISO code finds it.
import type { Page } from '@playwright/test';

export async function chooseCountry(page: Page, name: string, code: string): Promise<void> {
  const field = page.locator('[data-quoin="CountrySelect"]', { has: page.locator(`[name="${name}"]`) });
  await field.getByRole('combobox').fill(code);
  await field.getByRole('option').first().click();
}
