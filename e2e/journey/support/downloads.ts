// Opens downloaded files, and converts displayed figures to their format in files.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Say } from './messages';

/** @param name of the chart or table; default: the export of the page */
export async function exported(page: Page, say: Say, format: 'csv' | 'xlsx', name?: string): Promise<Buffer> {
  const label = name === undefined ? say('app.export') : say('portfolio.export_of', { name });
  await page.getByRole('button', { name: label, exact: true }).click();
  return saved(page, () => page.getByRole('menuitem', { name: say(`app.export.${format}`) }).click());
}

export async function saved(page: Page, act: () => Promise<void>): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await act();
  return readFile(await (await downloading).path());
}

/** `+US$1,234.50` becomes `1234.50`. */
export const plain = (figure: string): string => figure.replace('\u2212', '-').replaceAll(/[^\d.-]/g, '');
