import { forwardRef, type HTMLAttributes } from 'react';
import { FactRow, FactValue, type Fact } from './FactRow';
import { View } from './ProductFacts.styles';

export type { Fact } from './FactRow';

export interface ProductFactsProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  /** Facts in display order. */
  facts: readonly Fact[];
  /** `between` omits the line above the first row, for use near the edge of a card. */
  lines?: 'above' | 'between' | undefined;
}

/** The facts of a product, as names and values in as many columns as fit. */
export const ProductFacts = forwardRef<HTMLDListElement, ProductFactsProps>(function ProductFacts(
  { facts, lines = 'above', ...rest },
  ref,
) {
  return (
    <View ref={ref} data-quoin="ProductFacts" data-lines={lines} {...rest}>
      {facts.map(({ name, ...fact }) => (
        <FactRow key={name} name={name}>
          <FactValue {...fact} />
        </FactRow>
      ))}
    </View>
  );
});
