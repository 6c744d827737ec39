import { styled } from 'styled-components';
import { secondaryText } from '../../tokens/shared-styles';

export const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--quoin-space-3);
`;

export const Part = styled.div`
  flex: 1 1 calc(4.5 * var(--quoin-font-size-body));
  max-width: calc(5.5 * var(--quoin-font-size-body));

  &[data-part='year'] {
    flex-basis: calc(6.5 * var(--quoin-font-size-body));
    max-width: calc(7.5 * var(--quoin-font-size-body));
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
