export { useControllable } from './use-controllable';
export { useDismiss } from './use-dismiss';
export { useMergedRefs } from './use-merged-refs';
