import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Say } from './messages';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

// Opens downloaded files, and converts displayed figures to their format in files.

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

/** Returns the text of all pages without spaces, because line breaks are not significant. */
export async function readPdfText(bytes: Buffer): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  let text = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const item of items) if ('str' in item) text += item.str;
  }
  await task.destroy();
  return text.replaceAll(/\s/g, '');
}
