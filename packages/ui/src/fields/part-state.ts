// A group validates a part only after the user has left it, so that no error appears during typing.
import { useState } from 'react';

export function useLeftParts<Part extends string>(): {
  left: ReadonlySet<Part>;
  leave: (part: Part) => void;
  forget: () => void;
} {
  const [left, setLeft] = useState<ReadonlySet<Part>>(() => new Set());
  return {
    left,
    leave: (part) => setLeft((before) => (before.has(part) ? before : new Set(before).add(part))),
    forget: () => setLeft(new Set()),
  };
}

/**
 * The country whose parts a group shows: the chosen one or, while the user types another, the previous one. Otherwise the
 * first keystroke would remove the parts and their content.
 */
export function useSettledCountry(country = '') {
  const [before, setBefore] = useState('');
  return {
    country: country || before,
    /** Keeps the parts of the country while the user types: `chosen` is empty then. Drops them otherwise. */
    settle: (chosen: string) => setBefore(chosen === '' ? country || before : ''),
    forgetCountry: () => setBefore(''),
  };
}
