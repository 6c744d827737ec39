// The tree of token names, built from the tables of the style sheet, so that a page with both contains every name once.
import type { token as generated } from './generated/token';
import { chartColours, colours, densities, fixed, gains } from './generated/style-values';

interface Tree {
  [name: string]: Tree | string;
}

const camelCase = (part: string) => part.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function buildTree(): Tree {
  const tree: Tree = {};
  const ids = [fixed, colours, chartColours, densities, gains].join('\n').match(/^\S+/gm) ?? [];
  for (const id of ids.sort()) {
    const path = id.split('-').map(camelCase);
    const leaf = path.pop() ?? '';
    const branch = path.reduce((at, part) => (at[part] ??= {}) as Tree, tree); // no name is both a branch and a leaf
    branch[leaf] = `var(${variableName(id)})`;
  }
  return tree;
}

export const token = /* @__PURE__ */ buildTree() as typeof generated; // a test compares the two

/**
 * Returns the CSS variable of a table row. A row is named like its variable, with `_` for a hyphen within a word:
 * `color-text-link_hover` is `color.text.link-hover` and `--quoin-color-text-link-hover`.
 */
export function variableName(id: string): string {
  return `--quoin-${id.replaceAll('_', '-')}`;
}
