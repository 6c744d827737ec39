import { styled } from 'styled-components';
import { media, token } from '../../tokens';

export const View = styled.div`
  display: grid;
  gap: ${token.space[3]};
  width: 100%;

  & > span {
    display: block;
    height: 0.9em;
    border-radius: ${token.radius.figure};
    background: ${token.color.track};
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
    min-height: ${token.density.control};
    border-radius: ${token.radius.card};
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
