// The reader of a PDF, once it shows something.
import { expect, type Page } from '@playwright/test';

/** What is drawn can be read as text too: the words of a page come after its picture. */
export async function expectReadable(page: Page): Promise<void> {
  const reader = page.locator('[data-quoin="PdfReader"]');
  await expect(reader.locator('canvas').first()).toBeVisible({ timeout: 30_000 });
  await expect(reader.locator('.react-pdf__Page:not(:has(.endOfContent))')).toHaveCount(0);
}

/** Page by page with the keyboard, as far as the document goes. */
export async function readToTheEnd(page: Page): Promise<void> {
  await expectReadable(page);
  const pages = page.locator('[data-quoin="PdfReader"] [data-part="pages"]');
  await pages.focus();
  await page.keyboard.press('End');
}
