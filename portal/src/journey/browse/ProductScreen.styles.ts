import { media, token } from '@quoin/ui/tokens';
import { styled } from 'styled-components';

export const ArtFrame = styled.div`
  height: clamp(160px, 22vw, 280px);
  overflow: hidden;
  border-radius: ${token.radius.card};
`;

/** Beside the text on a desk; before it on a phone, where the decision must not wait for the end of the page. */
export const Beside = styled.aside`
  order: -1;
  margin-block-end: ${token.space[8]};

  ${media.desktop} {
    order: 0;
    margin-block-end: 0;
    position: sticky;
    /* Below the masthead, which stays as well. */
    top: calc(${token.space[20]} + ${token.space[4]});
  }
`;
