// What a language consists of, and how it is loaded: a part for every page, and five that come with the screens they are
// for. Nobody who reads a public page loads what an application asks.
import type { ErrorName } from '@quoin/contract';
import type { Language, ProblemName } from '@quoin/rules';
import type { QuoinProviderProps } from '@quoin/ui';
import type { enBrowsing } from './en-browsing';
import type { enFirst } from './en-first';
import type { enInvesting } from './en-investing';
import type { enJoining } from './en-joining';
import type { enShelf } from './en-shelf';
import type { enVisiting } from './en-visiting';

type IdsOf<Part extends { words: object }> = keyof Part['words'];
type Words<Part extends { words: object }> = Record<IdsOf<Part>, string>;

export type MessageId =
  | IdsOf<typeof enFirst>
  | IdsOf<typeof enVisiting>
  | IdsOf<typeof enShelf>
  | IdsOf<typeof enBrowsing>
  | IdsOf<typeof enJoining>
  | IdsOf<typeof enInvesting>;

export interface First {
  words: Words<typeof enFirst>;
  /** The component package's own words for what every page is made of; English is built in. */
  components: QuoinProviderProps['messages'];
}

export interface Visiting {
  words: Words<typeof enVisiting>;
}

export interface Shelf {
  words: Words<typeof enShelf>;
  /** The package's words for a list of products. */
  components: QuoinProviderProps['messages'];
}

export interface Browsing {
  words: Words<typeof enBrowsing>;
  /** All the others of the package's words. */
  components: QuoinProviderProps['messages'];
}

export interface Joining {
  words: Words<typeof enJoining>;
  errors: Record<ErrorName, string>;
  problems: Record<ProblemName, string>;
}

export interface Investing {
  words: Words<typeof enInvesting>;
}

export interface Catalogue {
  words: Record<MessageId, string>;
  components: NonNullable<QuoinProviderProps['messages']>;
  /** Empty until the joining part has loaded; until then the server's messages are shown. */
  errors: Partial<Record<ErrorName, string>>;
  problems: Record<ProblemName, string>;
}

interface Loaders {
  first: () => Promise<First>;
  visiting: () => Promise<Visiting>;
  shelf: () => Promise<Shelf>;
  browsing: () => Promise<Browsing>;
  joining: () => Promise<Joining>;
  investing: () => Promise<Investing>;
}

const LOAD: Record<Language, Loaders> = {
  en: {
    first: async () => (await import('./en-first')).enFirst,
    visiting: async () => (await import('./en-visiting')).enVisiting,
    shelf: async () => (await import('./en-shelf')).enShelf,
    browsing: async () => (await import('./en-browsing')).enBrowsing,
    joining: async () => (await import('./en-joining')).enJoining,
    investing: async () => (await import('./en-investing')).enInvesting,
  },
  'zh-CN': {
    first: async () => (await import('./zh-CN-first')).zhFirst,
    visiting: async () => (await import('./zh-CN-visiting')).zhVisiting,
    shelf: async () => (await import('./zh-CN-shelf')).zhShelf,
    browsing: async () => (await import('./zh-CN-browsing')).zhBrowsing,
    joining: async () => (await import('./zh-CN-joining')).zhJoining,
    investing: async () => (await import('./zh-CN-investing')).zhInvesting,
  },
};

/** What a screen says beyond what every page may. Screens for investors enter passwords too. */
export type WordsFor = 'visiting' | 'shelf' | 'browsing' | 'joining' | 'investing';
const PARTS: Record<WordsFor, readonly WordsFor[]> = {
  visiting: ['visiting'],
  shelf: ['shelf'],
  browsing: ['shelf', 'browsing'],
  joining: ['shelf', 'browsing', 'joining'],
  investing: ['shelf', 'browsing', 'joining', 'investing'],
};

/** One object per language. Parts that load later are added to it. */
const spoken = new Map<Language, Catalogue>();
const asked = { languages: new Set<Language>(), parts: new Set<WordsFor>() };

export async function loadCatalogue(language: Language): Promise<Catalogue> {
  asked.languages.add(language);
  const load = LOAD[language];
  const [first, ...more] = await Promise.all([
    load.first(),
    ...[...asked.parts].map((part): Promise<Visiting | Shelf | Browsing | Joining | Investing> =>
      load[part](),
    ),
  ]).catch((failure: unknown) => {
    // No screen waits for a language that the page does not speak.
    if (!spoken.has(language)) asked.languages.delete(language);
    throw failure;
  });
  const known = spoken.get(language) ?? emptyCatalogue();
  spoken.set(language, known);
  for (const { words, ...rest } of [first, ...more]) {
    Object.assign(known.words, words);
    if ('components' in rest) Object.assign(known.components, rest.components);
    if ('errors' in rest) Object.assign(known, rest);
  }
  return known;
}

/** Loads a screen, or a part of one, together with its words. */
export async function withWords<Screen>(wanted: WordsFor, load: () => Promise<Screen>): Promise<Screen> {
  PARTS[wanted].forEach((part) => asked.parts.add(part));
  const [screen] = await Promise.all([load(), ...[...asked.languages].map(loadCatalogue)]);
  return screen;
}

/** Its parts are there before a screen that speaks them. */
const emptyCatalogue = () => ({ words: {}, components: {}, errors: {}, problems: {} }) as Catalogue;
