// Brent's method: accuracy, and the number of evaluations, on which the time of XIRR depends. Bisection needs more than fifty.
import { brentRoot } from '../../packages/rules/src/performance/brent';

const counted = (f: (x: number) => number) => {
  const points: number[] = [];
  const noted = (x: number) => {
    points.push(x);
    return f(x);
  };
  return { noted, points };
};

test.each<[string, (x: number) => number, number, number, number, number]>([
  ['a straight line', (x) => 2 * x - 1, 0, 10, 0.5, 3],
  ['a parabola', (x) => x * x - 2, 0, 2, Math.SQRT2, 10],
  ['the cosine', (x) => Math.cos(x) - x, 0, 1, 0.7390851332151607, 9],
  ['Wallis’s cubic', (x) => x ** 3 - 2 * x - 5, 2, 3, 2.0945514815423265, 8],
  ['exponential growth', (x) => Math.exp(x) - 2, -10, 10, Math.LN2, 13],
  ['the logarithm', Math.log, 1e-6, 50, 1, 14],
  ['a curve that is flat at both ends', (x) => Math.atan(x - 1), -50, 100, 1, 13],
  ['a curve beside a pole', (x) => 1 / (x - 3) - 6, 3.0000001, 4, 19 / 6, 13],
  ['a jump', (x) => (x < 0.1 ? -1 : 1), -1, 1, 0.1, 55],
  ['a root of ninth order', (x) => x ** 9, -1, 1.5, 0, 151],
])('the root of %s', (_, f, from, to, root, evaluations) => {
  for (const ends of [[from, to] as const, [to, from] as const]) {
    const { noted, points } = counted(f);
    expect(Math.abs(brentRoot(noted, ...ends) - root)).toBeLessThan(5e-16 * Math.max(1, Math.abs(root)));
    expect(points.length).toBeLessThanOrEqual(evaluations);
    expect(points.every((x) => x >= from && x <= to)).toBe(true);
  }
});

test('a root at one of the ends is returned exactly, without another evaluation', () => {
  for (const [from, to] of [[3, 8] as const, [-8, 3] as const]) {
    const { noted, points } = counted((x) => x - 3);
    expect(brentRoot(noted, from, to)).toBe(3);
    expect(points).toEqual([from, to]);
  }
});

test('ends of the same sign are an error', () => {
  for (const sign of [1, -1])
    expect(() => brentRoot((x) => sign * (x * x + 1), -1, 1)).toThrow(
      new RangeError('The function must have opposite signs at both ends'),
    );
});

test('a jump in a range that would need a thousand halvings ends after two hundred rounds', () => {
  const { noted, points } = counted((x) => (x < 1e-10 ? -1 : 1));
  brentRoot(noted, -1, 1e300);
  expect(points).toHaveLength(202);
});
