import { styled } from 'styled-components';
import { Input } from '../../controls/TextField/TextField.styles';
import { media } from '../../tokens';

/** The cells share the width; on a narrow phone they are narrower than 48 px. */
export const Cells = styled.div`
  --quoin-code-length: 6;
  position: relative;
  direction: ltr; /* digits are written from left to right in every language */
  container-type: inline-size;
  max-width: calc(var(--quoin-code-length) * (48px + var(--quoin-space-2)) - var(--quoin-space-2));
  border-radius: var(--quoin-radius-control);
  cursor: text;
  overflow: clip;

  &[data-length='5'] {
    --quoin-code-length: 5;
  }
  & > span {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: var(--quoin-space-2);
    height: 56px;
  }
  & [data-part='cell'] {
    border: var(--quoin-layout-hairline) solid var(--quoin-color-border-control);
    border-radius: var(--quoin-radius-control);
    background: var(--quoin-color-surface-raised);
  }
  &:focus-within {
    outline: var(--quoin-layout-focus) solid var(--quoin-color-border-focus);
    outline-offset: 3px;
  }
  &:focus-within [data-part='cell'] {
    border-color: var(--quoin-color-border-focus);
  }
  [data-invalid] > &:not(:focus-within) [data-part='cell'] {
    border-color: var(--quoin-color-danger-border);
    box-shadow: inset 0 0 0 1px var(--quoin-color-danger-border);
  }
  [data-disabled] > & [data-part='cell'] {
    border-color: var(--quoin-color-border-hairline);
    background: var(--quoin-color-surface-sunken);
  }
`;

/** Centres each digit in its cell. One invisible extra cell keeps the space after the last digit from scrolling. */
export const Digits = styled(Input)`
  --quoin-code-cell: calc((100cqi + var(--quoin-space-2)) / var(--quoin-code-length));
  position: absolute;
  inset: 0;
  width: calc(100% + var(--quoin-code-cell));
  padding-inline-start: calc((var(--quoin-code-cell) - var(--quoin-space-2) - 1ch) / 2);
  color: var(--quoin-color-text-primary);
  font-size: var(--quoin-font-size-title);
  letter-spacing: calc(var(--quoin-code-cell) - 1ch);

  &:autofill {
    -webkit-background-clip: text;
    background-clip: text;
    box-shadow: none;
  }
  /* With forced colours the browser paints a background behind the text, and this one covers the sides of the cells. */
  ${media.forcedColours} {
    forced-color-adjust: none;
    color: FieldText;

    &:disabled {
      color: GrayText;
    }
  }
`;

export const Resend = styled.span`
  display: block;
  margin-block-start: var(--quoin-space-2);
  margin-inline-start: calc(-1 * var(--quoin-space-3));
  font-feature-settings: 'tnum';
`;
