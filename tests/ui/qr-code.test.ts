import fc from 'fast-check';
import { qrCode } from '../../packages/ui/src/investing/ReferralCard/qr-code';
import { withCorrection } from '../../packages/ui/src/investing/ReferralCard/reed-solomon';

const drawn = (text: string) => qrCode(text)?.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

const EXPECTED = [
  '#######.#.#...#######',
  '#.....#.#..##.#.....#',
  '#.###.#.#..#..#.###.#',
  '#.###.#..#..#.#.###.#',
  '#.###.#.#.###.#.###.#',
  '#.....#..##...#.....#',
  '#######.#.#.#.#######',
  '.....................',
  '#..######.##.#..#.###',
  '##.#.#..######.######',
  '###...#....##..#..###',
  '.#.##..#.#..#####.##.',
  '#.##..#..#.##########',
  '........#...###..#..#',
  '#######.##.#.....#...',
  '#.....#.#.....#..####',
  '#.###.#.##...##.#####',
  '#.###.#.###.###.##...',
  '#.###.#...####.##.###',
  '#.....#....##...#####',
  '#######.#.#.##....#..',
];

// Read back by a decoder that is not ours (jsQR) when it was written down.
test('a short text as the standard draws it', () => {
  expect(drawn('QUOIN')).toEqual(EXPECTED);
});

test('correction is that of the standard’s own example', () => {
  // ISO/IEC 18004, annex I: "01234567" in version 1-M.
  const data = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17];
  expect(withCorrection(data, 10, 1).slice(16)).toEqual([165, 36, 212, 193, 237, 54, 199, 135, 44, 85]);
});

test('every code has three finders and grows with its text, up to what a camera reads', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 600, unit: 'grapheme-ascii' }), (text) => {
      const code = drawn(text) ?? [];
      const side = code.length;
      expect((side - 17) % 4).toBe(0);
      for (const row of [code[0], code[6]]) expect(row?.startsWith('#######.')).toBe(true);
      expect(code[0]?.endsWith('.#######')).toBe(true);
      expect(code[side - 1]?.startsWith('#######.')).toBe(true);
    }),
    { numRuns: 25 },
  );
  expect(drawn('x'.repeat(666))).toHaveLength(97);
  expect(drawn('x'.repeat(667))).toBeUndefined();
});
