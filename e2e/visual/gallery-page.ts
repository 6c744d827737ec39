// One page per worker for all its galleries, so that shared files stay in the browser's cache.
import { test as base, type Page } from '@playwright/test';
import { storyFinished } from './storybook';

export interface GalleryPage {
  page: Page;
  open: (id: string, locale: string, look?: Look) => Promise<void>;
  /** Shows the open gallery in another look. */
  show: (look: Look) => Promise<void>;
}

export interface Look {
  /** Folder of the screenshots. */
  name: string;
  theme: 'light' | 'dark' | 'high-contrast';
  width: number;
  /** Default: comfortable. */
  density?: 'compact';
}

const FIXED_TIME = new Date('2026-03-16T14:00:00Z');
const DEFAULT_LOOK: Look = { name: 'light-1280', theme: 'light', width: 1280 };
const HEIGHTS: Record<number, number> = { 1280: 800, 390: 844 };

export const test = base.extend<object, { gallery: GalleryPage }>({
  gallery: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, deviceScaleFactor } = project.use;
      const page = await browser.newPage({
        baseURL,
        locale,
        timezoneId,
        deviceScaleFactor,
        reducedMotion: 'reduce',
      });
      await page.clock.setFixedTime(FIXED_TIME);
      let shown: Partial<Look> = {};

      const toWidth = async (width: number) => {
        if (width !== shown.width) await page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 });
      };
      const open: GalleryPage['open'] = async (id, language, look = DEFAULT_LOOK) => {
        await toWidth(look.width);
        shown = look;
        // axe runs in the gate.
        const density = look.density ?? 'comfortable';
        const globals = `theme:${look.theme};density:${density};locale:${language};a11y.manual:!true`;
        await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${globals}`, { waitUntil: 'commit' });
        await storyFinished(page, id);
      };
      const show: GalleryPage['show'] = async (look) => {
        await toWidth(look.width);
        const { theme, density = 'comfortable' } = look;
        if (theme !== shown.theme || density !== (shown.density ?? 'comfortable'))
          await page.evaluate(switchTo, { theme, density });
        shown = look;
        await page.evaluate(settled);
      };
      await use({ page, open, show });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** Switches theme and density like the toolbar. */
const switchTo = (globals: { theme: string; density: string }) =>
  new Promise<void>((finished) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    channel.once('storyFinished', () => finished());
    channel.emit('updateGlobals', { globals });
  });

/** Waits for fonts, images, charts that fit their containers, and a stable page size for a few frames. */
async function settled(): Promise<void> {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  // A chart redraws shortly after its container changes its width.
  const drawnToFit = () =>
    [...document.querySelectorAll('.apexcharts-svg')].every((drawing) => {
      const place = drawing.closest('[data-part="picture"]')?.getBoundingClientRect();
      return Math.abs(Number(drawing.getAttribute('width')) - (place?.width ?? 0)) < 1;
    });
  const size = () => `${document.documentElement.scrollWidth} × ${document.documentElement.scrollHeight}`;
  // A text without Latin letters gets its height from the first font all the same, if an earlier gallery has loaded it.
  await document.fonts.load('1em "Inter Variable", "Source Serif 4 Variable"');
  let before = '';
  for (let calm = 0; calm < 3;) {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await frame();
    calm = size() === before && drawnToFit() ? calm + 1 : 0;
    before = size();
  }
}
