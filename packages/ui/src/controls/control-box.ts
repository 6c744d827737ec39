// The shared style of text inputs and selects.
import { css } from 'styled-components';
import { interfaceFont, media } from '../tokens';

/** For the element that draws the border. States: `data-invalid` on a parent, `:disabled`, `:focus`. */
export const controlBox = css`
  ${interfaceFont}
  width: 100%;
  min-width: 0;
  min-height: var(--quoin-density-control);
  margin: 0;
  padding: 0 var(--quoin-density-inset);
  border: var(--quoin-layout-hairline) solid var(--quoin-color-border-control);
  border-radius: var(--quoin-radius-control);
  background: var(--quoin-color-surface-raised);
  color: var(--quoin-color-text-primary);
  line-height: 1.5;
  transition: border-color var(--quoin-motion-state) var(--quoin-motion-ease);
`;

export const controlHover = css`
  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: var(--quoin-color-border-strong);
    }
  }
`;

export const controlFocus = css`
  outline: var(--quoin-layout-focus) solid var(--quoin-color-border-focus);
  outline-offset: 1px;
  border-color: var(--quoin-color-border-focus);
`;

export const controlInvalid = css`
  border-color: var(--quoin-color-danger-border);
  box-shadow: inset 0 0 0 1px var(--quoin-color-danger-border);
`;

export const controlDisabled = css`
  border-color: var(--quoin-color-border-hairline);
  background: var(--quoin-color-surface-sunken);
  color: var(--quoin-color-text-secondary);
  -webkit-text-fill-color: var(--quoin-color-text-secondary);
  cursor: not-allowed;
  opacity: 1;
`;
