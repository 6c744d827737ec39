// Reads a document to its end and signs it.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { readToTheEnd } from './reader';
import type { Say } from './messages';

/** Signs an instruction about money. @param name the name to type; without it the signature is drawn */
export async function signDocument(page: Page, say: Say, name?: string): Promise<void> {
  await page.waitForURL(/\/go\/signing\//);
  await page.getByLabel(say('sign.consent.agree')).check();
  await page.getByRole('button', { name: say('sign.document.go_on') }).click();
  await readToTheEnd(page);
  const sign = page.getByRole('button', { name: say('sign.document.submit') });
  await expect(sign).toBeEnabled();
  if (name === undefined) {
    await page.locator('[name="signature.kind"][value="drawn"]').check();
    await expectAccessible(page);
    await sign.click();
    await expect(page.getByText(say('problem.signature_too_slight'))).toBeVisible();
    await drawSignature(page);
  } else {
    await expectAccessible(page);
    await typedName(page).fill(name);
  }
  await sign.click();
  await expect(page.getByRole('heading', { name: say('sign.document.done') })).toBeVisible({
    timeout: 60_000,
  });
}

export const typedName = (page: Page) => page.locator('[name="signature.name"]');

/** Draws two strokes with the mouse. */
export async function drawSignature(page: Page): Promise<void> {
  const sheet = page.locator('[data-part="sheet"]');
  await sheet.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await sheet.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const [from, to] of [
    [0.2, 0.7],
    [0.75, 0.3],
  ] as const) {
    await page.mouse.move(x + width * from, y + height * 0.3);
    await page.mouse.down();
    await page.mouse.move(x + width * to, y + height * 0.6, { steps: 8 });
    await page.mouse.up();
  }
  await expect(sheet.locator('path')).toHaveAttribute('d', /^M.*M/);
}
