// A figure in parts, so that its unit can be set lighter than its value.
import { warnInDevelopment } from '../../behaviour/warn-in-development';
import type { Locale } from '../../provider/quoin-context';

export interface FigurePart {
  part: 'sign' | 'unit' | 'value';
  text: string;
}

/** The text of an unknown figure. */
export const NO_FIGURE = '—';

/** `price`: money with all digits that it has. */
export type FigureKind = 'money' | 'price' | 'percent' | 'units' | 'count';

export interface FigureOptions {
  /** `change`: a plus before a gain as well. Default: only a minus shows. */
  sign?: 'change' | 'negative';
  /** Digits after the point. Default 2 for money and per cent, all of a price, 6 for units, 0 for a count. `0` leaves cents out. */
  digits?: number;
}

const DIGITS: Record<FigureKind, number> = { money: 2, price: 2, percent: 2, units: 6, count: 0 };

const digitsOf = (kind: FigureKind, wire: string): number =>
  kind === 'price' ? Math.max(DIGITS.price, wire.split('.')[1]?.length ?? 0) : DIGITS[kind];

const STYLES: Record<FigureKind, Intl.NumberFormatOptions> = {
  money: { style: 'currency', currency: 'USD' },
  price: { style: 'currency', currency: 'USD' },
  percent: { style: 'percent' },
  units: {},
  count: {},
};

const isDecimal = (wire: string): wire is `${number}` => /^-?\d+(\.\d+)?$/.test(wire);

/** Making a formatter costs more than a hundred uses of it, and a list shows few kinds of figures. */
const formatters = /* @__PURE__ */ new Map<string, Intl.NumberFormat>();

function formatter(
  kind: FigureKind,
  locale: Locale,
  { sign = 'negative', digits = DIGITS[kind] }: FigureOptions,
): Intl.NumberFormat {
  const key = `${kind} ${locale} ${sign} ${digits}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale === 'en' ? 'en-US' : locale, {
    ...STYLES[kind],
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: sign === 'change' ? 'exceptZero' : 'negative',
  });
  formatters.set(key, made);
  return made;
}

const PARTS: Partial<Record<Intl.NumberFormatPartTypes, FigurePart['part']>> = {
  minusSign: 'sign',
  plusSign: 'sign',
  currency: 'unit',
  percentSign: 'unit',
};

const partOf = ({ type, value }: Intl.NumberFormatPart): FigurePart => ({
  part: PARTS[type] ?? 'value',
  text: type === 'minusSign' ? '\u2212' : value,
});

/**
 * `wire` is a decimal string as the API sends it: money `'50000.00'`, a rate as a fraction `'0.0825'`. It is formatted as
 * the exact decimal it is, never as a float. Unknown or malformed: one part, an em dash.
 */
export function figureParts(
  kind: FigureKind,
  wire: string | null | undefined,
  locale: Locale,
  options: FigureOptions = {},
): FigurePart[] {
  if (!wire || !isDecimal(wire)) {
    if (wire)
      warnInDevelopment(
        'Figure',
        () =>
          `cannot show "${wire}". Give it a decimal string without $, % and commas: '50000.00', '0.0825'.`,
      );
    return [{ part: 'value', text: NO_FIGURE }];
  }
  const parts: FigurePart[] = [];
  for (const each of formatter(kind, locale, {
    ...options,
    digits: options.digits ?? digitsOf(kind, wire),
  }).formatToParts(wire)) {
    const next = partOf(each);
    const last = parts.at(-1);
    if (last?.part === next.part) last.text += next.text;
    else parts.push(next);
  }
  return parts;
}

/** The same as one text: `$50,000.00`, `8.25%`, `−$12.50`. */
export const formatFigure = (...given: Parameters<typeof figureParts>): string =>
  figureParts(...given)
    .map(({ text }) => text)
    .join('');
