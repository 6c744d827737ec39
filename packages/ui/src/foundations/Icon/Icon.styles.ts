import { styled } from 'styled-components';

export const View = styled.svg`
  flex: none;
  vertical-align: -0.15em;
`;
