import type { Page } from '@playwright/test';

/** Waits until the prerendered page is interactive. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => document.querySelector('button') && !document.querySelector('button[inert]'));
