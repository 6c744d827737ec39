// The static build of Storybook: its index, so that a new story is in the run without anyone listing it, and its page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

interface Story {
  id: string;
  type: 'story' | 'docs';
  /** `Controls/Button` */
  title: string;
  name: string;
}

/** What the page offers: the story that is shown, and the channel that its toolbar uses. */
declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      currentRender?: { id: string; phase?: string };
      loadStory: (story: { storyId: string }) => Promise<PreparedStory>;
    };
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

interface Channel {
  on: (event: string, listener: (content: { id: string; source: string }) => void) => void;
  once: (event: string, listener: (content: { message: string }) => void) => void;
  emit: (event: string, content: object) => void;
}

interface PreparedStory {
  initialArgs: object;
  argTypes: Record<string, { control?: { type?: string }; table?: { type?: { summary?: string } } }>;
}

/** In the order of their modules. */
export function getStories(): Story[] {
  const file = join(import.meta.dirname, '..', '..', 'stories', 'dist', 'index.json');
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Story> }; // written by Storybook
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Storybook reloads its page if another story is selected earlier. */
export async function storyFinished(page: Page, id: string): Promise<void> {
  await page.waitForFunction((id) => {
    const { currentRender } = window.__STORYBOOK_PREVIEW__ ?? {};
    return currentRender?.id === id && currentRender.phase === 'finished';
  }, id);
}
