/** `color.text.primary` is `--quoin-color-text-primary`. */
export const variableName = (id: string): string => `--quoin-${id.replaceAll('.', '-')}`;
