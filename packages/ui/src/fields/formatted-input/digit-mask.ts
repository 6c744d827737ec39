// Masks for figures of a fixed form.
import type { MaskitoOptions } from '@maskito/core';

/** A dot is a digit, everything else stands where it stands: `(...) ... ....`, `...-..-....`. */
export const digitMask = (
  format: string,
  preprocessors: MaskitoOptions['preprocessors'] = [],
): MaskitoOptions => ({
  mask: Array.from(format, (place) => (place === '.' ? /\d/ : place)),
  preprocessors: [asciiDigits, ...preprocessors],
});

/** Chinese input methods type full-width figures. */
export const asciiDigits: NonNullable<MaskitoOptions['preprocessors']>[number] = ({
  elementState,
  data,
}) => ({
  elementState,
  data: data.normalize('NFKC'),
});
