// Checks the current page: no axe violation of WCAG 2.2 A and AA, and no content wider than the window (1.4.10, reflow).
import { expect, type Page } from '@playwright/test';
import axeCore from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The axe global in the page. */
declare const axe: typeof axeCore;

/** Runs axe in the page directly: Playwright's axe package spends most of its time on frames, which the portal lacks. */
export async function expectAccessible(page: Page): Promise<void> {
  // Otherwise axe would measure only the visible part of a control that is half under the header.
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

/** Returns by how many pixels the page is wider than the window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
