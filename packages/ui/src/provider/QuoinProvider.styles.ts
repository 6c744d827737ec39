import { styled } from 'styled-components';
import { focusRing, media, token } from '../tokens';
import { ANYWHERE, styleSheetWith } from '../tokens/style-sheet';

/** Includes the page-wide style sheet: a global style component would add half a KiB to every page. */
export const Root = styled.div`
  ${styleSheetWith(ANYWHERE)}

  html${ANYWHERE} {
    background: ${token.color.surface.page};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  body${ANYWHERE} {
    margin: 0;
  }

  color: ${token.color.text.primary};
  background: ${token.color.surface.page};
  font-family: ${token.font.family.interface};
  font-size: ${token.font.size.body};
  line-height: ${token.font.leading.body};
  -webkit-font-smoothing: antialiased;
  overflow-wrap: break-word;

  &:lang(zh) {
    --quoin-font-leading-body: ${token.font.leading.chinese};
    font-style: normal;
    line-break: strict;
  }

  /* Excludes ::before and ::after: styling them would make browsers compute two more styles per element. */
  & * {
    box-sizing: border-box;
  }

  /* Links in running text; a component's own style overrides this. */
  :where(&) a {
    color: ${token.color.text.link};
    text-underline-offset: 0.2em;
  }

  /* Zero specificity, so that components can override the focus ring. */
  :where(& :focus-visible) {
    ${focusRing}
  }

  /* The browser draws native lists and ignores the style of their control. */
  :where(&) option,
  :where(&) optgroup {
    background: ${token.color.surface.raised};
    color: ${token.color.text.primary};
  }

  /* Descendants inherit this, or show the system colours where browsers do not inherit it. Avoids a style per element. */
  &::selection {
    background: ${token.color.surface.selected};
    color: ${token.color.text.primary};
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
`;
