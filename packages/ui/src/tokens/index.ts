/**
 * The design tokens, generated from the DTCG files beside this one (`npm run tokens -w @quoin/ui`).
 *
 * A style file writes `var(--quoin-color-text-primary)` in a static template: each leaf is the text `var(--quoin-…)`, so a
 * theme (`data-quoin-theme`: light, dark, high-contrast, system), a density (`data-quoin-density`: comfortable, compact)
 * and a colour of gain (`data-quoin-gain`: green, red) can change on any element without re-rendering.
 * `token.space[4]` is 4 × 4 px = 16 px. Components use these names only; the palette behind them is not exported.
 */
export { token } from './token';
export { tokenStyleSheet } from './style-sheet';
/** Colour values per theme, for code that cannot read a CSS variable: charts, contrast checks. */
export { colours } from './colours';
export { getContrast } from './contrast';
export { media } from './shared-styles';
export { focusRing, interfaceFont } from './shared-styles';
