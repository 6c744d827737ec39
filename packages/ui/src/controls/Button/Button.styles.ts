import { styled } from 'styled-components';
import { token } from '../../tokens';
import { buttonLook } from './button-look';

export const View = styled.button`
  ${buttonLook}

  /* The words keep their place, so the button keeps its width; that it is busy is read out. */
  &[aria-busy='true'] > span {
    opacity: 0;
  }
  & > [data-part='busy'] {
    position: absolute;
    inset: 0;
    overflow: hidden;
  }
  &[aria-busy='true']::after {
    content: '';
    position: absolute;
    inset: 0;
    width: 18px;
    height: 18px;
    margin: auto;
    border: 2px solid currentColor;
    border-inline-end-color: transparent;
    border-radius: ${token.radius.round};
    animation: quoin-turn 800ms linear infinite;
  }

  @keyframes quoin-turn {
    to {
      transform: rotate(1turn);
    }
  }
`;
