import { createGlobalStyle, styled } from 'styled-components';
import { focusRing, media, token, tokenStyleSheet } from '../tokens';

export const TokenStyles = createGlobalStyle`
  ${tokenStyleSheet}

  html {
    background: ${token.color.surface.page};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  body {
    margin: 0;
  }
`;

export const Root = styled.div`
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

  & *,
  & *::before,
  & *::after {
    box-sizing: border-box;
  }

  /* Links in running text; any component's own style outweighs it. */
  :where(&) a {
    color: ${token.color.text.link};
    text-underline-offset: 0.2em;
  }

  /* Of least weight, so that any component may set its ring otherwise. */
  & :where(:focus-visible) {
    ${focusRing}
  }

  & ::selection {
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
`;
