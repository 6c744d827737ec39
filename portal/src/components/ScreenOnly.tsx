import { media } from '@quoin/ui/tokens';
import { styled } from 'styled-components';

/** Controls that are shown on a screen and not printed. Has no box of its own, so a layout places its children. */
export const ScreenOnly = styled.div`
  display: contents;

  ${media.print} {
    display: none;
  }
`;
