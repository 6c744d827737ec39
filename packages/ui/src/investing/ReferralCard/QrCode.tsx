// A link as a QR code: dark on light in every theme, because cameras fail to read the inverse.
import { useMemo } from 'react';
import { loadedLater } from '../../behaviour/loaded-later';
import { Plate } from './ReferralCard.styles';

/** Light modules around the code, required by ISO/IEC 18004. */
const QUIET_ZONE = 4;

interface QrCodeProps {
  text: string;
  label: string;
}

const useQrCode = /* @__PURE__ */ loadedLater('ReferralCard', async () => (await import('./qr-code')).qrCode);

/** Renders an empty plate while the encoder loads, and nothing if the text is too long. */
export function QrCode({ text, label }: QrCodeProps) {
  const encode = useQrCode();
  const code = useMemo(() => (encode ? encode(text) : { size: 0, path: '' }), [encode, text]);
  if (!code) return null;
  const side = code.size + 2 * QUIET_ZONE;
  return (
    <Plate
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      data-part="qr"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} data-part="paper" />
      <path d={code.path} data-part="modules" />
    </Plate>
  );
}
