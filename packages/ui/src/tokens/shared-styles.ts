// Declarations that several style templates share, as static text.
import { token } from './token';

export { token };

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

/** A grid of one column that stays as wide as its container if a word is longer. */
export const oneColumn = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** A list without the bullets and spaces of the browser. */
export const plainList = `
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Text that explains, by its size. */
export const secondaryText = {
  small: `
    color: ${token.color.text.secondary};
    font-size: ${token.font.size.small};
  `,
  caption: `
    color: ${token.color.text.secondary};
    font-size: ${token.font.size.caption};
  `,
} as const;

/** The surface of a card, and of what floats above the page. */
export const raisedSurface = `
  border: ${token.layout.hairline} solid ${token.color.border.hairline};
  border-radius: ${token.radius.card};
  background: ${token.color.surface.raised};
`;

/** Media queries for style templates: `${media.phone} { … }`. CSS variables do not work in them. */
export const media = {
  /** Narrower than a tablet in portrait. */
  phone: '@media (max-width: 719.98px)',
  /** `phone` without a printed page, which is as narrow, but has room for a table in small type. */
  phoneScreen: '@media screen and (max-width: 719.98px)',
  tablet: '@media (min-width: 720px)',
  desktop: '@media (min-width: 1040px)',
  /** Too narrow for a menu on one line. */
  belowDesktop: '@media (max-width: 1039.98px)',
  /** The user prefers reduced motion. */
  calm: '@media (prefers-reduced-motion: reduce)',
  /** The operating system replaces the colours. */
  forcedColours: '@media (forced-colors: active)',
  hover: '@media (hover: hover)',
  /** The main input is a finger: a phone or a tablet. */
  touch: '@media (hover: none) and (pointer: coarse)',
  /** Printed pages and PDF files, where controls are hidden. */
  print: '@media print',
} as const;
