// What is on every page: its notices, the errors of its forms.
import { type Page, expect, type Locator } from '@playwright/test';

/** Waits until the prerendered page is interactive. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => document.querySelector('button') && !document.querySelector('button[inert]'));

/**
 * Expects a notice and closes it, so that an identical one expected later must be a new one. On a phone, a notice also
 * covers the content below the header.
 */
export async function expectNotice(page: Page, text: string): Promise<void> {
  const notice = page.locator('[data-quoin="Notices"] li').filter({ hasText: text });
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
}

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
