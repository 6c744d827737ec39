// Passes an e-mail address to the next page in the navigation state, which keeps it out of the URL.
import { useLocation } from 'react-router-dom';

interface Carried {
  email: string;
}

/** `state` of a navigation. */
export const emailState = (email: string): Carried => ({ email });

/** E-mail in the state of the current history entry; empty without one. */
export function useEmailState(): string {
  const state: unknown = useLocation().state;
  return isCarried(state) ? state.email : '';
}

const isCarried = (state: unknown): state is Carried =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string';
