// An instruction about money is read and signed on the page that asking for it leads to.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { readToTheEnd } from './reader';
import type { Say } from './words';

/** @param name the signer's, as it stands in the document */
export async function signDocument(page: Page, say: Say, name: string): Promise<void> {
  await page.waitForURL(/\/go\/signing\//);
  await page.getByLabel(say('sign.consent.agree')).check();
  await page.getByRole('button', { name: say('sign.document.go_on') }).click();
  await readToTheEnd(page);
  const sign = page.getByRole('button', { name: say('sign.document.submit') });
  await expect(sign).toBeEnabled();
  await expectAccessible(page);
  await page.locator('[name="typed_name"]').fill(name);
  await sign.click();
  await expect(page.getByRole('heading', { name: say('sign.document.done') })).toBeVisible({
    timeout: 60_000,
  });
}
