import { styled } from 'styled-components';
import { focusRing, media, token } from '../tokens';
import { ANYWHERE, styleSheetWith } from '../tokens/style-sheet';

/** Its sheet is meant for the whole page: a global style would be half a KiB more on every page. */
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

  /* Not of ::before and ::after: a rule for these makes a browser work out two more styles of every element. */
  & * {
    box-sizing: border-box;
  }

  /* Links in running text; any component's own style outweighs it. */
  :where(&) a {
    color: ${token.color.text.link};
    text-underline-offset: 0.2em;
  }

  /* Of least weight, so that any component may set its ring otherwise. */
  :where(& :focus-visible) {
    ${focusRing}
  }

  /* Native lists are painted by the browser, not by the control they open from. */
  :where(&) option,
  :where(&) optgroup {
    background: ${token.color.surface.raised};
    color: ${token.color.text.primary};
  }

  /* What is inside inherits it, or shows the system's where a browser does not pass it on: as above, no style per element. */
  &::selection {
    background: ${token.color.surface.selected};
    color: ${token.color.text.primary};
  }

  ${media.calm} {
    & *,
    & *::before,
    & *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }

  /* On paper nothing is pressed and nothing leads elsewhere. */
  ${media.print} {
    && :is([data-quoin$='Button'], [data-quoin^='App']) {
      display: none;
    }
    & :is(tr, [data-quoin$='Card']) {
      break-inside: avoid;
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
