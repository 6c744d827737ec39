// The shell: scroll positions, changes in other tabs, screens that fail to load, and the remembered language.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { hydrated } from './support/page';
import { enterAgain } from './support/membership';
import { test } from './support/language-test';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const follow = (page: Page, href: string) =>
  page.locator(`[data-quoin="AppFooter"] a[href="${href}"]`).click();

/** Simulates that the tab is shown or hidden. */
const turnTab = (page: Page, to: 'visible' | 'hidden') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, to);

test('each page opens at its top, except for a page whose tab is restored', async ({ page }) => {
  await page.goto('/go/about');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 400));
  await follow(page, '/go/plan');
  await expect(page).toHaveURL(/\/go\/plan$/);
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.evaluate(() => window.scrollTo(0, 400));
  await turnTab(page, 'hidden');
  await turnTab(page, 'visible');
  await follow(page, '/go/about');
  await expect(page).toHaveURL(/\/go\/about$/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await follow(page, '/go/plan');
  await expect(page).toHaveURL(/\/go\/plan$/);
  await expect.poll(() => scrolled(page)).toBe(400);
});

test('a tab whose session ended in another tab is signed out when it is shown again', async ({
  page,
  request,
  say,
  person,
}) => {
  await enterAgain(page, request, person);
  await page.goto('/go/user/profile');
  await expect(page.locator('[name="first_name"]')).toBeVisible();
  await page.context().clearCookies({ name: 'quoin_token' });
  await expect(page.locator('[name="first_name"]')).toBeVisible();
  await turnTab(page, 'visible');
  await expect(page).toHaveURL(/\/go\/?$/);
  const notice = page.getByText(say('app.signed_out'));
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await follow(page, '/go/about');
  await expect(page).toHaveURL(/\/go\/about$/);
  await expect(notice).toHaveCount(0);
});

test('a screen, or a part of one, that fails to load shows an error and loads on retry', async ({
  page,
  say,
}) => {
  await page.goto('/go/about');
  await hydrated(page);
  await page.route('**/ContactScreen-*.js', (route) => route.abort());
  await follow(page, '/go/contact');
  await expect(page.getByRole('heading', { level: 1, name: say('app.error.title') })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/ContactScreen-*.js');
  await page.getByRole('button', { name: say('app.error.again') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('visit.contact.title') })).toBeVisible();

  // A part that fails to load does not affect the rest of the page.
  await page.route('**/EarlyAccessForm-*.js', (route) => route.abort());
  await page.goto('/go/');
  await hydrated(page);
  await page.getByRole('heading', { name: say('visit.home.early'), exact: true }).scrollIntoViewIfNeeded();
  const failed = page.locator('main [data-quoin="ErrorState"]');
  await expect(failed).toContainText(say('app.unexpected'));
  await expect(page.getByRole('heading', { name: say('visit.home.featured'), exact: true })).toBeAttached();
  await expectAccessible(page);
  await page.unroute('**/EarlyAccessForm-*.js');
  await failed.getByRole('button', { name: say('app.error.again') }).click();
  await expect(page.locator('main [name="email"]')).toBeAttached();
});

/** The files of the messages of every page, and of the questions. */
const MESSAGES = { en: '**/en-first-*.js', 'zh-CN': '**/zh-CN-first-*.js' };
const QUESTIONS = { en: '**/faqs.en-*.js', 'zh-CN': '**/faqs.zh-CN-*.js' };

test('messages that fail to load are reported, and load on the next try', async ({ page, say, language }) => {
  await page.route(MESSAGES[language], (route) => route.abort());
  await page.goto('/go/auth/forget_password');
  const said = page.getByRole('alert').locator(`p[lang="${language}"]`);
  await expect(said).toBeVisible();
  await expectAccessible(page);
  await page.unroute(MESSAGES[language]);
  await said.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: say('access.forgotten.title') })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.route(QUESTIONS[language], (route) => route.abort());
  await page.goto('/go/faqs');
  await hydrated(page);
  const failed = page.locator('[data-quoin="ErrorState"]');
  await expect(failed).toContainText(say('app.no_answer'));
  await expectAccessible(page);
  await page.unroute(QUESTIONS[language]);
  await failed.getByRole('button').click();
  await expect(page.locator('#locked')).toBeVisible();

  const other = language === 'en' ? 'zh-CN' : 'en';
  await page.route(MESSAGES[other], (route) => route.abort());
  await changeLanguage(page);
  await expect(page.getByText(say('app.no_answer'))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.unroute(MESSAGES[other]);
  await page.reload(); // the choice is remembered
  await expect(page.locator('html')).toHaveAttribute('lang', other);
});

