// Declarations that several style templates share, as static text.
import { token } from './token';

/** Inside `&:focus-visible { … }`. */
export const focusRing = `
  outline: ${token.layout.focus} solid ${token.color.border.focus};
  outline-offset: ${token.layout.focus};
`;

/** For elements that do not inherit type from the page: button, input, select, textarea. */
export const interfaceFont = `
  font-family: ${token.font.family.interface};
  font-size: ${token.font.size.body};
  line-height: ${token.font.leading.body};
`;
