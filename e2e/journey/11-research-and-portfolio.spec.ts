// Research on private companies, and the portfolio as of an earlier day, whose figures match to the cent on the screen, in
// both spreadsheets and in the PDF.
import { expect, type Page } from '@playwright/test';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { expectAccessible } from './support/accessible';
import { demoInvestors } from './support/demo-investor';
import { enter } from './support/membership';
import { readPdfText, exported, plain, saved } from './support/downloads';
import { test } from './support/language-test';
import type { Say } from './support/messages';

test('researches a company, and exports a portfolio with the same figures in every file', async ({
  page,
  say,
  language,
}) => {
  await enter(page, demoInvestors[language]);

  await test.step('1. finds a company by its description', async () => {
    await page.goto('/go/demo/caplight');
    const companies = page.getByRole('region', { name: say('browse.research.companies') });
    const [disclaimer = ''] = say('browse.research.disclaimer').split('{date}');
    await expect(page.locator('[data-quoin="Banner"]').filter({ hasText: disclaimer })).toBeVisible();
    const first = await companies.locator('tbody').textContent();
    await page.locator('[data-quoin="Pagination"] button').last().click();
    await expect(page).toHaveURL(/page=2/);
    await expect(companies.locator('tbody tr').first()).toBeVisible();
    await expect(companies.locator('tbody')).not.toHaveText(first ?? '');
    await page.getByRole('searchbox').fill('no such company');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByText(say('browse.research.none'), { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: say('browse.research.none.clear') }).click();
    await expect(companies.locator('tbody')).toHaveText(first ?? '');

    await page.goto('/go/demo/caplight?sector=logistics');
    const rows = page.getByRole('region', { name: say('browse.research.companies') }).locator('tbody tr');
    await expect(rows.first()).toBeVisible();
    await expectAccessible(page);
    const all = await rows.count();
    await page.getByRole('searchbox').fill('cold goods');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/search=cold\+goods/);
    await expect.poll(() => rows.count()).toBeLessThan(all);
    const company = rows.first().getByRole('link');
    const name = (await company.textContent()) ?? '';
    await company.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('[data-quoin="NavChart"] svg').first()).toBeVisible();
    await expect(page.getByRole('table', { name: say('browse.research.rounds') })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('2. sees a message for an unknown company', async () => {
    await page.goto('/go/demo/caplight/nobody');
    await expect(page.getByText(say('browse.research.not_found'), { exact: true })).toBeVisible();
  });

  await test.step('3. looks at the portfolio as of an earlier day', async () => {
    await page.goto('/go/my-investment/all');
    await page.getByLabel(say('portfolio.as_of')).selectOption({ index: 4 });
    await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}$/);
    await expect(page.locator('[data-quoin="AllocationDonut"] svg').first()).toBeVisible();
    await expect(page.locator('[data-quoin="NavChart"] svg').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('4. exports it with the same figures in every file', async () => {
    const [nav = '', , contribution = '', dividend = '', fees = '', gain = ''] = await figuresOnScreen(page);
    const nothingWithdrawn = '0.00';
    const totals = [contribution, nav, dividend, nothingWithdrawn, fees, gain].map(plain);

    const { data: csv } = Papa.parse<string[]>((await exported(page, say, 'csv')).toString('utf8'));
    expect(csv.at(-1)?.slice(6, 12)).toEqual(totals);
    const xlsx = await readSheet(await exported(page, say, 'xlsx'));
    expect(xlsx.at(-1)?.slice(6, 12)).toEqual(totals.map(Number));
    expect(xlsx).toHaveLength(csv.length);

    const text = await readPdfText(await statement(page, say));
    for (const figure of [contribution, nav, dividend, fees, gain])
      expect(text).toContain(figure.replace('+', ''));
    for (const [fund = '', , , , , , paidIn = '', worth = ''] of csv.slice(1, -1).filter((row) => row[7])) {
      for (const figure of [paidIn, worth].map(grouped)) expect(text).toContain(figure);
      expect(text).toContain(fund.replaceAll(/\s/g, ''));
    }
  });

  await test.step('5. exports the transactions of one investment', async () => {
    await page.goto('/go/my-investment/current');
    await page.locator('[data-quoin="HoldingsTable"] tbody a').first().click();
    await page.getByRole('link', { name: say('portfolio.detail.transactions') }).click();
    const rows = page.locator('[data-quoin="TransactionTable"] tbody tr');
    await expect(rows.first()).toBeVisible();
    await expectAccessible(page);
    const { data } = Papa.parse<string[]>((await exported(page, say, 'csv')).toString('utf8'));
    expect(data).toHaveLength(1 + (await rows.count()));
  });

  await test.step('6. downloads a statement as of an earlier day', async () => {
    await page.getByRole('button', { name: say('portfolio.statement') }).click();
    const dialog = page.getByRole('dialog', { name: say('portfolio.statement') });
    const day = dialog.locator('[name="as_of_date"]');
    await expectAccessible(page);
    await day.selectOption({ index: 3 });
    const chosen = await day.inputValue();
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: say('portfolio.statement.download') }).click();
    expect((await downloading).suggestedFilename()).toContain(chosen);
    await expect(dialog).toHaveCount(0);
  });
});

/** NAV, commitment, contribution, dividends, gain, rate of return. */
const figuresOnScreen = (page: Page) =>
  page.locator('[data-quoin="PortfolioSummary"] [data-quoin="Figure"]').allTextContents();

/** `1234.50` becomes `1,234.50`, as in the PDF. */
const grouped = (decimal: string) => decimal.replace(/\B(?=(\d{3})+\.)/g, ',');

async function statement(page: Page, say: Say): Promise<Buffer> {
  await page.getByRole('button', { name: say('portfolio.statement') }).click();
  return saved(page, () => page.getByRole('button', { name: say('portfolio.statement.download') }).click());
}
