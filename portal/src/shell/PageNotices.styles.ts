import { Notices } from '@quoin/ui';
import { media, token } from '@quoin/ui/tokens';
import { styled } from 'styled-components';

/** Top right of the page, but never over the masthead, whose menu has to stay in reach. */
export const PageNoticesFrame = styled(Notices)`
  inset-block-start: calc(${token.space[16]} + ${token.space[2]});
  max-height: calc(100dvh - ${token.space[20]});

  /* There it takes the whole width: it moves the page down instead of lying over the way to other pages. */
  ${media.phone} {
    position: sticky;
    inset-block-start: ${token.space[12]};
    width: auto;

    &:not(:has(li)) {
      padding: 0;
    }
  }
`;
