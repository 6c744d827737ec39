// A link as a picture to scan: one path of squares, always dark on light, in a dark theme too, or cameras fail.
import { useMemo } from 'react';
import { loadedLater } from '../../behaviour';
import type { QrCode as Modules } from './qr-code';
import { Plate } from './ReferralCard.styles';

/** Modules of white around the code that the standard asks for. */
const QUIET = 4;

interface QrCodeProps {
  text: string;
  label: string;
}

const useDrawing = /* @__PURE__ */ loadedLater(
  'ReferralCard',
  async () => (await import('./qr-code')).qrCode,
);

/** Empty paper while the drawing is on its way, nothing for a text that is too long to be scanned. */
export function QrCode({ text, label }: QrCodeProps) {
  const draw = useDrawing();
  const code = useMemo(() => (draw ? draw(text) : []), [draw, text]);
  if (!code) return null;
  const side = code.length + 2 * QUIET;
  return (
    <Plate
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      data-part="qr"
    >
      <rect width={side} height={side} data-part="paper" />
      <path d={pathOf(code)} data-part="modules" />
    </Plate>
  );
}

/** Dark modules that stand side by side in a row become one rectangle. */
const pathOf = (code: Modules): string =>
  code
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const width = (end === -1 ? row.length : end) - x;
        return [`M${x + QUIET} ${y + QUIET}h${width}v1h-${width}z`];
      }),
    )
    .join('');
