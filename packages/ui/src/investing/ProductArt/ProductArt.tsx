import { forwardRef, useMemo, type SVGAttributes } from 'react';
import type { ProductCategory } from '@quoin/rules';
import { COMPOSITIONS } from './compositions';
import { SHEET } from './shapes';
import { View } from './ProductArt.styles';

export interface ProductArtProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** Product category, which selects the composition. */
  category: ProductCategory;
  /** The product's art key, such as `pre_ipo-3`: the same key always gives the same picture. */
  seed: string;
  /** Accessible name, only if the product's name is not shown; otherwise the picture is decorative. */
  label?: string;
}

/** The generated picture of a product in the colours of the current theme, as inline SVG. Fills its container. */
export const ProductArt = forwardRef<SVGSVGElement, ProductArtProps>(function ProductArt(
  { category, seed, label, ...rest },
  ref,
) {
  const shapes = useMemo(() => COMPOSITIONS[category](seededRandom(`${category}/${seed}`)), [category, seed]);
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
      {shapes.map(({ tone, d }) => (
        <path key={d} data-tone={tone} d={d} />
      ))}
    </View>
  );
});

/** Pseudorandom numbers in [0, 1), the same for a seed on every machine: mulberry32 over an FNV-1a hash. */
function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
