/** Puts values into a sentence's `{placeholders}`; one without a value stays as it is, so that it is seen. */
export const fillMessage = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
