// Navigation state for the page after sign-up, which keeps the ticket for correcting the e-mail out of the URL.
import { useLocation } from 'react-router-dom';

interface Created {
  ticket: string;
}

/** The `state` of a navigation. */
export const createdState = (ticket: string): Created => ({ ticket });

/** Undefined if the page was opened in another way. */
export function useCorrectionTicket(): string | undefined {
  const state: unknown = useLocation().state;
  return isCreated(state) ? state.ticket : undefined;
}

const isCreated = (state: unknown): state is Created =>
  typeof state === 'object' && state !== null && 'ticket' in state && typeof state.ticket === 'string';
