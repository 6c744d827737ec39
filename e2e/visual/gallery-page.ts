// One page per worker for all its galleries: what they share stays in the browser's cache.
import { test as base, type Page } from '@playwright/test';

export interface GalleryPage {
  page: Page;
  open: (id: string, locale: string, look?: Shown) => Promise<void>;
  /** The open gallery in another theme and width. */
  show: (look: Shown) => Promise<void>;
}

interface Shown {
  theme: string;
  width: number;
}

/** What Storybook's own page offers: the story that is shown, and the channel its toolbar speaks on. */
declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: { currentRender?: { id: string; phase?: string } };
    __STORYBOOK_ADDONS_CHANNEL__: {
      once: (event: string, listener: () => void) => void;
      emit: (event: string, content: object) => void;
    };
  }
}

const FIXED_TIME = new Date('2026-03-16T14:00:00Z');
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
      let shown: Shown = { theme: '', width: 0 };

      const toWidth = async (width: number) => {
        if (width !== shown.width) await page.setViewportSize({ width, height: HEIGHTS[width] ?? 800 });
      };
      const open: GalleryPage['open'] = async (id, language, look = { theme: 'light', width: 1280 }) => {
        await toWidth(look.width);
        shown = look;
        // axe has a run of its own.
        const globals = `theme:${look.theme};locale:${language};a11y.manual:!true`;
        await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=${globals}`, { waitUntil: 'commit' });
        await page.waitForFunction((id) => {
          const { currentRender } = window.__STORYBOOK_PREVIEW__ ?? {};
          return currentRender?.id === id && currentRender.phase === 'finished';
        }, id);
      };
      const show: GalleryPage['show'] = async (look) => {
        await toWidth(look.width);
        if (look.theme !== shown.theme) await page.evaluate(switchTheme, look.theme);
        shown = look;
        await page.evaluate(settled);
      };
      await use({ page, open, show });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** As the toolbar does it. */
const switchTheme = (theme: string) =>
  new Promise<void>((finished) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    channel.once('storyFinished', finished);
    channel.emit('updateGlobals', { globals: { theme } });
  });

/** Fonts loaded, pictures decoded, charts as wide as their places, and the page of the same size for a few frames. */
async function settled(): Promise<void> {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  // A chart redraws shortly after its container changes its width.
  const drawnToFit = () =>
    [...document.querySelectorAll('.apexcharts-svg')].every((drawing) => {
      const place = drawing.closest('[data-part="picture"]')?.getBoundingClientRect();
      return Math.abs(Number(drawing.getAttribute('width')) - (place?.width ?? 0)) < 1;
    });
  const size = () => `${document.documentElement.scrollWidth} × ${document.documentElement.scrollHeight}`;
  let before = '';
  for (let calm = 0; calm < 3;) {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await frame();
    calm = size() === before && drawnToFit() ? calm + 1 : 0;
    before = size();
  }
}
