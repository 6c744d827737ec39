// The value of a field for numbers: `null` while it is empty, `NaN` while its text is not a number of the kind.

export const typedNumber =
  (parse: (text: string) => number | undefined) =>
  (text: string): number | null =>
    text.trim() === '' ? null : (parse(text) ?? NaN);

export const numberText = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '' : String(value);
