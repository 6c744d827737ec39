// The stories found by the host's build, from which the run is generated, so that none is listed by hand.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FoundStory } from './host/stories';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', '.cache', 'gate', name), 'utf8'));

export const stories = read('stories.json') as FoundStory[]; // written by build-host.ts

const messages = read('story-texts.json') as { shared: string[]; stories: Record<string, string[]> }; // likewise

/** The texts that a story may contain itself. */
export const getWords = (file: string): string[] => [...(messages.stories[file] ?? []), ...messages.shared];
