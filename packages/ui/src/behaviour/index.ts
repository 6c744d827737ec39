export { foldText } from './fold-text';
export { useControllable } from './use-controllable';
export { useDismiss } from './use-dismiss';
export { useLatest } from './use-latest';
export { useFloating } from './use-floating';
export { useMergedRefs } from './use-merged-refs';
export { warnInDevelopment } from './warn-in-development';
