// WebKitGTK through W3C WebDriver, on its own virtual display.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Key, Origin, WebElement, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../../packages/server/src/shared/free-port';
import { MINI_BROWSER, WEBKIT_DRIVER, XVFB, type Engine, type Look } from './engine';

/** As large as the largest window of a test. */
const SCREEN = '1600x1400x24';

const KEYS: Record<string, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  Control: Key.CONTROL,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  PageDown: Key.PAGE_DOWN,
  Shift: Key.SHIFT,
  Space: ' ',
  Tab: Key.TAB,
};

export async function startWebKit(look: Look): Promise<Engine> {
  const processes: ChildProcess[] = [];
  const start = (program: string, args: string[], env: NodeJS.ProcessEnv = {}) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    processes.unshift(child);
    return child;
  };
  const stop = async () => {
    for (const child of processes) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    }
  };
  try {
    const screen = start(XVFB, ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp']);
    const [display] = await once(screen.stdio[3] as Readable, 'data'); // a pipe, as `stdio` asks
    const port = await freePort();
    start(WEBKIT_DRIVER, [`--port=${port}`], {
      DISPLAY: `:${String(display).trim()}`,
      LANG: `${look.locale.replace('-', '_')}.UTF-8`,
      TZ: look.timezone,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // WebKit cannot start its sandbox as root.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    });
    await answering(port);
    const driver = await openSession(port, look);
    return {
      ...createEngine(driver),
      async close() {
        await driver.quit().catch(() => undefined); // it may have crashed, which fails the test elsewhere
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const openSession = async (port: number, { width, height, colorScheme }: Look): Promise<WebDriver> => {
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: MINI_BROWSER,
        args: ['--automation', ...(colorScheme === 'dark' ? ['--dark-mode'] : [])],
      },
    })
    .build();
  await resizeContent(driver, width, height);
  return driver;
};

function createEngine(driver: WebDriver): Omit<Engine, 'close'> {
  const actions = () => driver.actions({ async: true });
  const errors: string[] = [];
  const newPage = async (load: () => Promise<void>) => {
    errors.push(...(await driver.executeScript<string[]>(takeErrors)));
    await load();
    if (!(await driver.executeScript(() => window.quoinErrors))) await driver.executeScript(collectErrors);
  };
  return {
    open: (url) => newPage(() => driver.get(url)),
    reload: () => newPage(() => driver.navigate().refresh()),
    async errors() {
      errors.push(...(await driver.executeScript<string[]>(takeErrors)));
      return errors;
    },
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    click: ({ x, y }) =>
      actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).press().release().perform(),
    async press(keys) {
      const names = keys.split('+').map((name) => KEYS[name] ?? name);
      const pressed = names.reduce((sequence, name) => sequence.keyDown(name), actions());
      await names
        .reverse()
        .reduce((sequence, name) => sequence.keyUp(name), pressed)
        .perform();
    },
    type: (text) => actions().sendKeys(text).perform(),
    async setFiles(input, path) {
      const element = await driver.executeScript(`return ${input}`);
      if (!(element instanceof WebElement)) throw new Error(`${input} is no file input`);
      await element.sendKeys(path);
    },
    setCookie: (cookie) => driver.manage().addCookie(cookie),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  };
}

/** Accounts for MiniBrowser's toolbar, which is part of its window. */
async function resizeContent(driver: WebDriver, width: number, height: number): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const inner = Number(await driver.executeScript('return innerHeight'));
  await window.setRect({ x: 0, y: 0, width, height: 2 * height - inner });
}

declare global {
  interface Window {
    quoinErrors?: string[];
  }
}

/** Collects errors in the page from its load on, because WebDriver has no command for the console. */
function collectErrors(): void {
  const errors: string[] = [];
  window.quoinErrors = errors;
  window.addEventListener('error', ({ message }) => errors.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  const log = console.error;
  console.error = (...values: unknown[]) => {
    errors.push(values.map(String).join(' '));
    log(...values);
  };
}

const takeErrors = () => window.quoinErrors?.splice(0) ?? [];

async function answering(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const reply = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (reply?.ok) return;
    await wait(50);
  }
  throw new Error('WebKitWebDriver does not answer');
}
