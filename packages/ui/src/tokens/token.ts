// The tree of names, grown from the tables of the style sheet: a page that loads both holds every name once.
import type { token as generated } from './generated/token';
import { chartColours, colours, densities, fixed, gains } from './generated/style-values';

interface Tree {
  [name: string]: Tree | string;
}

const camelCase = (part: string) => part.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function grow(): Tree {
  const tree: Tree = {};
  const ids = [fixed, colours, chartColours, densities, gains].join('\n').match(/^\S+/gm) ?? [];
  for (const id of ids.sort()) {
    const path = id.split('-').map(camelCase);
    const leaf = path.pop() ?? '';
    const branch = path.reduce((at, part) => (at[part] ??= {}) as Tree, tree); // no name is a branch and a leaf
    branch[leaf] = `var(${variableName(id)})`;
  }
  return tree;
}

export const token = /* @__PURE__ */ grow() as typeof generated; // a test compares the two

/**
 * A row of the tables is called as its variable is, with `_` for a hyphen within a word: `color-text-link_hover` is
 * `color.text.link-hover` and `--quoin-color-text-link-hover`. Styles are full of such names: compressed, a page that
 * loads both holds each once.
 */
export function variableName(id: string): string {
  return `--quoin-${id.replaceAll('_', '-')}`;
}
