import { styled } from 'styled-components';

export const View = styled.span`
  display: inline-flex;
  flex: none;
  vertical-align: -0.15em;

  & > svg {
    display: block;
    width: 20px;
    height: 20px;
    stroke-width: 1.75;
  }
  &[data-size='small'] > svg {
    width: 16px;
    height: 16px;
  }
  &[data-size='large'] > svg {
    width: 28px;
    height: 28px;
    stroke-width: 1.5;
  }
`;
