import { styled } from 'styled-components';
import { media } from '../../tokens';

export const Row = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--quoin-space-4);
  min-height: var(--quoin-density-target);
  cursor: pointer;

  &:has(:disabled) {
    color: var(--quoin-color-text-secondary);
    cursor: not-allowed;
  }
`;

export const Words = styled.span`
  min-width: 0;
  text-wrap: pretty;
`;

export const Track = styled.input`
  appearance: none;
  flex: none;
  width: 44px;
  height: 26px;
  margin: 0;
  padding: 3px;
  border: 1.5px solid var(--quoin-color-border-control);
  border-radius: var(--quoin-radius-round);
  background: var(--quoin-color-surface-sunken);
  cursor: inherit;
  transition: background-color var(--quoin-motion-state) var(--quoin-motion-ease);

  &::before {
    content: '';
    display: block;
    width: 17px;
    height: 17px;
    border-radius: 50%;
    background: var(--quoin-color-border-control);
    transition: margin var(--quoin-motion-state) var(--quoin-motion-ease);
  }
  &:checked {
    border-color: var(--quoin-color-border-selected);
    background: var(--quoin-color-action-surface);
  }
  &:checked::before {
    background: var(--quoin-color-action-text);
    margin-inline-start: 18px;
  }
  &:disabled {
    border-color: var(--quoin-color-border-hairline);
    background: var(--quoin-color-surface-sunken);
  }
  &:disabled:not(:checked)::before,
  &:disabled:checked {
    background: var(--quoin-color-text-disabled);
  }
  ${media.forcedColours} {
    appearance: auto;
    width: 20px;
    &::before {
      display: none;
    }
  }
`;
