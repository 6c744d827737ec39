import { styled } from 'styled-components';

export const View = styled.span`
  display: inline-flex;
  flex: none;
  vertical-align: -0.25em;

  &[data-size='small'] {
    vertical-align: -0.15em;
  }
`;
