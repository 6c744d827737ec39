// Declarations that several style templates share, as static text.
/** Inside `&:focus-visible { … }`. */
export const focusRing = `
  outline: var(--quoin-layout-focus) solid var(--quoin-color-border-focus);
  outline-offset: var(--quoin-layout-focus);
`;

/** For elements that do not inherit type from the page: button, input, select, textarea. */
export const interfaceFont = `
  font-family: var(--quoin-font-family-interface);
  font-size: var(--quoin-font-size-body);
  line-height: var(--quoin-font-leading-body);
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
    color: var(--quoin-color-text-secondary);
    font-size: var(--quoin-font-size-small);
  `,
  caption: `
    color: var(--quoin-color-text-secondary);
    font-size: var(--quoin-font-size-caption);
  `,
} as const;

/** The surface of a card, and of what floats above the page. */
export const raisedSurface = `
  border: var(--quoin-layout-hairline) solid var(--quoin-color-border-hairline);
  border-radius: var(--quoin-radius-card);
  background: var(--quoin-color-surface-raised);
`;

/** Media queries for style templates: `${media.phone} { … }`. CSS variables do not work in them. */
export const media = {
  /** Narrower than a tablet in portrait. */
  phone: '@media (max-width: 719.98px)',
  /** `phone` without a printed page, which is as narrow, but has room for a table in small type. */
  phoneScreen: '@media screen and (max-width: 719.98px)',
  /** Where a table of many columns has no room, without a printed page. */
  tabletScreen: '@media screen and (min-width: 720px) and (max-width: 1039.98px)',
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
