import { styled } from 'styled-components';
import { token } from '../../tokens';

export const Contact = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[5]};
  margin: ${token.space[1]} 0 0;
  padding: 0;
  list-style: none;

  & > li {
    min-width: 0;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: ${token.density.target};
    overflow-wrap: anywhere;
  }
`;
