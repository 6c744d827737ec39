import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

export interface QrCode {
  /** Modules per side, without the quiet zone. */
  size: number;
  /** The dark modules, as the `d` of an SVG `<path>`. */
  path: string;
}

/** Higher versions have modules too small for a phone camera. */
const MAX_VERSION = 20;

/** @returns undefined if the text is too long */
export function qrCode(text: string): QrCode | undefined {
  try {
    const code = generate(text, { minCorrectionLevel: correction.M, maxVersion: MAX_VERSION });
    return { size: code.size, path: toSvgPath(code) };
  } catch {
    return undefined;
  }
}
