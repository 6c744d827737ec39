// Error messages as the user sees them: at a field, and in the banner above a form.
import { expect, type Locator, type Page } from '@playwright/test';

/** Expects the message at the field of this name, visible and announced by a screen reader. */
export async function expectErrorAt(page: Page, name: string, message: string): Promise<void> {
  const control = page.locator(`[name="${name}"]`);
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  // The error comes last in what describes a control, behind its hint.
  const error = page.locator(`[id="${(await control.getAttribute('aria-describedby'))?.split(' ').at(-1)}"]`);
  await expect(error).toHaveText(message);
  await expect(error).toBeVisible();
}

/** The banner above a form, read out when it appears. */
export const alertOf = (page: Page): Locator => page.getByRole('alert');

/** A message up to its first value, for values that a test cannot know, such as the end of a lock. */
export const textBeforeValue = (message: string): string => (message.split('{')[0] ?? '').trim();
