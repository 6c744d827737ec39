// The product list with its pages and filters, a product page for visitors and for signed-in users, and products that are
// not open or not available.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { call, openAccount } from './support/api';
import { enterAgain, passSignIn } from './support/membership';
import { expectReadable } from './support/reader';
import { test } from './support/language-test';
import type { Say } from './support/messages';

const OPEN = 'orchard-lane-senior-credit-ii';
const UPCOMING = 'saltwing-bio-i';
const CLOSED = 'cinderpath-mining-notes';
const EXITED = 'juniper-weir-software-i';
const NOT_US = 'ninebark-convertible';
const PER_PAGE = 12;

test('the list has pages and filters, which its URL contains', async ({ page, request, say, language }) => {
  const { total } = await call(request, 'listProducts', { query: { country: 'US' } });
  const pages = Math.ceil(total / PER_PAGE);
  const cards = page.locator('[data-quoin="ProductCard"]');
  const turner = page.locator('[data-quoin="Pagination"]');
  const [previous, next] = [turner.getByRole('button').first(), turner.getByRole('button').last()];
  const list = page.getByRole('region', { name: say('browse.list.products') });
  const first = async () => (await cards.first().getByRole('link').first().textContent()) ?? '';

  await test.step('1. next and previous page', async () => {
    await page.goto('/go/products');
    await expect(cards).toHaveCount(PER_PAGE);
    const beginning = await first();
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    for (let place = 2; place <= pages; place += 1) {
      await next.click();
      await expect(page).toHaveURL(new RegExp(`page=${place}$`));
      await expect(turner).toContainText(String(place));
      await expect(list).toHaveAttribute('aria-busy', 'false'); // the buttons do nothing before
    }
    await expect(cards).toHaveCount(total - (pages - 1) * PER_PAGE);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(list).toBeFocused();
    await expectAccessible(page);
    expect(await first()).not.toBe(beginning);
    await previous.click();
    await expect(page).toHaveURL(new RegExp(`page=${pages - 1}$`));
    await page.goto(`/go/products?page=${pages + 40}`);
    await expect(page).toHaveURL(new RegExp(`page=${pages}$`)); // the last page
    await expect(cards).toHaveCount(total - (pages - 1) * PER_PAGE);
  });

  await test.step('2. filters by eligibility and status: the URL can be shared, and Back works', async () => {
    const query = { country: 'US', eligibility: 'ira' as const, page_size: '60' };
    const forIra = await call(request, 'listProducts', { query, language });
    const open = await call(request, 'listProducts', { query: { ...query, status: 'published' } });
    expect(open.total).toBeLessThan(forIra.total);
    await page.getByLabel(say('browse.eligibility'), { exact: true }).selectOption('ira');
    await expect(page).toHaveURL(/\/go\/products\?eligibility=ira$/);
    await expect(page.getByRole('status').filter({ hasText: String(forIra.total) })).toBeVisible();
    await page.getByLabel(say('browse.status'), { exact: true }).selectOption('published');
    await expect(page).toHaveURL(/eligibility=ira&status=published|status=published&eligibility=ira/);
    await expect(cards).toHaveCount(open.total);
    await page.reload();
    await expect(cards).toHaveCount(open.total);
    await expect(page.getByLabel(say('browse.eligibility'), { exact: true })).toHaveValue('ira');
    await expectAccessible(page);
    await page.goBack();
    await expect(page.getByLabel(say('browse.status'), { exact: true })).toHaveValue('');
    await expect(cards).toHaveCount(Math.min(forIra.total, PER_PAGE));
  });

  await test.step('3. no match: all filters are cleared at once', async () => {
    await page.goto('/go/products?category=crypto&eligibility=ira');
    await expect(page.getByRole('heading', { name: say('browse.list.empty.title') })).toBeVisible();
    await expectAccessible(page);
    const list = page.getByRole('region', { name: say('browse.list.products') });
    await list.getByRole('button', { name: say('browse.list.empty.clear') }).click();
    await expect(page).toHaveURL(/\/go\/products$/);
    await expect(cards).toHaveCount(PER_PAGE);
  });
});

