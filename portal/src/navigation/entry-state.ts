// Values in the state of a history entry, which keeps them out of the URL.
import { useLocation } from 'react-router-dom';

/** Value in the state of the current history entry (`state` of a navigation). */
export function useEntryState(name: string): unknown {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}

/** Like `useEntryState`, for a text; undefined if the page was opened in another way. */
export function useEntryText(name: string): string | undefined {
  const value = useEntryState(name);
  return typeof value === 'string' ? value : undefined;
}

/** `state` of a navigation to a page that asks for the e-mail. */
export const emailState = (email: string) => ({ email });

/** E-mail in the state of the current history entry; empty without one. */
export const useEmailState = (): string => useEntryText('email') ?? '';
