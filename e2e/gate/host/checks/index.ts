// The checks that run in the page. Each returns problems as sentences; an empty list means success.
export { accessibilityProblems } from './accessibility';
export { concealedBoxes, openNumbers, getTraces } from './concealed';
export { lostBorders, marks, noteMarks, type Mark } from './marks';
export { lostSelections } from './selections';
export { focusable } from './elements';
export { brokenNumbers, reachingPastTheEdge } from './narrow';
export { texts, type FoundText } from './texts';

/** Same effect as a new `theme` of the outermost provider: colours are CSS variables, so nothing re-renders. */
export function switchTheme(theme: string): void {
  for (const element of [document.documentElement, document.querySelector('[data-quoin="QuoinProvider"]')])
    element?.setAttribute('data-quoin-theme', theme);
}
