import { styled } from 'styled-components';
import { Box } from '../../controls/TextField/TextField.styles';
import { media } from '../../tokens';

export const PhoneBox = styled(Box)`
  position: relative;
  flex-wrap: wrap;
  row-gap: 0;

  /* Below the region if the digits have no room beside it. */
  & > input {
    flex-basis: 8em;
    min-height: calc(var(--quoin-density-control) - 2px);
  }
`;

export const Region = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--quoin-space-1);
  flex: none;
  margin-block: 1px; /* an invalid field's border is two wide */
  margin-inline-start: calc(-1 * var(--quoin-density-inset));
  padding-inline: var(--quoin-density-inset) var(--quoin-space-2);
  border-inline-end: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  color: var(--quoin-color-text-secondary);
  font-feature-settings: 'tnum', 'cv11';
  white-space: nowrap;

  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    padding: 0 var(--quoin-density-inset);
    border: 0;
    border-radius: inherit;
    outline: 0;
    opacity: 0;
    font: inherit;
    font-size: var(--quoin-font-size-body);
    cursor: pointer;
  }
  /* The search covers the number, at the height of the closed region. */
  &[data-open] {
    position: static;
  }
  &[data-open] > input {
    inset-block: 1px;
    z-index: 1;
    height: calc(100% - 2px);
    border-radius: var(--quoin-radius-control);
    background: var(--quoin-color-surface-raised);
    color: var(--quoin-color-text-primary);
    opacity: 1;
    cursor: text;
  }
  &:focus-within {
    border-start-start-radius: var(--quoin-radius-control);
    border-end-start-radius: var(--quoin-radius-control);
    background: var(--quoin-color-surface-selected);
    color: var(--quoin-color-text-primary);
  }
  ${media.hover} {
    &:hover {
      color: var(--quoin-color-text-primary);
    }
  }
`;
