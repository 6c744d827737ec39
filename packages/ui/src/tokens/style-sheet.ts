// The one style sheet of variables. Every name stands once in the generated tables, with a value per view: written out,
// the sheet would be three times as much to load.
import { colours, densities, fixed, gains } from './generated/style-values';
import { variableName } from './variable-name';

/** The declarations of one column; without `index`, all of a row is one value. */
const column = (rows: string, index?: number): string =>
  rows.replace(
    /(\S+) (.+)\n?/g,
    (_, id: string, values: string) =>
      `${variableName(id)}:${index === undefined ? values : values.split(' ')[index]};`,
  );

const theme = (index: number, scheme: 'light' | 'dark'): string =>
  `color-scheme:${scheme};${column(colours, index)}`;

const at = (name: string, value: string): string => `[data-quoin-${name}=${value}]`;

/** @param suffix behind every selector, where the sheet is part of another one */
export function styleSheetWith(suffix: string): string {
  const dark = theme(1, 'dark');
  const contrast = theme(2, 'light');
  const is = (name: string, value: string) => at(name, value) + suffix;
  const isDark = is('theme', 'dark');
  const isContrast = is('theme', 'high-contrast');
  const isSystem = is('theme', 'system');
  const root = `:root${suffix}`;
  const others = `:where(${at('theme', 'dark')},${at('theme', 'high-contrast')},${at('theme', 'system')})`;
  // A page is light to begin with. Only a part inside another theme goes back to it: a hundred variables on an element
  // are computed anew whenever its style is.
  return `${root}{${column(fixed)}}
${root},${others} :is(${at('theme', 'light')},${at('theme', 'system')})${suffix}{${theme(0, 'light')}}
${isDark}{${dark}}
${isContrast}{${contrast}}
@media (prefers-color-scheme:dark){${isSystem}{${dark}}}
@media (prefers-contrast:more){${isSystem}{${contrast}}}
${root},${is('density', 'comfortable')}{${column(densities, 0)}}
${is('density', 'compact')}{${column(densities, 1)}}
${root},${is('gain', 'green')}{${column(gains, 0)}}
${is('gain', 'red')}{${column(gains, 1)}}`;
}

export const tokenStyleSheet = /* @__PURE__ */ styleSheetWith('');
