// What a style template names at its definition is written into it when the package is built: `${token.space[4]}` becomes
// `var(--quoin-space-4)`. Templates are then plain text, and nobody loads the tables of names. Comments and
// indentation are left out; every line stays where it is, so that source maps are right.
import { token } from '../src/tokens/generated/token';
import { media } from '../src/tokens/media';

const HAS_STYLES = /from '(styled-components|[./]+\/tokens(\/.+)?|\.\/generated\/token)'/;
const NAMES: Record<string, unknown> = { token, media };
/** `${token.color.text.primary}`, `${token.space[4]}`, `${media.phone}` */
const NAMED = /\$\{((?:token|media)(?:\.\w+|\[\d+\])+)\}/g;
const TEMPLATE = /`[^`]*`/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const INDENT = /^[ \t]+/gm;
/** `color: red`, not a selector such as `a :hover`. */
const PROPERTY = /^([a-z-]+): /gm;

export function withStaticStyles(source: string): string {
  if (!HAS_STYLES.test(source)) return source;
  return source.replace(TEMPLATE, (template) => {
    if (!template.includes('\n') || !template.includes(':')) return template;
    return template
      .replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ''))
      .replace(INDENT, '')
      .replace(PROPERTY, '$1:')
      .replace(NAMED, (written, path: string) => {
        const found = path
          .split(/[.[\]]+/)
          .filter(Boolean)
          .reduce<unknown>((at, key) => (isGroup(at) ? at[key] : undefined), NAMES);
        if (typeof found !== 'string') throw new Error(`${written} is no token`);
        return found;
      });
  });
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
