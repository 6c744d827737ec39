import { styled } from 'styled-components';
import { media, secondaryText } from '../../tokens/shared-styles';

const columns = 'minmax(0, 1fr) calc(8 * var(--quoin-font-size-body)) calc(9 * var(--quoin-font-size-body))';

export const Lines = styled.div`
  --quoin-field-message-lines: 0; /* rows of a table */
  border-top: var(--quoin-layout-hairline) solid var(--quoin-color-border-strong);
`;

export const Head = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  gap: var(--quoin-space-4);
  padding: var(--quoin-space-2) 0;
  ${secondaryText.caption}

  ${media.phone} {
    display: none;
  }
`;

export const Line = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  align-items: start;
  gap: var(--quoin-space-2) var(--quoin-space-4);
  padding: var(--quoin-space-2) 0;
  border-top: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);

  & input {
    text-align: end;
  }
  ${media.phone} {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, calc(7.5 * var(--quoin-font-size-body))), 1fr));
    padding: var(--quoin-space-3) 0;
  }
`;

export const Name = styled.span`
  padding: calc((var(--quoin-density-control) - 24px) / 2) 0;
  line-height: 1.5;

  ${media.phone} {
    grid-column: 1 / -1;
    padding: 0;
    font-weight: var(--quoin-font-weight-medium);
  }
`;

export const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--quoin-space-2) var(--quoin-space-4);
  padding-top: var(--quoin-space-3);
  border-top: var(--quoin-layout-hairline) solid var(--quoin-color-border-strong);

  /* The text of the button ends with the column. */
  & > [data-quoin='Button'] {
    max-width: none;
    border-inline-end: 0;
    padding-inline-end: 0;
  }
  ${media.hover} {
    & > [data-quoin='Button']:hover:not(:disabled, [aria-disabled='true']) {
      /* Beyond its place, where padding would widen a page without gutters. */
      box-shadow: var(--quoin-space-3) 0 0 var(--quoin-color-surface-hover);
    }
    [dir='rtl'] & > [data-quoin='Button']:hover:not(:disabled, [aria-disabled='true']) {
      box-shadow: calc(-1 * var(--quoin-space-3)) 0 0 var(--quoin-color-surface-hover);
    }
  }
`;

export const Bar = styled.span`
  grid-column: 1 / -1;
  height: 6px;
  border-radius: var(--quoin-radius-figure);
  background: var(--quoin-color-track);
  overflow: hidden;

  &::before {
    content: '';
    display: block;
    width: var(--filled);
    height: 100%;
    background: var(--quoin-color-action-surface);
    transition: width var(--quoin-motion-float) var(--quoin-motion-ease);
  }
  [data-state='over'] > &::before {
    background: var(--quoin-color-danger-mark);
  }
  ${media.forcedColours} {
    border: var(--quoin-layout-hairline) solid CanvasText;
    &::before {
      background: Highlight;
    }
  }
`;

export const Left = styled.span`
  font-weight: var(--quoin-font-weight-medium);
  font-feature-settings: 'tnum', 'cv11';

  [data-state='done'] > & {
    color: var(--quoin-color-success-text);
  }
  [data-state='over'] > & {
    color: var(--quoin-color-danger-text);
  }
`;
