import { expect, type Page } from '@playwright/test';

/**
 * Expects text to read: in the reading view, the first view on a phone, the reflowed text; in the pages, the rendered ones
 * with a complete text layer, which pdf.js adds after the image of a page.
 */
export async function expectReadable(page: Page): Promise<void> {
  const pages = page.locator('[data-quoin="PdfReader"] [data-part="pages"][aria-busy="false"]');
  await expect(pages.locator('[data-page] canvas, [data-page] p').first()).toBeVisible({ timeout: 30_000 });
  await expect(pages.locator('.react-pdf__Page:not(:has(.endOfContent))')).toHaveCount(0);
}

/** Reads the whole document page by page with the keyboard. */
export async function readToTheEnd(page: Page): Promise<void> {
  await expectReadable(page);
  const pages = page.locator('[data-quoin="PdfReader"] [data-part="pages"]');
  await pages.focus();
  await page.keyboard.press('End');
}

/** Opens the other view of the document. @returns the scrolling element of the reader */
export async function turnTo(page: Page, view: 'reading' | 'pages') {
  const reader = page.locator('[data-quoin="PdfReader"]');
  await reader.locator(`input[type="radio"][value="${view}"]`).check();
  await expectReadable(page);
  return reader.locator(`[data-part="pages"][data-view="${view}"]`);
}
