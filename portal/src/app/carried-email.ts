// An e-mail that was typed on one page and is asked for again on the next goes along with the navigation, not in the address.
import { useLocation } from 'react-router-dom';

interface Carried {
  email: string;
}

/** The `state` of a navigation. */
export const carriedEmail = (email: string): Carried => ({ email });

/** Empty when this page was opened without one. */
export function useCarriedEmail(): string {
  const state: unknown = useLocation().state;
  return isCarried(state) ? state.email : '';
}

const isCarried = (state: unknown): state is Carried =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string';
