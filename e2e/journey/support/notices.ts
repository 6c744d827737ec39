import { expect, type Page } from '@playwright/test';

/**
 * Expects a notice and closes it, so that an identical one expected later must be a new one. On a phone, a notice also
 * covers the content below the header.
 */
export async function expectNotice(page: Page, text: string): Promise<void> {
  const notice = page.locator('[data-quoin="Notices"] li').filter({ hasText: text });
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
}
