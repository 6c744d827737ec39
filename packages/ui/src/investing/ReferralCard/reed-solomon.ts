// The correction of a QR code: bytes that restore what a camera could not read (Reed-Solomon over GF(256)).

/** The product of two bytes in the field of x^8 + x^4 + x^3 + x^2 + 1. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((other >> bit) & 1) * one;
  }
  return product;
}

/** Coefficients of (x - 1)(x - 2)(x - 4)…, highest first, without the leading 1. */
function generator(degree: number): number[] {
  let coefficients = [1];
  for (let at = 0, root = 1; at < degree; at++, root = times(root, 2)) {
    const shifted = [...coefficients, 0];
    coefficients = shifted.map((value, index) => value ^ times(coefficients[index - 1] ?? 0, root));
  }
  return coefficients.slice(1);
}

function correctionOf(block: readonly number[], divisor: readonly number[]): number[] {
  return block.reduce<number[]>(
    (rest, byte) => {
      const factor = byte ^ (rest[0] ?? 0);
      return divisor.map((coefficient, index) => (rest[index + 1] ?? 0) ^ times(coefficient, factor));
    },
    divisor.map(() => 0),
  );
}

/** Data in blocks, each with its correction, woven byte by byte. The last blocks are one byte longer where it does not divide. */
export function withCorrection(data: readonly number[], correction: number, blocks: number): number[] {
  const short = Math.floor(data.length / blocks);
  const shortBlocks = blocks - (data.length % blocks);
  const parts = Array.from({ length: blocks }, (_, block) => {
    const start = block * short + Math.max(0, block - shortBlocks);
    return data.slice(start, start + short + (block < shortBlocks ? 0 : 1));
  });
  const divisor = generator(correction);
  const corrections = parts.map((part) => correctionOf(part, divisor));
  return [...woven(parts, short + 1), ...woven(corrections, correction)];
}

const woven = (parts: readonly (readonly number[])[], length: number): number[] =>
  Array.from({ length }, (_, at) => parts.flatMap((part) => part.slice(at, at + 1))).flat();
