/**
 * A row of the tables is called as its variable is, with `_` for a hyphen within a word: `color-text-link_hover` is
 * `color.text.link-hover` and `--quoin-color-text-link-hover`. Styles are full of such names: compressed, a page that
 * loads both holds each once.
 */
export const variableName = (id: string): string => `--quoin-${id.replaceAll('_', '-')}`;
