import { styled } from 'styled-components';
import { secondaryText } from '../../tokens/shared-styles';

/** The name of a holding, and below it whose it is. */
export const Name = styled.span`
  display: inline-grid;
  justify-items: start;
  gap: var(--quoin-space-1);
  font-weight: var(--quoin-font-weight-medium);

  & > a {
    overflow-wrap: anywhere;
  }
  & > [data-part='fact'] {
    ${secondaryText.caption}
    font-weight: var(--quoin-font-weight-regular);
  }
`;