async function changeLanguage(page: Page): Promise<void> {
  const change = page.locator('[data-quoin="LanguageSwitch"]:visible');
  if (!(await change.count())) await page.locator('[data-quoin="AppHeader"] button:visible').last().click();
  await change.click();
}

test('the language is switched in the header, and remembered', async ({ page, language }) => {
  const other = language === 'en' ? 'zh-CN' : 'en';
  await page.goto('/go/faqs?from=letter');
  await hydrated(page);
  await changeLanguage(page);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page).toHaveURL(/\/go\/faqs\?from=letter$/);
  await page.goto('/go/terms');
  await expect(page.locator('html')).toHaveAttribute('lang', other);
});

test('in a short desktop window the whole account menu is visible, and its links are in one column', async ({
  page,
  request,
  say,
  person,
}) => {
  await enterAgain(page, request, person);
  await page.setViewportSize({ width: 1280, height: 620 });
  await page.goto('/go/user/profile');
  const account = page.locator('[data-quoin="AppHeader"] [data-part="account"]');
  await account.locator('> button').click();
  for (const name of ['refer.invite_friends', 'account.profile.title', 'account.data.title'])
    await expect(account.getByRole('link', { name: say(name) })).toBeInViewport({ ratio: 1 });
  await expect(account.locator('li').last()).toBeInViewport({ ratio: 1 }); // sign-out
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const screens = page.getByRole('navigation', { name: say('account.title') }).getByRole('link');
  const places = await screens.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
  expect(places).toHaveLength(9);
  expect(new Set(places.map(({ left }) => left)).size).toBe(1);
});

test('on a phone the footer is shorter than the screen and every link is large enough to tap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/go/about');
  await hydrated(page);
  const footer = page.locator('[data-quoin="AppFooter"]');
  const links = await footer
    .locator('nav a')
    .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
  expect(links.length).toBeGreaterThanOrEqual(19);
  expect(Math.min(...links)).toBeGreaterThanOrEqual(44);
  expect((await footer.locator('nav').boundingBox())?.height).toBeLessThan(700);
});

test('on the narrowest phone the address in the footer breaks between its words', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/go/about');
  await hydrated(page);
  const address = page.locator('[data-quoin="AppFooter"] a[href^="mailto:"]');
  const linesOfWords = await address.evaluate((link) =>
    [...link.childNodes]
      .filter((node) => node instanceof Text)
      .map((word) => {
        const range = document.createRange();
        range.selectNodeContents(word);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
  );
  expect(linesOfWords.length).toBeGreaterThan(1);
  expect(new Set(linesOfWords)).toEqual(new Set([1]));
});

test('on a phone in landscape the account sections are one line, with the current one visible', async ({
  page,
  request,
  person,
  say,
}) => {
  await enterAgain(page, request, person);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/go/user/data');
  await hydrated(page);
  const sections = page.getByRole('navigation', { name: say('account.title') });
  const current = sections.getByRole('link', { name: say('account.data.title') });
  await expect(current).toBeInViewport({ ratio: 1 });
  const tops = await sections
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('an unknown URL shows links to existing pages, in the language of the URL', async ({
  page,
  request,
  person,
}) => {
  const LEADS: [string, string][] = [
    ['/go/auth/anything', '/go/auth/login'],
    ['/go/nothing/here', '/go'],
    ['/go/about/zh?utm_source=letter', '/go/about?utm_source=letter'],
    ['/go/faqs/zh?utm_source=letter#locked', '/go/faqs?utm_source=letter#locked'],
  ];
  for (const [from, to] of LEADS) {
    await page.goto(from);
    await expect.poll(() => page.url().replace(/^https?:\/\/[^/]+/, '')).toBe(to);
  }
  await page.goto('/go/products/lumenfold-photonics-i/zh');
  await expect(page.getByRole('heading', { level: 1, name: '光叠光子专项一期' })).toBeVisible();
  await expectAccessible(page);
  await enterAgain(page, request, person);
  await page.goto('/go/user/investor-documents/nobody');
  await expect(page).toHaveURL(/\/user\/investor-documents\/individual$/);
});
