// The checks that run in the page. Each returns problems as sentences; an empty list means success.
export { accessibilityProblems } from './accessibility';
export { concealedBoxes, openNumbers, tracesOf } from './concealed';
export { lostBorders, marks, noteMarks, type Mark } from './marks';
export { focusable } from './elements';
export { reachingPastTheEdge } from './narrow';
export { texts, type FoundText } from './texts';
export { switchTheme } from './theme';
