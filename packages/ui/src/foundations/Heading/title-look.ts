// How a title looks, as static text for style templates: the page's face at the size of a title. The other sizes are `Heading`'s.
import { token } from '../../tokens';

export const titleLook = `
  margin: 0;
  color: ${token.color.text.primary};
  font-family: ${token.font.family.display};
  font-weight: ${token.font.weight.medium};
  font-size: ${token.font.size.title};
  line-height: ${token.font.leading.heading};
  letter-spacing: -0.01em;
  text-wrap: balance;

  /* Chinese has no spaces: balanced lines would end inside a word. A sign is not left alone on the last one. */
  &:lang(zh) {
    letter-spacing: 0;
    text-wrap: pretty;
  }
`;
