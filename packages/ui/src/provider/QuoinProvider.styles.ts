import { styled } from 'styled-components';
import { focusRing, media } from '../tokens';
import { ANYWHERE, styleSheetWith } from '../tokens/style-sheet';

/** Includes the page-wide style sheet: a global style component would add half a KiB to every page. */
export const Root = styled.div`
  html${ANYWHERE} {
    background: var(--quoin-color-surface-page);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  body${ANYWHERE} {
    margin: 0;
  }

  color: var(--quoin-color-text-primary);
  background: var(--quoin-color-surface-page);
  font-family: var(--quoin-font-family-interface);
  font-size: var(--quoin-font-size-body);
  line-height: var(--quoin-font-leading-body);
  -webkit-font-smoothing: antialiased;
  overflow-wrap: break-word;

  &:lang(zh) {
    --quoin-font-leading-body: var(--quoin-font-leading-chinese);
    font-style: normal;
    line-break: strict;
  }

  /* Excludes ::before and ::after: styling them would make browsers compute two more styles per element. */
  & * {
    box-sizing: border-box;
  }

  /* A word longer than its place breaks, also where a box would become as wide as its longest word: a table, a grid. Not in
  p, li, dt and dd, which may be flex items: a short one beside a long text would be broken. */
  :where(&) :is(h1, h2, h3, h4, legend, caption, td, th:not(thead *)) {
    overflow-wrap: anywhere;
  }

  /* Links in running text; a component's own style overrides this. */
  :where(&) a {
    color: var(--quoin-color-text-link);
    text-underline-offset: 0.2em;
  }

  /* Zero specificity, so that components can override the focus ring. */
  :where(& :focus-visible) {
    ${focusRing}
  }

  /* The browser draws native lists and ignores the style of their control. */
  :where(&) option,
  :where(&) optgroup {
    background: var(--quoin-color-surface-raised);
    color: var(--quoin-color-text-primary);
  }

  /* Descendants inherit this, or show the system colours where browsers do not inherit it. Avoids a style per element. */
  &::selection {
    background: var(--quoin-color-surface-selected);
    color: var(--quoin-color-text-primary);
  }

  /* The system paints over the surface that shows the current page or a pressed button. */
  ${media.forcedColours} {
    && :is(a[aria-current='page'], button[aria-pressed='true']) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }

  /* Navigation, search, filters and buttons are not printed. */
  ${media.print} {
    && :is(nav, [role='tablist'], [role='search'], [data-quoin$='Button'], [data-quoin^='App']),
    && :is([data-quoin='FilterBar'], [data-quoin='Menu'], [data-quoin='Notices'], [data-quoin='Pagination']) {
      display: none;
    }
    & :is(tr, [data-quoin$='Card'], [data-quoin='PortfolioSummary'], [data-quoin='Banner']) {
      break-inside: avoid;
    }
    /* A card with a table may be longer than a page; its rows stay whole. */
    & [data-quoin='Card']:has(table) {
      padding-inline: 0;
      border: 0;
      break-inside: auto;
    }
    & :is(h1, h2, h3, h4, summary) {
      break-after: avoid;
    }
    & :is(p, li) {
      orphans: 3;
      widows: 3;
    }
  }

  ${styleSheetWith(ANYWHERE)}
`;
