// The style of icon buttons: a component that renders one itself saves two components.
import { css } from 'styled-components';
import { media } from '../../tokens';

/** Variants set the colours as custom properties, so that hover and disabled states need no rule per variant. */
export const iconButtonFrame = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--quoin-density-target);
  height: var(--quoin-density-target);
  margin: 0;
  padding: 0;
  border: var(--quoin-layout-hairline) solid var(--quoin-icon-edge, transparent);
  border-radius: var(--quoin-radius-control);
  background: var(--quoin-icon-face, transparent);
  color: var(--quoin-color-text-secondary);
  cursor: pointer;
  transition: background-color var(--quoin-motion-state) var(--quoin-motion-ease);

  ${media.hover} {
    &:hover {
      background: var(--quoin-color-surface-hover);
      color: var(--quoin-color-text-primary);
    }
  }
`;
