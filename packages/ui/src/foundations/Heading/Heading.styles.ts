import { css, styled } from 'styled-components';
import { media } from '../../tokens';

// The style of titles, in the display font. `Heading` adds the other sizes.

export const titleLook = css`
  margin: 0;
  color: var(--quoin-color-text-primary);
  font-family: var(--quoin-font-family-display);
  font-weight: var(--quoin-font-weight-medium);
  font-size: var(--quoin-font-size-title);
  line-height: var(--quoin-font-leading-heading);
  letter-spacing: -0.01em;
  text-wrap: balance;

  /* Chinese has no spaces: balanced lines would end inside a word. "pretty" avoids a last line of one character. */
  &:lang(zh) {
    letter-spacing: 0;
    text-wrap: pretty;
  }
`;

export const View = styled.span`
  display: block;
  ${titleLook}
  /* For few, large words: lines break at punctuation, not inside a word. */
  &[data-size='hero']:lang(zh) {
    word-break: keep-all;
  }

  &[data-size='hero'] {
    font-size: var(--quoin-font-size-hero);
    line-height: var(--quoin-font-leading-tight);
    letter-spacing: -0.02em;
  }
  &[data-size='display'] {
    font-size: var(--quoin-font-size-display);
    line-height: var(--quoin-font-leading-tight);
    letter-spacing: -0.015em;
  }
  &[data-size='heading'] {
    font-size: var(--quoin-font-size-heading);
  }
  &[data-size='lead'] {
    font-family: var(--quoin-font-family-interface);
    font-size: var(--quoin-font-size-lead);
    font-weight: var(--quoin-font-weight-strong);
  }
  &[data-size='small'] {
    font-family: var(--quoin-font-family-interface);
    font-size: var(--quoin-font-size-small);
    font-weight: var(--quoin-font-weight-strong);
    letter-spacing: 0;
  }

  ${media.phone} {
    &[data-size='hero'] {
      font-size: var(--quoin-font-size-display);
    }
    &[data-size='display'] {
      font-size: var(--quoin-font-size-heading);
    }
  }
`;
