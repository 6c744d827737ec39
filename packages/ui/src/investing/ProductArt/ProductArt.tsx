import { forwardRef, useMemo, type SVGAttributes } from 'react';
import type { ProductCategory } from '@quoin/rules';
import { artOf } from './art-of';
import { SHEET } from './shapes';
import { View } from './ProductArt.styles';

export interface ProductArtProps extends Omit<SVGAttributes<SVGSVGElement>, 'children'> {
  /** Product category, which has its own compositions. */
  category: ProductCategory;
  /**
   * The product's id: the same id always gives the same picture, and each id its own. The category itself gives the plain
   * picture of the category.
   */
  seed: string;
  /** Accessible name, only if the product's name is not shown; otherwise the picture is decorative. */
  label?: string;
}

/** The generated picture of a product in the colours of the current theme, as inline SVG. Fills its container. */
export const ProductArt = forwardRef<SVGSVGElement, ProductArtProps>(function ProductArt(
  { category, seed, label, ...rest },
  ref,
) {
  const { shapes, mirrored } = useMemo(() => artOf(category, seed), [category, seed]);
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
