import { styled } from 'styled-components';
import { media } from '../../tokens';

export const View = styled.span`
  position: fixed;
  inset: auto;
  z-index: 50;
  max-width: min(280px, calc(100vw - 2 * var(--quoin-space-2)));
  margin: 0;
  padding: var(--quoin-space-2) var(--quoin-space-3);
  border: var(--quoin-layout-hairline) solid transparent;
  border-radius: var(--quoin-radius-figure);
  background: var(--quoin-color-surface-inverse);
  color: var(--quoin-color-text-inverse);
  font-size: var(--quoin-font-size-caption);
  font-weight: var(--quoin-font-weight-regular);
  line-height: 1.5;
  text-align: start;
  white-space: normal;
  overflow: visible;
  overflow-wrap: anywhere;

  &[hidden] {
    display: none;
  }
  /* Fills the gap to the anchor, so that the pointer can cross it. */
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block: -8px;
    z-index: -1;
  }

  ${media.forcedColours} {
    border-color: CanvasText;
  }
`;
