import { styled } from 'styled-components';
import { media, token } from '../../tokens';

// The style of titles as static text for style templates, in the display font. `Heading` adds the other sizes.

export const titleLook = `
  margin: 0;
  color: ${token.color.text.primary};
  font-family: ${token.font.family.display};
  font-weight: ${token.font.weight.medium};
  font-size: ${token.font.size.title};
  line-height: ${token.font.leading.heading};
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
    font-size: ${token.font.size.hero};
    line-height: ${token.font.leading.tight};
    letter-spacing: -0.02em;
  }
  &[data-size='display'] {
    font-size: ${token.font.size.display};
    line-height: ${token.font.leading.tight};
    letter-spacing: -0.015em;
  }
  &[data-size='heading'] {
    font-size: ${token.font.size.heading};
  }
  &[data-size='lead'] {
    font-family: ${token.font.family.interface};
    font-size: ${token.font.size.lead};
    font-weight: ${token.font.weight.strong};
  }
  &[data-size='small'] {
    font-family: ${token.font.family.interface};
    font-size: ${token.font.size.small};
    font-weight: ${token.font.weight.strong};
    letter-spacing: 0;
  }

  ${media.phone} {
    &[data-size='hero'] {
      font-size: ${token.font.size.display};
    }
    &[data-size='display'] {
      font-size: ${token.font.size.heading};
    }
  }
`;
