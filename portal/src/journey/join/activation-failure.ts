// Why an activation link failed, in the navigation state of the page that explains it.
import { useEntryState } from '../../navigation/entry-state';

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
