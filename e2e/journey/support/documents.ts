// The list "My Documents".
import type { Page } from '@playwright/test';

/** Rows of documents, without the headings of groups; none before the list is loaded. */
export const documentRows = (page: Page) =>
  page.locator('[data-quoin="DocumentLibrary"] tbody tr:has([data-read])');

/** Turns off the groups by fund and year: all documents are in one list. */
export async function listUngrouped(page: Page): Promise<void> {
  await documentRows(page).first().waitFor();
  await page.locator('[data-part="groups"] [aria-pressed="true"]').click();
}
