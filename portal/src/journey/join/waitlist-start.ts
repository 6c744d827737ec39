// What is known of somebody when the waitlist opens goes along with the navigation, not in the address.
import { useLocation } from 'react-router-dom';
import { emailState } from '../../navigation/email-state';

interface Start {
  country: string;
  /** The page before is the sign-up, with a way back to it. */
  fromSignUp: true;
}

/** The `state` of a navigation from the sign-up. */
export const carriedToWaitlist = ({ country, email }: { country: string; email: string }) => ({
  ...emailState(email),
  country,
  fromSignUp: true,
});

/** Undefined when the waitlist was opened from elsewhere. */
export function useCarriedToWaitlist(): Start | undefined {
  const state: unknown = useLocation().state;
  return isStart(state) ? state : undefined;
}

const isStart = (state: unknown): state is Start =>
  typeof state === 'object' &&
  state !== null &&
  'fromSignUp' in state &&
  'country' in state &&
  typeof state.country === 'string';
