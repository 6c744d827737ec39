// One picture per component and look: its Gallery story shows all its states. A gallery is loaded once per language; the
// looks are switched in place, which shows as well that a theme needs no reload.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './gallery-page';

interface StoryIndex {
  entries: Record<string, { id: string; type: string; title: string; name: string }>;
}

interface Look {
  /** The folder of its pictures. */
  name: string;
  theme: 'light' | 'dark';
  width: number;
}

/** By language. The order saves a change of width. */
const LOOKS: Record<string, Look[]> = {
  en: [
    { name: 'light-1280', theme: 'light', width: 1280 },
    { name: 'dark-1280', theme: 'dark', width: 1280 },
    { name: 'dark-390', theme: 'dark', width: 390 },
    { name: 'light-390', theme: 'light', width: 390 },
  ],
  'zh-CN': [{ name: 'zh-390', theme: 'light', width: 390 }],
};

for (const [locale, looks] of Object.entries(LOOKS))
  for (const { id } of galleries())
    test(`${id} in ${locale}`, async ({ gallery }) => {
      await gallery.open(id, locale, looks[0]);
      for (const look of looks) {
        await gallery.show(look);
        await expect.soft(gallery.page).toHaveScreenshot([look.name, `${id}.png`], { fullPage: true });
      }
    });

/** The static build's own index, so that a new gallery is in the run without anyone listing it. */
function galleries() {
  const file = join(import.meta.dirname, '..', '..', 'stories', 'dist', 'index.json');
  const index = JSON.parse(readFileSync(file, 'utf8')) as StoryIndex; // written by Storybook
  return Object.values(index.entries).filter(
    (entry) => entry.type === 'story' && entry.id.endsWith('--gallery'),
  );
}
