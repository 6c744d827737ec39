import { token } from '@quoin/ui/tokens';
import { styled } from 'styled-components';
import { RouterAnchor } from './router-link';

/** Link that is not part of a sentence, such as one back to a list: its target is larger than its text, and takes no more room. */
export const StandaloneLink = styled(RouterAnchor)`
  position: relative;
  width: fit-content;

  &::after {
    content: '';
    position: absolute;
    inset-block: calc((1lh - ${token.density.target}) / 2);
    inset-inline: 0;
  }
`;
