// Builds the style sheet of CSS variables. The generated tables list each name once, with a value per theme or density:
// the written-out sheet would be three times as large to download.
import { chartColours, colours, densities, fixed, gains } from './generated/style-values';
import { variableName } from './token';

/** The declarations of one column; without `index`, the rest of a row is one value. */
const column = (rows: string, index?: number): string =>
  rows.replace(
    /(\S+) (.+)\n?/g,
    (_, id: string, values: string) =>
      `${variableName(id)}:${index === undefined ? values : values.split(' ')[index]};`,
  );

const at = (name: string, value: string): string => `[data-quoin-${name}=${value}]`;

/** Appended to a selector in a component's style: it then matches anywhere in the page, not only inside the component. */
export const ANYWHERE = ':where(&,*)';

/** The page or, if the style is in a shadow root, its host. */
const rootWith = (suffix: string): string => `:root${suffix},:host(${suffix || '*'})`;

/** @param suffix appended to every selector when the sheet is part of another one */
function themesWith(rows: string, suffix: string): string {
  const theme = (index: number, scheme: 'light' | 'dark') => `color-scheme:${scheme};${column(rows, index)}`;
  const dark = theme(1, 'dark');
  const contrast = theme(2, 'light');
  const is = (value: string) => at('theme', value) + suffix;
  const others = `:where(${at('theme', 'dark')},${at('theme', 'high-contrast')},${at('theme', 'system')})`;
  // Print uses the light theme: browsers omit backgrounds, and light text would remain.
  // The light theme is the default. Only an element inside another theme sets it again, because the browser recomputes a
  // hundred variables on such an element whenever its style changes.
  return `${rootWith(suffix)},${others} :is(${at('theme', 'light')},${at('theme', 'system')})${suffix}{${theme(0, 'light')}}
@media screen{${is('dark')}{${dark}}
${is('high-contrast')}{${contrast}}}
@media screen and (prefers-color-scheme:dark){${is('system')}{${dark}}}
@media screen and (prefers-contrast:more){${is('system')}{${contrast}}}`;
}

/** Transitions and animations of these durations are off for who prefers reduced motion; others have `media.calm`. */
const STILL = ['motion-state', 'motion-float'].map((id) => `${variableName(id)}:0s;`).join('');

/** All variables except those of charts. */
export function styleSheetWith(suffix: string): string {
  const is = (name: string, value: string) => at(name, value) + suffix;
  const root = rootWith(suffix);
  return `${root}{${column(fixed)}}
@media (prefers-reduced-motion:reduce){${root}{${STILL}}}
${themesWith(colours, suffix)}
${root},${is('density', 'comfortable')}{${column(densities, 0)}}
${is('density', 'compact')}{${column(densities, 1)}}
${root},${is('gain', 'green')}{${column(gains, 0)}}
${is('gain', 'red')}{${column(gains, 1)}}`;
}

/** The variables of charts: a page without one does not load them. */
export const chartStyleSheet = /* @__PURE__ */ themesWith(chartColours, ANYWHERE);

export const tokenStyleSheet = /* @__PURE__ */ [
  /* @__PURE__ */ styleSheetWith(''),
  /* @__PURE__ */ themesWith(chartColours, ''),
].join('\n');
