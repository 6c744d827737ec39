import { token } from '@quoin/ui/tokens';
import { styled } from 'styled-components';

/** Stays in view while the list is looked through; below the masthead and its menus. */
export const Floating = styled.div`
  position: sticky;
  bottom: ${token.space[4]};
  z-index: 5;
  border-radius: ${token.radius.card};
  box-shadow: 0 8px 24px ${token.color.shadow};
`;
