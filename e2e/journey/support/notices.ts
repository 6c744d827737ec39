import { expect, type Page } from '@playwright/test';

/**
 * Expects a notice and closes it: an identical one that is expected later is then a new one. On a phone a notice also covers
 * what is below the header.
 */
export async function expectNotice(page: Page, text: string): Promise<void> {
  const notice = page.locator('[data-quoin="Notices"] li').filter({ hasText: text });
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
}
