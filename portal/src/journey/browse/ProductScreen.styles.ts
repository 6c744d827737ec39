import { media, token } from '@quoin/ui/tokens';
import { styled } from 'styled-components';

export const ArtFrame = styled.div`
  height: clamp(160px, 22vw, 280px);
  overflow: hidden;
  border-radius: ${token.radius.card};
`;

/** Beside the text on wide screens; before it on phones, so that the action is not at the end of the page. */
export const Beside = styled.aside`
  order: -1;
  margin-block-end: ${token.space[8]};

  ${media.desktop} {
    order: 0;
    margin-block-end: 0;
    position: sticky;
    /* Below the sticky masthead. */
    top: calc(${token.space[20]} + ${token.space[4]});
  }
`;
