// Printed pages: light in every theme, charts that fit, no controls, and tables that keep their columns.
import { expect, type Locator, type Page } from '@playwright/test';
import { sidewaysScroll } from './support/accessible';
import { demoInvestors } from './support/demo-investor';
import { enter } from './support/membership';
import { readPdfText } from './support/downloads';
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
    const onScreen = await readInk(page);
    await page.emulateMedia({ media: 'print' });
    await expect(drawn).toBeVisible();
    return onScreen;
  };

  await page.goto('/go/my-investment/current');
  const light = await printedFrom('light');
  await expect.poll(() => readInk(page)).toEqual(light);
  await page.emulateMedia({ media: null });
  const dark = await printedFrom('dark');
  expect(dark.title).not.toBe(light.title);
  expect(dark.line).not.toBe(light.line);
  await expect.poll(() => readInk(page), 'the chart is drawn again for print').toEqual(light);

  await expectNoControls(page);
  expect(await page.evaluate(onNarrowSheet), 'pixels past the frame').toBeLessThanOrEqual(0);
});

test('printed pages have no navigation and no controls, and their tables keep columns and rows together', async ({
  page,
  say,
  language,
}) => {
  await page.setViewportSize(SHEET);
  await enter(page, demoInvestors[language]);

  await test.step('1. the portfolio: holdings with their totals', async () => {
    await page.goto('/go/my-investment/all');
    const table = page.locator('[data-quoin="HoldingsTable"]');
    await expect(table.locator('tfoot')).toBeVisible();
    const names = await table.locator('tbody tr a').allTextContents();
    await expectPrinted(page, table);
    const text = await readPdfText(await page.pdf({ format: 'A4' }));
    for (const name of names) expect(text).toContain(name.replaceAll(/\s/g, ''));
    await page.emulateMedia({ media: null });
  });

  await test.step('2. the transactions of an investment', async () => {
    await page.goto('/go/my-investment/current');
    await page.locator('[data-quoin="HoldingsTable"] tbody a').first().click();
    await page.getByRole('link', { name: say('portfolio.detail.transactions') }).click();
    const table = page.locator('[data-quoin="TransactionTable"]');
    await expect(table.locator('tbody tr').first()).toBeVisible();
    await expectPrinted(page, table);
    await page.emulateMedia({ media: null });
  });

  await test.step('3. a legal text: all its sections, without the list of contents', async () => {
    await page.goto('/go/privacy');
    const sections = page.locator('[data-quoin="DisclosureText"] section');
    await expect(sections.first()).toBeVisible();
    const all = await sections.count();
    await page.emulateMedia({ media: 'print' });
    await expectNoControls(page);
    await expect(page.locator('[data-quoin="DisclosureText"] section:visible')).toHaveCount(all);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.emulateMedia({ media: null });
  });
});

/** The part of an A4 page within the margins of a browser, in CSS pixels. */
const SHEET = { width: 718, height: 1000 };

const CONTROLS = [
  ...['[data-quoin="AppHeader"]', '[data-quoin="AppFooter"]', 'nav', '[role="search"]', 'select'],
  ...['[data-quoin="Button"]', '[data-quoin="IconButton"]', '[data-quoin="LinkButton"]'],
  ...['[data-quoin="Menu"]', '[data-quoin="FilterBar"]', '[data-quoin="Pagination"]'],
];

async function expectNoControls(page: Page) {
  for (const control of CONTROLS) await expect(page.locator(`${control}:visible`), control).toHaveCount(0);
}

async function expectPrinted(page: Page, table: Locator) {
  const row = table.locator('tbody tr').first();
  // On a screen of this width the figures of a row are stacked.
  await expect(row).toHaveCSS('display', 'flex');
  await page.emulateMedia({ media: 'print' });
  await expectNoControls(page);
  await expect(row).toHaveCSS('display', 'table-row');
  await expect(row).toHaveCSS('break-inside', 'avoid');
  await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group');
  expect(await sidewaysScroll(page), 'pixels wider than the sheet').toBe(0);
}

const line = (page: Page) => page.locator('[data-quoin="NavChart"] .apexcharts-line-series path').first();

/** Colours of the page title and of the first line of the chart. */
const readInk = async (page: Page) => ({
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
