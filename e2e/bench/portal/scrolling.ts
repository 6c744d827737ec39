// Each long page, and for comparison one of plain text, scrolled with the wheel and with a finger.
import type { Browser } from '@playwright/test';
import { watchNetwork } from '../../quiet-network';
import { framesWhile, type Frames } from './frames';
import { DESKTOP, openPage, PHONE } from './open-portal';
import { finger, wheel } from './scroll-gestures';
import { longestTaskWhile } from './thread';
import { DOCUMENTS, INVESTMENTS, replyTo } from './world';

export const WAYS = [
  { by: 'the wheel', device: DESKTOP, gesture: wheel },
  { by: 'a finger', device: PHONE, gesture: finger },
] as const;
export type Way = (typeof WAYS)[number];

interface LongPage {
  what: string;
  /** Undefined is a page of plain text: what is dropped there is dropped by the machine. */
  path?: string;
  /** There once everything is. */
  shows: string;
}

export const LONG_PAGES: readonly LongPage[] = [
  { what: 'a page of plain text', shows: 'p' },
  {
    what: `My Portfolio: ${INVESTMENTS} investments, charts drawn`,
    path: '/my-investment/all',
    shows: '[data-quoin="NavChart"] svg.apexcharts-svg',
  },
  {
    what: `My Documents: all ${DOCUMENTS.toLocaleString('en')}`,
    path: '/my-document',
    shows: `[data-quoin="DocumentTable"][aria-rowcount="${DOCUMENTS + 1}"]`,
  },
];

export interface Scrolling extends Frames {
  /** Of the page's own thread, in milliseconds of processor time. */
  longestTask: number;
}

/** One page for the frames, its thread `slower` times slower, and a fresh one for the thread. */
export async function scrolled(
  browser: Browser,
  longPage: LongPage,
  way: Way,
  slower: number,
): Promise<Scrolling> {
  const forFrames = await opened(browser, longPage, way);
  await forFrames.session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const frames = await framesWhile(browser, forFrames.page, forFrames.scroll);
  await forFrames.page.context().close();
  const forThread = await opened(browser, longPage, way);
  const longestTask = await longestTaskWhile(browser, forThread.page, forThread.scroll);
  await forThread.page.context().close();
  return { ...frames, longestTask };
}

async function opened(browser: Browser, { path, shows }: LongPage, { device, gesture }: Way) {
  const { page, session } = await openPage(browser, replyTo, device);
  const quiet = watchNetwork(page);
  if (path === undefined) await page.setContent(PLAIN_TEXT);
  else await page.goto(`/go${path}`);
  await page.locator(shows).first().waitFor({ state: 'attached' });
  await quiet();
  return { page, session, scroll: () => gesture(page, session) };
}

const PLAIN_TEXT = Array.from({ length: 1000 }, (_, line) => `<p>Line ${line} of plain text</p>`).join('');
