// Navigation state for the waitlist, which keeps the known values out of the URL.
import { useLocation } from 'react-router-dom';
import { emailState } from '../../navigation/email-state';

interface Start {
  country: string;
  /** The previous page is sign-up, so the waitlist links back to it. */
  fromSignUp: true;
}

/** Navigation state from sign-up. */
export const carriedToWaitlist = ({ country, email }: { country: string; email: string }) => ({
  ...emailState(email),
  country,
  fromSignUp: true,
});

/** Undefined if the waitlist was opened from another page. */
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
