import type { CDPSession, Page } from '@playwright/test';
import { median } from '../median';
import { threadTime } from '../portal/measure';

const TYPED = 'The quick mason lays one stone upon another';
/** Longer than what waits for the typing to rest, shorter than what waits to save. */
const REST_MS = 600;

/**
 * Milliseconds of processor time of the page's thread for each key typed into a field: what the script does, and style,
 * layout and paint up to the frame that shows it, with what it leaves for the moment after. What the waiting itself takes
 * is measured before each key, without one, and the middle of it taken off. `rest` is what comes once the typing rests.
 */
export async function keyTimes(
  page: Page,
  session: CDPSession,
  name: string,
): Promise<{ keys: number[]; rest: number }> {
  await page.locator(`[name="${name}"]`).fill('');
  const idle: number[] = [];
  const times: number[] = [];
  for (const key of TYPED) {
    await settled(session);
    const rested = await threadTime(session);
    await settled(session);
    const before = await threadTime(session);
    await page.keyboard.type(key);
    await settled(session);
    idle.push(before - rested);
    times.push((await threadTime(session)) - before);
  }
  const waiting = median(idle);
  const typed = await threadTime(session);
  await page.waitForTimeout(REST_MS);
  await settled(session);
  return {
    keys: times.map((time) => time - waiting),
    rest: (await threadTime(session)) - typed - waiting,
  };
}

/** The next frame is drawn, and so is what was to be done after it. Asked of the browser itself: that costs the page least. */
const settled = (session: CDPSession) =>
  session.send('Runtime.evaluate', {
    expression:
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))',
    awaitPromise: true,
    returnByValue: true,
  });
