// The shared style of text inputs and selects, as static text for style templates.
import { interfaceFont, media, token } from '../tokens';

/** For the element that draws the border. States: `data-invalid` on a parent, `:disabled`, `:focus`. */
export const controlBox = `
  ${interfaceFont}
  width: 100%;
  min-width: 0;
  min-height: ${token.density.control};
  margin: 0;
  padding: 0 ${token.density.inset};
  border: ${token.layout.hairline} solid ${token.color.border.control};
  border-radius: ${token.radius.control};
  background: ${token.color.surface.raised};
  color: ${token.color.text.primary};
  line-height: 1.5;
  transition: border-color ${token.motion.state} ${token.motion.ease};
`;

export const controlHover = `
  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${token.color.border.strong};
    }
  }
`;

export const controlFocus = `
  outline: ${token.layout.focus} solid ${token.color.border.focus};
  outline-offset: 1px;
  border-color: ${token.color.border.focus};
`;

export const controlInvalid = `
  border-color: ${token.color.danger.border};
  box-shadow: inset 0 0 0 1px ${token.color.danger.border};
`;

export const controlDisabled = `
  border-color: ${token.color.border.hairline};
  background: ${token.color.surface.sunken};
  color: ${token.color.text.secondary};
  -webkit-text-fill-color: ${token.color.text.secondary};
  cursor: not-allowed;
  opacity: 1;
`;
