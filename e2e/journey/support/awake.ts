import type { Page } from '@playwright/test';

/** The page that came with its content has given way to the one that answers. */
export const awake = (page: Page) =>
  page.waitForFunction(() => document.querySelector('button') && !document.querySelector('button[inert]'));
