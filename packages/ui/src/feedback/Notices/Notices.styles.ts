import { styled } from 'styled-components';
import { media, plainList } from '../../tokens/shared-styles';
import { signalColours } from '../signals.styles';

export const View = styled.section`
  position: fixed;
  inset-block-start: 0;
  inset-inline-end: 0;
  z-index: 50;
  width: min(412px, 100vw);
  max-height: 100dvh;
  /* Room for the shadows, which the scroll container would clip. */
  padding: var(--quoin-space-4);
  overflow-y: auto;
  pointer-events: none;

  & ol {
    display: grid;
    gap: var(--quoin-space-2);
    ${plainList}
  }
  & ol:not(:empty) {
    padding-block-end: var(--quoin-space-2);
  }
`;

export const Item = styled.li`
  ${signalColours}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--quoin-space-3);
  padding: var(--quoin-space-3) var(--quoin-space-4);
  border: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  border-inline-start: 3px solid var(--border);
  border-radius: var(--quoin-radius-control);
  background: var(--quoin-color-surface-raised);
  box-shadow: 0 8px 24px var(--quoin-color-shadow);
  font-size: var(--quoin-font-size-small);
  pointer-events: auto;
  animation: quoin-notice-arrive var(--quoin-motion-float) var(--quoin-motion-ease);

  & > [data-quoin='Icon'] {
    margin-block-start: 4px;
    color: var(--mark);
  }
  /* Aligns a single line with the button beside it. */
  & > div {
    margin-block: 3px;
  }
  & > button {
    margin-block: calc(-1 * var(--quoin-space-2));
    margin-inline-end: calc(-1 * var(--quoin-space-3));
  }

  ${media.forcedColours} {
    border-color: CanvasText;
  }

  @keyframes quoin-notice-arrive {
    from {
      opacity: 0;
      transform: translateY(-8px);
    }
  }
`;
