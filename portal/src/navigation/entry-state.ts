import { useLocation } from 'react-router-dom';

/** Value in the state of the current history entry (`state` of a navigation). */
export function useEntryState(name: string): unknown {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}
