import { styled } from 'styled-components';
import { media } from '../../tokens';

/** Last child of a button. It overlays the content, which keeps its place, so the button keeps its width. */
export const BusyMark = styled.span`
  position: absolute;
  inset: 0;
  overflow: hidden;
  cursor: progress;

  :has(> &) > :not(&) {
    opacity: 0;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    width: 14px;
    height: 14px;
    margin: auto;
    border: 2px solid currentColor;
    border-inline-end-color: transparent;
    border-radius: var(--quoin-radius-round);
    animation: quoin-turn 800ms linear infinite;
  }

  ${media.calm} {
    &::after {
      animation: none;
    }
  }

  @keyframes quoin-turn {
    to {
      transform: rotate(1turn);
    }
  }
`;
