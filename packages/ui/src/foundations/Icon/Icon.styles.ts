import { styled } from 'styled-components';

export const View = styled.svg`
  flex: none;
  vertical-align: -0.25em;

  &[data-size='small'] {
    vertical-align: -0.15em;
  }
`;
