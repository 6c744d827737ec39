// Splits a figure into parts, so that its unit can be lighter than its value.
import { warnInDevelopment } from '../../behaviour/warn-in-development';

export interface FigurePart {
  part: 'sign' | 'unit' | 'value';
  text: string;
}

/** The text of an unknown figure. */
export const NO_FIGURE = '—';

/** `price`: money with all its decimal places. */
export type FigureKind = 'money' | 'price' | 'percent' | 'units' | 'count';

export interface FigureOptions {
  /** `change` also shows a plus before a gain. Default: only a minus. */
  sign?: 'change' | 'negative' | undefined;
  /** Decimal places. Default: those of the currency, 2 for percent, all of a price, 6 for units, 0 for a count. `0` omits cents. */
  digits?: number | undefined;
  /** ISO 4217 code of money and prices. Default `USD`. */
  currency?: string | undefined;
}

const DIGITS: Record<FigureKind, number> = { money: 2, price: 2, percent: 2, units: 6, count: 0 };

const STYLES: Record<FigureKind, Intl.NumberFormatOptions> = {
  money: { style: 'currency' },
  price: { style: 'currency' },
  percent: { style: 'percent' },
  units: {},
  count: {},
};

const DOLLARS = 'USD';

/** Undefined: those of the currency, which is none of a yen. */
const getDigits = (kind: FigureKind, wire: string, currency: string): number | undefined => {
  const digits = kind === 'money' && currency !== DOLLARS ? undefined : DIGITS[kind];
  return kind === 'price' ? Math.max(DIGITS.price, wire.split('.')[1]?.length ?? 0) : digits;
};

const isDecimal = (wire: string): wire is `${number}` => /^-?\d+(\.\d+)?$/.test(wire);

/** Creating a formatter costs more than using it a hundred times, and a list shows few kinds of figures. */
const formatters = /* @__PURE__ */ new Map<string, Intl.NumberFormat>();

function formatter(
  kind: FigureKind,
  locale: string,
  { sign = 'negative', digits, currency = DOLLARS }: FigureOptions,
): Intl.NumberFormat {
  const key = `${kind} ${locale} ${sign} ${digits} ${currency}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale === 'en' ? 'en-US' : locale, {
    ...STYLES[kind],
    currency,
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

const getPart = ({ type, value }: Intl.NumberFormatPart): FigurePart => ({
  part: PARTS[type] ?? 'value',
  text: type === 'minusSign' ? '\u2212' : value,
});

/**
 * Formats a decimal string as the API sends it (`wire`): money `'50000.00'`, a rate as a fraction `'0.0825'`. It is
 * formatted exactly, never as a float. An unknown or malformed value gives one part, an em dash.
 */
export function figureParts(
  kind: FigureKind,
  wire: string | null | undefined,
  locale: string,
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
  const { currency = DOLLARS, digits = getDigits(kind, wire, currency) } = options;
  if (!/^[A-Z]{3}$/.test(currency)) {
    warnInDevelopment(
      'Figure',
      () => `has no currency "${currency}". Give it the code of ISO 4217: 'USD', 'EUR'.`,
    );
    return [{ part: 'value', text: NO_FIGURE }];
  }
  const parts: FigurePart[] = [];
  for (const each of formatter(kind, locale, { ...options, digits, currency }).formatToParts(wire)) {
    const next = getPart(each);
    const last = parts.at(-1);
    if (last?.part === next.part) last.text += next.text;
    else parts.push(next);
  }
  return parts;
}

/** The same as one string: `$50,000.00`, `8.25%`, `−$12.50`. */
export const formatFigure = (...args: Parameters<typeof figureParts>): string =>
  figureParts(...args)
    .map(({ text }) => text)
    .join('');
