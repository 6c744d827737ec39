// Behaviour that needs real key presses and clicks, because a play function cannot trigger the browser's default actions.
import type { Page } from '@playwright/test';
import { expect, test } from './story-page';

/** The accessibility node of the focused element. */
async function readFocusAnnouncement(page: Page): Promise<Record<string, unknown>> {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  await browser.detach();
  const focused = nodes.find(
    ({ role, properties = [] }) =>
      role?.value !== 'RootWebArea' &&
      properties.some(({ name, value }) => name === 'focused' && value.value),
  );
  const said = focused?.properties?.map(({ name, value }) => [name, value.value] as const) ?? [];
  return { name: focused?.name?.value as unknown, ...Object.fromEntries(said) };
}

for (const key of ['Enter', 'Space'])
  test(`a disclosure opens and closes on ${key}, announces it, and keeps the focus`, async ({
    story: { page, open },
  }) => {
    await open({ id: 'flow-disclosure--gallery' }, 'browser-rendered');
    const second = page.locator('details').nth(1);
    const answer = second.locator('[data-part="content"]');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    for (const opened of [true, false, true]) {
      await page.keyboard.press(key);
      await expect(answer).toBeVisible({ visible: opened });
      await expect(second.locator('summary')).toBeFocused();
      expect(await readFocusAnnouncement(page)).toMatchObject({
        name: 'When do funds arrive?',
        expanded: opened,
      });
    }
  });

test('a disclosure that is controlled as open stays open on keys', async ({ story: { page, open } }) => {
  await open({ id: 'flow-disclosure--kept-open' }, 'browser-rendered');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('summary')).toBeFocused();
  await expect(page.locator('details > [data-part="content"]')).toBeVisible();
  await expect.poll(async () => (await readFocusAnnouncement(page)).expanded).toBe(true);
});

test('the keyboard scrolls a long dialog', async ({ story: { page, open } }) => {
  await open({ id: 'flow-dialog--long-text' }, 'browser-rendered');
  const body = page.locator('dialog [data-part="body"]');
  await page.keyboard.press('Tab');
  await expect(body).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect.poll(() => body.evaluate((region) => region.scrollTop)).toBeGreaterThan(0);
});

test('the body of a dialog whose text fits is not a tab stop', async ({ story: { page, open } }) => {
  await open({ id: 'flow-dialog--gallery' }, 'browser-rendered');
  await expect(page.locator('dialog [data-part="body"]')).not.toHaveAttribute('tabindex');
});

test('typing after pressing a combo box again replaces the choice', async ({ story: { page, open } }) => {
  await open({ id: 'controls-combobox--gallery' }, 'browser-rendered');
  const box = page.getByRole('combobox').first();
  await box.click();
  await page.getByRole('option').first().click();
  await expect(box).not.toHaveValue('');
  await box.click();
  await page.keyboard.type('Other');
  await expect(box).toHaveValue('Other');
});

test('typing in the middle of a bound field leaves the caret after the new letter', async ({
  story: { page, open },
}) => {
  await open({ id: 'formik-fields--gallery' }, 'browser-rendered');
  const name = page.getByLabel('First name').first();
  await name.fill('Grce');
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'a', 't', 'i']) await page.keyboard.press(key);
  await expect(name).toHaveValue('Gratice');
});

for (const way of ['hover', 'focus'] as const)
  test(`in a dialog one Escape closes a tooltip opened by ${way}, and the next one the dialog`, async ({
    story: { page, open },
  }) => {
    for (const waitMs of [0, 20, 100, 200]) {
      await open({ id: 'controls-tooltip--in-a-dialog' }, 'browser-rendered');
      const button = page.getByRole('dialog').getByRole('button', { name: 'Copy account number' });
      const tooltip = page.getByRole('tooltip');
      if (way === 'hover') await button.hover();
      else
        while (!(await button.evaluate((each) => each.matches(':focus')))) await page.keyboard.press('Tab');
      await expect(tooltip).toBeVisible();
      await page.waitForTimeout(waitMs);
      await page.keyboard.press('Escape');
      await expect(tooltip).toBeHidden();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });

test('a tooltip takes Escape from the moment it opens until it closes', async ({ story: { page, open } }) => {
  await open({ id: 'controls-tooltip--in-a-dialog' }, 'browser-rendered');
  const taken = page.evaluate(
    () =>
      new Promise<boolean[]>((finish) => {
        const tooltip = document.querySelector('[role="tooltip"]');
        const found: boolean[] = [];
        // Runs after React has updated the page and before anything is painted.
        const observer = new MutationObserver(() => {
          const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
          tooltip?.dispatchEvent(escape);
          found.push(escape.defaultPrevented);
          if (found.length === 2) finish(found);
        });
        if (tooltip) observer.observe(tooltip, { attributeFilter: ['hidden'] });
      }),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Copy account number' }).hover();
  expect(await taken).toEqual([true, false]);
});

test('a dialog that an Activity hides is open again when it is shown', async ({ story: { page, open } }) => {
  await open({ id: 'flow-dialog--in-an-activity' }, 'browser-rendered');
  await page.getByRole('button', { name: 'Read the terms' }).click();
  const toggle = page.locator('button').filter({ hasText: 'Not now' }).first();
  const dialog = page.getByRole('dialog');
  for (let times = 0; times < 2; times += 1) {
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Terms of Use' })).toBeFocused();
    await toggle.evaluate((button: HTMLElement) => button.click());
    await expect(dialog).toBeHidden();
    // The page is operable while the dialog is hidden.
    await toggle.click();
  }
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // What had the focus when it opened the last time.
  await expect(toggle).toBeFocused();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
});
