// The one style sheet of variables. Every name stands once in the generated tables, with a value per view: written out,
// the sheet would be three times as much to load.
import { colours, densities, fixed, gains } from './generated/style-values';

/** The declarations of one column. */
const column = (rows: string, start: string, index: number): string =>
  rows.replace(/(\S+) (.+)\n?/g, (_, name: string, values: string) => {
    return `--quoin-${start}-${name}:${values.split(' ')[index]};`;
  });

const theme = (index: number, scheme: 'light' | 'dark'): string =>
  `color-scheme:${scheme};${column(colours, 'color', index)}`;

const at = (name: string, value: string): string => `[data-quoin-${name}='${value}']`;

function writeStyleSheet(): string {
  const light = theme(0, 'light');
  const dark = theme(1, 'dark');
  const contrast = theme(2, 'light');
  const system = at('theme', 'system');
  const density = (index: number) => column(densities, 'density', index);
  const gain = (index: number) => column(gains, 'color-figure', index);
  return `:root{${fixed}}
:root,${at('theme', 'light')},${system}{${light}}
${at('theme', 'dark')}{${dark}}
${at('theme', 'high-contrast')}{${contrast}}
@media (prefers-color-scheme: dark){${system}{${dark}}}
@media (prefers-contrast: more){${system}{${contrast}}}
:root,${at('density', 'comfortable')}{${density(0)}}
${at('density', 'compact')}{${density(1)}}
:root,${at('gain', 'green')}{${gain(0)}}
${at('gain', 'red')}{${gain(1)}}`;
}

export const tokenStyleSheet = /* @__PURE__ */ writeStyleSheet();
