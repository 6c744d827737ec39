// A name with its value in a list of facts (`<dl>`).
import type { ReactNode } from 'react';
import type { PerformanceFigure } from '@quoin/rules';
import { Figure, type FigureProps } from '../../foundations/Figure/Figure';
import { FigureWithMath, type OnShowMath } from '../ShowTheMath/FigureWithMath';

interface FactRowProps {
  name: ReactNode;
  children: ReactNode;
}

export function FactRow({ name, children }: FactRowProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface ComputedFactProps extends Pick<FigureProps, 'value' | 'change'> {
  name: string;
  /** Kind of figure: money or a rate. */
  kind?: 'money' | 'percent';
  figure: PerformanceFigure;
  onShowMath: OnShowMath | undefined;
}

/** A figure that opens its math if it has a value. */
export function ComputedFact({ name, kind = 'money', value, change, figure, onShowMath }: ComputedFactProps) {
  return (
    <FactRow name={name}>
      <FigureWithMath figure={figure} onShowMath={value === null ? undefined : onShowMath}>
        <Figure kind={kind} value={value} change={change} />
      </FigureWithMath>
    </FactRow>
  );
}
