import { styled } from 'styled-components';
import { token } from '../../tokens';

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    padding: ${token.space[1]} 0;
  }
  & > li + li {
    border-top: ${token.layout.hairline} solid ${token.color.border.hairline};
  }
`;
