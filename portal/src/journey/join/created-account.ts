// Navigation state for the page after sign-up, which keeps the ticket for correcting the e-mail out of the URL.
import { useEntryText } from '../../navigation/entry-state';

/** The `state` of a navigation. */
export const createdState = (ticket: string) => ({ ticket });

/** Undefined if the page was opened in another way. */
export const useCorrectionTicket = (): string | undefined => useEntryText('ticket');
