// Navigation states between the pages of joining, which keep personal data out of the URL.
import { useEntryState, useEntryText, emailState } from '../../navigation/entry-state';

/** In the order in which the page lists them. */
export const ACTIVATION_FAILURES = ['expired', 'used', 'invalid'] as const;
type ActivationFailure = (typeof ACTIVATION_FAILURES)[number];

/** The `state` of a navigation. @param reason of the server's error */
export const failureState = (reason: unknown) => ({ activation_failure: reason });

/** Undefined if the page was opened in another way. */
export function useActivationFailure(): ActivationFailure | undefined {
  const failure = useEntryState('activation_failure');
  return ACTIVATION_FAILURES.find((reason) => reason === failure);
}

/** The `state` of a navigation. */
export const createdState = (ticket: string) => ({ ticket });

/** Undefined if the page was opened in another way. */
export const useCorrectionTicket = (): string | undefined => useEntryText('ticket');

/** Navigation state from sign-up. */
export const carriedToWaitlist = ({ country, email }: { country: string; email: string }) => ({
  ...emailState(email),
  country,
});

/** Country from sign-up; undefined if the waitlist was opened from another page. */
export const useCarriedCountry = (): string | undefined => useEntryText('country');
