// The whole portfolio: its start page, each chart as a table, the math behind figures, every export compared with the
// screen, and an account without investments.
import { expect, type Locator, type Page } from '@playwright/test';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { isCalendarDate, PERFORMANCE_FIGURES, PERFORMANCE_UNITS, type PerformanceFigure } from '@quoin/rules';
import { MathSheet as mathWordsInEnglish } from '../../packages/ui/src/messages/en/math-sheet';
import { mathSheet as mathWordsInChinese } from '../../packages/ui/src/messages/zh-CN/math-sheet';
import { expectAccessible } from './support/accessible';
import { demoInvestors } from './support/demo-investor';
import { enter, enterAgain } from './support/membership';
import { exported, plain } from './support/downloads';
import { test } from './support/language-test';
import type { Say } from './support/messages';

test('an investor finds every holding, exports it as shown, and sees the calculation of figures', async ({
  page,
  say,
  language,
}) => {
  await enter(page, demoInvestors[language]);

  await test.step('1. the dashboard lists holdings and pending actions with links', async () => {
    await page.goto('/go/dashboard');
    const needs = page.getByRole('region', { name: say('portfolio.dashboard.needs'), exact: true });
    await expect(needs.getByRole('listitem').first().getByRole('link')).toBeVisible();
    for (const link of await needs.getByRole('link').all())
      expect(await link.getAttribute('href')).toMatch(
        /^\/go\/(my-investment|products|user|signing|investment)/,
      );
    await expectAccessible(page);
  });

  await test.step('2. the portfolio charts can be shown as tables and exported with the same figures', async () => {
    await page.goto('/go/my-investment/all');
    const nav = plain(
      (await page.locator('[data-quoin="PortfolioSummary"] [data-quoin="Figure"]').first().textContent()) ??
        '',
    );
    const allocation = await asTable(page, page.locator('[data-quoin="AllocationDonut"]'));
    const shares = toSheet(await exported(page, say, 'csv', say('portfolio.allocation')));
    expect(shares.length).toBeGreaterThan(1);
    for (const [category = '', value = '', share = ''] of shares.slice(1)) {
      const row = allocation.getByRole('row').filter({ hasText: category });
      await expect(row).toContainText(grouped(value));
      await expect(row).toContainText(share);
    }
    expect(addUp(shares.slice(1).map(([, value = '']) => value))).toBe(nav);
    const course = await asTable(page, page.locator('[data-quoin="NavChart"]'));
    const days = await expectSame(page, say, say('portfolio.course'), course);
    expect(days.at(-1)?.[1]).toBe(nav); // equal to the statement
    await expectAccessible(page);
  });

  await test.step('3. the performance of one investment: the same on the screen, in CSV and in Excel, to the cent', async () => {
    await page.goto('/go/my-investment/current');
    await page.locator('[data-quoin="HoldingsTable"] tbody a').first().click();
    await page.getByRole('link', { name: say('portfolio.detail.performance') }).click();
    const table = page.locator('[data-quoin="PerformanceTable"]');
    await expect(table).toBeVisible();
    const name = say('portfolio.detail.performance');
    const [header = [], ...periods] = toSheet(await exported(page, say, 'csv', name));
    const workbook = await readSheet(await exported(page, say, 'xlsx', name));
    expect(workbook).toHaveLength(periods.length + 1);
    expect(header.length).toBe(14);
    for (const [place, cells] of periods.entries()) {
      for (const [column, row] of PERFORMANCE_FIGURES.entries()) {
        const cell = cells[column + 2] ?? '';
        const figure = table.locator(`tr[data-row="${row}"] td`).nth(place);
        if ((await figure.count()) === 0) {
          expect(Number(cell), `${row} has no row`).toBe(0);
          continue;
        }
        if (cell === '') continue;
        const shown = await figure.textContent();
        expect(plain(shown ?? '').replace(/^-?/, '')).toContain(plain(rounded(cell, row)).replace(/^-/, ''));
        if (!cell.endsWith('%')) expect(workbook[place + 1]?.[column + 2]).toBe(Number(cell));
      }
    }
  });

  await test.step('4. its NAV chart can be shown as a table, with the same figures in the file', async () => {
    const course = await asTable(page, page.locator('[data-quoin="NavChart"]'));
    await expectSame(page, say, say('portfolio.fact.nav'), course, 2);
  });

  await test.step('5. a figure opens its formula and the flows it came from', async () => {
    await page
      .locator('[data-quoin="PerformanceTable"] tr[data-row="xirr"] [data-part="math"]:visible')
      .first()
      .click();
    const math = page.locator('[data-quoin="ShowTheMath"]');
    await expect(math).toContainText(MATH[language].formula);
    await expect(math.locator('[data-part="formula"] math')).toBeVisible();
    await expect(math.locator('[data-part="rows"] tbody tr').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(math).toHaveCount(0);
  });

  await test.step('6. the cash flows by year, with expected ones', async () => {
    await page.goto('/go/calendar/pacing');
    const flows = await asTable(page, page.locator('[data-quoin="CashFlowChart"]'));
    const rows = toSheet(await exported(page, say, 'csv', say('portfolio.calendar.pacing')));
    expect(rows.length).toBeGreaterThan(3);
    const shown = await flows.locator('tbody tr').allTextContents();
    for (const year of new Set(rows.slice(1).map(([one = '']) => one))) {
      // The current year has two rows: past and expected flows.
      const ofYear = rows.filter(([one]) => one === year);
      const row = shown.find((text) => text.includes(year));
      for (const column of [1, 2])
        expect(row).toContain(grouped(addUp(ofYear.map((cells) => cells[column] ?? ''))));
    }
    await expectAccessible(page);
  });
});

test('an account without investments sees a message and a link to start in each group', async ({
  page,
  request,
  say,
  person,
}) => {
  await enterAgain(page, request, person);
  for (const group of ['all', 'current', 'pending', 'past'] as const) {
    await page.goto(`/go/my-investment/${group}`);
    await expect(page.getByRole('heading', { name: say(`portfolio.empty.${group}`) })).toBeVisible();
    await expect(page.getByRole('link', { name: say('portfolio.empty.action') })).toHaveAttribute(
      'href',
      '/go/products',
    );
    await expect(page.getByRole('button', { name: say('app.export') })).toHaveCount(0);
    await expectAccessible(page);
  }
});

const MATH = { en: mathWordsInEnglish, 'zh-CN': mathWordsInChinese.MathSheet };

/** The decimal as shown: a multiple with two places, everything else unrounded. */
const rounded = (decimal: string, row: PerformanceFigure) =>
  PERFORMANCE_UNITS[row] === 'multiple' ? Number(decimal).toFixed(2) : decimal;

/** `1234.50` becomes `1,234.50`. */
const grouped = (decimal: string) => decimal.replace('-', '').replace(/\B(?=(\d{3})+\.)/g, ',');

const addUp = (decimals: readonly string[]) =>
  (decimals.reduce((sum, one) => sum + Math.round(Number(one) * 100), 0) / 100).toFixed(2);

const toSheet = (csv: Buffer) => Papa.parse<string[]>(csv.toString('utf8')).data;

/** Switches a chart to its table. */
async function asTable(page: Page, chart: Locator): Promise<Locator> {
  await chart.locator('[data-part="switch"]').click();
  await expect(chart).toHaveAttribute('data-view', 'table');
  return chart.locator('[data-part="table"]');
}

/** Expects the same days and values in the exported file and in the table. @returns the rows of the file */
async function expectSame(page: Page, say: Say, name: string, table: Locator, column = 1) {
  const [, ...rows] = toSheet(await exported(page, say, 'csv', name));
  const shown = await table.locator('tbody tr').allTextContents();
  expect(rows).toHaveLength(shown.length);
  const [first = []] = rows;
  expect(isCalendarDate(first[0] ?? '')).toBe(true);
  const values = shown.map(plainRow).join(' ');
  for (const cells of rows) expect(values).toContain(cells[column] ?? 'nothing');
  return rows;
}

const plainRow = (text: string) => text.replaceAll(',', '');
