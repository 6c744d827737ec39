// Perceived distance of two colours: the distance in OKLab (Björn Ottosson, 2020), where black and white are 1 apart.

type Triple = readonly [number, number, number];

/** Matrices from linear sRGB to cone responses, and from their cube roots to lightness and two hues. */
const CONES: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const OPPONENTS: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

const times = (rows: readonly Triple[], [x, y, z]: readonly number[]): number[] =>
  rows.map(([a, b, c]) => a * (x ?? 0) + b * (y ?? 0) + c * (z ?? 0));

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function oklab(hex: string): number[] {
  const channels = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255));
  return times(OPPONENTS, times(CONES, channels).map(Math.cbrt));
}

/** @param one, other `#rrggbb` */
export function getDistance(one: string, other: string): number {
  const end = oklab(other);
  return Math.hypot(...oklab(one).map((value, index) => value - (end[index] ?? 0)));
}
