import { styled } from 'styled-components';
import { Input } from '../../controls/TextField/TextField.styles';
import { media, token } from '../../tokens';

const gap = token.space[2];

/** The cells share the width; on a narrow phone they are narrower than 48 px. */
export const Cells = styled.div`
  --quoin-code-length: 6;
  position: relative;
  direction: ltr; /* digits are written from left to right in every language */
  container-type: inline-size;
  max-width: calc(var(--quoin-code-length) * (48px + ${gap}) - ${gap});
  border-radius: ${token.radius.control};
  cursor: text;
  overflow: clip;

  &[data-length='5'] {
    --quoin-code-length: 5;
  }
  & > span {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    gap: ${gap};
    height: 56px;
  }
  & [data-part='cell'] {
    border: ${token.layout.hairline} solid ${token.color.border.control};
    border-radius: ${token.radius.control};
    background: ${token.color.surface.raised};
  }
  &:focus-within {
    outline: ${token.layout.focus} solid ${token.color.border.focus};
    outline-offset: 3px;
  }
  &:focus-within [data-part='cell'] {
    border-color: ${token.color.border.focus};
  }
  [data-invalid] > &:not(:focus-within) [data-part='cell'] {
    border-color: ${token.color.danger.border};
    box-shadow: inset 0 0 0 1px ${token.color.danger.border};
  }
  [data-disabled] > & [data-part='cell'] {
    border-color: ${token.color.border.hairline};
    background: ${token.color.surface.sunken};
  }
`;

/** Centres each digit in its cell. One invisible extra cell keeps the space after the last digit from scrolling. */
export const Digits = styled(Input)`
  --quoin-code-cell: calc((100cqi + ${gap}) / var(--quoin-code-length));
  position: absolute;
  inset: 0;
  width: calc(100% + var(--quoin-code-cell));
  padding-inline-start: calc((var(--quoin-code-cell) - ${gap} - 1ch) / 2);
  color: ${token.color.text.primary};
  font-size: ${token.font.size.title};
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
  margin: ${token.space[2]} 0 0 calc(-1 * ${token.space[3]});
  font-feature-settings: 'tnum';
`;
