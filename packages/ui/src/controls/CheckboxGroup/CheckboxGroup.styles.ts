import { styled } from 'styled-components';
import { secondaryText } from '../../tokens/shared-styles';

export const List = styled.div`
  display: flex;
  flex-direction: column;

  &[data-appearance='row'] {
    flex-flow: row wrap;
    column-gap: var(--quoin-space-6);
  }
`;

export const Or = styled.div`
  width: 20px;
  ${secondaryText.small}
  text-align: center;

  [data-appearance='row'] > & {
    align-self: center;
    width: auto;
  }
`;
