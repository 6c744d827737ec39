import { Notices } from '@quoin/ui';
import { media, token } from '@quoin/ui/tokens';
import { styled } from 'styled-components';

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
