import type { Page } from '@playwright/test';

/**
 * Calls `report` with the message of each uncaught error, except those of pdf.js's worker: when a document is closed while it
 * opens, the worker leaves a rejected promise unhandled, which affects neither the page nor its user.
 */
export function onPageError(page: Page, report: (message: string) => void): void {
  page.on('pageerror', ({ message, stack }) => {
    if (!stack?.includes('pdf.worker')) report(message);
  });
}
