import { token } from '@quoin/ui/tokens';
import { createGlobalStyle, styled } from 'styled-components';

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
