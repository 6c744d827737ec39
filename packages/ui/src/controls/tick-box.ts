// The shared style of checkboxes and radio buttons (square, dot and row), and the hint of a choice.
import { css, styled } from 'styled-components';
import { media, secondaryText } from '../tokens/shared-styles';

/** A row that is one click target: the control, then its label. */
export const tickRow = css`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: var(--quoin-space-3);
  min-height: var(--quoin-density-target);
  padding: calc((var(--quoin-density-target) - 24px) / 2) 0;
  color: var(--quoin-color-text-primary);
  line-height: calc(1.5 * var(--quoin-font-size-body));
  cursor: pointer;
`;

/** Restyles the native input itself, which keeps its behaviour. */
export const tickMark = css`
  appearance: none;
  display: grid;
  place-content: center;
  flex: none;
  width: 20px;
  height: 20px;
  margin: calc((1.5 * var(--quoin-font-size-body) - 20px) / 2) 0;
  border: 1.5px solid var(--quoin-color-border-control);
  background: var(--quoin-color-surface-raised);
  color: var(--quoin-color-action-text);
  cursor: inherit;
  transition: background-color var(--quoin-motion-state) var(--quoin-motion-ease);

  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: var(--quoin-color-border-selected);
    }
  }
  &:checked {
    border-color: var(--quoin-color-border-selected);
    background: var(--quoin-color-action-surface);
  }
  [data-invalid] &:not(:checked) {
    border-color: var(--quoin-color-danger-border);
  }
  &:disabled {
    border-color: var(--quoin-color-border-hairline);
    background: var(--quoin-color-surface-sunken);
    cursor: not-allowed;
  }
  &:disabled:checked {
    background: var(--quoin-color-text-disabled);
  }
  ${media.forcedColours} {
    appearance: auto;
  }
`;

/** The tick of a checked checkbox, for its `::before`. */
export const tick = css`
  content: '';
  width: 9px;
  height: 4px;
  border: solid currentColor;
  border-width: 0 0 2px 2px;
  transform: translateY(-1.5px) rotate(-45deg);
`;

/** Below the label of a choice. */
export const Hint = styled.span`
  display: block;
  ${secondaryText.small}
  line-height: 1.5;
`;
