import { useState } from 'react';

/**
 * The country whose parts a group shows: the chosen one, and while another is being typed, the one before. The parts and
 * what is in them must not vanish with the first key.
 */
export function useSettledCountry(country = ''): string {
  const [settled, setSettled] = useState(country);
  if (country !== '' && country !== settled) setSettled(country);
  return country || settled;
}
