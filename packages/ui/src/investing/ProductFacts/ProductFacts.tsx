import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import type { PerformanceFigure } from '@quoin/rules';
import { FactRow } from './FactRow';
import { FigureWithMath, type OnShowMath } from '../ShowTheMath/FigureWithMath';
import { View } from './ProductFacts.styles';

export interface Fact {
  name: string;
  /** Text, or a `Figure` for a number. */
  value: ReactNode;
  /** Basis of the value, such as a valuation date. */
  note?: ReactNode;
  /** For a computed figure whose math the user can open. */
  math?: { figure: PerformanceFigure; onShow: OnShowMath };
}

export interface ProductFactsProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  /** Facts in display order. */
  facts: readonly Fact[];
  /** `between` omits the line above the first row, for use near the edge of a card. */
  lines?: 'above' | 'between';
}

/** The facts of a product, as names and values in as many columns as fit. */
export const ProductFacts = forwardRef<HTMLDListElement, ProductFactsProps>(function ProductFacts(
  { facts, lines = 'above', ...rest },
  ref,
) {
  return (
    <View ref={ref} data-quoin="ProductFacts" data-lines={lines} {...rest}>
      {facts.map(({ name, value, note, math }) => (
        <FactRow key={name} name={name}>
          {math ? (
            <FigureWithMath figure={math.figure} onShowMath={math.onShow}>
              {value}
            </FigureWithMath>
          ) : (
            value
          )}
          {note && <span data-part="note">{note}</span>}
        </FactRow>
      ))}
    </View>
  );
});
