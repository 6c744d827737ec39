import { styled } from 'styled-components';
import { media, oneColumn, token } from '../../tokens/shared-styles';

export const View = styled.div`
  ${oneColumn}
  gap: ${token.space[6]};

  & > section {
    ${oneColumn}
    gap: ${token.space[3]};
  }
  & [data-part='figure'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${token.space[1]} ${token.space[3]};
    overflow-wrap: anywhere;
  }
  & [data-part='figure'] > [data-quoin='Figure'] {
    white-space: normal;
  }
  & [data-part='formula'] {
    display: grid;
    gap: ${token.space[4]};
    padding: ${token.space[5]} ${token.space[4]};
    border: ${token.layout.hairline} solid ${token.color.border.hairline};
    border-radius: ${token.radius.figure};
    background: ${token.color.surface.sunken};
    font-size: ${token.font.size.lead};
  }
  & math {
    font-family: math, ${token.font.family.display};
  }
  /* WebKit draws large operators only if the first font has them, so a normal one is enlarged instead. */
  & mo[data-sign='sum'] {
    font-family: math, serif;
    font-size: 1.4em;
  }
  & mfrac mo[data-sign='sum'] {
    font-size: inherit;
  }
  /* Browsers map a single letter to mathematical italic, which few fonts have. Use the italic of the text font. */
  & mi {
    font-family: ${token.font.family.display};
    font-style: italic;
    text-transform: none;
  }
  & mi[data-word] {
    font-style: normal;
  }
  & [data-part='rows'] caption {
    font-size: ${token.font.size.small};
  }

  ${media.phone} {
    & [data-part='formula'] {
      padding-inline: ${token.space[2]};
      font-size: ${token.font.size.body};
    }
  }
`;

export const Symbols = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token.space[2]} ${token.space[4]};
  margin: 0;
  font-size: ${token.font.size.small};
  line-height: 1.5;

  & > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: baseline;
  }
  & dt {
    min-width: ${token.space[5]};
    font-style: italic;
    font-family: ${token.font.family.display};
    font-size: ${token.font.size.body};
  }
  & dd {
    margin: 0;
    color: ${token.color.text.secondary};
  }
  & dd[data-part='value'] {
    color: ${token.color.text.primary};
    text-align: end;
    overflow-wrap: anywhere;
  }
  & dd[data-part='value'] > [data-quoin='Figure'] {
    white-space: normal;
  }
`;
