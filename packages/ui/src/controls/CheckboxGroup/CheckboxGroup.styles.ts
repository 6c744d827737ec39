import { styled } from 'styled-components';
import { token } from '../../tokens';

export const List = styled.div`
  display: flex;
  flex-direction: column;

  &[data-appearance='row'] {
    flex-flow: row wrap;
    column-gap: ${token.space[6]};
  }
`;

export const Or = styled.div`
  width: 20px;
  color: ${token.color.text.secondary};
  font-size: ${token.font.size.small};
  text-align: center;

  [data-appearance='row'] > & {
    align-self: center;
    width: auto;
  }
`;
