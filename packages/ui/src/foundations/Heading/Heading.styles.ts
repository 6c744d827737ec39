import { styled } from 'styled-components';
import { media, token } from '../../tokens';
import { titleLook } from './title-look';

export const View = styled.span`
  display: block;
  ${titleLook}
  /* Few, large words: a line ends at punctuation, not inside a word. */
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
