// The base style of everything that looks like a button.
import { css } from 'styled-components';
import { interfaceFont, media } from '../../tokens';

/** Variants set the colours as custom properties, so that hover and disabled states need no rule per variant. */
export const buttonFrame = css`
  ${interfaceFont}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--quoin-space-2);
  max-width: 100%;
  min-height: var(--quoin-density-control);
  margin: 0;
  padding: var(--quoin-space-2) var(--quoin-space-5);
  border: var(--quoin-layout-hairline) solid var(--quoin-button-edge, transparent);
  border-radius: var(--quoin-radius-control);
  background: var(--quoin-button-face);
  color: var(--quoin-button-ink);
  font-weight: var(--quoin-font-weight-medium);
  line-height: 1.4;
  text-align: center;
  overflow-wrap: break-word;
  cursor: pointer;
  transition-property: background-color, border-color, color;
  transition-duration: var(--quoin-motion-state);
  transition-timing-function: var(--quoin-motion-ease);

  ${media.hover} {
    &:hover {
      border-color: var(--quoin-button-edge-over, transparent);
      background: var(--quoin-button-over);
      color: var(--quoin-button-ink-over, var(--quoin-button-ink));
    }
  }
  &:active {
    background: var(--quoin-button-pressed, var(--quoin-button-over));
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    border-color: transparent;
    background: var(--quoin-button-off, var(--quoin-color-action-disabled));
    color: var(--quoin-color-action-disabled-text);
    cursor: not-allowed;
  }
`;

export const secondaryButton = css`
  --quoin-button-edge: var(--quoin-color-border-control);
  --quoin-button-edge-over: var(--quoin-color-border-strong);
  --quoin-button-face: var(--quoin-color-surface-raised);
  --quoin-button-over: var(--quoin-color-surface-hover);
  --quoin-button-ink: var(--quoin-color-text-primary);
`;

export const smallButton = css`
  min-height: var(--quoin-density-target);
  padding: var(--quoin-space-1) var(--quoin-space-3);
  font-size: var(--quoin-font-size-small);
`;

/** A button that looks like the text around it. */
export const textButton = css`
  ${interfaceFont}
  min-height: var(--quoin-density-target);
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: var(--quoin-radius-figure);
  background: none;
  color: inherit;
  font-size: inherit;
  font-weight: inherit;
  text-align: start;
  cursor: pointer;
`;
