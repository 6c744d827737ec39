import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import type { PerformanceFigure } from '@quoin/rules';
import { FigureWithMath, type OnShowMath } from '../ShowTheMath/FigureWithMath';
import { View } from './ProductFacts.styles';

export interface Fact {
  name: string;
  /** Text, or a `Figure` for what is counted. */
  value: ReactNode;
  /** What the value rests on, such as the date of a valuation. */
  note?: ReactNode;
  /** The value is a computed figure, whose math the user can open. */
  math?: { figure: PerformanceFigure; onShow: OnShowMath };
}

export interface ProductFactsProps extends Omit<HTMLAttributes<HTMLDListElement>, 'children'> {
  /** Facts in display order. */
  facts: readonly Fact[];
  /** `between` leaves the line above the first row out, where a card's edge is near. */
  lines?: 'above' | 'between';
}

/** What is known of a product, as names and values in as many columns as fit. */
export const ProductFacts = forwardRef<HTMLDListElement, ProductFactsProps>(function ProductFacts(
  { facts, lines = 'above', ...rest },
  ref,
) {
  return (
    <View ref={ref} data-quoin="ProductFacts" data-lines={lines} {...rest}>
      {facts.map(({ name, value, note, math }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {math ? (
              <FigureWithMath figure={math.figure} onShowMath={math.onShow}>
                {value}
              </FigureWithMath>
            ) : (
              value
            )}
            {note && <span data-part="note">{note}</span>}
          </dd>
        </div>
      ))}
    </View>
  );
});
