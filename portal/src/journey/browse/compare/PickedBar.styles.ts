import { Card } from '@quoin/ui';
import { token } from '@quoin/ui/tokens';
import { styled } from 'styled-components';

/** Stays in view while the list is looked through; below the masthead and its menus. */
export const Bar = styled(Card)`
  position: sticky;
  bottom: ${token.space[4]};
  z-index: 5;
  box-shadow: 0 8px 24px ${token.color.shadow};
`;
