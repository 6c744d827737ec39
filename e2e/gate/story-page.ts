// One page per worker for all its stories, so that shared files stay in the browser's cache.
import { test as base, type Page } from '@playwright/test';
import type {} from './host/browser'; // declares window.gate
import { onPageError } from '../page-errors';
import { stories } from './found-stories';
import type { FoundStory } from './host/stories';

export interface StoryPage {
  page: Page;
  /** Console errors and warnings, uncaught errors and policy reports since the story was opened. */
  heard: string[];
  open: (story: { id: string }, how: 'server-rendered' | 'browser-rendered') => Promise<void>;
  /**
   * Renders a story on the server, hydrates it and returns the server's output. The gallery of a component loads a new page
   * with its styles. Other stories of the component are hydrated in the same page, which takes half as long.
   */
  hydrate: (story: FoundStory) => Promise<string[]>;
  /** Renders a story in the browser. Reuses the page of the previous story, and includes its messages on unmount. */
  show: (story: FoundStory) => Promise<void>;
}

export const DESK = { width: 1280, height: 900 };

export const test = base.extend<object, { story: StoryPage }>({
  story: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId } = project.use;
      const page = await browser.newPage({
        baseURL,
        locale,
        timezoneId,
        viewport: DESK,
        reducedMotion: 'reduce',
      });
      const heard: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          heard.push(`console ${message.type()}: ${message.text()}`);
      });
      onPageError(page, (message) => heard.push(`uncaught: ${message}`));
      const atFirst = async () => {
        heard.length = 0;
        await page.setViewportSize(DESK);
        await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
      };
      const open: StoryPage['open'] = async ({ id }, how) => {
        // Late messages of the last story do not belong to this one.
        await page.goto('about:blank');
        await atFirst();
        await page.goto(`/${how}/${id}`, { waitUntil: 'commit' });
        await page.waitForFunction(() => 'gate' in window);
        await page.evaluate(() => window.gate.settled());
      };
      const hydrate: StoryPage['hydrate'] = async (story) => {
        if (story.name !== 'Gallery' && page.url().includes('/server-rendered/')) {
          await page.evaluate(() => window.gate.leave());
          await atFirst();
          return page.evaluate(({ id, file, name }) => window.gate.hydrate({ id, file, name }), story);
        }
        await open(story, 'server-rendered');
        return page.evaluate(
          () => JSON.parse(document.getElementById('server-problems')?.textContent ?? '[]') as string[],
        );
      };
      const show: StoryPage['show'] = async (story) => {
        if (!page.url().includes('/browser-rendered/')) return open(story, 'browser-rendered');
        heard.length = 0;
        await page.evaluate(({ file, name }) => {
          window.policyReports = [];
          return window.gate.show(file, name, 'plain');
        }, story);
      };
      await use({ page, heard, open, hydrate, show });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
export { stories };
