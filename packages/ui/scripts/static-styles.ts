// What a style template names at its definition is written into it when the package is built: `${token.color.shadow}`
// becomes `var(--quoin-color-shadow)`, and what is one value everywhere becomes that value: `16px` for `${token.space[4]}`.
// Templates are then plain text, and nobody loads the tables of names. What CSS has for readers only (comments, spaces,
// quotes around a plain value) is left out; the lines that go stand behind the template, so that source maps are right.
import { fixed } from '../src/tokens/generated/style-values';
import { token } from '../src/tokens/generated/token';
import { media } from '../src/tokens/media';
import { variableName } from '../src/tokens/variable-name';

const HAS_STYLES = /from '(styled-components|[./]+\/tokens(\/.+)?|\.\/token)'/;
const NAMES: Record<string, unknown> = { token, media };
/** `${token.color.text.primary}`, `${token.space[4]}`, `${media.phone}` */
const NAMED = /\$\{((?:token|media)(?:\.\w+|\[\d+\])+)\}/g;
const TEMPLATE = /`[^`]*`/g;
/** In this order. `a :hover` keeps its space, `color: red` does not; `[data-gap='2']` keeps its quotes: no name begins with a digit. */
const FOR_READERS: readonly [long: RegExp, short: string][] = [
  [/\/\*[\s\S]*?\*\//g, ''],
  [/^[ \t]+/gm, ''],
  [/^(--[\w-]+|[a-z-]+): +/gm, '$1:'],
  [/(\[[\w-]+=)'([a-z][\w-]*)'\]/g, '$1$2]'],
  [/\n*([{;,}])\n+/g, '$1'],
  [/^\n+|\n+$/g, ''],
  [/\n+/g, ' '],
  [/ *([{>]) */g, '$1'],
  [/, /g, ','],
  [/(\([a-z-]+): /g, '$1:'],
  [/\b0(?=\.\d)/g, ''],
  [/;}/g, '}'],
];

/** @param shorten what CSS has for readers is left out by it; a test compares with and without */
export function withStaticStyles(source: string, shorten = withoutWhatIsForReaders): string {
  if (!HAS_STYLES.test(source)) return source;
  return source.replace(TEMPLATE, (template) => {
    if (!template.includes('\n') || !template.includes(':')) return template;
    const short = shorten(template.slice(1, -1).replace(NAMED, written));
    return `\`${short}\`${'\n'.repeat(linesOf(template) - linesOf(short))}`;
  });
}

function written(name: string, path: string): string {
  const found = path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((at, key) => (isGroup(at) ? at[key] : undefined), NAMES);
  if (typeof found !== 'string') throw new Error(`${name} is no token`);
  return FIXED.get(found) ?? found;
}

/**
 * `--quoin-space-4` of every theme and density is 16px. Language chooses among leadings, and an app may have its own fonts
 * and sets the room for messages on its forms.
 */
const FIXED = new Map(
  fixed
    .split('\n')
    .filter((row) => !/^(font-(family|leading-(body|chinese))|field-)/.test(row))
    .map((row) => {
      const [id = '', ...value] = row.split(' ');
      return [`var(${variableName(id)})`, value.join(' ')];
    }),
);

const withoutWhatIsForReaders = (css: string): string =>
  FOR_READERS.reduce((text, [long, short]) => text.replace(long, short), css);

const linesOf = (text: string): number => text.split('\n').length;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
