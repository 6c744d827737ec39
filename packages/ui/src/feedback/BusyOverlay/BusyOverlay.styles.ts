import { styled } from 'styled-components';
import { media, raisedSurface } from '../../tokens/shared-styles';

export const View = styled.div`
  position: fixed;
  inset: 0;
  z-index: 40;
  display: grid;
  place-items: center;

  /* The overlay appears after 250 ms, so that short waits do not flash. */
  animation: quoin-appear var(--quoin-motion-float) var(--quoin-motion-ease) 250ms backwards;

  & > [data-part='box'] {
    padding: var(--quoin-space-6) var(--quoin-space-8);
    ${raisedSurface}
    box-shadow: 0 12px 32px var(--quoin-color-shadow);
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--quoin-color-surface-page);
    opacity: 0.7;
  }

  ${media.calm} {
    animation: none;
  }
  ${media.forcedColours} {
    & > [data-part='box'] {
      border-color: CanvasText;
    }
  }

  @keyframes quoin-appear {
    from {
      opacity: 0;
    }
  }
`;
