// The shapes of all pictures, as SVG path data on a 640 × 360 canvas. Radii are integers: an arc whose radius and ends
// were rounded separately would not be round.

export const SHEET = { width: 640, height: 360 } as const;

/** Colours by role; the style file maps them to tokens. */
export type Tone = 'paper' | 'shade' | 'form' | 'deep' | 'mark' | 'line';

export interface Shape {
  tone: Tone;
  d: string;
}

/** A block whose top left corner may be cut. */
export const stone = (tone: Tone, x: number, y: number, width: number, height: number, cut = 0): Shape => ({
  tone,
  d: `M${n(x + cut)} ${n(y)}H${n(x + width)}V${n(y + height)}H${n(x)}V${n(y + cut)}Z`,
});

export const disc = (tone: Tone, x: number, y: number, radius: number): Shape => {
  const r = Math.round(radius);
  return { tone, d: `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z` };
};

/** The upper half of a ring; a `thickness` equal to the radius makes it solid. */
export const arch = (tone: Tone, x: number, base: number, radius: number, thickness: number): Shape => {
  const outer = Math.round(radius);
  const inner = Math.round(radius - thickness);
  const opening = inner > 0 ? `h${inner - outer}a${inner} ${inner} 0 0 0 ${-2 * inner} 0` : '';
  return { tone, d: `M${n(x - outer)} ${n(base)}a${outer} ${outer} 0 0 1 ${2 * outer} 0${opening}Z` };
};

/** A polygon: a roof or a slope. */
export const facet = (tone: Tone, ...points: readonly (readonly [x: number, y: number])[]): Shape => ({
  tone,
  d: `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`,
});

/** A hairline between two points. */
export const line = (x1: number, y1: number, x2: number, y2: number): Shape => ({
  tone: 'line',
  d: `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`,
});

const n = (value: number): string => String(Math.round(value * 10) / 10);
