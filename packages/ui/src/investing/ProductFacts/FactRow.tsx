// A name with its value in a list of facts (`<dl>`).
import type { ReactNode } from 'react';
import type { PerformanceFigure } from '@quoin/rules';
import { Figure, type FigureProps } from '../../foundations/Figure/Figure';
import { FigureWithMath, type OnShowMath } from '../ShowTheMath/FigureWithMath';

export interface Fact {
  name: string;
  /** Text, or a `Figure` for a number. */
  value: ReactNode;
  /** Basis of the value, such as a valuation date. */
  note?: ReactNode | undefined;
  /** For a computed figure whose math the user can open. */
  math?: { figure: PerformanceFigure; onShow: OnShowMath } | undefined;
}

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

/** The value of a fact, as a button if it has math, with its note. */
export function FactValue({ value, note, math }: Omit<Fact, 'name'>) {
  return (
    <>
      {math ? (
        <FigureWithMath figure={math.figure} onShowMath={math.onShow}>
          {value}
        </FigureWithMath>
      ) : (
        value
      )}
      {note && <span data-part="note">{note}</span>}
    </>
  );
}

export interface ComputedFactProps extends Pick<FigureProps, 'value' | 'change'> {
  name: string;
  /** Kind of figure: money or a rate. */
  kind?: 'money' | 'percent' | undefined;
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
