// Finds every story. Server and browser use the same modules, so that hydration matches.
import type { ComponentType } from 'react';
import { composeStories, type Meta } from '@storybook/react-vite';
import { QuoinProvider } from '@quoin/ui';
import preview from '../../../stories/.storybook/preview';

type StoryModule = { default: Meta } & Record<string, object>;

const MODULES = import.meta.glob<StoryModule>('../../../stories/*/*.stories.tsx');
const UP = '../../../';

/** `pseudo`: the package's messages in brackets and accents, so that text outside of the catalogue is detected. */
export type Words = 'plain' | 'pseudo';

export interface FoundStory {
  id: string;
  /** The component of the module; undefined for pages about the system and composed pages. */
  component: string | undefined;
  name: string;
  /** Path of the module from the root of the repository. */
  file: string;
  plays: boolean;
}

/** Loads every module, for the list that the run is generated from. */
export async function findStories(): Promise<FoundStory[]> {
  const found = await Promise.all(
    Object.keys(MODULES).map(async (path) => {
      const file = path.slice(UP.length);
      const { module, stories } = await loadModule(file, 'plain');
      const component = module.default.component ? module.default.title?.split('/').at(-1) : undefined;
      // The gallery has the state of the playground too.
      const { Playground: _, ...shown } = stories;
      return Object.entries(shown).map(([name, { id, play }]) => ({
        id,
        component,
        name,
        file,
        plays: play !== undefined,
      }));
    }),
  );
  return found.flat().sort((a, b) => a.id.localeCompare(b.id));
}

export async function loadStory(file: string, name: string, messages: Words) {
  const story = (await loadModule(file, messages)).stories[name];
  if (!story) throw new Error(`${file} has no story ${name}.`);
  return story;
}

async function loadModule(file: string, messages: Words) {
  const load = MODULES[UP + file];
  if (!load) throw new Error(`There is no ${file}.`);
  const module = await load();
  // The first decorator is the innermost, so these messages override those of the preview's provider.
  const decorators = [messages === 'pseudo' ? [inPseudo] : [], preview.decorators ?? []].flat();
  return { module, stories: composeStories(module, { ...preview, decorators }) };
}

const inPseudo = (Story: ComponentType) => (
  <QuoinProvider messages={pseudoMessages}>
    <Story />
  </QuoinProvider>
);

const GROUPS = import.meta.glob<Record<string, unknown>>('../../../packages/ui/src/messages/en/*.ts', {
  eager: true,
});

const ACCENTED: Record<string, string> = { a: 'á', c: 'ç', e: 'é', i: 'í', n: 'ñ', o: 'ó', u: 'ú', y: 'ý' };

const inBrackets = (text: string): string =>
  `⟦${text.replace(/[aceinouy]/g, (letter) => ACCENTED[letter] ?? letter)}⟧`;

function pseudo(messages: unknown): unknown {
  if (typeof messages === 'string') return inBrackets(messages);
  if (typeof messages === 'function') return (...values: unknown[]) => pseudo(messages(...values));
  if (Array.isArray(messages)) return messages.map(pseudo);
  if (typeof messages === 'object' && messages !== null)
    return Object.fromEntries(Object.entries(messages).map(([key, word]) => [key, pseudo(word)]));
  return messages;
}

/** The English catalogue as a pseudo-locale: ⟦Ñéxť⟧. Text without brackets is in no catalogue. */
const pseudoMessages = Object.assign({}, ...Object.values(GROUPS).map(pseudo));
