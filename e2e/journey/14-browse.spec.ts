// The product list: shareable filters and comparisons, the fee calculator, the layers of a fund, and reservations.
import { expect, type Locator } from '@playwright/test';
import { expectAccessible, sidewaysScroll } from './support/accessible';
import { openAccount, fetchToken } from './support/api';
import { hydrated, expectErrorAt } from './support/page';
import { beginApplication } from './support/application-by-api';
import { enter } from './support/membership';
import { test } from './support/language-test';

const CREDIT = 'orchard-lane-senior-credit-ii';
const TRADE = 'pilgrim-wharf-trade-finance';
const UPCOMING = 'peatstone-maturing-spirits';
const NOT_US = 'ninebark-convertible';

test('a visitor filters, compares two products by a link, and switches residence', async ({ page, say }) => {
  await page.goto('/go/products?asset_class=fixed_income');
  const picks = page.locator('[data-quoin="ProductCard"] + [data-quoin="Checkbox"] input');
  await expect(picks).toHaveCount(4);
  await picks.nth(0).focus();
  await page.keyboard.press('Space');
  await picks.nth(1).check();
  await expectAccessible(page);
  await page.getByRole('link', { name: say('browse.compare.open'), exact: true }).click();
  await expect(page).toHaveURL(/\/go\/products\/compare\?ids=[a-z-]+,[a-z-]+$/);
  await expect(page.getByRole('rowheader', { name: say('browse.minimum') })).toBeVisible();
  await expectAccessible(page);

  const fact = page.getByRole('rowheader', { name: say('browse.minimum') });
  const theme = page.getByRole('combobox', { name: say('app.theme'), exact: true });
  await theme.selectOption('light');
  const ink = await readInk(fact);
  await page.emulateMedia({ media: 'print' });
  await expect(fact).toBeVisible();
  for (const part of ['AppHeader', 'AppFooter', 'LinkButton', 'Button'])
    await expect(page.locator(`[data-quoin="${part}"]:visible`)).toHaveCount(0);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.emulateMedia({ media: null });
  await theme.selectOption('dark');
  await expect(fact).not.toHaveCSS('color', ink);
  await page.emulateMedia({ media: 'print' });
  await expect(fact, 'print colors are light in every theme').toHaveCSS('color', ink);
  await page.emulateMedia({ media: null });

  await page.goto(`/go/products/compare?ids=${TRADE},no-such-fund`);
  await expect(page.getByText(say('browse.compare.missing', { id: 'no-such-fund' }))).toBeVisible();
  await expect(page.locator(`li a[href="/go/products/${TRADE}"]`)).toBeVisible();

  await page.goto(`/go/products/${NOT_US}`);
  await expect(page.getByText(say('browse.action.switch_residence.visitor'))).toBeVisible();
  await expectAccessible(page);
  const residence = page.locator('[data-quoin="CountrySelect"]');
  await residence.getByRole('combobox').click();
  await page.keyboard.type('HK');
  await residence.getByRole('option').first().click();
  await expect(page.getByRole('button', { name: say('browse.action.sign_in') })).toBeVisible();
});

test('a visitor searches by name, sorts, and shares the table', async ({ page, say }) => {
  await page.goto('/go/products');
  const cards = page.locator('[data-quoin="ProductCard"] a');
  await expect(cards).toHaveCount(12);
  await hydrated(page);
  const search = page.getByRole('searchbox', { name: say('browse.list.search') });
  await search.fill('senior CREDIT');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/go\/products\?search=senior\+CREDIT$/);
  await expect(cards).toHaveCount(1);
  await expect(cards).toHaveAttribute('href', `/go/products/${CREDIT}`);
  await search.fill('xylophone');
  await page.getByRole('button', { name: say('browse.list.find'), exact: true }).click();
  await expect(page.getByRole('heading', { name: say('browse.list.empty.title') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('browse.list.empty.clear') }).click();
  await expect(cards).toHaveCount(12);

  await page.getByRole('combobox', { name: say('browse.list.sort') }).selectOption('minimum');
  await expect(page).toHaveURL(/sort=minimum$/);
  await page.getByRole('button', { name: say('browse.list.view.table'), exact: true }).click();
  await expect(page).toHaveURL(/sort=minimum&view=table$/);
  const rows = page.locator('[data-quoin="ProductTable"] tbody tr');
  await expect(rows).toHaveCount(12);
  await expectAccessible(page);
  const minimums = (await rows.locator('td:nth-of-type(3) [data-quoin="Figure"]').allTextContents()).map(
    (figure) => Number(figure.replaceAll(/\D/g, '')),
  );
  expect(minimums).toEqual(minimums.toSorted((one, other) => one - other));
  const first = (await rows.first().getByRole('link').textContent()) ?? '';
  await page.reload();
  await expect(rows.first().getByRole('link')).toHaveText(first);
});

test('an investor calculates the fees, sees the layers, and reserves an allocation', async ({
  page,
  request,
  say,
  person,
}) => {
  await openAccount(request, person);
  const { product } = await beginApplication(request, await fetchToken(request, person));
  await enter(page, person);

  await page.goto('/go/products?application=incomplete');
  const card = page.locator('[data-quoin="ProductCard"] a');
  await expect(card).toHaveCount(1);
  await expect(card).toHaveAttribute('href', `/go/products/${product.id}`);

  await page.goto(`/go/products/${CREDIT}`);
  await page.locator('[name="years"]').fill('40');
  const calculate = page.getByRole('button', { name: say('browse.fees.calculate') });
  await calculate.click();
  await expectErrorAt(page, 'years', say('problem.holding_years_invalid', { max: 30 }));
  await page.locator('[name="years"]').fill('4');
  await calculate.click();
  await expect(page.locator('[name="years"]')).not.toHaveAttribute('aria-invalid');
  await page.getByText(say('browse.fees.by_year')).first().click();
  await expect(
    page.getByRole('rowheader', { name: say('browse.fees.year_named', { year: 4 }) }),
  ).toBeVisible();
  await page.getByText(say('browse.fees.math')).first().click();
  const layers = page.locator('[data-quoin="LookThroughChart"]');
  await layers.locator('[data-part="switch"]').click();
  await expect(layers.getByRole('row')).toHaveCount(4);
  await expectAccessible(page);

  await page.goto(`/go/products/${UPCOMING}`);
  await page.getByRole('button', { name: say('browse.reserve'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name="amount"]').fill('1500');
  await dialog.getByRole('button', { name: say('browse.reserve'), exact: true }).click();
  await expect(dialog.locator('[name="amount"]')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await dialog.locator('[name="amount"]').fill('100000');
  await dialog.getByRole('button', { name: say('browse.reserve'), exact: true }).click();
  const held = page.getByText(say('browse.reserve.held'));
  await expect(held).toContainText('100,000');
  await page.getByRole('button', { name: say('browse.reserve.change') }).click();
  await dialog.locator('[name="amount"]').fill('150000');
  await dialog.getByRole('button', { name: say('browse.reserve.save') }).click();
  await expect(held).toContainText('150,000');
  await page.getByRole('button', { name: say('browse.reserve.withdraw') }).click();
  const confirmation = page.getByRole('alertdialog');
  await confirmation.getByRole('button', { name: say('browse.reserve.withdraw') }).click();
  await expect(page.getByRole('button', { name: say('browse.reserve'), exact: true })).toBeVisible();
});

const readInk = (text: Locator): Promise<string> =>
  text.evaluate((element) => getComputedStyle(element).color);
