import { forwardRef, useMemo, type SVGAttributes } from 'react';
import type { ProductCategory } from '@quoin/rules';
import { SHEET, type Shape, type Tone } from './shapes';
import { View } from './ProductArt.styles';
import { BACKDROPS, COMPOSITIONS, pickOne, type Random } from './compositions';

export interface ProductArtProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** Product category, which has its own compositions. */
  category: ProductCategory;
  /**
   * The product's id: the same id always gives the same picture, and each id its own. The category itself gives the plain
   * picture of the category.
   */
  seed: string;
  /** Accessible name, only if the product's name is not shown; otherwise the picture is decorative. */
  label?: string | undefined;
}

/** The generated picture of a product in the colours of the current theme, as inline SVG. Fills its container. */
export const ProductArt = forwardRef<SVGSVGElement, ProductArtProps>(function ProductArt(
  { category, seed, label, ...rest },
  ref,
) {
  const { shapes, mirrored } = useMemo(() => getArt(category, seed), [category, seed]);
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <View
      ref={ref}
      data-quoin="ProductArt"
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      preserveAspectRatio="xMidYMid slice"
      {...meaning}
      {...rest}
    >
      <g transform={mirrored ? `matrix(-1 0 0 1 ${SHEET.width} 0)` : undefined}>
        {shapes.map(({ tone, d }) => (
          <path key={d} data-tone={tone} d={d} />
        ))}
      </g>
    </View>
  );
});

interface Art {
  shapes: readonly Shape[];
  mirrored: boolean;
}

type Tones = Readonly<Partial<Record<Tone, Tone>>>;

/** Maps each tone to its replacement; the tones `mark` and `paper` do not change. */
const TONES: readonly [Tones, ...Tones[]] = [
  {},
  { form: 'deep', deep: 'form' },
  { shade: 'form', form: 'shade' },
  { shade: 'form', form: 'deep', deep: 'shade' },
];

/**
 * A composition of the category before a backdrop, perhaps mirrored and in other tones: two products of a category do not
 * look alike, and the seed alone decides.
 * @param seed id of a product; the category itself gives the plain picture of the category
 */
function getArt(category: ProductCategory, seed: string): Art {
  const random = seededRandom(`${category}/${seed}`);
  if (seed === category) return { shapes: joinTones(COMPOSITIONS[category][0](random)), mirrored: false };
  const composition = pickOne(random, COMPOSITIONS[category]);
  const backdrop = pickOne(random, BACKDROPS);
  const tones = pickOne(random, TONES);
  const mirrored = random() < 0.5;
  const drawn = composition(random).map((shape) => ({ ...shape, tone: tones[shape.tone] ?? shape.tone }));
  return { shapes: [...joinTones(backdrop(random)), ...joinTones(drawn)], mirrored };
}

/** One shape per tone, in the order in which the tones appear: a page of sixty cards has few elements. */
function joinTones(shapes: readonly Shape[]): Shape[] {
  const joined = new Map<Tone, string>();
  for (const { tone, d } of shapes) joined.set(tone, (joined.get(tone) ?? '') + d);
  return Array.from(joined, ([tone, d]) => ({ tone, d }));
}

/** Pseudorandom numbers in [0, 1), the same for a seed on every machine: mulberry32 over an FNV-1a hash. */
function seededRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
