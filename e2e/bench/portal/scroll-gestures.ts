// How people move a page: the browser gets what a wheel or a finger sends it, so it scrolls as it does for them, without
// waiting for the page's own thread.
import type { CDPSession, Page } from '@playwright/test';

export type Gesture = (page: Page, session: CDPSession) => Promise<void>;

const WHEEL = { distance: 10_000, speed: 2_000 };

/** Down and up again at two thousand pixels a second. */
export const wheel: Gesture = async (page, session) => {
  for (const down of [true, false]) {
    await session.send('Input.synthesizeScrollGesture', {
      x: 640,
      y: 450,
      yDistance: WHEEL.distance * (down ? -1 : 1),
      speed: WHEEL.speed,
      gestureSourceType: 'mouse',
    });
  }
};

const SWIPES = 8;
const SWIPE = { from: 720, to: 120, step: 30, everyMs: 12 };

/** Swipes that the page glides on after, down and up again; the next comes while it still glides. */
export const finger: Gesture = async (page, session) => {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((y) => ({ x: 195, y })) });
  const stops = Array.from(
    { length: (SWIPE.from - SWIPE.to) / SWIPE.step + 1 },
    (_, step) => SWIPE.from - step * SWIPE.step,
  );
  for (const way of [stops, stops.toReversed()]) {
    for (let swipe = 0; swipe < SWIPES; swipe += 1) {
      await touch('touchStart', ...way.slice(0, 1));
      for (const y of way.slice(1)) {
        await touch('touchMove', y);
        await page.waitForTimeout(SWIPE.everyMs);
      }
      await touch('touchEnd');
      await page.waitForTimeout(400);
    }
  }
};
