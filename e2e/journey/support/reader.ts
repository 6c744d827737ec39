// The reader of a PDF, once it shows something.
import { expect, type Page } from '@playwright/test';

/** What is drawn can be read as text too: the words of a page come after its picture. */
export async function expectReadable(page: Page): Promise<void> {
  const reader = page.locator('[data-quoin="PdfReader"]');
  await expect(reader.locator('canvas').first()).toBeVisible({ timeout: 30_000 });
  await expect(reader.locator('.react-pdf__Page:not(:has(.endOfContent))')).toHaveCount(0);
}
