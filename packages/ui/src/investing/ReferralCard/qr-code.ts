// A text as a QR code (ISO/IEC 18004): byte mode, error correction M, versions 1 to 20. Our own, because the smallest
// library that does it weighs more than all of this.
import { withCorrection } from './reed-solomon';

/** Rows of modules, true is dark, without the quiet zone around them. */
export type QrCode = readonly (readonly boolean[])[];

/** By version: bytes of correction per block, and blocks. ISO/IEC 18004, table 9, level M. */
const BLOCKS = [
  [10, 1], [16, 1], [26, 1], [18, 2], [24, 2], [16, 4], [18, 4], [22, 4], [22, 5], [26, 5],
  [30, 5], [22, 8], [22, 9], [24, 9], [24, 10], [28, 10], [28, 11], [26, 13], [26, 14], [26, 16],
] as const; // prettier-ignore

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Undefined when the text is longer than a phone's camera reads with ease: over 666 bytes of UTF-8. */
export function qrCode(text: string): QrCode | undefined {
  const bytes = new TextEncoder().encode(text);
  for (const [index, [correction, blocks]] of BLOCKS.entries()) {
    const version = index + 1;
    const room = Math.floor(modulesFor(version) / 8) - correction * blocks;
    if (bytes.length + (version < 10 ? 2 : 3) > room) continue;
    return draw(version, withCorrection(dataWords(bytes, version, room), correction, blocks));
  }
  return undefined;
}

/** Modules that are left for data beside the patterns, the format and the version. */
function modulesFor(version: number): number {
  const side = version * 4 + 17;
  const alignment = alignmentPlaces(version).length;
  const patterns = 3 * 64 + 31 + 2 * (side - 16) + (version < 7 ? 0 : 36);
  const aligned = alignment === 0 ? 0 : (alignment ** 2 - 3) * 25 - (alignment - 2) * 10;
  return side ** 2 - patterns - aligned;
}

/** Mode, length, bytes, an end, and filling up to the room. */
function dataWords(bytes: Uint8Array, version: number, room: number): number[] {
  const bits: number[] = [];
  const write = (value: number, width: number) => {
    for (let at = width - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  write(4, 4);
  write(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => write(byte, 8));
  write(0, 4);
  for (let filling = 0xec; bits.length < room * 8; filling ^= 0xec ^ 0x11) write(filling, 8);
  return Array.from({ length: room }, (_, word) =>
    bits.slice(word * 8, word * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  );
}

const alignmentPlaces = (version: number): number[] => {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  return Array.from({ length: count }, (_, at) =>
    at === 0 ? 6 : version * 4 + 10 - (count - 1 - at) * step,
  );
};

/** The mask with the least penalty is taken, so that no pattern of the code looks like a corner. */
function draw(version: number, words: readonly number[]): QrCode {
  const codes = MASKS.map((mask, number) => drawMasked(version, words, mask, number));
  const penalties = codes.map(penalty);
  const best = penalties.indexOf(Math.min(...penalties));
  return codes[best] ?? [];
}

function drawMasked(
  version: number,
  words: readonly number[],
  mask: (x: number, y: number) => boolean,
  maskNumber: number,
): boolean[][] {
  const side = version * 4 + 17;
  const fixed = new Map<number, boolean>();
  const set = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < side && y < side) fixed.set(y * side + x, dark);
  };
  drawTiming(side, set);
  drawAlignment(version, set);
  for (const [x, y] of [
    [3, 3],
    [side - 4, 3],
    [3, side - 4],
  ] as const)
    drawRings(x, y, 4, set);
  drawFormat(side, maskNumber, set);
  if (version >= 7) drawVersion(side, version, set);

  const code = Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (__, x) => fixed.get(y * side + x) ?? mask(x, y)),
  );
  let bit = 0;
  for (const [x, y] of zigzag(side)) {
    if (fixed.has(y * side + x)) continue;
    const row = code[y];
    const on = ((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
    if (row && on) row[x] = !row[x];
    bit += 1;
  }
  return code;
}

type Set = (x: number, y: number, dark: boolean) => void;

function drawTiming(side: number, set: Set) {
  for (let at = 0; at < side; at++) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
}

function drawAlignment(version: number, set: Set) {
  const places = alignmentPlaces(version);
  const last = places.length - 1;
  places.forEach((y, row) =>
    places.forEach((x, column) => {
      const inCorner = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0);
      if (!inCorner) drawRings(x, y, 2, set);
    }),
  );
}

/** Squares inside each other: a finder has its white frame, an alignment pattern has none. */
function drawRings(x: number, y: number, reach: number, set: Set) {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      set(x + dx, y + dy, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
    }
}

/** Level M and the mask, with their own correction, twice. */
function drawFormat(side: number, maskNumber: number, set: Set) {
  const bits = ((maskNumber << 10) | remainder(maskNumber << 10, 0x537, 10)) ^ 0x5412;
  for (let at = 0; at < 15; at++) {
    const dark = ((bits >> at) & 1) === 1;
    const along = at < 6 ? at : at < 8 ? at + 1 : side - 15 + at;
    const across = at < 8 ? side - 1 - at : at === 8 ? 7 : 14 - at;
    set(8, along, dark);
    set(across, 8, dark);
  }
  set(8, side - 8, true);
}

function drawVersion(side: number, version: number, set: Set) {
  const bits = (version << 12) | remainder(version << 12, 0x1f25, 12);
  for (let at = 0; at < 18; at++) {
    const dark = ((bits >> at) & 1) === 1;
    const near = Math.floor(at / 3);
    const far = side - 11 + (at % 3);
    set(near, far, dark);
    set(far, near, dark);
  }
}

/** Of a division of polynomials over bits. */
function remainder(value: number, divisor: number, degree: number): number {
  let rest = value;
  for (let at = 31 - Math.clz32(rest); at >= degree; at = 31 - Math.clz32(rest))
    rest ^= divisor << (at - degree);
  return rest;
}

/** Two columns at a time, up and down in turn, from the right; the column of the timing pattern is skipped. */
function* zigzag(side: number): Generator<readonly [x: number, y: number]> {
  for (let right = side - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < side; step++) {
      const y = up ? side - 1 - step : step;
      yield [right, y];
      yield [right - 1, y];
    }
  }
}

/** ISO/IEC 18004, 7.8.3: long runs, blocks, look-alikes of a finder, and too much of one colour. */
function penalty(code: QrCode): number {
  const columns = code.map((_, x) => code.map((row) => row[x] === true));
  const lines = [...code, ...columns].map((line) => line.map(Number).join(''));
  const runs = lines.join(' ').match(/0{5,}|1{5,}/g) ?? [];
  const finders = lines.flatMap((line) => line.match(/(?=10111010000|00001011101)/g) ?? []);
  const blocks = code.flatMap((row, y) =>
    row.filter(
      (dark, x) =>
        y > 0 &&
        x > 0 &&
        [row[x - 1], code[y - 1]?.[x], code[y - 1]?.[x - 1]].every((other) => other === dark),
    ),
  );
  const dark = code.flat().filter(Boolean).length / code.length ** 2;
  return (
    runs.reduce((sum, run) => sum + run.length - 2, 0) +
    blocks.length * 3 +
    finders.length * 40 +
    Math.floor(Math.abs(dark - 0.5) * 20) * 10
  );
}
