// What the host's build found: the run is generated from it, so no story is listed by hand.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FoundStory } from './host/stories';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', '.cache', 'gate', name), 'utf8'));

export const stories = read('stories.json') as FoundStory[]; // written by build-host.mjs

const words = read('story-words.json') as { shared: string[]; stories: Record<string, string[]> }; // likewise

/** What a story may say in its own words. */
export const wordsOf = (file: string): string[] => [...(words.stories[file] ?? []), ...words.shared];
