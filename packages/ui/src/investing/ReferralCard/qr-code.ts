import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

export interface QrCode {
  /** Modules of each side, without the quiet zone. */
  size: number;
  /** The dark modules, as the `d` of an SVG `<path>`. */
  path: string;
}

/** A code of a higher version has modules too small for a telephone's camera. */
const MAX_VERSION = 20;

/** @returns undefined for a text that is too long */
export function qrCode(text: string): QrCode | undefined {
  try {
    const code = generate(text, { minCorrectionLevel: correction.M, maxVersion: MAX_VERSION });
    return { size: code.size, path: toSvgPath(code) };
  } catch {
    return undefined;
  }
}
