// Passes an e-mail address to the next page in the navigation state, which keeps it out of the URL.
import { useEntryState } from './entry-state';

/** `state` of a navigation. */
export const emailState = (email: string) => ({ email });

/** E-mail in the state of the current history entry; empty without one. */
export function useEmailState(): string {
  const email = useEntryState('email');
  return typeof email === 'string' ? email : '';
}
