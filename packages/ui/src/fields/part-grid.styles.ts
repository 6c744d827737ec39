// The layout of a group of fields, some of them side by side.
import { styled } from 'styled-components';
import { media } from '../tokens';

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--quoin-space-6) var(--quoin-space-4);
  align-items: start;
`;

export const Place = styled.div`
  grid-column: 1 / -1;
  min-width: 0;

  &[data-half] {
    grid-column: auto;
  }
  ${media.phone} {
    &[data-half] {
      grid-column: 1 / -1;
    }
  }
`;
