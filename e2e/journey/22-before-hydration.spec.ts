// Prerendered pages before and during hydration.
import { expect, type Page } from '@playwright/test';
import { watchNetwork } from '../quiet-network';
import { hydrated } from './support/page';
import { test } from './support/language-test';

/** The end of a page arrives at least a tenth of a second after its start. */
const SLOW_LINE = { downloadThroughput: 200_000, uploadThroughput: 200_000, latency: 20, offline: false };

test.describe('before any script has loaded', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [
    '/',
    '/about',
    '/faqs',
    '/terms',
    '/opportunity-zone',
    '/products',
    '/auth/signup',
    '/waitlist',
  ]) {
    test(`${path} has a title, alternate URLs for both languages, and links`, async ({
      page,
      language,
      say,
    }) => {
      const isChinese = language === 'zh-CN' && path !== '/products';
      await page.goto(`/go${isChinese ? `${path.replace(/\/$/, '')}/zh` : path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
        'content',
        /^http.*social\.png$/,
      );
      const alternates = page.locator('link[hreflang]');
      await expect(alternates).toHaveCount(path === '/products' ? 2 : 3);
      if (isChinese) await expect(page.getByRole('link', { name: say('app.about') }).first()).toBeVisible();
    });
  }
});

/** A prerendered page, and one that only the script renders. */
const DRAWN_AND_EMPTY = ['/about', '/auth/login'];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of DRAWN_AND_EMPTY) {
    test(`${path} asks for JavaScript in both languages`, async ({ page }) => {
      await page.goto(`/go${path}`);
      await expect(notice(page)).toHaveText(/needs JavaScript.*需要 JavaScript/s);
      await expect(page.locator('#not-started')).toBeHidden();
    });
  }
});

for (const path of DRAWN_AND_EMPTY) {
  for (const [cause, response] of [
    ['is blocked', undefined],
    ['does not parse', { contentType: 'text/javascript', body: 'let = =' }],
  ] as const) {
    test(`${path} reports a failed load when its script ${cause}`, async ({ page }) => {
      await page.route('**/assets/*.js', (route) => (response ? route.fulfill(response) : route.abort()));
      await page.goto(`/go${path}`);
      await expect(notice(page)).toHaveText(/hasn’t loaded.*页面尚未加载完成/s);

      await page.unroute('**/assets/*.js');
      await notice(page).getByRole('link', { name: 'reload the page' }).click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await hydrated(page);
      await expect(notice(page)).toHaveCount(0);
    });
  }

  test(`${path} reports a failed load when its script never arrives`, async ({ page }) => {
    await page.route('**/assets/*.js', () => undefined);
    await page.goto(`/go${path}`, { waitUntil: 'commit' });
    const notStarted = page.locator('#not-started');
    await expect(notStarted).toBeAttached();
    await expect(notStarted).toBeHidden();
    await notStarted.evaluate((element) => element.getAnimations().forEach((delay) => delay.finish()));
    await expect(notStarted).toBeVisible();
  });

  test(`${path} shows an old browser the supported ones, and does not start in it`, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Promise, 'withResolvers'));
    const quiet = watchNetwork(page);
    await page.goto(`/go${path}`);
    await quiet();
    await expect(notice(page)).toHaveText(/too old for Quoin.*Chrome 119.*浏览器版本过低.*Safari\s17\.4/s);
    await expect(page.locator('button:not([inert])')).toHaveCount(0);
    const heading = page.getByRole('heading', { level: 1 });
    if (path === '/about') await expect(heading).toBeVisible();
    else await expect(heading).toHaveCount(0);
  });
}

for (const path of ['/', '/faqs', '/products', '/about', '/auth/signup', '/waitlist']) {
  test(`${path} is painted without further requests, and its layout does not shift`, async ({
    page,
    language,
  }) => {
    const address = `/go${language === 'zh-CN' && path !== '/products' ? `${path.replace(/\/$/, '')}/zh` : path}`;
    await page.addInitScript(countShifts);
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(lettersInside)).toEqual(['Inter Variable', 'Source Serif 4 Variable']);

    // A request may never report its end if the next page opens in between.
    await page.goto('about:blank');
    await page.unroute('**/assets/**');
    const quiet = watchNetwork(page);
    const scripts = await openedBefore(page, address);
    await page.evaluate(() => document.fonts.ready);
    const drawn = await page.evaluate(places);
    scripts.release();
    await hydrated(page);
    await quiet();
    expect(await page.evaluate(places)).toEqual(drawn);
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.001);
  });
}

for (const path of ['/faqs', '/opportunity-zone']) {
  test(`${path} on a slow connection is painted completely before its scripts load`, async ({
    page,
    language,
  }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
    await page.addInitScript(countShifts);
    await page.addInitScript(watchPaints);
    await page.goto(`/go${path}${language === 'zh-CN' ? '/zh' : ''}`);
    await hydrated(page);
    const { paints, scripts } = await page.evaluate(paintsAndScripts);
    expect(paints).toHaveLength(1);
    expect(Math.min(...scripts)).toBeGreaterThan(Math.max(...paints));
    expect(await page.evaluate(() => window.shifted)).toBe(0);
  });
}

test('a page keeps its scroll position, open parts and focus when its script loads', async ({ page }) => {
  const scripts = await openedBefore(page, '/go/faqs');
  const question = page.locator('#redeem-when');
  await question.locator('summary').click();
  await page.evaluate(() => window.scrollTo(0, 900));
  await question.locator('summary').focus();
  const place = () => question.evaluate((one) => [window.scrollY, one.getBoundingClientRect().top]);
  const before = await place();

  scripts.release();
  await hydrated(page);
  await expect(question).toHaveAttribute('open', '');
  await expect(question.locator('summary')).toBeFocused();
  expect(await place()).toEqual(before);
  await question.locator('summary').press('Enter');
  await expect(question).not.toHaveAttribute('open');
});

test('a form is inert until its script has loaded, so that no input is lost', async ({ page }) => {
  const scripts = await openedBefore(page, '/go/auth/signup');
  const yes = page
    .getByRole('main')
    .locator('label')
    .filter({ has: page.locator('[type="radio"]') })
    .first();
  await expect(yes).toBeVisible();
  const box = await yes.boundingBox();
  if (!box) throw new Error('There is no answer on the page');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  expect(await page.locator('[type="radio"]:checked').count()).toBe(0);
  scripts.release();
  await hydrated(page);
  await yes.click();
  expect(await page.locator('[type="radio"]:checked').count()).toBe(1);
});

test('an invited visitor does not see the sign-up without invitation', async ({ page }) => {
  const signUp = async () => (await page.request.get('/go/auth/signup')).text();
  expect(await signUp()).toContain('<h1');
  await page.goto('/go/?ref_id=GRACELINDQ');
  await hydrated(page);
  expect(await signUp()).not.toContain('<h1');
  await page.goto('/go/auth/signup');
  await expect(page.locator('[data-part="invitation"]')).toBeVisible();
});

/** The visible notice of index.html. */
const notice = (page: Page) => page.locator('.start-notice').filter({ visible: true });

/** Opens a page whose scripts wait for `release`: it can be read before they load. */
async function openedBefore(page: Page, address: string) {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return { release };
}

declare global {
  interface Window {
    /** Cumulative layout shift of the page. */
    shifted: number;
    /** Times of larger paints than before. */
    paints: number[];
  }
}

function countShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => {
      window.shifted += 'value' in entry ? Number(entry.value) : 0;
    }),
  ).observe({ type: 'layout-shift', buffered: true });
}

function watchPaints(): void {
  window.paints = [];
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ startTime }) => window.paints.push(startTime)),
  ).observe({ type: 'largest-contentful-paint', buffered: true });
}

const paintsAndScripts = () => ({
  paints: window.paints,
  scripts: performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ startTime }) => startTime),
});

/**
 * Returns the edges of the content above the fold. The script replaces the prerendered elements, and browsers count no
 * layout shift between different elements.
 */
const places = () =>
  ['h1', 'main form', 'footer'].map((part) => {
    const box = document.querySelector(part)?.getBoundingClientRect();
    return box && [box.top, box.bottom].map((edge) => Math.min(Math.round(edge), window.innerHeight));
  });

/** The font families available before any file has loaded. */
const lettersInside = () =>
  [...document.fonts]
    .filter(({ status, display }) => status === 'loaded' && display === 'block')
    .map(({ family }) => family.replaceAll('"', ''))
    .sort();
