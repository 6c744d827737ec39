// A catalogue consists of parts: one for every page, and five that load with the screens that need them, so that a public
// page does not load the messages of an application.
import type { ErrorName } from '@quoin/contract';
import type { Language, ProblemName } from '@quoin/rules';
import type { QuoinProviderProps } from '@quoin/ui';
import type browse from './en/browse.json';
import type products from './en/products.json';
import type visit from './en/visit.json';
import type { enFirst } from './en-first';
import type { enInvesting } from './en-investing';
import type { enJoining } from './en-joining';

/** English messages of each part. The Chinese parts must have the same ids. */
interface English {
  first: typeof enFirst.messages;
  visiting: typeof visit;
  products: typeof products;
  browsing: typeof browse;
  joining: typeof enJoining.messages;
  investing: typeof enInvesting.messages;
}

export type MessageId = { [Name in keyof English]: keyof English[Name] }[keyof English];

export interface Part<Name extends keyof English> {
  messages: Record<keyof English[Name], string>;
  /** Messages of the component package; English is built in. */
  components?: QuoinProviderProps['messages'];
}

export type First = Part<'first'>;
export type Investing = Part<'investing'>;

export interface Joining extends Part<'joining'> {
  errors: Record<ErrorName, string>;
  problems: Record<ProblemName, string>;
}

export interface Catalogue {
  messages: Record<MessageId, string>;
  components: NonNullable<QuoinProviderProps['messages']>;
  /** Empty until the joining part has loaded; until then the server's messages are shown. */
  errors: Partial<Record<ErrorName, string>>;
  problems: Record<ProblemName, string>;
}

type Loaders = { [Name in keyof English]: () => Promise<Name extends 'joining' ? Joining : Part<Name>> };

const LOADERS: Record<Language, Loaders> = {
  en: {
    first: async () => (await import('./en-first')).enFirst,
    visiting: async () => ({ messages: (await import('./en/visit.json')).default }),
    products: async () => ({ messages: (await import('./en/products.json')).default }),
    browsing: async () => ({ messages: (await import('./en/browse.json')).default }),
    joining: async () => (await import('./en-joining')).enJoining,
    investing: async () => (await import('./en-investing')).enInvesting,
  },
  'zh-CN': {
    first: async () => (await import('./zh-CN-first')).zhFirst,
    visiting: async () => ({ messages: (await import('./zh-CN/visit.json')).default }),
    products: async () => {
      const [messages, components] = await Promise.all([
        import('./zh-CN/products.json'),
        import('@quoin/ui/messages/zh-CN/product-list'),
      ]);
      return { messages: messages.default, components: components.zhCNProductList };
    },
    browsing: async () => {
      const [messages, components] = await Promise.all([
        import('./zh-CN/browse.json'),
        import('@quoin/ui/messages/zh-CN'),
      ]);
      return { messages: messages.default, components: components.zhCN };
    },
    joining: async () => (await import('./zh-CN-joining')).zhJoining,
    investing: async () => (await import('./zh-CN-investing')).zhInvesting,
  },
};

/** Message parts that screens load. Screens for investors need `joining` too, because they prompt for passwords. */
export type WordsFor = Exclude<keyof English, 'first'>;
const PARTS: Record<WordsFor, readonly WordsFor[]> = {
  visiting: ['visiting'],
  products: ['products'],
  browsing: ['products', 'browsing'],
  joining: ['products', 'browsing', 'joining'],
  investing: ['products', 'browsing', 'joining', 'investing'],
};

/** One object per language. Parts that load later are added to it. */
const catalogues = new Map<Language, Catalogue>();
const requested = { languages: new Set<Language>(), parts: new Set<WordsFor>() };

export async function loadCatalogue(language: Language): Promise<Catalogue> {
  requested.languages.add(language);
  const load = LOADERS[language];
  const [first, ...more] = await Promise.all([
    load.first(),
    ...[...requested.parts].map((part): Promise<Part<WordsFor> | Joining> => load[part]()),
  ]).catch((failure: unknown) => {
    // After a failed first load of a language, screens must not wait for it.
    if (!catalogues.has(language)) requested.languages.delete(language);
    throw failure;
  });
  const known = catalogues.get(language) ?? emptyCatalogue();
  catalogues.set(language, known);
  for (const { messages, ...rest } of [first, ...more]) {
    Object.assign(known.messages, messages);
    if ('components' in rest) Object.assign(known.components, rest.components);
    if ('errors' in rest) Object.assign(known, rest);
  }
  return known;
}

/** Loads a screen, or a part of one, together with its messages. */
export async function withMessages<Screen>(wanted: WordsFor, load: () => Promise<Screen>): Promise<Screen> {
  PARTS[wanted].forEach((part) => requested.parts.add(part));
  const [screen] = await Promise.all([load(), ...[...requested.languages].map(loadCatalogue)]);
  return screen;
}

/** Typed as complete, because a screen's parts load before it renders. */
const emptyCatalogue = () => ({ messages: {}, components: {}, errors: {}, problems: {} }) as Catalogue;
