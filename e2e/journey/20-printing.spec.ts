// The printed portfolio: light in every theme, with charts that fit the page.
import { expect, type Page } from '@playwright/test';
import { demoInvestors } from './support/demo-investor';
import { enter } from './support/membership';
import { test } from './support/language-test';

test('the portfolio is printed in light colours from every theme, and its charts fit the page', async ({
  page,
  language,
}) => {
  const drawn = page.locator('[data-quoin="NavChart"] [data-drawn]');
  await enter(page, demoInvestors[language]);
  const printedFrom = async (theme: 'light' | 'dark') => {
    await page.evaluate((chosen) => localStorage.setItem('quoin.theme', chosen), theme);
    await page.reload();
    await expect(drawn).toBeVisible();
    const onScreen = await inkOf(page);
    await page.emulateMedia({ media: 'print' });
    await expect(drawn).toBeVisible();
    return onScreen;
  };

  await page.goto('/go/my-investment/current');
  const light = await printedFrom('light');
  await expect.poll(() => inkOf(page)).toEqual(light);
  await page.emulateMedia({ media: null });
  const dark = await printedFrom('dark');
  expect(dark.title).not.toBe(light.title);
  expect(dark.line).not.toBe(light.line);
  await expect.poll(() => inkOf(page), 'the chart is drawn again for print').toEqual(light);

  for (const control of ['AppHeader', 'AppFooter', 'Button'])
    await expect(page.locator(`[data-quoin="${control}"]:visible`)).toHaveCount(0);
  expect(await page.evaluate(onNarrowSheet), 'pixels past the frame').toBeLessThanOrEqual(0);
});

const line = (page: Page) => page.locator('[data-quoin="NavChart"] .apexcharts-line-series path').first();

/** Colours of the page title and of the first line of the chart. */
const inkOf = async (page: Page) => ({
  title: await page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).color),
  line: await line(page).getAttribute('stroke'),
});

/** Emulates a print: the page is narrower than the screen and is measured before a chart can redraw. */
function onNarrowSheet(): number {
  const chart = document.querySelector<HTMLElement>('[data-quoin="NavChart"]');
  const drawing = chart?.querySelector('.apexcharts-svg');
  if (!chart || !drawing) return Infinity;
  chart.style.width = '260px';
  return drawing.getBoundingClientRect().right - chart.getBoundingClientRect().right;
}
