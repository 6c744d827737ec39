import type { Page } from '@playwright/test';
import type { FormAnswers } from './form-answers';

/** Fills fields by their names, according to their type. */
export async function fillFields(page: Page, answers: FormAnswers): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    const field = page.locator(`[name="${name}"]`);
    const kind = await field.first().evaluate((element) => {
      if (element.closest('[data-quoin="CountrySelect"]')) return 'country';
      return element.matches('[type="radio"], [type="checkbox"]') ? 'choice' : element.localName;
    });
    if (answer === true) await field.check();
    else if (kind === 'country') await chooseCountry(page, name, answer);
    else if (kind === 'choice') await field.and(page.locator(`[value="${answer}"]`)).check();
    else if (kind === 'select') await field.selectOption(answer);
    else await field.fill(answer);
  }
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
