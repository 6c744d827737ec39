// Colour values, read from the tables of the style sheet, so that a page that loads both contains every colour once.
import type { MeasuredColours } from './generated/measured-colours';
import { chartColours, colours as others, gains } from './generated/style-values';
import { variableName } from './token';

interface Measured {
  hex: string;
  alpha: number;
}

/** `#fff`, `#0009` or `#17140f29` as six digits, and the alpha to two decimals. */
function measureColour(css: string): Measured {
  const digits = css.length > 5 ? css.slice(1) : css.slice(1).replace(/./g, '$&$&');
  const alpha = Number.parseInt(digits.slice(6) || 'ff', 16) / 255;
  return { hex: `#${digits.slice(0, 6)}`, alpha: Math.round(alpha * 100) / 100 };
}

/** `color-text-link_hover` -> `text.link-hover` */
const colourName = (id: string) => id.replace('color-', '').replaceAll('-', '.').replaceAll('_', '-');

function theme(column: number): Record<string, Measured> {
  const colours: Record<string, Measured> = {};
  const byVariable = new Map<string, Measured>();
  for (const row of `${others}\n${chartColours}\n${gains}`.split('\n')) {
    const [id = '', ...values] = row.split(' ');
    // Gain and loss refer to the variable of another colour.
    const colour = byVariable.get(values[0] ?? '') ?? measureColour(values[column] ?? '');
    byVariable.set(`var(${variableName(id)})`, colour);
    colours[colourName(id)] = colour;
  }
  return Object.fromEntries(Object.entries(colours).sort());
}

const themes = () => ({ light: theme(0), dark: theme(1), 'high-contrast': theme(2) });

export const colours = /* @__PURE__ */ themes() as object as MeasuredColours; // a test compares them with the design tokens
