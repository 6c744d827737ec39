import { styled } from 'styled-components';
import { media } from '../../tokens';
import { tickMark, tickRow } from '../tick-box';

export const List = styled.div`
  display: flex;
  flex-direction: column;

  &[data-appearance='cards'] {
    display: grid;
    gap: var(--quoin-space-3);
    grid-template-columns: repeat(
      auto-fit,
      minmax(min(100%, calc(16.25 * var(--quoin-font-size-body))), 1fr)
    );
  }
  &[data-appearance='row'] {
    flex-flow: row wrap;
    column-gap: var(--quoin-space-6);
  }
  /* Segments grow to fill each line, so that wrapped ones leave no hole. */
  &[data-appearance='segmented'] {
    flex-flow: row wrap;
    gap: 1px;
    border: var(--quoin-layout-hairline) solid var(--quoin-color-border-control);
    border-radius: var(--quoin-radius-control);
    background: var(--quoin-color-border-control);
    overflow: hidden;
  }
  [data-invalid] > &[data-appearance='segmented'] {
    border-color: var(--quoin-color-danger-border);
  }
`;

export const Row = styled.label`
  ${tickRow}

  [data-appearance='cards'] > & {
    padding: var(--quoin-space-4);
    border: var(--quoin-layout-hairline) solid var(--quoin-color-border-control);
    border-radius: var(--quoin-radius-control);
    background: var(--quoin-color-surface-raised);
    transition: border-color var(--quoin-motion-state) var(--quoin-motion-ease);
  }
  ${media.hover} {
    [data-appearance='cards'] > &:hover {
      border-color: var(--quoin-color-border-strong);
    }
  }
  [data-appearance='cards'] > &:has(:checked) {
    border-color: var(--quoin-color-border-selected);
    background: var(--quoin-color-surface-selected);
    box-shadow: inset 0 0 0 1px var(--quoin-color-border-selected);
  }
  [data-appearance='segmented'] > & {
    flex: 1 1 auto;
    align-items: center;
    padding: var(--quoin-space-2) var(--quoin-space-4);
    background: var(--quoin-color-surface-raised);
    transition: background-color var(--quoin-motion-state) var(--quoin-motion-ease);
  }
  ${media.hover} {
    [data-appearance='segmented'] > &:hover {
      background: var(--quoin-color-surface-hover);
    }
  }
  [data-appearance='segmented'] > &:has(:checked) {
    background: var(--quoin-color-surface-selected);
    box-shadow: inset 0 0 0 1px var(--quoin-color-border-selected);
    font-weight: var(--quoin-font-weight-medium);
  }
  &:has(:disabled) {
    color: var(--quoin-color-text-secondary);
    cursor: not-allowed;
  }
  [data-appearance='segmented'] > &:has(:disabled) {
    background: var(--quoin-color-surface-sunken);
    box-shadow: none;
  }
  [data-appearance='cards'] > &:has(:disabled) {
    border-color: var(--quoin-color-border-hairline);
    background: var(--quoin-color-surface-sunken);
    box-shadow: none;
  }
`;

export const Mark = styled.input`
  ${tickMark}
  border-radius: 50%;

  &:checked::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: currentColor;
  }
  ${media.forcedColours} {
    &::before {
      display: none;
    }
  }
`;

export const Words = styled.span`
  display: block;
  min-width: 0;
`;
