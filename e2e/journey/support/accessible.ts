// Checks the current page: axe finds no violation of WCAG 2.2 A and AA, and nothing is wider than the window (1.4.10, reflow).
import { expect, type Page } from '@playwright/test';
import axeCore from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The global of axe in the page. */
declare const axe: typeof axeCore;

/** Runs in the page itself: the portal has no frames, which Playwright's own binding of axe spends most of its time on. */
export async function expectAccessible(page: Page): Promise<void> {
  // Scrolled half under the header, a control would be measured as the part that shows.
  await page.evaluate(() => window.scrollTo(0, 0));
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source);
  const found = await page.evaluate(async (tags) => {
    const { violations } = await axe.run({ runOnly: tags, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html, failureSummary }) =>
        [id, target.join(' '), html, failureSummary].join('\n'),
      ),
    );
  }, TAGS);
  expect(found).toEqual([]);
  expect(await sidewaysScroll(page), 'pixels wider than the window').toBe(0);
}

/** By how many pixels the page is wider than the window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
