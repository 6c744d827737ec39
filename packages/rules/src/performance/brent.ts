/**
 * Root of a continuous function between two points with opposite signs, by inverse quadratic interpolation where that is
 * safe and by bisection otherwise; accurate to about sixteen digits.
 * Source: R. P. Brent, Algorithms for Minimization without Derivatives (1973), chapter 4.
 * @throws RangeError if the signs are not opposite
 */
export function brentRoot(f: (x: number) => number, from: number, to: number): number {
  let [a, b] = [from, to];
  let [fa, fb] = [f(a), f(b)];
  if (fa * fb > 0) throw new RangeError('The function must have opposite signs at both ends');
  let [c, fc] = [a, fa];
  let step = b - a;
  let stepBefore = step;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (fb * fc > 0) {
      [c, fc] = [a, fa];
      step = stepBefore = b - a;
    }
    if (Math.abs(fc) < Math.abs(fb)) {
      [a, b, c] = [b, c, b];
      [fa, fb, fc] = [fb, fc, fb];
    }
    const tolerance = 2 * Number.EPSILON * Math.abs(b) + MIN_STEP;
    const half = (c - b) / 2;
    if (fb === 0 || Math.abs(half) <= tolerance) return b;
    const guess =
      Math.abs(stepBefore) >= tolerance && Math.abs(fa) > Math.abs(fb)
        ? interpolate({ a, b, c, fa, fb, fc })
        : half;
    const safe =
      guess * half > 0 && Math.abs(guess) < Math.min(1.5 * Math.abs(half), Math.abs(stepBefore) / 2);
    stepBefore = safe ? step : half;
    step = safe ? guess : half;
    [a, fa] = [b, fb];
    b += Math.abs(step) > tolerance ? step : Math.sign(half) * tolerance;
    fb = f(b);
  }
  return b;
}

const MAX_ROUNDS = 200;
const MIN_STEP = 1e-16;

interface ThreePoints {
  a: number;
  b: number;
  c: number;
  fa: number;
  fb: number;
  fc: number;
}

/** Distance from b to the root of the parabola through the three points, or of the line through two. */
function interpolate({ a, b, c, fa, fb, fc }: ThreePoints): number {
  if (a === c) return ((b - a) * fb) / (fa - fb);
  const [p, q, r] = [fb / fa, fa / fc, fb / fc];
  return (p * (2 * ((c - b) / 2) * q * (q - r) - (b - a) * (r - 1))) / -((q - 1) * (r - 1) * (p - 1));
}
