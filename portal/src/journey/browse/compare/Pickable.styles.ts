import { token } from '@quoin/ui/tokens';
import { styled } from 'styled-components';

/** A card with its tick at the end of the card's last line, above the link that covers the card. */
export const Pickable = styled.div`
  position: relative;

  & > [data-quoin='Checkbox'] {
    position: absolute;
    inset-block-end: ${token.space[2]};
    inset-inline-end: ${token.space[5]};
  }
`;
