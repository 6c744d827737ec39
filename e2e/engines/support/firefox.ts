// Firefox by WebDriver BiDi, without geckodriver.
import puppeteer, { type ElementHandle, type KeyInput } from 'puppeteer-core';
import { FIREFOX, type Engine, type Look } from './engine';

export async function startFirefox({ locale, timezone, width, height, colorScheme }: Look): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    env: { ...process.env, TZ: timezone },
    extraPrefsFirefox: {
      'intl.accept_languages': locale,
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
      'ui.prefersReducedMotion': 1,
    },
  });
  // The initial page of Firefox never has the focus, so Space and Enter do nothing there.
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));

  return {
    errors: () => Promise.resolve(errors),
    async open(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    async reload() {
      await page.reload({ waitUntil: 'domcontentloaded' });
    },
    evaluate: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    async press(keys) {
      const names = keys.split('+').map((name) => (name === 'Space' ? ' ' : name)) as KeyInput[]; // the caller's own names
      for (const name of names) await page.keyboard.down(name);
      for (const name of names.reverse()) await page.keyboard.up(name);
    },
    type: (text) => page.keyboard.type(text),
    async setFiles(input, path) {
      const handle = (await page.evaluateHandle(input)) as ElementHandle<HTMLInputElement>; // the caller's promise
      await handle.uploadFile(path);
    },
    setCookie: (cookie) => browser.setCookie(cookie),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
