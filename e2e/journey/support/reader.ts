// Helpers for the PDF reader.
import { expect, type Page } from '@playwright/test';

/** Expects rendered pages with a complete text layer, which pdf.js adds after the image of a page. */
export async function expectReadable(page: Page): Promise<void> {
  const reader = page.locator('[data-quoin="PdfReader"]');
  await expect(reader.locator('canvas').first()).toBeVisible({ timeout: 30_000 });
  await expect(reader.locator('.react-pdf__Page:not(:has(.endOfContent))')).toHaveCount(0);
}

/** Reads the whole document page by page with the keyboard. */
export async function readToTheEnd(page: Page): Promise<void> {
  await expectReadable(page);
  const pages = page.locator('[data-quoin="PdfReader"] [data-part="pages"]');
  await pages.focus();
  await page.keyboard.press('End');
}
