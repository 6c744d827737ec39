// Styles name the start and the end of a line, not its left and right, so that pages mirror for right-to-left languages.
import { readStyles } from './styles';

const SIDE = /(?:^|[\s{;])((?:margin|padding|border)-(?:left|right)|left|right): /gm;
const ALIGNED = /(?:text-align|float|clear): (?:left|right)\b/g;
const SHORTHAND = /(?:^|\s)((?:margin|padding|inset): [^;{}]+);/gm;

/** Splits a value at its spaces, except inside parentheses. */
const getParts = (value: string) =>
  value.match(/(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^\s(])+/g) ?? [];

/** Whether the right one of the four sides differs from the left one. */
function isUneven(declaration: string): boolean {
  const [, , right, , left] = getParts(declaration);
  return left !== undefined && right !== left;
}

test('each side of a shorthand is compared', () => {
  expect(isUneven('margin: 0 calc(-1 * var(--a)) 0 calc(-1 * var(--a))')).toBe(false);
  expect(isUneven('margin: 0 1px 0')).toBe(false);
  expect(isUneven('margin: 0 0 0 calc(-1 * var(--a))')).toBe(true);
});

test('no style names a physical side', () => {
  const found = readStyles().flatMap(({ file, css }) =>
    [
      ...[...css.matchAll(SIDE)].map(([, name = '']) => name),
      ...(css.match(ALIGNED) ?? []),
      ...[...css.matchAll(SHORTHAND)].map(([, declaration = '']) => declaration).filter(isUneven),
    ].map((what) => `${file}: ${what}`),
  );
  expect(found).toEqual([]);
});
