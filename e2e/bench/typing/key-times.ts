import type { CDPSession, Page } from '@playwright/test';
import { median } from '../median';
import { threadTime } from '../portal/measure';

const TYPED = 'The quick mason lays one stone upon another';

/**
 * Milliseconds of processor time of the page's thread for each key typed into a field: what the script does, and style,
 * layout and paint up to the frame that shows it, with what it leaves for the moment after. What the waiting itself takes
 * is measured before each key, without one, and the middle of it taken off.
 */
export async function keyTimes(page: Page, session: CDPSession, name: string): Promise<number[]> {
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
  return times.map((time) => time - waiting);
}

/** The next frame is drawn, and so is what was to be done after it. Asked of the browser itself: that costs the page least. */
const settled = (session: CDPSession) =>
  session.send('Runtime.evaluate', {
    expression:
      'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))',
    awaitPromise: true,
    returnByValue: true,
  });
