// The shared style of cards, for components that draw a card and its content in one element.
import { css } from 'styled-components';
import { media, raisedSurface } from '../../tokens/shared-styles';

export const cardLook = css`
  position: relative;
  padding: var(--quoin-space-6);
  ${raisedSurface}

  &[data-padding='none'] {
    padding: 0;
    overflow: hidden;
  }
  &[data-padding='small'] {
    padding: var(--quoin-space-4);
  }

  &[data-variant='quiet'] {
    background: var(--quoin-color-surface-sunken);
  }

  /* The hairline follows the cut: the background draws it, and ::before covers the rest, one pixel further in. */
  &[data-variant='chamfered'] {
    --cut: var(--quoin-layout-chamfer);
    --paper: polygon(calc(var(--cut) - 0.5px) 0, 100% 0, 100% 100%, 0 100%, 0 calc(var(--cut) - 0.5px));
    isolation: isolate;
    border-color: transparent;
    border-radius: 0 var(--quoin-radius-card) var(--quoin-radius-card) var(--quoin-radius-card);
    background: var(--quoin-color-border-strong);
    background-clip: border-box;
    background-origin: border-box;
    clip-path: polygon(var(--cut) 0, 100% 0, 100% 100%, 0 100%, 0 var(--cut));
  }
  &[data-variant='chamfered']::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: inherit;
    background: var(--quoin-color-surface-raised);
    clip-path: var(--paper);
  }

  ${media.phone} {
    padding: var(--quoin-space-4);
  }

  ${media.forcedColours} {
    &[data-variant] {
      border-color: CanvasText;
      clip-path: none;
    }
  }
`;
