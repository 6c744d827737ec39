import { useEffect } from 'react';
import { useEffectBeforePaint } from '../../behaviour/use-effect-before-paint';

/** If an element has this id, apexcharts assumes that its style sheet is inserted. */
const ITS_STYLE_SHEET = 'apexcharts-css';

/** Number of charts being drawn: several redraw together when the theme changes, and the element stays until the last. */
let drawing = 0;

/**
 * Prevents apexcharts from inserting its style sheet while it draws: its rules match every element, so the browser would
 * recalculate the styles of the whole page. Drawing.styles.ts has the few rules that a drawing needs. Afterwards the
 * original behaviour is restored for other charts on the page.
 */
export function useOwnStyles(): void {
  useEffectBeforePaint(() => {
    drawing += 1;
    if (document.getElementById(ITS_STYLE_SHEET)) return;
    const mark = document.createElement('meta');
    mark.id = ITS_STYLE_SHEET;
    document.head.append(mark);
  });
  // The chart is a child and draws in its own effect, which runs before this one.
  useEffect(() => {
    drawing -= 1;
    if (drawing === 0) document.querySelector(`meta#${ITS_STYLE_SHEET}`)?.remove();
  });
}
