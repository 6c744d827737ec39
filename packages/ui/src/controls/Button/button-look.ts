// What buttons and links that look like buttons share, as static text for style templates.
import { interfaceFont, media, token } from '../../tokens';

/** Colours by custom properties: a variant sets them, and hovering or being disabled needs no rule per variant. */
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
  text-decoration: none;
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

export const buttonLook = `
  ${buttonFrame}
  & > span {
    min-width: 0;
  }

  &[data-size='small'] {
    ${smallButton}
  }
  &[data-size='large'] {
    min-height: calc(${token.density.control} + ${token.space[2]});
    padding: ${token.space[3]} ${token.space[6]};
  }
  &[data-wide] {
    display: flex;
    width: 100%;
  }

  &[data-variant='primary'] {
    --quoin-button-face: ${token.color.action.surface};
    --quoin-button-over: ${token.color.action.hover};
    --quoin-button-pressed: ${token.color.action.pressed};
    --quoin-button-ink: ${token.color.action.text};
  }
  &[data-variant='secondary'] {
    ${secondaryButton}
  }
  &[data-variant='quiet'] {
    --quoin-button-face: transparent;
    --quoin-button-over: ${token.color.surface.hover};
    --quoin-button-ink: ${token.color.text.link};
    --quoin-button-ink-over: ${token.color.text.linkHover};
    --quoin-button-off: transparent;
  }
  &[data-variant='danger'] {
    --quoin-button-face: ${token.color.destructive.surface};
    --quoin-button-over: ${token.color.destructive.hover};
    --quoin-button-ink: ${token.color.destructive.text};
  }
`;
