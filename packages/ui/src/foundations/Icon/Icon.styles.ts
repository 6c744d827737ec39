import { styled } from 'styled-components';

export const View = styled.span`
  display: inline-flex;
  flex: none;
  vertical-align: -0.15em;
`;