test('a visitor signs in to reserve, returns to the product, and can then read all of it', async ({
  page,
  request,
  say,
  person,
}) => {
  await openAccount(request, person);
  const reserve = page.getByRole('button', { name: say('browse.reserve'), exact: true });

  await test.step('1. signed out: the materials require sign-in, an upcoming product sign-in to reserve', async () => {
    await page.goto(`/go/products/${OPEN}`);
    await expect(page.getByRole('heading', { name: say('browse.detail.locked.title') })).toBeVisible();
    await expect(page.getByRole('main').getByText(say('browse.sign_in_prompt'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: say('browse.register') })).toHaveAttribute(
      'href',
      '/go/auth/signup',
    );
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: say('browse.detail.facts'), exact: true })).toHaveCount(0);
    const { details } = await call(request, 'getProduct', { params: { productId: OPEN } });
    expect(details).toBeNull(); // the server does not send them
    await expectAccessible(page);
    await page.goto(`/go/products/${UPCOMING}`);
    await expect(page.getByText(say('browse.action.sign_in_to_reserve.note'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: say('browse.action.sign_in_to_reserve') }).click();
    await expect(page).toHaveURL(/\/go\/auth\/login$/);
    await passSignIn(page, request, say, person);
    await expect(page).toHaveURL(new RegExp(`/go/products/${UPCOMING}$`));
    await expect(page.getByText(say('browse.action.reserve.note'))).toBeVisible();
    await expect(reserve).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(4); // its terms are already readable
  });

  await test.step('2. signed in: description, manager and related products', async () => {
    await page.goto(`/go/products/${OPEN}`);
    await expect(
      page.getByRole('list', { name: say('browse.detail.sectors') }).getByRole('listitem'),
    ).not.toHaveCount(0);
    for (const part of ['overview', 'facts', 'materials', 'trending'])
      await expect(page.getByRole('heading', { level: 2, name: say(`browse.detail.${part}`) })).toBeVisible();
    for (const fact of ['lock_up', 'residence', 'eligibility', 'correlation', 'fund_aum'])
      await expect(
        page
          .getByRole('term')
          .filter({ hasText: say(`browse.fact.${fact}`) })
          .first(),
      ).toBeVisible();
    await expect(page.getByText(say('browse.detail.manager_aum')).first()).toBeVisible();
    const others = page.locator('[data-quoin="ProductCard"] a');
    await expect(others).toHaveCount(3);
    await expect(page.locator(`[data-quoin="ProductCard"] a[href$="${OPEN}"]`)).toHaveCount(0);
  });

  await test.step('3. its terms, fees, documents and webinars, by keyboard', async () => {
    const panel = page.getByRole('tabpanel');
    await tab(page, say, 'terms').focus();
    await expect(panel.getByRole('row')).not.toHaveCount(0);
    for (const [name, content] of [
      ['fees', panel.getByRole('row')],
      ['documents', panel.getByRole('row')],
      ['webinars', panel.locator('[data-quoin="WebinarCard"]')],
    ] as const) {
      await page.keyboard.press('ArrowRight');
      await expect(tab(page, say, name)).toBeFocused();
      await expect(tab(page, say, name)).toHaveAttribute('aria-selected', 'true');
      await expect(content.first()).toBeVisible();
    }
    await expectAccessible(page);
    await panel.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/go\/webinar\//);
    await expect(page.getByRole('heading', { name: say('browse.webinar.transcript') })).toBeVisible();
    await page.goBack();
    await tab(page, say, 'documents').click();
    const groups = panel.getByRole('row');
    await expect(groups.filter({ has: page.getByRole('button') })).not.toHaveCount(0);
    for (const document of [groups.getByRole('button').first(), groups.getByRole('button').last()]) {
      await document.click();
      await expectReadable(page);
      await page.keyboard.press('Escape');
      await expect(document).toBeFocused();
    }
  });
});

test('a signed-in user sees that a product is closed, exited or not offered, with a link to other products', async ({
  page,
  request,
  say,
  person,
}) => {
  await enterAgain(page, request, person);
  const invest = page.getByRole('button', { name: say('browse.action.invest'), exact: true });

  for (const id of [CLOSED, EXITED]) {
    await page.goto(`/go/products/${id}`);
    await expect(page.getByText(say('browse.action.closed.note'))).toBeVisible();
    await expect(invest).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(4); // its details stay readable
  }
  await expectAccessible(page);
  await page.goto(`/go/products/${NOT_US}`);
  await expect(
    page.getByRole('heading', { name: say('browse.action.switch_residence.title') }),
  ).toBeVisible();
  await expect(page.getByText(say('error.country_not_eligible').replace(/[.。]$/, ''))).toBeVisible();
  await expect(page.getByRole('link', { name: say('browse.action.contact') })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expect(page.locator('main [data-quoin="CountrySelect"]')).toHaveCount(0); // a change needs documents
  await expect(invest).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/go/products/no-such-product');
  await expect(page.getByRole('heading', { name: say('browse.detail.not_found.title') })).toBeVisible();
  await expectAccessible(page);
});

const tab = (page: Page, say: Say, name: string) =>
  page.getByRole('tab', { name: say(`browse.detail.${name}`), exact: true });
