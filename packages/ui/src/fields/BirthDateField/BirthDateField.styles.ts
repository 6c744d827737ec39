import { styled } from 'styled-components';
import { secondaryText } from '../../tokens/shared-styles';

export const Parts = styled.div`
  display: flex;
  gap: var(--quoin-space-3);
`;

export const Part = styled.div`
  flex: 0 1 88px;
  min-width: 0;

  &[data-part='year'] {
    flex-basis: 120px;
  }
  /* The error belongs to the group; the inputs are nested one level deeper than in other fields. */
  [data-invalid] & > div:not(:focus-within) {
    border-color: var(--quoin-color-danger-border);
    box-shadow: inset 0 0 0 1px var(--quoin-color-danger-border);
  }
`;

export const PartLabel = styled.label`
  display: block;
  margin-bottom: var(--quoin-space-1);
  ${secondaryText.small}
`;
