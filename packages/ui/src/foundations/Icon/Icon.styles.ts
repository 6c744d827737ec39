import { styled } from 'styled-components';

export const View = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-linejoin: round;
  vertical-align: -0.25em;

  &[data-size='small'] {
    vertical-align: -0.15em;
  }
`;
