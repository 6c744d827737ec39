import type { ReactNode } from 'react';
import type { PerformanceFigure, PerformancePeriod } from '@quoin/rules';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { PerformanceTable as english } from '../../messages/en/performance';
import { performanceFigure, performancePeriod } from '../../messages/en/terms';
import { useMessages } from '../../provider/quoin-context';
import { useNamedTerms } from '../../provider/use-terms';
import { focusRing, interfaceFont, media } from '../../tokens';

/** Called with the figure whose math the user opens. */
export type OnShowMath = (figure: PerformanceFigure) => void;

interface FigureWithMathProps {
  figure: PerformanceFigure;
  period?: PerformancePeriod | undefined;
  /** Without it, the figure is not a button. */
  onShowMath: OnShowMath | undefined;
  /** The figure. */
  children: ReactNode;
}

/** A button that opens the math of a figure. */
export function FigureWithMath({ figure, period, onShowMath, children }: FigureWithMathProps) {
  const text = useMessages('PerformanceTable', english);
  const figureNames = useNamedTerms('performanceFigure', performanceFigure);
  const periodNames = useNamedTerms('performancePeriod', performancePeriod);
  if (!onShowMath) return <>{children}</>;
  return (
    <MathButton type="button" data-part="math" onClick={() => onShowMath(figure)}>
      <VisuallyHidden>{text.showMath(figureNames[figure], period && periodNames[period])}</VisuallyHidden>
      {children}
    </MathButton>
  );
}

const MathButton = styled.button`
  ${interfaceFont}
  position: relative; /* above the link of a whole card */
  display: inline-flex;
  align-items: center;
  min-width: var(--quoin-space-6); /* of a dash, WCAG 2.5.8 */
  max-width: 100%;
  min-height: var(--quoin-density-target);
  margin: calc(-1 * var(--quoin-density-cell)) 0;
  padding: 0;
  border: 0;
  border-radius: var(--quoin-radius-figure);
  background: transparent;
  color: inherit;
  font-size: inherit;
  line-height: inherit;
  text-align: inherit;
  font-feature-settings: inherit;
  text-decoration: underline dotted var(--quoin-color-border-control);
  text-decoration-thickness: 1px;
  text-underline-offset: 0.35em;
  cursor: pointer;

  & > :last-child {
    flex: auto;
  }
  ${media.hover} {
    &:hover {
      background: var(--quoin-color-surface-hover);
      /* Beyond the place of the figure, where padding would widen a page without gutters. */
      box-shadow:
        calc(-1 * var(--quoin-space-2)) 0 0 var(--quoin-color-surface-hover),
        var(--quoin-space-2) 0 0 var(--quoin-color-surface-hover);
      text-decoration-color: currentColor;
    }
  }
  &:focus-visible {
    ${focusRing}
  }
`;
