import { media, token } from '@quoin/ui/tokens';
import { createGlobalStyle, styled } from 'styled-components';
import { Notices } from '@quoin/ui';

/** Keeps the footer at the bottom of the window on a short page. */
export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;

  & > footer {
    margin-top: auto;
  }
`;

/** Keeps focused elements and anchor targets clear of the sticky masthead. */
export const ScrollBelowMasthead = createGlobalStyle`
  html {
    scroll-padding-block-start: ${token.space[20]};
  }
`;

/** Top right of the page, below the masthead so that its menu stays accessible. */
export const PageNoticesFrame = styled(Notices)`
  inset-block-start: calc(${token.space[16]} + ${token.space[2]});
  max-height: calc(100dvh - ${token.space[20]});

  /* Full width on phones, so it pushes the page down instead of covering the navigation. */
  ${media.phone} {
    position: sticky;
    inset-block-start: ${token.space[12]};
    width: auto;

    &:not(:has(li)) {
      padding: 0;
    }
  }
`;
