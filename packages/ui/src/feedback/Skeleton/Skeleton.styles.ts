import { styled } from 'styled-components';
import { media } from '../../tokens';

export const View = styled.div`
  display: grid;
  gap: var(--quoin-space-3);
  width: 100%;

  & > span {
    display: block;
    height: 0.9em;
    border-radius: var(--quoin-radius-figure);
    background: var(--quoin-color-track);
    animation: quoin-breathe 1.6s ease-in-out infinite;
  }
  & > span:last-child:not(:only-child) {
    width: 62%;
  }

  &[data-shape='heading'] > span {
    width: 55%;
    height: 1.6em;
  }
  &[data-shape='block'] > span {
    height: 100%;
    min-height: var(--quoin-density-control);
    border-radius: var(--quoin-radius-card);
  }

  ${media.calm} {
    & > span {
      animation: none;
    }
  }

  @keyframes quoin-breathe {
    50% {
      opacity: 0.5;
    }
  }
`;
