// Copies text and reports the result: a browser may reject it, and the component then asks the user to copy by hand.
import { useState } from 'react';

export interface Copied<Key> {
  /** Which of the texts it was. */
  key: Key;
  done: boolean;
}

/** @returns what was last copied, and what copies */
export function useCopy<Key>() {
  const [copied, setCopied] = useState<Copied<Key>>();
  const copy = async (key: Key, text: string): Promise<boolean> => {
    const done = await written(text);
    setCopied({ key, done });
    return done;
  };
  return [copied, copy] as const;
}

async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused, or no clipboard there.
    return false;
  }
}
