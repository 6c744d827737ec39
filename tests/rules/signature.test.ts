import { MIN_INK, validateStrokes, SIGNATURE_BOX, SIGNATURE_POINTS, signaturePath } from '@quoin/rules';

const { width, height } = SIGNATURE_BOX;
const line = (length: number) => [0, 0, length, 0];

test('a plausible drawing is a signature', () => {
  expect(
    validateStrokes([
      [120, 260, 180, 90, 240, 260],
      [300, 100],
    ]),
  ).toBeUndefined();
  expect(validateStrokes([[0, 0, width, height]])).toBeUndefined();
});

test('a dot, many dots or a short stroke are not a signature', () => {
  const slight = { name: 'signature_too_slight' };
  expect(validateStrokes([])).toEqual(slight);
  expect(validateStrokes([[500, 200]])).toEqual(slight);
  expect(validateStrokes(Array.from({ length: 500 }, (_, index) => [index, 200]))).toEqual(slight);
  expect(validateStrokes([[500, 200, 500, 200, 500, 200]])).toEqual(slight);
  expect(validateStrokes([line(MIN_INK - 1)])).toEqual(slight);
  expect(validateStrokes([line(MIN_INK)])).toBeUndefined();
  expect(validateStrokes([line(MIN_INK / 2), line(MIN_INK / 2)])).toBeUndefined();
});

test('strokes outside the coordinate system are rejected', () => {
  const unreadable = { name: 'signature_unreadable' };
  const wild = [
    [],
    [0],
    [0, 0, 500],
    [0, 0, width + 1, 0],
    [0, 0, 500, height + 1],
    [-1, 0, 500, 0],
    [0, 0, 500.5, 0],
    [0, 0, Number.NaN, 0],
  ];
  for (const stroke of wild) expect(validateStrokes([line(width), stroke])).toEqual(unreadable);
});

test('the maximum number of points counts over all strokes', () => {
  const long = (points: number) =>
    Array.from({ length: points }, (_, index) => [index % width, index % height]).flat();
  expect(validateStrokes([long(SIGNATURE_POINTS)])).toBeUndefined();
  expect(validateStrokes([long(SIGNATURE_POINTS + 1)])).toEqual({ name: 'signature_unreadable' });
  expect(validateStrokes([long(SIGNATURE_POINTS), [1, 1]])).toEqual({ name: 'signature_unreadable' });
});

test('a signature is drawn as a smooth line, and a dot as a line without length', () => {
  expect(signaturePath([[5, 6]])).toBe('M5 6h0');
  expect(signaturePath([[0, 0, 10, 20]])).toBe('M0 0L10 20');
  expect(
    signaturePath([
      [0, 0, 10, 20, 30, 40],
      [1, 2],
    ]),
  ).toBe('M0 0Q10 20 20 30L30 40M1 2h0');
});
