import { styled } from 'styled-components';
import { media, plainList, secondaryText, token } from '../../tokens/shared-styles';

export const View = styled.footer`
  border-top: ${token.layout.hairline} solid ${token.color.border.hairline};
  background: ${token.color.surface.sunken};
  ${secondaryText.small}

  & > [data-part='inside'] {
    display: grid;
    gap: ${token.space[10]};
    max-width: calc(${token.layout.page} + 2 * ${token.layout.gutter});
    margin-inline: auto;
    padding: ${token.space[12]} ${token.layout.gutter} ${token.space[10]};
  }
  & [data-part='groups'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
    gap: ${token.space[8]};
  }
  & h2 {
    margin: 0 0 ${token.space[2]};
    color: ${token.color.text.primary};
    font-size: ${token.font.size.small};
    font-weight: ${token.font.weight.strong};
  }
  & ul {
    ${plainList}
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    color: inherit;
    text-decoration: none;
    text-underline-offset: 3px;
  }
  & [data-part='legal'] {
    padding-block-start: ${token.space[6]};
    /* Limits lines to 84 characters below a full-width hairline. */
    padding-inline-end: max(0px, 100% - 84ch);
    border-top: ${token.layout.hairline} solid ${token.color.border.hairline};
    font-size: ${token.font.size.caption};
  }

  ${media.hover} {
    & a:hover {
      color: ${token.color.text.primary};
      text-decoration: underline;
    }
  }

  ${media.phone} {
    & > [data-part='inside'] {
      gap: ${token.space[6]};
      padding: ${token.space[6]} ${token.layout.gutterPhone};
    }
    & [data-part='legal'] {
      padding-block-start: ${token.space[4]};
    }
    /* Two groups side by side, even if an operator's address is longer than half the width of a phone. */
    & [data-part='groups'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${token.space[6]} ${token.space[4]};
    }
    & a {
      min-height: ${token.density.target};
      overflow-wrap: anywhere;
    }
  }
`;
