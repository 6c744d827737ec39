// What only true keys do: the browser's own answer to them is not what a play function can simulate.
import { expect, test } from './story-page';

test('a disclosure opens and closes by Enter and by Space', async ({ story: { page, open } }) => {
  await open({ id: 'flow-disclosure--gallery' }, 'browser-rendered');
  const second = page.locator('details').nth(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(second.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('open', '');
  await page.keyboard.press('Space');
  await expect(second).not.toHaveAttribute('open');
});

test('a long dialog is scrolled by the keyboard', async ({ story: { page, open } }) => {
  await open({ id: 'flow-dialog--long-text' }, 'browser-rendered');
  const body = page.locator('dialog [data-part="body"]');
  await page.keyboard.press('Tab');
  await expect(body).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect.poll(() => body.evaluate((region) => region.scrollTop)).toBeGreaterThan(0);
});

test('a dialog whose text fits is no stop on the way', async ({ story: { page, open } }) => {
  await open({ id: 'flow-dialog--gallery' }, 'browser-rendered');
  await expect(page.locator('dialog [data-part="body"]')).not.toHaveAttribute('tabindex');
});
