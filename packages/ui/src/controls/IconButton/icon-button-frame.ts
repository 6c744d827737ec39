// The style of icon buttons as static text for style templates: a component that renders one itself saves two components.
import { media, token } from '../../tokens';

/** Variants set the colours as custom properties, so that hover and disabled states need no rule per variant. */
export const iconButtonFrame = `
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${token.density.target};
  height: ${token.density.target};
  margin: 0;
  padding: 0;
  border: ${token.layout.hairline} solid var(--quoin-icon-edge, transparent);
  border-radius: ${token.radius.control};
  background: var(--quoin-icon-face, transparent);
  color: ${token.color.text.secondary};
  cursor: pointer;
  transition: background-color ${token.motion.state} ${token.motion.ease};

  ${media.hover} {
    &:hover {
      background: ${token.color.surface.hover};
      color: ${token.color.text.primary};
    }
  }
`;
