// Navigation state for the waitlist, which keeps the known values out of the URL.
import { emailState, useEntryText } from '../../navigation/entry-state';

/** Navigation state from sign-up. */
export const carriedToWaitlist = ({ country, email }: { country: string; email: string }) => ({
  ...emailState(email),
  country,
});

/** Country from sign-up; undefined if the waitlist was opened from another page. */
export const useCarriedCountry = (): string | undefined => useEntryText('country');
