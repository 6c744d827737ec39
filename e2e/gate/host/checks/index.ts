// What is looked at inside the page. Each check gives what is wrong, as sentences; empty means fine.
export { accessibilityProblems } from './accessibility';
export { concealedBoxes, openNumbers, tracesOf } from './concealed';
export { lostBorders, marks, noteMarks, type Mark } from './marks';
export { focusable } from './focusable';
export { reachingPastTheEdge } from './narrow';
export { texts, type FoundText } from './texts';
export { switchTheme } from './theme';
