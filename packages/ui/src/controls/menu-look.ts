// The panel of actions or links that opens below a button, as static text for style templates.
import { interfaceFont, media, raisedSurface, token } from '../tokens/shared-styles';

/** The separator line above a group. */
export const aboveGroup = `
  margin-block-start: ${token.space[2]};
  padding-block-start: ${token.space[2]};
  border-block-start: ${token.layout.hairline} solid ${token.color.border.hairline};
`;

export const menuPanel = `
  min-width: 220px;
  margin: 0;
  padding: ${token.space[2]};
  ${raisedSurface}
  color: ${token.color.text.primary};
  box-shadow: 0 12px 32px ${token.color.shadow};
  list-style: none;

  & a,
  & button {
    ${interfaceFont}
    display: flex;
    align-items: center;
    gap: ${token.space[3]};
    width: 100%;
    min-height: ${token.density.target};
    margin: 0;
    padding-inline: ${token.space[3]};
    border: 0;
    border-radius: ${token.radius.control};
    background: none;
    color: ${token.color.text.primary};
    font-size: ${token.font.size.small};
    text-align: start;
    text-decoration: none;
    cursor: pointer;
  }
  & a[aria-current='page'] {
    background: ${token.color.surface.selected};
  }
  & > [data-part='apart'] {
    ${aboveGroup}
  }

  ${media.hover} {
    & a:hover,
    & button:hover {
      background: ${token.color.surface.hover};
    }
  }
`;
