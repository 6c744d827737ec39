// Pages use only messages of catalogue parts that are loaded with them.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { zhCN } from '@quoin/ui/messages/zh-CN';
import { zhCNFrame } from '@quoin/ui/messages/zh-CN/frame';
import { zhCNProductList } from '@quoin/ui/messages/zh-CN/product-list';
import { PARTS } from './all-messages';

const SOURCES = resolve(__dirname, '../../portal/src');
const IMPORT = /^(?:import|export) (?!type )(?:\{([^}]*)\}|\w+) from '(\.{1,2}\/[^']+)'/gm;

/** Modules that load together with a module; lazily imported screens load their own messages. */
function comeAlong(files: string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    comeAlong(importedBy(file), found);
  }
  return found;
}

/** Resolves an import through an index file to the module that exports the name. */
const importedBy = (file: string, wanted?: readonly string[]): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, braces, path = '']) => {
    const names = braces?.split(',').map((name) => name.trim());
    if (wanted && !names?.some((name) => wanted.includes(name))) return [];
    const target = moduleAt(resolve(dirname(file), path));
    if (!target) return [];
    return target.endsWith('index.ts') ? importedBy(target, names) : [target];
  });

const moduleAt = (path: string) =>
  ['.tsx', '.ts', '/index.ts'].map((end) => path + end).find((file) => existsSync(file));

/** Message ids in a file: complete, or with placeholders. */
const idsIn = (file: string): RegExp[] =>
  [...readFileSync(file, 'utf8').matchAll(/['`]([a-z]+\.[^'`\s]+)['`]/g)].map(([, written = '']) => {
    const parts = written.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
    return new RegExp(`^${parts.join('.+')}$`);
  });

type Part = keyof typeof PARTS;
const getMessageIds = (...parts: Part[]) => parts.flatMap((part) => Object.keys(PARTS[part]));

/** Messages that an id with placeholders may match although they load later. */
const spokenTooEarly = (there: string[], later: string[]) => (file: string) =>
  idsIn(file).flatMap((id) =>
    there.some((word) => id.test(word)) ? [] : later.filter((word) => id.test(word)),
  );

/** Route files contain page titles, which are shown only after the page has loaded. */
const isTitle = (file: string) => /routes\.tsx?$/.test(file) || file.endsWith('investment-parts.ts');

/** Loaded on every page. */
const FRAME = 'main.tsx';
/** Pages without a session and without sign-up. */
const FOR_EVERYBODY = [
  'journey/visit/HomeScreen.tsx',
  'journey/visit/AboutScreen.tsx',
  'journey/visit/ContactScreen.tsx',
  'journey/visit/faqs/FaqsScreen.tsx',
  'journey/visit/opportunity-zone/OpportunityZoneScreen.tsx',
  'journey/visit/LegalScreen.tsx',
];
const FOR_PRODUCTS = ['journey/visit/mail/MailScreen.tsx', 'journey/browse/ProductScreen.tsx'];

/** Pages with product lists, and the home page when its list becomes visible. */
const WITH_PRODUCT_LISTS = {
  'journey/browse/ProductsScreen.tsx': getMessageIds('first', 'products'),
  'journey/visit/FeaturedProducts.tsx': getMessageIds('first', 'visiting', 'products'),
};
const ALL = getMessageIds('first', 'visiting', 'products', 'browsing', 'joining', 'investing');

const getFiles = (screen: string) => [...comeAlong([join(SOURCES, screen)])].filter((file) => !isTitle(file));

test('the shell uses no message that loads later', () => {
  expect(getFiles(FRAME).flatMap(spokenTooEarly(getMessageIds('first'), ALL))).toEqual([]);
});

test.each(FOR_EVERYBODY)('%s uses no message that loads later', (screen) => {
  expect(getFiles(screen).flatMap(spokenTooEarly(getMessageIds('first', 'visiting'), ALL))).toEqual([]);
});

test.each(Object.entries(WITH_PRODUCT_LISTS))('%s uses no message that loads later', (screen, there) => {
  expect(getFiles(screen).flatMap(spokenTooEarly(there, ALL))).toEqual([]);
});

test.each(FOR_PRODUCTS)('%s uses no message of the parts joining and investing', (screen) => {
  expect(
    getFiles(screen).flatMap(spokenTooEarly(getMessageIds('first', 'products', 'browsing'), ALL)),
  ).toEqual([]);
});

const COMPONENTS = /import \{([^}]*)\} from '@quoin\/ui'/g;
const componentsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(COMPONENTS)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );

/** Has the same name as its messages, but renders none itself. */
const SAYS_NOTHING: readonly string[] = ['ProductFacts'];

const unspoken = (screen: string, there: object) => {
  const missing = Object.keys(zhCN).filter((name) => !(name in there) && !SAYS_NOTHING.includes(name));
  return getFiles(screen)
    .flatMap(componentsIn)
    .filter((name) => missing.includes(name));
};

test.each([FRAME, ...FOR_EVERYBODY])(
  '%s uses only components whose Chinese messages load with every page',
  (screen) => {
    expect(unspoken(screen, zhCNFrame)).toEqual([]);
  },
);

test.each(Object.keys(WITH_PRODUCT_LISTS))(
  '%s uses only components whose Chinese messages load with the product list',
  (screen) => {
    expect(unspoken(screen, { ...zhCNFrame, ...zhCNProductList })).toEqual([]);
  },
);
