// Error messages as the user sees them: at a field, and in the banner above a form.
import { expect, type Locator, type Page } from '@playwright/test';

/** Expects the message at the field with this name, visible and announced to screen readers. */
export async function expectErrorAt(page: Page, name: string, message: string): Promise<void> {
  const control = page.locator(`[name="${name}"]`);
  await expect(control).toHaveAttribute('aria-invalid', 'true');
  // The error is last in aria-describedby, after the hint.
  const error = page.locator(`[id="${(await control.getAttribute('aria-describedby'))?.split(' ').at(-1)}"]`);
  await expect(error).toHaveText(message);
  await expect(error).toBeVisible();
}

/** The banner above a form, announced when it appears. */
export const getAlert = (page: Page): Locator => page.getByRole('alert');

/** Returns the message up to its first value, for values unknown to a test, such as the end of a lock. */
export const textBeforeValue = (message: string): string => (message.split('{')[0] ?? '').trim();
