// Style templates use only CSS that every supported browser knows, except for the optional properties listed here.
import bcd, { type CompatStatement, type Identifier, type SupportStatement } from '@mdn/browser-compat-data';
import { browserslist } from '../../package.json';
import { readStyles } from './styles';

/** Pages work without them. */
const OPTIONAL = [
  'content-visibility', // rendering speed only
  'forced-color-adjust', // Safari has no forced colours
  'field-sizing', // inside @supports
  'orphans', // print only; Firefox breaks pages anywhere
  'resize', // iOS has no handle; the field scrolls
  'scrollbar-width', // the browser's own scrollbar
  'text-size-adjust', // prevents larger text on a rotated phone
  'text-wrap', // the browser's usual line breaks
  ':selection', // iOS shows its own colour
  'widows', // like orphans
];

const IDS: Record<string, 'chrome' | 'edge' | 'firefox' | 'safari' | 'safari_ios'> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};
const floors = browserslist.flatMap((query) => {
  const [name = '', , version] = query.split(' ');
  const id = IDS[name];
  return id ? [{ id, version: Number(version) }] : [];
});

const styles = readStyles();

test('there are styles to check', () => {
  expect(styles.length).toBeGreaterThan(100);
});

test('the oldest supported browsers know every property, or its prefixed form is present', () => {
  const found = styles.flatMap(({ file, css }) =>
    [...css.matchAll(/^\s*([a-z-]+): /gm)]
      .map(([, name = '']) => name)
      .filter((name) => lacking(bcd.css.properties?.[name], getPrefixes(css, name)))
      .map((name) => `${file}: ${name}`),
  );
  expect(withoutOptional(found)).toEqual([]);
});

test('the oldest supported browsers know every selector', () => {
  const found = styles.flatMap(({ file, css }) =>
    [...css.matchAll(/:([a-z][a-z-]+)(?=[\s(,:.)[])/g)]
      .filter(([, name = '']) => lacking(bcd.css.selectors?.[name], []))
      .map(([name]) => `${file}: ${name}`),
  );
  expect(withoutOptional(found)).toEqual([]);
});

const withoutOptional = (found: string[]) =>
  [...new Set(found)].filter((line) => !OPTIONAL.includes(line.split(': ')[1] ?? ''));

const getPrefixes = (css: string, name: string) =>
  [...css.matchAll(new RegExp(`(-[a-z]+-)${name}:`, 'g'))].map(([, prefix]) => prefix);

const lacking = (feature: Identifier | undefined, prefixes: (string | undefined)[]): boolean =>
  feature?.__compat !== undefined && !isSupported(feature.__compat, prefixes);

const isSupported = ({ support }: CompatStatement, prefixes: (string | undefined)[]): boolean =>
  floors.every(({ id, version }) =>
    statements(support[id]).some(
      ({ version_added, prefix, alternative_name, flags }) =>
        typeof version_added === 'string' &&
        Number(version_added.replace('≤', '')) <= version &&
        !alternative_name &&
        !flags &&
        (!prefix || prefixes.includes(prefix)),
    ),
  );

const statements = (support: SupportStatement | undefined) => (support ? [support].flat() : []);
