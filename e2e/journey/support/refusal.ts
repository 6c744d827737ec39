// What a person sees where something was refused.
import { expect, type Locator, type Page } from '@playwright/test';

/** The sentence is seen at the field of this name, and a screen reader hears it there. */
export async function expectRefusedAt(page: Page, name: string, sentence: string): Promise<void> {
  const control = page.locator(`[name="${name}"]`);
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  // The error comes last in what describes a control, behind its hint.
  const error = page.locator(`[id="${(await control.getAttribute('aria-describedby'))?.split(' ').at(-1)}"]`);
  await expect(error).toHaveText(sentence);
  await expect(error).toBeVisible();
}

/** The banner above a form, read out when it appears. */
export const alertOf = (page: Page): Locator => page.getByRole('alert');

/** A message up to its first value, for values that a test cannot know, such as the end of a lock. */
export const textBeforeValue = (message: string): string => (message.split('{')[0] ?? '').trim();
