// One picture per component: its Gallery story shows all its states.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

interface StoryIndex {
  entries: Record<string, { id: string; type: string; title: string; name: string }>;
}

const FIXED_TIME = new Date('2026-03-16T14:00:00Z');

test.describe('galleries', () => {
  for (const story of stories()) {
    test(story.id, async ({ page }, { project }) => {
      const { theme, locale } = project.metadata;
      await page.clock.setFixedTime(FIXED_TIME);
      await page.goto(`/iframe.html?id=${story.id}&viewMode=story&globals=theme:${theme};locale:${locale}`);
      await expect(page.locator('body')).toHaveClass(/sb-show-main/);
      await page.waitForFunction(() => document.querySelector('#storybook-root')?.childElementCount);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveScreenshot(`${story.id}.png`, { fullPage: true });
    });
  }
});

/** The static build's own index, so that a new gallery is in the run without anyone listing it. */
function stories() {
  const file = join(import.meta.dirname, '..', '..', 'stories', 'dist', 'index.json');
  const index = JSON.parse(readFileSync(file, 'utf8')) as StoryIndex; // written by Storybook
  return Object.values(index.entries).filter(
    (entry) => entry.type === 'story' && entry.id.endsWith('--gallery'),
  );
}
