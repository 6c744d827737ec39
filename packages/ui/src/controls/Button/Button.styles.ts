import { keyframes, styled } from 'styled-components';
import { token } from '../../tokens';
import { buttonLook } from './button-look';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

export const View = styled.button`
  ${buttonLook}
`;

export const Content = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[2]};
  min-width: 0;

  /* The words keep their place, so the button keeps its width. */
  [aria-busy='true'] > & {
    opacity: 0;
  }
`;

export const Ring = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;

  &::before {
    content: '';
    width: 18px;
    height: 18px;
    border: 2px solid currentColor;
    border-inline-end-color: transparent;
    border-radius: 50%;
    animation: ${turn} 800ms linear infinite;
  }
`;
