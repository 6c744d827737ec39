// Public pages: every page is accessible, fits the window, has a title and links to the next step.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { hydrated } from './support/page';
import { test } from './support/language-test';

/** Path below /go, and the message id of its title. */
const PAGES = {
  '/': 'visit.home.title',
  '/about': 'visit.about.title',
  '/contact': 'visit.contact.title',
  '/faqs': 'visit.faqs.title',
  '/opportunity-zone': 'visit.zone.title',
  '/plan': 'visit.plan.title',
  '/program': 'visit.program.title',
  '/privacy': 'visit.privacy.title',
  '/products': 'browse.list.title',
  '/risk': 'visit.risk.title',
  '/terms': 'visit.terms.title',
  '/waitlist': 'join.waitlist.title',
};

/**
 * Compressed bytes of script before content further down the page loads (docs/decisions/bundles.md). Forms load further
 * libraries.
 */
const FIRST_LOAD = 220_000;
const HAS_FORM: readonly string[] = ['/waitlist'];

for (const [path, titleId] of Object.entries(PAGES)) {
  test(`${path} has a title, one heading, no horizontal scroll, no axe violation, and loads within its budget`, async ({
    page,
    say,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const scripts = getScripts(page);
    await page.goto(`/go${path}`);
    await hydrated(page);
    if (!HAS_FORM.includes(path)) expect(scripts.bytes()).toBeLessThan(FIRST_LOAD);
    await expect(page).toHaveTitle(`${say(titleId)} · Quoin`);
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute('content', say(titleId.replace(/title$/, 'description')));
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      // Content further down loads when it is near the viewport.
      await page.locator('[data-quoin="AppFooter"]').scrollIntoViewIfNeeded();
      await expect(page.locator('[data-quoin="Skeleton"]')).toHaveCount(0);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectAccessible(page);
    }
  });
}

/** Records the compressed size of the scripts that a page loads from now on. */
function getScripts(page: Page) {
  const lengths: number[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      lengths.push(Number(response.headers()['content-length']));
  });
  return { bytes: () => lengths.reduce((sum, length) => sum + length, 0) };
}

test('a Chinese URL opens in Chinese, and the language remains', async ({ page }) => {
  await page.goto('/go/about/zh?ref_id=7');
  await expect(page).toHaveURL(/\/go\/about\?ref_id=7$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.goto('/go/faqs');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

/** Pages that redirect visitors to the sign-in. */
const FOR_THE_SIGNED_IN = ['/go/dashboard', '/go/calendar'];

test('every link of the footer opens a page of the portal, or another site over https', async ({ page }) => {
  await page.goto('/go/about');
  const links = page.locator('[data-quoin="AppFooter"] nav a');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const address of addresses) expect(address).toMatch(/^(\/go\/|https:|mailto:|tel:)/);
  for (const address of addresses.filter((one) => one.startsWith('/go/'))) {
    await page.goto('/go/about');
    await links.and(page.locator(`[href="${address}"]`)).click();
    const place = FOR_THE_SIGNED_IN.includes(address) ? '/go/auth/login' : address;
    await expect(page).toHaveURL(new RegExp(`${place}$`)); // an unknown URL would redirect to the home page
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a question is found by search and opened by keyboard, and an empty result links to support', async ({
  page,
  say,
  language,
}) => {
  await page.goto('/go/faqs');
  await hydrated(page);
  const question = page.locator('#capital-call');
  await question.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('open', '');

  const search = page.getByRole('searchbox', { name: say('visit.faqs.search') });
  await search.fill(language === 'en' ? 'custodian' : '托管机构');
  await expect(page.locator('details')).toHaveCount(await page.locator('details[open]').count());
  await expect(page.locator('#ira')).toHaveAttribute('open', '');
  await expect(question).toHaveCount(0);
  await expectAccessible(page);

  await search.fill('xylophone');
  await expect(page.getByRole('heading', { name: say('visit.faqs.nothing.title') })).toBeVisible();
  await expectAccessible(page);
  await page
    .locator('main')
    .getByRole('link', { name: say('visit.to_contact') })
    .click();
  await expect(page).toHaveURL(/\/go\/contact$/);
});

test('a URL with an anchor opens its question and scrolls to its section', async ({ page }) => {
  await page.goto('/go/faqs#locked');
  await expect(page.locator('#locked')).toHaveAttribute('open', '');
  await expect(page.locator('#locked')).toBeInViewport();
  await page.goto('/go/risk#virtual-currencies');
  await expect(page.locator('#virtual-currencies')).toBeInViewport();
});

test('a visitor from Japan enters an e-mail on the home page and joins the waitlist', async ({
  page,
  say,
  person,
}) => {
  await page.goto('/go/products');
  const residence = page.locator('[data-quoin="CountrySelect"]');
  await residence.getByRole('combobox').click();
  await page.keyboard.type('JP');
  await residence.getByRole('option').first().click();
  await expect(page.getByRole('link', { name: say('browse.waitlist') })).toBeVisible();
  await page.goto('/go/');
  await hydrated(page);
  await page.getByRole('heading', { name: say('visit.home.early') }).scrollIntoViewIfNeeded();
  await page.locator('[name="email"]').fill(person.email);
  await page.getByRole('button', { name: say('visit.home.early.send') }).click();
  await expect(page).toHaveURL(/\/go\/waitlist$/);
  await expect(page.locator('[name="email"]')).toHaveValue(person.email);
  await page.locator('[name="first_name"]').fill(person.firstName);
  await page.locator('[name="last_name"]').fill(person.lastName);
  await page.locator('[name="phone_number"]').fill('+81 3 1234 5678');
  await page.getByRole('button', { name: say('join.waitlist.send') }).click();
  await expect(page.getByRole('heading', { name: say('join.waitlist.done.title') })).toBeVisible();
});
