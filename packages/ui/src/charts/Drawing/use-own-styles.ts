import { useEffect } from 'react';
import { useEffectBeforePaint } from '../../behaviour/use-effect-before-paint';

/** Where an element has this id, apexcharts takes its style sheet to be there. */
const ITS_STYLE_SHEET = 'apexcharts-css';

/** Several are drawn in one go when the theme changes: the mark stays until the last of them is done. */
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
  // The chart below draws in its own effect, which comes before this one.
  useEffect(() => {
    drawing -= 1;
    if (drawing === 0) document.querySelector(`meta#${ITS_STYLE_SHEET}`)?.remove();
  });
}
