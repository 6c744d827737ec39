// The base style of everything that looks like a button, as static text for style templates.
import { interfaceFont, media, token } from '../../tokens';

/** Variants set the colours as custom properties, so that hover and disabled states need no rule per variant. */
export const buttonFrame = `
  ${interfaceFont}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[2]};
  max-width: 100%;
  min-height: ${token.density.control};
  margin: 0;
  padding: ${token.space[2]} ${token.space[5]};
  border: ${token.layout.hairline} solid var(--quoin-button-edge, transparent);
  border-radius: ${token.radius.control};
  background: var(--quoin-button-face);
  color: var(--quoin-button-ink);
  font-weight: ${token.font.weight.medium};
  line-height: 1.4;
  text-align: center;
  cursor: pointer;
  transition-property: background-color, border-color, color;
  transition-duration: ${token.motion.state};
  transition-timing-function: ${token.motion.ease};

  ${media.hover} {
    &:hover {
      border-color: var(--quoin-button-edge-over, transparent);
      background: var(--quoin-button-over);
      color: var(--quoin-button-ink-over, var(--quoin-button-ink));
    }
  }
  &:active {
    background: var(--quoin-button-pressed, var(--quoin-button-over));
  }
  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    border-color: transparent;
    background: var(--quoin-button-off, ${token.color.action.disabled});
    color: ${token.color.action.disabledText};
    cursor: not-allowed;
  }
`;

export const secondaryButton = `
  --quoin-button-edge: ${token.color.border.control};
  --quoin-button-edge-over: ${token.color.border.strong};
  --quoin-button-face: ${token.color.surface.raised};
  --quoin-button-over: ${token.color.surface.hover};
  --quoin-button-ink: ${token.color.text.primary};
`;

export const smallButton = `
  min-height: ${token.density.target};
  padding: ${token.space[1]} ${token.space[3]};
  font-size: ${token.font.size.small};
`;

/** A button that looks like the text around it. */
export const textButton = `
  ${interfaceFont}
  min-height: ${token.density.target};
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${token.radius.figure};
  background: none;
  color: inherit;
  font-size: inherit;
  font-weight: inherit;
  text-align: start;
  cursor: pointer;
`;
