import { styled } from 'styled-components';
import { token } from '../../tokens';

/** The name of a holding, and below it whose it is. */
export const Name = styled.span`
  display: inline-grid;
  justify-items: start;
  gap: ${token.space[1]};
  font-weight: ${token.font.weight.medium};

  & > a {
    overflow-wrap: anywhere;
  }
  & > [data-part='fact'] {
    color: ${token.color.text.secondary};
    font-size: ${token.font.size.caption};
    font-weight: ${token.font.weight.regular};
  }
`;
