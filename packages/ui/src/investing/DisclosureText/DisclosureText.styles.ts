import { styled } from 'styled-components';
import { media, token } from '../../tokens';

export const View = styled.div`
  display: grid;
  gap: ${token.space[10]};
  max-width: ${token.layout.reading};

  & > nav ol {
    display: grid;
    gap: ${token.space[1]};
    margin: ${token.space[3]} 0 0;
    padding: 0;
    list-style: none;
  }
  & > nav a {
    display: grid;
    grid-template-columns: ${token.space[8]} minmax(0, 1fr);
    align-items: center;
    min-height: ${token.density.target};
    color: ${token.color.text.link};
    text-decoration: none;
  }
  & > nav a:hover span:last-child {
    color: ${token.color.text.linkHover};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

export const Section = styled.section`
  display: grid;
  gap: ${token.space[4]};
  scroll-margin-top: ${token.space[20]};

  & [data-part='heading'] {
    display: flex;
    align-items: baseline;
    gap: ${token.space[3]};
  }
  & [data-part='heading'] a {
    color: ${token.color.text.secondary};
    font-size: ${token.font.size.body};
    text-decoration: none;
  }
  & [data-part='heading'] a:hover {
    color: ${token.color.text.link};
  }
  & > p {
    display: grid;
    grid-template-columns: ${token.space[12]} minmax(0, 1fr);
    margin: 0;
  }
  & > p:lang(zh) {
    text-align: justify;
  }
  & > p[data-part='only'] {
    display: block;
  }
  & [data-part='number'] {
    color: ${token.color.text.secondary};
    font-feature-settings: 'tnum';
  }
  &:target [data-part='heading'] {
    box-shadow:
      -${token.space[3]} 0 0 ${token.color.surface.page},
      calc(-1 * ${token.space[4]}) 0 0 ${token.color.accent.mark};
  }

  /* Browsers keep a heading together with its text in block layout, but not reliably in a grid. */
  ${media.print} {
    display: block;

    & > [data-part='heading'] {
      break-after: avoid;
    }
    & > p {
      margin-block-start: ${token.space[4]};
    }
  }
`;
